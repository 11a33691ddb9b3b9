import { z } from 'zod';

/** The schemas that have a name in the OpenAPI document. */
export const wireSchemas = z.registry<{ id: string }>();

/** Gives a schema its name in the OpenAPI document, and returns it. */
export function named<S extends z.ZodType>(id: string, schema: S): S {
  wireSchemas.add(schema, { id });
  return schema;
}

/** An object of exactly these members, under its name in the OpenAPI document. */
export function namedObject<M extends z.ZodRawShape>(id: string, members: M) {
  return named(id, z.strictObject(members));
}

/** The same with a description. */
export function describedObject<M extends z.ZodRawShape>(id: string, description: string, members: M) {
  return named(id, z.strictObject(members).describe(description));
}
