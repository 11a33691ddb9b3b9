import { z } from 'zod';
import written from './parameters.json' with { type: 'json' };

/** A parameter as clients see it. Requests carry text; `schema` has the values that the text stands for. */
export type ParameterDocument = {
  readonly description: string;
  /** JSON Schema. */
  readonly schema: object;
  readonly example: unknown;
};

const documents = z.registry<ParameterDocument>();

export function documented<S extends z.ZodType>(schema: S, document: ParameterDocument): S {
  documents.add(schema, document);
  return schema;
}

/** The same with a document that is data. */
export function describedAs<S extends z.ZodType>(name: keyof typeof written, schema: S): S {
  return documented(schema, written[name]);
}

/** The document of a parameter's schema. Throws where there is none. */
export function documentOf(schema: z.ZodType): ParameterDocument {
  const document = documents.get(schema);
  if (!document) throw new Error('This parameter has no document');
  return document;
}

/** A text that `read` understands; `rule` is the sentence on any other, and `missing` that on none. */
export function readAs<T extends {}>(read: (text: string) => T | undefined, rule: string, missing?: string) {
  return z.string(missing === undefined ? {} : { error: missing }).transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: rule });
    return z.NEVER;
  });
}

/** Wrong parts that are reported: a request with a thousand of them must not cause a megabyte of sentences. */
const maxReported = 10;

/** Reports the wrong parts of a parameter, each cut, in the words of `say`, and how many `more` there are. */
export function reportEach(
  context: z.core.$RefinementCtx,
  wrong: readonly string[],
  say: (part: string) => string,
  more: string,
): void {
  for (const part of wrong.slice(0, maxReported)) context.addIssue({ code: 'custom', message: say(part.slice(0, 50)) });
  if (wrong.length > maxReported)
    context.addIssue({ code: 'custom', message: `${wrong.length - maxReported} more ${more}` });
}
