import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { chatAnswer } from '../../../src/contract/chat.ts';
import type { Answer, Button } from '../../../src/answers/index.ts';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { document, schemaErrors } from '../../support/openapi-document.ts';
import { sampleAnswer } from '../../support/sample-answer.ts';
import { silentChat } from '../../support/silent-chat.ts';
import { noPictures } from '../../support/no-pictures.ts';

type Documented = z.output<typeof chatAnswer>;
type DocumentedButton = NonNullable<Documented['buttons']>[number];
type AnyFunction = (...args: never[]) => unknown;
/** The members of a type that JSON has: those that are drawn on demand are functions. */
type InJson<T> = { [Name in keyof T as NonNullable<T[Name]> extends AnyFunction ? never : Name]: T[Name] };

/** An answer with every member. */
const whole: Answer = {
  ...sampleAnswer,
  buttons: [
    { label: 'Tomorrow', command: 'tide', options: { day: 'tomorrow' }, replaces: true, asks: true, group: 'days' },
  ],
  links: [{ label: 'Add to a server', url: 'https://example.org' }],
  file: { name: 'export.json', mediaType: 'application/json', content: '{}' },
  alone: true,
};

const web = createWeb({
  chat: { ...silentChat, answer: async () => ({ ok: true, answer: whole }) },
  sessions: createSessions('a secret of the test'),
  renderPng: noPictures,
  clock: () => 0,
});
const post = async (body: unknown, type = 'application/json') =>
  web.request(
    '/chat',
    { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) },
    { clientNetwork: '203.0.113.7' },
  );

type ChatDocument = {
  post: {
    requestBody: { content: Record<string, { schema: object; example: object }> };
    responses: Record<string, { content?: Record<string, { schema: object; example: object }> }>;
  };
};
const { requestBody, responses } = (document.paths as unknown as Record<string, ChatDocument>)['/chat']!.post;

describe('POST /chat in the OpenAPI document', () => {
  it('takes the example and answers as described', async () => {
    expectTypeOf<keyof InJson<Answer>>().toExtend<keyof Documented>();
    expectTypeOf<keyof Button>().toExtend<keyof DocumentedButton>();
    const request = requestBody.content['application/json']!;
    expect(schemaErrors({ ...request.schema }, request.example)).toBeNull();
    const response = await post(request.example);
    const answer = responses['200']!.content!['application/json']!;
    expect(schemaErrors({ ...answer.schema }, answer.example)).toBeNull();
    expect(schemaErrors({ ...answer.schema }, await response.json())).toBeNull();
  });

  it.each([
    [400, { text: 7 }, 'application/json', 'BadRequest'],
    [413, { text: 'x'.repeat(17_000) }, 'application/json', 'ContentTooLarge'],
    [415, { text: 'x' }, 'text/plain', 'UnsupportedMediaType'],
  ])('refuses with %s as described', async (status, body, type, name) => {
    const response = await post(body, type);
    expect(response.status).toBe(status);
    expect(responses).toHaveProperty(String(status), { $ref: `#/components/responses/${name}` });
    const { schema } = document.components.responses[name]!.content!['application/json']!;
    expect(schemaErrors(schema, await response.json())).toBeNull();
  });
});
