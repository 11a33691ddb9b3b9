import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openApi } from '../../src/contract/index.ts';

export type Schema = { readonly type?: string; readonly [member: string]: unknown };
type Operation = {
  readonly parameters: { name: string; in: string; required: boolean; description?: string }[];
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

/** The parts of the OpenAPI document that the tests read. */
export const document = openApi() as { readonly paths: Record<string, { get: Operation }> };

const ajv = new Ajv2020({ strict: false });
const compiled = new Map<Schema, ValidateFunction>();

/** The errors of a value by this schema as JSON, `null` for none. */
export function schemaErrors(schema: Schema, value: unknown): string | null {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? null : JSON.stringify(validate.errors);
}

/** Fails where the document does not have the status, the content type or a member of an answer. */
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
  if (type === 'application/json') expect(schemaErrors(content!.schema, JSON.parse(text)), url).toBeNull();
}

function operationOf(path: string): Operation | undefined {
  const { paths } = document;
  const template = path in paths ? path : path.startsWith('/v2/tide/stations/') ? '/v2/tide/stations/{id}' : undefined;
  return template === undefined ? undefined : paths[template]!.get;
}
