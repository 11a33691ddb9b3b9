import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Web } from '../../src/http/ports.ts';
import { acceptsEncoding } from '../../src/lib/accepts-encoding.ts';
import { makeListener } from '../support/listener.ts';
import { request } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';

const long = JSON.stringify({ tides: Array.from({ length: 200 }, (_, at) => ({ at, heightM: Math.sin(at) })) });
const web: Web = new Hono();
web.get('/long', (c) => c.body(long, 200, { 'Content-Type': 'application/json', Vary: 'Accept-Language' }));
web.get('/huge', (c) => c.text('tide '.repeat(100_000)));
web.get('/short', (c) => c.json({ tide: 'high' }));
web.get('/picture', (c) => c.body(new Uint8Array(5000), 200, { 'Content-Type': 'image/png' }));
web.get('/nothing', () => new Response(null, { status: 304, headers: { 'Content-Type': 'application/json' } }));
const listener = makeListener({ web });
beforeAll(() => listener.start());
afterAll(() => listener.stop());

/** The response as it came over the wire: `fetch` would unpack it. */
async function get(path: string, accepted?: string, method = 'GET') {
  const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
  const outgoing = request(`${listener.url()}${path}`, { headers, method });
  const [response] = (await once(outgoing.end(), 'response')) as [IncomingMessage];
  return { headers: response.headers, status: response.statusCode, bytes: await buffer(response) };
}

describe('a text of more than 1.4 kB', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ] as const)('is compressed for who accepts %s', async (accepted, coding, decompress) => {
    for (const path of ['/long', '/huge']) {
      const { headers, bytes } = await get(path, accepted);
      expect(headers['content-encoding']).toBe(coding);
      expect(headers['vary']).toContain('Accept-Encoding');
      const plain = await get(path);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(decompress(bytes).equals(plain.bytes)).toBe(true);
    }
    expect((await get('/long', accepted)).headers['vary']).toBe('Accept-Language, Accept-Encoding');
  });

  it.each([undefined, 'identity', 'br;q=0, gzip;q=0.0', 'zstd'])('is plain for who accepts %s', async (accepted) => {
    const { headers, bytes } = await get('/long', accepted);
    expect([headers['content-encoding'], bytes.toString()]).toEqual([undefined, long]);
  });
});

it.each([
  ['a short text', '/short', 'GET'],
  ['a picture', '/picture', 'GET'],
  ['what a client has already', '/nothing', 'GET'],
  ['the head of a response', '/long', 'HEAD'],
])('%s is not compressed', async (_, path, method) => {
  const { headers } = await get(path, 'br, gzip', method);
  expect(headers['content-encoding']).toBeUndefined();
});

it('a coding is accepted by its name, else by the rest', () => {
  expect(acceptsEncoding('gzip;q=0, *', 'gzip')).toBe(false);
  expect(acceptsEncoding('GZIP ; Q=0.1', 'gzip')).toBe(true);
  expect(acceptsEncoding('identity, *;q=0', 'br')).toBe(false);
});
