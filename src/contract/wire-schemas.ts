import { z } from 'zod';
import written from './paths.json' with { type: 'json' };

export const wireSchemas = z.registry<{ id: string }>();

/** Gives a schema its name in the OpenAPI document, and returns it. */
export function named<S extends z.ZodType>(id: string, schema: S): S {
  wireSchemas.add(schema, { id });
  return schema;
}

/** What answers and their members are, by the names of the schemas; `""` is the whole. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = written.answers;

/** The members with their words. Described after `optional`, so that a named schema stays a reference. */
export function withWords<M extends z.ZodRawShape>(id: string, members: M): M {
  const described = Object.entries(members).map(([name, member]) => {
    const text = words[id]?.[name];
    return [name, text === undefined ? member : (member as z.ZodType).describe(text)];
  });
  return Object.fromEntries(described) as M;
}

/** An object of exactly these members, under its name in the OpenAPI document. */
export function namedObject<M extends z.ZodRawShape>(id: string, members: M) {
  const object = z.strictObject(withWords(id, members));
  const text = words[id]?.[''];
  return named(id, text === undefined ? object : object.describe(text));
}
