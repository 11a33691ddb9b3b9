import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openApi } from '../../src/contract/index.ts';

export type Schema = { readonly type?: string; readonly [member: string]: unknown };
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
};
export type DocumentedResponse = {
  readonly $ref?: string;
  readonly content?: Record<string, { schema: Schema; example?: unknown }>;
  readonly headers?: Record<string, { $ref: string }>;
};
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Record<string, DocumentedResponse>;
};

/** The parts of the OpenAPI document that the tests read. */
export const document = openApi() as {
  readonly paths: Record<string, { get: Operation }>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, DocumentedResponse>;
    readonly headers: Record<string, { schema: Schema }>;
  };
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** The errors of a value by this schema as JSON, `null` for none. References are to the document. */
export function schemaErrors(schema: Schema, value: unknown): string | null {
  const text = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
  compiled.set(text, validate);
  return validate(value) ? null : JSON.stringify(validate.errors);
}

/** What the document has for a status of an operation; `default` is what it has for any other. */
function responseOf({ responses }: Operation, status: number): DocumentedResponse | undefined {
  const response = responses[status] ?? responses['default'];
  const name = response?.$ref?.split('/').at(-1);
  return name === undefined ? response : document.components.responses[name];
}

/** Fails where the document does not have the status, the content type or a member of an answer. */
export async function checkAnswer(url: string, method: string, answer: Response): Promise<void> {
  const operation = operationOf(url.split('?')[0]!);
  if (!operation || method === 'OPTIONS') return;
  const input = responseOf(operation, answer.status);
  expect(input, `${answer.status} of ${url} is documented`).toBeDefined();
  checkHeaders(url, answer, input!);
  if (method === 'HEAD' || answer.headers.has('Content-Encoding')) return;
  const text = await answer.text();
  if (!input!.content) return expect(text).toBe('');
  const type = answer.headers.get('Content-Type')!.split(';')[0]!;
  const content = input!.content[type];
  expect(content, `${type} of ${url} is documented`).toBeDefined();
  if (type === 'application/json') expect(schemaErrors(content!.schema, JSON.parse(text)), url).toBeNull();
}

/** Headers of ours that the document does not have, or whose values do not fit it. */
function checkHeaders(url: string, { headers }: Response, { headers: documented = {} }: DocumentedResponse): void {
  for (const [name, { schema }] of Object.entries(document.components.headers)) {
    const value = headers.get(name);
    if (value === null) continue;
    expect(Object.keys(documented), `${name} of ${url} is documented`).toContain(name);
    const typed = schema.type === 'string' ? value : Number(value);
    expect(schemaErrors(schema, typed), `${name}: ${value}`).toBeNull();
  }
}

function operationOf(path: string): Operation | undefined {
  const { paths } = document;
  const parametric = ['/v2/tide/stations/{id}', '/v2/tide/feeds/{feed}'];
  const template = path in paths ? path : parametric.find((one) => path.startsWith(one.slice(0, one.indexOf('{'))));
  return template === undefined ? undefined : paths[template]!.get;
}
