import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openApi } from '../../src/contract/index.ts';

export type Schema = { readonly type?: string; readonly [member: string]: unknown };
type Documented = {
  readonly parameters: { name: string; in: string; required: boolean; description?: string }[];
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

/** The OpenAPI document, as much of it as the tests read. */
export const document = openApi() as { readonly paths: Record<string, { get: Documented }> };

const ajv = new Ajv2020({ strict: false });
const compiled = new Map<Schema, ValidateFunction>();

/** A test of this schema: what is wrong with a value, `null` for nothing. */
export function wrongBy(schema: Schema, value: unknown): string | null {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? null : JSON.stringify(validate.errors);
}

/** Fails where an answer is not as the document says: its status, its type, its body to the last member. */
export async function checkAnswer(url: string, method: string, answer: Response): Promise<void> {
  const operation = operationOf(url.split('?')[0]!);
  if (!operation || method === 'OPTIONS') return;
  const input = operation.responses[answer.status];
  expect(input, `${answer.status} of ${url} is documented`).toBeDefined();
  if (method === 'HEAD' || answer.headers.has('Content-Encoding')) return;
  const text = await answer.text();
  if (!input!.content) return expect(text).toBe('');
  const type = answer.headers.get('Content-Type')!.split(';')[0]!;
  const content = input!.content[type];
  expect(content, `${type} of ${url} is documented`).toBeDefined();
  if (type === 'application/json') expect(wrongBy(content!.schema, JSON.parse(text)), url).toBeNull();
}

function operationOf(path: string): Documented | undefined {
  const { paths } = document;
  const template = path in paths ? path : path.startsWith('/v2/tide/stations/') ? '/v2/tide/stations/{id}' : undefined;
  return template === undefined ? undefined : paths[template]!.get;
}
