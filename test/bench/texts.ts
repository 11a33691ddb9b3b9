import path from 'node:path';
import { Hono } from 'hono';
import { renderDiscord } from '../../src/adapters/discord/index.ts';
import { createMcp } from '../../src/adapters/mcp/index.ts';
import { renderTelegram } from '../../src/adapters/telegram/index.ts';
import { createSessions, createWeb } from '../../src/adapters/web/index.ts';
import type { Input } from '../../src/chat/index.ts';
import { createPlaces, isPacked, packedFileName, packGazetteer } from '../../src/places/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { chatFixture } from '../support/chat-fixture.ts';
import { noPictures } from '../support/no-pictures.ts';
import { figure } from './figure.ts';
import { randomTexts } from './random-texts.ts';

const bench = 'texts';
const defaultCount = 10_000;
const slowest = 10;

/** Puts a text in by one way, and resolves when it is answered. */
type Way = (text: string) => Promise<unknown>;

/**
 * How much time of the processor any text costs by any way in, among all names of places and a tide that costs nothing, and
 * how much memory is left behind. The goals are 10 ms for 99 of 100, and 50 ms for each. `--seed`, `--count`.
 */
export async function texts(dataDir: string, args: readonly string[]): Promise<void> {
  const packedFile = path.join(dataDir, packedFileName);
  if (!isPacked(packedFile)) packGazetteer(packedFile);
  const stations = await openCatalogue({ dataDir, nonCommercial: false });
  const places = createPlaces({ packedFile, stations, packed: () => Promise.reject(new Error('not packed')) });
  const ways = Object.entries(waysInto(places));
  const seed = option(args, 'seed') ?? 1;
  const count = option(args, 'count') ?? defaultCount;
  const made = randomTexts(seed);
  const costs = new Map<string, number[]>(ways.map(([name]) => [name, []]));
  const all: { readonly ms: number; readonly way: string; readonly text: string }[] = [];
  // The code is compiled, and what is read once is read.
  const warmUp = Math.ceil(count / 10);
  let heapBefore = 0;
  for (let round = -warmUp; round < count; round++) {
    if (round === 0) heapBefore = heapMb();
    const { value: text } = made.next();
    const [way, put] = ways[Math.abs(round) % ways.length]!;
    const begin = process.threadCpuUsage();
    await put(text);
    const { user, system } = process.threadCpuUsage(begin);
    if (round < 0) continue;
    const ms = (user + system) / 1000;
    costs.get(way)?.push(ms);
    all.push({ ms, way, text });
  }
  for (const [way, samples] of costs) figure(bench, way, 'ms', samples);
  figure(
    bench,
    'any',
    'ms',
    all.map(({ ms }) => ms),
  );
  figure(bench, 'heap-left', 'MB', [heapMb() - heapBefore]);
  for (const { ms, way, text } of all.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)) {
    process.stderr.write(`${ms} ms ${way} ${JSON.stringify(text)}\n`);
  }
}

function waysInto(places: ReturnType<typeof createPlaces>): Readonly<Record<string, Way>> {
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

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

function option(args: readonly string[], name: string): number | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(args[at + 1]);
}
