import { beforeEach, describe, expect, it } from 'vitest';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import type { Chat, IncomingMessage, Reply } from '../../../src/chat/index.ts';
import { silentChat } from '../../support/silent-chat.ts';
import { noPictures } from '../../support/no-pictures.ts';

const sessions = createSessions('a secret of the test');
let messages: IncomingMessage[];
let nowMs: number;
let reply: Reply;
let app: ReturnType<typeof createWeb>;

beforeEach(() => {
  messages = [];
  nowMs = 0;
  reply = { ok: true, answer: { title: 'An answer', blocks: [] } };
  const chat: Chat = {
    ...silentChat,
    answer: async (message) => {
      messages.push(message);
      return reply;
    },
  };
  app = createWeb({ chat, sessions, renderPng: noPictures, clock: () => nowMs });
});

type Sent = { readonly headers?: Record<string, string>; readonly from?: string };

function post(body: unknown, { headers = {}, from = '203.0.113.7' }: Sent = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: text };
  return Promise.resolve(app.request('/chat', init, { clientNetwork: from }));
}

async function bodyOf<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

describe('POST /chat', () => {
  it('answers a question with the neutral Answer and a session', async () => {
    const response = await post({ text: 'tide Brest', language: 'fr', units: 'nautical' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { session, ...answer } = await bodyOf<{ session: string }>(response);
    expect(answer).toEqual({ title: 'An answer', blocks: [] });
    expect(messages).toEqual([
      {
        user: {
          platform: 'web',
          id: sessions.open(session)?.account,
          requestedLanguage: 'fr',
          units: 'nautical',
          isNewSession: true,
        },
        input: { kind: 'text', text: 'tide Brest' },
      },
    ]);
  });

  it('takes the command and options of a button', async () => {
    await post({ command: 'tide', options: { place: 'geonames:3030300' } });
    expect(messages[0]?.input).toEqual({ kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } });
  });

  it.each([
    ['options that are none', { command: 'tide', options: { place: 7 } }, 'command'],
    ['a command without options', { command: 'tide' }, 'command'],
    ['a command that is none', { command: 7, options: {} }, 'command'],
    ['no JSON', 'tide Brest', 'body'],
    ['no object', '"tide"', 'body'],
    ['nothing', 'null', 'body'],
    ['no text', {}, 'text'],
    ['a blank text', { text: '  ' }, 'text'],
    ['a long text', { text: 'x'.repeat(501) }, 'text'],
    ['a text that is none', { text: 7 }, 'text'],
    ['a session that is none', { text: 'x', session: {} }, 'session'],
    ['a language that is none', { text: 'x', language: 3 }, 'language'],
    ['unknown units', { text: 'x', units: 'cubits' }, 'units'],
  ])('refuses %s', async (_, body, member) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(Object.keys((await bodyOf<{ errors: object }>(response)).errors)).toEqual([member]);
    expect(messages).toEqual([]);
  });

  it('refuses a body beyond 16 KiB and another method', async () => {
    expect((await post({ text: 'x'.repeat(17_000) })).status).toBe(413);
    const response = await app.request('/chat');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it('gives no other site leave to send JSON', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const preflight = await app.request('/chat', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(405);
    expect((await post({ text: 'x' })).headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json ;charset=utf-8'])(
    'takes %s',
    async (type) => expect((await post({ text: 'x' }, { headers: { 'Content-Type': type } })).status).toBe(200),
  );

  it.each([
    'text/plain',
    'text/plain; application/json',
    'text/plain;charset=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    'application/jsonp',
    'application/json, text/plain',
    '',
  ])('refuses the type “%s”, which a form or script of another site could send', async (type) => {
    const response = await post({ text: 'privacy forget yes' }, { headers: { 'Content-Type': type } });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ errors: { body: [expect.stringContaining('application/json')] } });
    expect(messages).toEqual([]);
  });
});

describe('a session', () => {
  it('continues the conversation that it was issued in', async () => {
    const { session } = await bodyOf<{ session: string }>(await post({ text: 'tide Brest' }));
    const next = await bodyOf<{ session: string }>(await post({ text: 'tomorrow', session }));
    expect(next.session).toBe(session);
    expect(messages[1]?.user).toMatchObject({ id: messages[0]?.user.id, isNewSession: false });
  });

  it.each(['alice', 'web', '', 'x'.repeat(500), 'A'.repeat(43)])(
    'that was not issued (“%s”) is nobody’s: another one is issued',
    async (guessed) => {
      const { session } = await bodyOf<{ session: string }>(await post({ text: 'privacy export', session: guessed }));
      expect(session).not.toBe(guessed);
      expect(messages[0]?.user.id).toBe(sessions.open(session)?.account);
      expect(messages[0]?.user.id).not.toBe(guessed);
    },
  );

  it('is another one for each client that sends none', async () => {
    await post({ text: 'tide Brest' });
    await post({ text: 'tide Brest' });
    expect(messages[0]?.user.id).not.toBe(messages[1]?.user.id);
  });
});

describe('too many questions', () => {
  it('of one address are refused, with the wait, and in the language asked for', async () => {
    for (let i = 0; i < 10; i++) expect((await post({ text: 'x' })).status).toBe(200);
    const refused = await post({ text: 'x', language: 'fr' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(await refused.json()).toEqual({ errors: { request: [expect.stringContaining('une seconde')] } });
    const inGerman = await post('no JSON', { headers: { 'Accept-Language': 'de-AT,en;q=0.5' } });
    expect(await inGerman.json()).toEqual({ errors: { request: [expect.stringContaining('einer Sekunde')] } });
    expect(messages).toHaveLength(10);
    expect((await post({ text: 'x' }, { from: '198.51.100.1' })).status).toBe(200);
    nowMs += 1000;
    expect((await post({ text: 'x' })).status).toBe(200);
  });

  it('of one session are refused as the chat says', async () => {
    reply = { ok: false, answer: { title: 'Slow down', blocks: [] }, limited: { waitMs: 1500, isRepeated: false } };
    const refused = await post({ text: 'x' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
    expect(await refused.json()).toEqual({ errors: { request: ['Slow down'] } });
  });
});
