import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Cache } from '../../src/lib/cache.ts';
import { createGeocoder as create } from '../../src/sources/geocoder.ts';

/** The shape of an answer of Open-Meteo’s geocoder (open-meteo.com/en/docs/geocoding-api). */
const brest = {
  results: [
    {
      id: 3030300,
      name: 'Brest',
      latitude: 48.39029,
      longitude: -4.48628,
      country_code: 'FR',
      admin1: 'Brittany',
      timezone: 'Europe/Paris',
      population: 144899,
      feature_code: 'PPLA2',
    },
  ],
  generationtime_ms: 0.5,
};

const createGeocoder = (url: string, cache: Cache) =>
  create(url, 'https://bellbuoy.test', {
    cache,
    usage: { spend: async () => undefined },
    metrics: { callEnded: () => {} },
    now: Date.now,
  });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers with these replies in turn, the last one again and again. */
async function serve(...replies: { status?: number; body: string }[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, body } = replies[Math.min(asked.length, replies.length) - 1] ?? { body: '' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function memoryCache() {
  const entries = new Map<string, { value: unknown; ttlMs: number }>();
  const cache: Cache = {
    get: async (key) => entries.get(key)?.value,
    set: async (key, value, ttlMs) => void entries.set(key, { value, ttlMs }),
  };
  return { cache, entries };
}

test('asks for five places in a language, and reads them', async () => {
  const { asked, url } = await serve({ body: JSON.stringify(brest) });
  const geocoder = createGeocoder(url, memoryCache().cache);
  expect(await geocoder.search('Brest & co', 'fr')).toEqual([
    { name: 'Brest', region: 'Brittany', countryCode: 'FR', point: { lat: 48.39029, lng: -4.48628 } },
  ]);
  expect(asked).toEqual(['/v1/search?name=Brest+%26+co&count=5&language=fr&format=json']);
});

test('asks for one country, and remembers its answer apart', async () => {
  const { asked, url } = await serve({ body: '{}' });
  const geocoder = createGeocoder(url, memoryCache().cache);
  await geocoder.search('29200', 'fr', 'FR');
  await geocoder.search('29200', 'fr', 'US');
  expect(asked.map((path) => new URLSearchParams(path).get('countryCode'))).toEqual(['FR', 'US']);
});

test('remembers an answer for 30 days, in any capitals and without the name, also that there is no place', async () => {
  const { asked, url } = await serve({ body: '{"generationtime_ms":0.3}' });
  const { cache, entries } = memoryCache();
  const geocoder = createGeocoder(url, cache);
  expect(await geocoder.search('Xyzzy', 'en')).toEqual([]);
  expect(await geocoder.search('XYZZY', 'en')).toEqual([]);
  expect(asked).toHaveLength(1);
  expect([...entries.values()].map(({ ttlMs }) => ttlMs)).toEqual([30 * 86_400_000]);
  expect([...entries.keys()].join()).not.toMatch(/xyzzy/i);
});

test('concurrent questions for a name share a call', async () => {
  const { asked, url } = await serve({ body: JSON.stringify(brest) });
  const geocoder = createGeocoder(url, memoryCache().cache);
  const found = await Promise.all([geocoder.search('Brest', 'fr'), geocoder.search('brest', 'fr')]);
  expect(found.map((places) => places.length)).toEqual([1, 1]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['a refusal', { status: 404, body: '' }],
  ['no JSON', { body: '<html>' }],
  ['another shape', { body: '{"results":[{"name":"Brest","latitude":148}]}' }],
])('%s is no place, and is not remembered', async (_, reply) => {
  const { asked, url } = await serve(reply, { body: JSON.stringify(brest) });
  const geocoder = createGeocoder(url, memoryCache().cache);
  expect(await geocoder.search('Brest', 'fr')).toEqual([]);
  expect(await geocoder.search('Brest', 'fr')).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('a body without end is no place', async () => {
  const { url } = await serve({ body: ' '.repeat(300_000) });
  expect(await createGeocoder(url, memoryCache().cache).search('Brest', 'fr')).toEqual([]);
});

test('where it cannot be reached there is no place', async () => {
  const geocoder = createGeocoder('http://127.0.0.1:1', memoryCache().cache);
  expect(await geocoder.search('Brest', 'fr')).toEqual([]);
});
