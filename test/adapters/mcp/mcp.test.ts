import { readFileSync } from 'node:fs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMcp } from '../../../src/adapters/mcp/index.ts';
import type { WeatherView } from '../../../src/answers/index.ts';
import type { Listener } from '../../../src/http/listener.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { makeListener } from '../../support/listener.ts';

type WebEnv = { Bindings: { readonly clientNetwork: string; readonly origin: string } };

/** As many values as make a day longer than what fits beside another one. */
const long = {
  pressure: 1010,
  cloudCover: 50,
  humidity: 80,
  visibility: 20,
  precipitation: 1,
  dewPointTemperature: 4,
  waterTemperature: 11,
  waveHeight: 1,
  wavePeriod: 7,
  swellHeight: 1,
  swellPeriod: 9,
  windWaveHeight: 1,
  windWavePeriod: 4,
};

/** An hourly forecast of nine days. */
const weather: WeatherView = {
  hours: Array.from({ length: 9 * 24 }, (_, i) => ({
    at: Date.UTC(2026, 10, 20) + i * 3_600_000,
    values: {
      airTemperature: 10 + (i % 24) / 3,
      windSpeed: 5 + (i % 7),
      gust: 9 + (i % 7),
      ...long,
    },
  })),
  sources: [],
};

const key = 'bb_a-key-of-the-test';
const quota = 5;
let charged: string[];
let used: number;
let now = 0;
let listener: Listener;
let client: Client;

beforeAll(async () => {
  const keys = {
    open: async (sent: string) =>
      sent === key
        ? {
            id: 'k1',
            async charge(units: number) {
              if (used + units > quota) return false;
              used += units;
              return true;
            },
            async refund(units: number) {
              used -= units;
            },
            count: (tool: string, _: number, isRefused: boolean) => void (isRefused || charged.push(tool)),
          }
        : undefined,
  };
  listener = makeListener({
    web: new Hono<WebEnv>().route('/', createMcp({ chat: chatFixture({ weather }).chat, keys, clock: () => now })),
  });
  await listener.start();
});

afterAll(() => listener.stop());

beforeEach(() => {
  now += 60_000;
  used = 0;
  charged = [];
});

async function connected(token: string): Promise<Client> {
  client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${listener.url()}/mcp`), { requestInit }));
  return client;
}

const post = (headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}') =>
  fetch(`${listener.url()}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      Authorization: key,
      ...headers,
    },
    body,
  });

describe('the tools for language models', () => {
  it('are listed with the schemas of their results', async () => {
    const { tools } = await (await connected(key)).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'tide',
      'tidal_stream',
      'windows',
      'weather',
      'sky',
      'warnings',
      'stations',
      'find_places',
    ]);
    const { languages } = chatFixture().chat.dictionary;
    for (const { name, inputSchema, outputSchema } of tools) {
      if (name !== 'find_places') expect(inputSchema.properties?.['language']).toMatchObject({ enum: languages });
      expect(inputSchema.type).toBe('object');
      expect(outputSchema).toHaveProperty('properties');
    }
  });

  it('answer the tide in words and as typed data', async () => {
    await connected(key);
    const answer = await client.callTool({
      name: 'tide',
      arguments: { place: 'Brest', day: 'tomorrow', datum: 'MSL' },
    });
    expect(answer.isError).toBeUndefined();
    expect(answer.structuredContent).toEqual({
      subject: 'tide',
      place: {
        id: 'geonames:3030300',
        name: 'Brest',
        lat: 48.39,
        lng: -4.486,
        timeZone: 'Europe/Paris',
        countryCode: 'FR',
      },
      datum: 'MSL',
      source: { name: 'Gauge', distanceKm: 20 },
      extremes: [
        { time: '2026-11-21T00:00:00Z', kind: 'high', heightM: 5 },
        { time: '2026-11-21T06:00:00Z', kind: 'low', heightM: 1 },
        { time: '2026-11-21T12:00:00Z', kind: 'high', heightM: 5 },
        { time: '2026-11-21T18:00:00Z', kind: 'low', heightM: 1 },
      ],
    });
    const [content] = answer.content;
    const text = content?.type === 'text' ? content.text : '';
    expect(text).toMatch(/^Tide at Brest/);
    expect(text).toContain('High water | 01:00 | 5.0 m');
    expect(charged).toEqual(['tide']);
  });

  it.each([
    ['weather', { place: 'Kiel', days: 2 }, 'subject', 1],
    ['windows', { place: 'Brest', conditions: 'tide=..1.5,light=day' }, 'windows', 1],
    ['sky', { place: 'Boston', language: 'fr' }, 'moon', 1],
    ['stations', { place: '48.3830,-4.4950' }, 'stations', 0],
    ['find_places', { name: 'Bre' }, 'places', 0],
  ])('answer %s', async (name, given, member, cost) => {
    await connected(key);
    const answer = await client.callTool({ name, arguments: given });
    expect(answer.isError).toBeUndefined();
    expect(answer.structuredContent).toHaveProperty(member);
    expect(used).toBe(cost);
  });

  it.each([
    ['weather', { days: 5 }, 'the hours of each day: ask for one day'],
    ['sky', { days: 14 }, 'and later: ask with this day'],
    ['tide', { days: 14 }, 'and later: ask with this day'],
  ])('answer %s of many days within some 1,500 tokens, and name what is left out', async (name, given, left) => {
    await connected(key);
    const ask = (detail?: 'full') =>
      client.callTool({ name, arguments: { place: 'Brest', ...given, ...(detail && { detail }) } });
    const [brief, full] = [JSON.stringify(await ask()), JSON.stringify(await ask('full'))];
    expect(brief.length).toBeLessThan(4000);
    expect(brief).toContain(left);
    expect(full.length).toBeGreaterThan(brief.length);
    expect(full).not.toContain('Left out');
    expect(used).toBe(2);
  });

  it('answer the weather of one day with what most want of each of its hours, wherever its midnight is', async () => {
    await connected(key);
    const ask = (detail: 'brief' | 'full') =>
      client.callTool({ name: 'weather', arguments: { place: 'Kiel', day: 'tomorrow', detail } });
    const [brief, full] = [await ask('brief'), await ask('full')];
    const hoursOf = ({ structuredContent }: typeof brief) =>
      (structuredContent as { hours: { time: string; values: object }[] }).hours;
    expect(hoursOf(full).length).toBeGreaterThan(7);
    expect(hoursOf(brief).map(({ time }) => time)).toEqual(hoursOf(full).map(({ time }) => time));
    expect(Object.keys(hoursOf(full)[0]!.values)).toContain('humidityPercent');
    expect(Object.keys(hoursOf(brief)[0]!.values)).not.toContain('humidityPercent');
    expect(Object.keys(hoursOf(brief)[0]!.values)).toEqual(expect.arrayContaining(['windSpeedMs', 'waveHeightM']));
    expect(JSON.stringify(brief).length).toBeLessThan(4000);
    expect(JSON.stringify(brief)).toContain('Left out: humidity, pressure, swell and more of each hour');
  });

  it('offer a view of the tide, which runs nothing from elsewhere', async () => {
    const { tools } = await (await connected(key)).listTools();
    const { resourceUri } = tools[0]!['_meta']!['ui'] as { resourceUri: string };
    const { contents } = await client.readResource({ uri: resourceUri });
    expect(contents).toMatchObject([{ uri: resourceUri, mimeType: 'text/html;profile=mcp-app' }]);
    const { text } = contents[0] as { text: string };
    expect(text).toContain('ui/notifications/tool-result');
    expect(text.match(/https?:\/\/(?!www\.w3\.org\/2000\/svg)|innerHTML| src=/g)).toBeNull();
  });

  it('are described for the registry as of this version', () => {
    const read = (file: string): { version: string; description: string } =>
      JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')) as never;
    const { version, description } = read('server.json');
    expect(version).toBe(read('package.json').version);
    expect(description.length).toBeLessThanOrEqual(100);
  });

  it('refuse what they cannot answer in a sentence, at no cost', async () => {
    await connected(key);
    const answer = await client.callTool({ name: 'tide', arguments: { place: 'Atlantis' } });
    expect(answer.isError).toBe(true);
    expect(used).toBe(0);
    const wrong = await client.callTool({ name: 'tide', arguments: { place: 'Brest', days: 99 } });
    expect(wrong.isError).toBe(true);
  });

  it('refuse a parameter that they do not have by its name', async () => {
    await connected(key);
    for (const [name, given] of [
      ['tide', { place: 'Brest', dayz: 2 }],
      ['stations', { place: 'Brest', radius: 9 }],
      ['find_places', { name: 'Bre', limit: 3 }],
    ] as const) {
      const answer = await client.callTool({ name, arguments: given });
      expect(answer.isError).toBe(true);
      expect(JSON.stringify(answer.content)).toContain(Object.keys(given)[1]);
    }
    expect(used).toBe(0);
  });

  it('end with the quota of the key', async () => {
    await connected(key);
    used = quota;
    const answer = await client.callTool({ name: 'tide', arguments: { place: 'Brest' } });
    expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('quota') as string }] });
    expect((await client.callTool({ name: 'stations', arguments: { place: 'Brest' } })).isError).toBeUndefined();
  });

  it('are for valid keys only', async () => {
    await expect(connected('bb_guessed')).rejects.toThrow();
    const refused = await post({ Authorization: 'bb_guessed' });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect((await post({ Authorization: '' })).status).toBe(401);
    expect((await post({})).status).toBe(200);
  });

  it('answer no page of another site, and none under a foreign name', async () => {
    expect((await post({ Origin: 'https://other.example' })).status).toBe(403);
  });

  it('read no large bodies, and no thousands of requests at once', async () => {
    expect((await post({}, JSON.stringify({ text: 'x'.repeat(1_000_000) }))).status).toBe(413);
    const statuses = [];
    for (let i = 0; i < 22; i++) statuses.push((await post({})).status);
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});
