import { describe, expect, it } from 'vitest';
import { createWeb } from '../../../src/adapters/web/index.ts';
import type { Chat, IncomingMessage } from '../../../src/chat/index.ts';
import { silentChat } from '../../support/silent-chat.ts';

function web() {
  const messages: IncomingMessage[] = [];
  const chat: Chat = {
    ...silentChat,
    answer: async (one) => {
      messages.push(one);
      return { ok: true, answer: { title: 'An answer', blocks: [] } };
    },
  };
  const post = (body: unknown) =>
    createWeb(chat).request('/chat', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { post, messages };
}

describe('POST /chat', () => {
  it('answers a question with the neutral Answer', async () => {
    const { post, messages } = web();
    const response = await post({ text: 'tide Brest', session: 's', language: 'fr', units: 'nautical' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ title: 'An answer', blocks: [] });
    expect(messages).toEqual([
      {
        user: { platform: 'web', id: 's', requestedLanguage: 'fr', units: 'nautical' },
        input: { kind: 'text', text: 'tide Brest' },
      },
    ]);
  });

  it('treats a client without a session as anonymous', async () => {
    const { post, messages } = web();
    await post({ text: 'tide Brest' });
    expect(messages[0]?.user).toMatchObject({ id: 'web', anonymous: true });
  });

  it('takes the command and options of a button', async () => {
    const { post, messages } = web();
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
    ['a session of no letters', { text: 'x', session: '' }, 'session'],
    ['a language that is none', { text: 'x', language: 3 }, 'language'],
    ['unknown units', { text: 'x', units: 'cubits' }, 'units'],
  ])('refuses %s', async (_, body, member) => {
    const { post, messages } = web();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([member]);
    expect(messages).toEqual([]);
  });

  it('refuses a body beyond 16 KiB and another method', async () => {
    const { post } = web();
    expect((await post({ text: 'x'.repeat(17_000) })).status).toBe(413);
    const response = await createWeb({} as Chat).request('/chat');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
});
