import { z } from 'zod';
import { chatAnswer, chatRequest } from './chat.ts';
import { refusals, type HeaderName, type RefusalStatus } from './errors.ts';
import examples from './examples.json' with { type: 'json' };
import { documentOf } from './parameter-documents.ts';
import { paths, type DocumentedPath } from './paths.ts';
import responseHeaders from './response-headers.json' with { type: 'json' };
import { wireSchemas } from './wire-schemas.ts';
import written from './openapi.json' with { type: 'json' };

const { feed, chat, securitySchemes, answerHeaders: names, notModified, ...frame } = written;

/** The interface as OpenAPI 3.1, from the schemas that validate it. `serverUrl`: for clients, by default the document's own. */
export function openApi(serverUrl = '/'): object {
  const documented = Object.entries<DocumentedPath>(paths).map(([path, one]) => [path, { get: operation(path, one) }]);
  return {
    ...frame,
    servers: [{ url: serverUrl }],
    paths: {
      ...Object.fromEntries(documented),
      '/v2/tide/feeds/{feed}': { get: feedOperation() },
      '/chat': { post: chatOperation() },
    },
    components: {
      securitySchemes,
      schemas: namedSchemas(),
      headers: responseHeaders,
      responses: Object.fromEntries(
        Object.values(refusals).map(({ name, description, schema, headers, example }) => [
          name,
          {
            description,
            headers: headersOf(headers),
            content: { 'application/json': { schema: reference(schema), example } },
          },
        ]),
      ),
    },
  };
}

const answerHeaders = names as readonly HeaderName[];

function operation(path: string, documented: DocumentedPath): object {
  const { id, tag, summary, description, cost = '1', query, keyless } = documented;
  const statuses: RefusalStatus[] = [
    ...(Object.keys(query.shape).length > 0 ? ([400] as const) : []),
    401,
    ...(path.includes('{') ? ([404] as const) : []),
    414,
    ...(cost === '0' ? [] : ([429] as const)),
    500,
    503,
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(keyless && { security: [{}, { key: [] }] }),
    description: `${description} Costs ${cost === '0' ? 'nothing' : `${cost} ${cost === '1' ? 'unit' : 'units'}`}.`,
    parameters: Object.entries(query.shape).map(([name, schema]) => parameter(path, name, schema as z.ZodType)),
    responses: {
      200: {
        description: 'The answer',
        headers: headersOf([
          ...answerHeaders,
          ...('format' in query.shape || keyless ? (['X-Notes'] as const) : []),
          ...(tag === 'Weather' || tag === 'Warnings' ? (['Age', 'X-Stale-Sources'] as const) : []),
        ]),
        content: contentOf(documented),
      },
      304: { description: notModified, headers: headersOf(answerHeaders) },
      ...refusalsOf(statuses),
    },
  };
}

function parameter(path: string, name: string, schema: z.ZodType): object {
  const { description, schema: documented, example } = documentOf(schema);
  const isList = 'type' in documented && documented.type === 'array';
  return {
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: !z.safeParse(schema, undefined).success,
    description,
    schema: documented,
    example,
    ...(isList ? { style: 'form', explode: false } : {}),
  };
}

function contentOf({ query: { shape }, answer, example }: DocumentedPath): object {
  const json = { 'application/json': { schema: reference(answer), example } };
  if (!('format' in shape)) return json;
  const isOffered = (format: string): boolean => z.safeParse(shape['format'] as z.ZodType, format).success;
  const others = Object.entries(otherContent).filter(([format]) => isOffered(format));
  return Object.assign(json, ...others.map(([, content]) => content));
}

function feedOperation(): object {
  return {
    ...feed,
    responses: {
      200: {
        description: 'The calendar (RFC 5545)',
        headers: headersOf(answerHeaders),
        content: { 'text/calendar': { schema: { type: 'string' }, example: examples.calendar } },
      },
      304: { description: notModified, headers: headersOf(answerHeaders) },
      ...refusalsOf([404, 414, 429, 500]),
    },
  };
}

const otherContent = {
  csv: { 'text/csv': { schema: { type: 'string' }, example: examples.csv } },
  ics: { 'text/calendar': { schema: { type: 'string' }, example: examples.calendar } },
  svg: { 'image/svg+xml': { schema: { type: 'string' }, example: examples.svg } },
  // OpenAPI 3.1 describes bytes by the absence of a schema.
  png: { 'image/png': {} },
};

function chatOperation(): object {
  return {
    ...chat,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: reference(chatRequest), example: examples.chat.request } },
    },
    responses: {
      200: {
        description: 'The answer, also where the question cannot be answered',
        headers: headersOf(['X-Request-Id']),
        content: { 'application/json': { schema: reference(chatAnswer), example: examples.chat.answer } },
      },
      ...refusalsOf([400, 413, 415, 500]),
    },
  };
}

function refusalsOf(statuses: readonly RefusalStatus[]): object {
  const named = statuses.map((status) => [status, { $ref: `#/components/responses/${refusals[status].name}` }]);
  return { ...Object.fromEntries(named), default: { $ref: `#/components/responses/${refusals.default.name}` } };
}

function headersOf(names: readonly HeaderName[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const prefix = '#/components/schemas/';

function reference(schema: z.ZodType): object {
  const id = wireSchemas.get(schema)?.id;
  if (id === undefined) throw new Error('This schema has no name');
  return { $ref: prefix + id };
}

/** The named schemas as JSON Schema. Zod's own bounds of integers, those of a double, say nothing. */
function namedSchemas(): object {
  const { schemas } = z.toJSONSchema(wireSchemas, {
    uri: (id) => prefix + id,
    override({ jsonSchema }) {
      if (jsonSchema.prefixItems) jsonSchema.items ??= false;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const own = new Set(['$schema', '$id']);
  const membersOf = (schema: object): object =>
    Object.fromEntries(Object.entries(schema).filter(([member]) => !own.has(member)));
  const names = Object.keys(schemas).toSorted();
  return Object.fromEntries(names.map((name) => [name, membersOf(schemas[name] ?? {})]));
}
