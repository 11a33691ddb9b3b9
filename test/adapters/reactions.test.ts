import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscordSender } from '../../src/adapters/discord/index.ts';
import { createInvalidRequests } from '../../src/adapters/discord/invalid-requests.ts';
import { createTelegramSender } from '../../src/adapters/telegram/index.ts';
import type { SendOutcome } from '../../src/digests/ports.ts';
import { channelIsGone } from '../bench/digests/errors.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import type { ScriptedFailure } from '../support/failures.ts';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';
import { noCache } from '../support/no-cache.ts';
import { noPictures } from '../support/no-pictures.ts';

/** Every error that a platform may return for a message, and the reaction to it, through the real libraries. */
const answer = { title: 'Tide', blocks: [{ kind: 'text' as const, text: 'high' }] };
let logged: string[];
const log = {
  warn: (message: string) => void logged.push(message),
  bug: (_: string, error: unknown) => void logged.push(String(error)),
};
let nowMs: number;
beforeEach(() => {
  logged = [];
  nowMs = 0;
});

type Row = readonly [name: string, failure: ScriptedFailure, expected: object];

/** An outcome without its error text. */
function withoutText(outcome: SendOutcome): object {
  if (outcome.kind !== 'refused') return { kind: outcome.kind };
  const { kind, ...rest } = outcome.reaction;
  const { error: _, ...others } = rest as { error?: string };
  return { kind, ...others };
}

describe('Telegram', () => {
  let server: TelegramServer;
  let send: (thread?: string) => Promise<SendOutcome>;
  beforeAll(async () => {
    server = await startTelegramServer();
  });
  beforeEach(() => {
    const messageSender = createTelegramSender({
      renderPng: noPictures,
      cache: noCache,
      token: server.token,
      apiUrl: server.url,
      log,
    });
    send = (thread) => messageSender.send({ ...group, ...(thread !== undefined && { thread }) }, answer, 'nonce');
  });
  afterAll(() => server.close());

  const group = { kind: 'channel', id: '-2001' } as const;
  const says = (status: number, description: string, parameters?: object): ScriptedFailure => ({
    status,
    body: { description, ...(parameters && { parameters }) },
  });
  const gone = (reason: string, certain: boolean) => ({ kind: 'gone', reason, certain });
  const rows: Row[] = [
    ['429', { status: 429, retryAfter: 7 }, { kind: 'pause', ms: 7000 }],
    ['429 for long', { status: 429, retryAfter: 1000 }, { kind: 'pause', ms: 1_000_000 }],
    ...(
      [
        'bot was blocked by the user',
        'bot was kicked from the supergroup chat',
        'bot is not a member of the channel chat',
        'user is deactivated',
        "bot can't initiate conversation with a user",
      ] as const
    ).map((reason): Row => [reason, says(403, `Forbidden: ${reason}`), gone(reason, true)]),
    ...(
      [
        'chat not found',
        'PEER_ID_INVALID',
        'CHAT_WRITE_FORBIDDEN',
        'have no rights to send a message',
        'not enough rights to send text messages to the chat',
        'TOPIC_CLOSED',
      ] as const
    ).map((reason): Row => [reason, says(400, `Bad Request: ${reason}`), gone(reason, false)]),
    [
      'a group that became a supergroup',
      says(400, 'Bad Request: group chat was upgraded to a supergroup chat', { migrate_to_chat_id: -1002 }),
      { kind: 'moved', to: '-1002' },
    ],
    ['a refused token', says(401, 'Unauthorized'), { kind: 'fatal' }],
    ['500', says(500, 'Internal Server Error'), { kind: 'ambiguous' }],
    ['502', says(502, 'Bad Gateway'), { kind: 'ambiguous' }],
    ['504', says(504, 'Gateway Timeout'), { kind: 'ambiguous' }],
  ];

  it.each(rows)('%s', async (_, failure, expected) => {
    server.failNext('sendRichMessage', failure);
    expect(withoutText(await send())).toEqual(expected);
  });

  it.each<Row>([
    ['an unknown token', says(404, 'Not Found'), { kind: 'fatal' }],
    ['a malformed message', says(400, 'Bad Request: message is too long'), { kind: 'our-bug' }],
  ])('%s, whatever its form', async (_, failure, expected) => {
    server.failNext('sendRichMessage', failure);
    // As HTML, and without markup; one that is not used would fail the next test.
    for (let form = 0; form < (failure.status === 400 ? 2 : 1); form++) server.failNext('sendMessage', failure);
    expect(withoutText(await send())).toEqual(expected);
  });

  it.each([
    ['with blocks of another shape', { message_id: 7, rich_message: { blocks: 'many' } }],
    ['with a photo of another shape', { message_id: 7, photo: { file_id: 'one' } }],
    ['with neither', {}],
  ])('a receipt %s: the message was sent', async (_, result) => {
    const renderPng = async () => ({ png: new Uint8Array([1]), alt: 'a picture' });
    const { token, url } = server;
    const messageSender = createTelegramSender({ renderPng, cache: noCache, token, apiUrl: url, log });
    server.failNext('sendRichMessage', { status: 200, accepted: true, body: { ok: true, result } });
    expect(await messageSender.send(group, answer, 'nonce')).toMatchObject({ kind: 'sent' });
  });

  it('a server that knows no rich messages: HTML, and rich messages are not tried again', async () => {
    const before = server.calls.length;
    server.failNext('sendRichMessage', says(404, 'Not Found: method not found'));
    expect([withoutText(await send()), withoutText(await send())]).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    await Promise.all([server.nextMessage(), server.nextMessage()]);
    const methods = server.calls.slice(before).map(({ method }) => method);
    expect(methods).toEqual(['sendRichMessage', 'sendMessage', 'sendMessage']);
  });

  it('a deleted topic: to be sent once to the group itself', async () => {
    server.failNext('sendRichMessage', says(400, 'Bad Request: message thread not found'));
    expect(withoutText(await send('5'))).toEqual({
      kind: 'gone',
      reason: 'topic deleted',
      certain: true,
      lastTo: group,
    });
  });

  it('markup that it cannot parse: sent again without it, and logged as a bug', async () => {
    const unparsed = says(400, "Bad Request: can't parse entities: Unsupported start tag");
    server.failNext('sendRichMessage', unparsed);
    server.failNext('sendMessage', unparsed);
    expect(withoutText(await send())).toEqual({ kind: 'sent' });
    expect((await server.nextMessage()).entities).toBeUndefined();
    expect(logged).toEqual(Array(2).fill(expect.stringContaining('did not take a form')));
  });

  it('JSON of another server: it may have arrived', async () => {
    server.failNext('sendRichMessage', {
      status: 502,
      body: { ok: undefined, error_code: undefined, description: undefined },
    });
    expect(await send()).toEqual({ kind: 'ambiguous', error: 'answered by another than Telegram' });
  });

  it('the library does not retry by itself', async () => {
    const before = server.calls.length;
    server.failNext('sendRichMessage', says(502, 'Bad Gateway'));
    await send();
    expect(server.calls.length).toBe(before + 1);
  });
});

describe('Discord', () => {
  let server: DiscordServer;
  let send: () => Promise<SendOutcome>;
  beforeAll(async () => {
    server = await startDiscordServer();
  });
  beforeEach(() => {
    const messageSender = createDiscordSender({
      renderPng: noPictures,
      token: server.token,
      apiUrl: server.url,
      log,
      invalidRequests: createInvalidRequests(() => nowMs),
    });
    let nonce = 0;
    send = () =>
      messageSender.send(
        { kind: 'channel', id: server.channelId },
        answer,
        `nonce-${Math.random()}-${nonce++}`.slice(0, 25),
      );
  });
  afterEach(() => expect(logged.filter((line) => line.includes(server.token))).toEqual([]));
  afterAll(() => server.close());

  const coded = (status: number, code: number, message: string, more: object = {}): ScriptedFailure => ({
    status,
    body: { code, message, ...more },
  });
  const gone = (reason: string) => ({ kind: 'gone', reason, certain: true });
  const rows: Row[] = [
    ...channelIsGone.map(([status, code, message]): Row => [message, coded(status, code, message), gone(message)]),
    ['slow mode', coded(400, 20016, 'Slowmode', { retry_after: 12 }), { kind: 'retry-after', ms: 12_000 }],
    ['the write limit of a channel', coded(400, 20028, 'Write limit'), { kind: 'retry-after', ms: 30_000 }],
    [
      'a limited resource',
      coded(400, 40062, 'Service resource is being rate limited'),
      { kind: 'retry-after', ms: 30_000 },
    ],
    ['an overloaded API', coded(400, 130_000, 'Overloaded'), { kind: 'retry-after', ms: 30_000 }],
    ['a refused token', coded(401, 0, '401: Unauthorized'), { kind: 'fatal' }],
    ['a token that was reset', coded(403, 40001, 'Unauthorized'), { kind: 'fatal' }],
    ['500', { status: 500 }, { kind: 'ambiguous' }],
    ['502', { status: 502 }, { kind: 'ambiguous' }],
    [
      'an unknown refusal',
      coded(403, 99_999, 'Forbidden'),
      { kind: 'gone', reason: '403, code 99999', certain: false },
    ],
    ['an empty message', coded(400, 50006, 'Cannot send an empty message'), { kind: 'our-bug' }],
  ];

  it.each(rows)('%s', async (_, failure, expected) => {
    server.failNext('createMessage', failure);
    expect(withoutText(await send())).toEqual(expected);
  });

  it.each(['user', 'shared'])('429 of a route, %s: only this message waits', async (scope) => {
    server.failNext('createMessage', {
      status: 429,
      retryAfter: 3,
      headers: { via: '1.1 google', 'x-ratelimit-scope': scope },
    });
    const outcome = await send();
    expect(withoutText(outcome)).toMatchObject({ kind: 'retry-after' });
    expect(outcome).toMatchObject({ reaction: { error: `429, ${scope}` } });
    expect((outcome as { reaction: { ms: number } }).reaction.ms).toBeGreaterThanOrEqual(3000);
  });

  it('429 for all routes: the platform is paused', async () => {
    server.failNext('createMessage', {
      status: 429,
      retryAfter: 3,
      headers: { via: '1.1 google', 'x-ratelimit-scope': 'global', 'x-ratelimit-global': 'true' },
    });
    const outcome = await send();
    expect(withoutText(outcome)).toMatchObject({ kind: 'pause' });
    expect((outcome as { reaction: { ms: number } }).reaction.ms).toBeGreaterThanOrEqual(3000);
  });

  it('429 that is not Discord’s own: the address is banned, one hour of pause', async () => {
    server.failNext('createMessage', { status: 429, retryAfter: 3, headers: {} });
    expect(withoutText(await send())).toEqual({ kind: 'pause', ms: 3_600_000 });
  });

  it('an archived thread is opened again, where that is allowed', async () => {
    server.failNext('createMessage', coded(400, 50083, 'This thread is archived'));
    expect(withoutText(await send())).toEqual({ kind: 'sent' });
    server.failNext('createMessage', coded(400, 50083, 'This thread is archived'));
    server.failNext('editChannel', coded(403, 50013, 'Missing Permissions'));
    expect(withoutText(await send())).toEqual(gone('Missing Permissions'));
  });

  it('a body that it refuses: sent again as plain text, and logged as a bug', async () => {
    const before = server.calls.length;
    server.failNext('createMessage', coded(400, 50035, 'Invalid Form Body'));
    expect(withoutText(await send())).toEqual({ kind: 'sent' });
    expect(server.calls.slice(before).map(({ body }) => Object.keys(body as object).includes('content'))).toEqual([
      false,
      true,
    ]);
    expect(logged).toEqual([expect.stringContaining('message')]);
  });

  it('the library does not retry by itself', async () => {
    const before = server.calls.length;
    server.failNext('createMessage', { status: 502 });
    await send();
    expect(server.calls.length).toBe(before + 1);
  });

  it('gets no more calls well before it bans us for refusals', () => {
    const invalidRequests = createInvalidRequests(() => nowMs);
    for (const status of [200, 400, 404, 500]) for (let k = 0; k < 2000; k++) invalidRequests.record(status);
    for (let k = 0; k < 1999; k++) invalidRequests.record([401, 403, 429][k % 3]!);
    expect(invalidRequests.digestWaitMs()).toBe(0);
    nowMs = 1000;
    invalidRequests.record(403);
    nowMs = 299_000;
    expect(invalidRequests.digestWaitMs()).toBe(301_000);
    nowMs = 600_000;
    expect(invalidRequests.digestWaitMs()).toBe(0);
  });
});

describe('another server in the place of Discord', () => {
  const page = '<html>blocked</html>';
  it.each([
    ['a page instead of a message', 200, 'text/html', page],
    ['a page that claims to be JSON', 200, 'application/json', page],
    ['a message without an id', 200, 'application/json', '{}'],
    ['a page that forbids', 403, 'text/html', page],
    ['a page that is not found', 404, 'text/html', page],
    ['a page that asks for a password', 401, 'text/html', page],
    ['JSON that asks for a password', 401, 'application/json', '{"error":"unauthorized"}'],
  ])('%s: it may have arrived, and the next response is Discord’s own again', async (_, status, type, body) => {
    const answers = [
      { status, type, body },
      { status: 200, type: 'application/json', body: '{"id":"5"}' },
    ];
    const server = createHttpServer((request, response) => {
      const next =
        request.headers.authorization === 'Bot test-token' ? answers.shift()! : { ...answers[1]!, status: 401 };
      response.writeHead(next.status, { 'content-type': next.type }).end(next.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const apiUrl = `http://127.0.0.1:${port}`;
    const messageSender = createDiscordSender({
      renderPng: noPictures,
      token: 'test-token',
      apiUrl,
      log,
      invalidRequests: createInvalidRequests(() => nowMs),
    });
    const target = { kind: 'channel', id: '1' } as const;
    const unknown = { kind: 'ambiguous', error: 'answered by another than Discord' };
    expect(await messageSender.send(target, answer, 'n')).toEqual(unknown);
    expect(await messageSender.send(target, answer, 'n')).toEqual({ kind: 'sent', messageId: '5' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a platform that is unreachable', () => {
  it('is retried where no connection was made, and else may have taken the message', async () => {
    const silent = createServer((socket) => void socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const apiUrl = `http://127.0.0.1:${port}`;
    const token = '123456:test-token';
    const messageSenders = [
      createTelegramSender({ renderPng: noPictures, cache: noCache, token, apiUrl, log }),
      createDiscordSender({
        renderPng: noPictures,
        token,
        apiUrl,
        log,
        invalidRequests: createInvalidRequests(() => nowMs),
      }),
    ];
    const target = { kind: 'channel', id: '1' } as const;
    for (const messageSender of messageSenders)
      expect(await messageSender.send(target, answer, 'n')).toMatchObject({ kind: 'ambiguous', unanswered: true });
    await new Promise((resolve) => silent.close(resolve));
    for (const messageSender of messageSenders)
      expect(withoutText(await messageSender.send(target, answer, 'n'))).toEqual({ kind: 'retry-after' });
  });
});
