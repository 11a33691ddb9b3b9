import { z } from 'zod';

/** A parameter as clients see it. Requests carry text; `schema` has the values that the text stands for. */
export type ParameterDocument = {
  readonly description: string;
  /** JSON Schema. */
  readonly schema: object;
  readonly example: unknown;
};

const documents = z.registry<ParameterDocument>();

/** Documents the schema of a parameter, and returns it. */
export function documented<S extends z.ZodType>(schema: S, document: ParameterDocument): S {
  documents.add(schema, document);
  return schema;
}

/** The document of a parameter's schema. Throws where there is none. */
export function documentOf(schema: z.ZodType): ParameterDocument {
  const document = documents.get(schema);
  if (!document) throw new Error('This parameter has no document');
  return document;
}
