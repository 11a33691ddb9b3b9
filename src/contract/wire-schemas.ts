import { z } from 'zod';

/** The schemas that have a name in the OpenAPI document. */
export const wireSchemas = z.registry<{ id: string }>();

/** Gives a schema its name in the OpenAPI document, and returns it. */
export function named<S extends z.ZodType>(id: string, schema: S): S {
  wireSchemas.add(schema, { id });
  return schema;
}
