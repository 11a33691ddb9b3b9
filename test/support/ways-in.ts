import { Hono } from 'hono';
import { renderDiscord } from '../../src/adapters/discord/index.ts';
import { createMcp } from '../../src/adapters/mcp/index.ts';
import { renderTelegram } from '../../src/adapters/telegram/index.ts';
import { createSessions, createWeb } from '../../src/adapters/web/index.ts';
import type { ChatPorts, Input } from '../../src/chat/index.ts';
import { chatFixture } from './chat-fixture.ts';
import { noPictures } from './no-pictures.ts';

/** Puts a text in by one way, and resolves when it is answered. Rejects with a bug. */
type Way = (text: string) => Promise<unknown>;

/** Every way by which a text of somebody gets in, to the real commands among some names of places and a tide that costs nothing. */
export function waysInto(places: ChatPorts['places']): Readonly<Record<string, Way>> {
  const { chat, bugs } = chatFixture({ gazetteer: places });
  let now = 0;
  // No rate is exceeded.
  const clock = (): number => (now += 60_000);
  const user = { platform: 'telegram', id: '1', language: 'en' } as const;
  const answered = async (input: Input): Promise<unknown> => {
    const { answer } = await chat.answer({ user, input });
    if (bugs.length > 0) throw bugs[0];
    return [renderTelegram(answer), renderDiscord(answer)];
  };
  const web = createWeb({ chat, sessions: createSessions('a secret of the bench'), renderPng: noPictures, clock });
  const env = { clientNetwork: '203.0.113.7', origin: 'https://tides.example' };
  const asked = async (address: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await web.request(address, init, env);
    if (response.status >= 500) throw new Error(`${address} was answered with ${response.status}`);
    return response.text();
  };
  const account = { id: 'k', charge: async () => true, refund: async () => {}, count: () => {} };
  const mcp = new Hono().route('/', createMcp({ chat, keys: { open: async () => account }, clock }));
  const tool = (name: string, given: object): Promise<unknown> =>
    Promise.resolve(
      mcp.request('/mcp', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          Authorization: 'key',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
      }),
    ).then((response: Response) => response.text());
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    message: (text) => answered({ kind: 'text', text }),
    place: (text) => answered({ kind: 'command', name: 'tide', options: { place: text, day: text } }),
    conditions: (text) => answered({ kind: 'command', name: 'when', options: { place: 'Brest', conditions: text } }),
    'saved-name': (text) => answered({ kind: 'command', name: 'place save', options: { name: text, place: 'Brest' } }),
    digest: (text) =>
      answered({ kind: 'command', name: 'digest add', options: { place: 'Brest', times: text, days: text } }),
    inline: (text) => chat.suggestCommands({ user }, text.slice(0, 256), 5),
    autocomplete: (text) => chat.suggestPlaces({ user }, text, 25),
    page: (text) => asked(`/?${new URLSearchParams({ q: text }).toString()}`),
    suggest: (text) => asked(`/suggest?${new URLSearchParams({ q: text }).toString()}`),
    chat: (text) => asked('/chat', json({ text: text.slice(0, 500) || 'x' })),
    'tide-tool': (text) => tool('tide', { place: text.slice(0, 200) || 'x', day: text.slice(0, 100) }),
    'places-tool': (text) => tool('find_places', { name: text.slice(0, 100) || 'x' }),
    'windows-tool': (text) => tool('windows', { place: 'Brest', conditions: text.slice(0, 300) || 'x' }),
  };
}
