import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlainRequest } from '../../src/http/ports.ts';
import { makeListener } from '../support/listener.ts';

const seen: PlainRequest[] = [];
const logged: string[] = [];
const long = 'tide '.repeat(1000);
const listener = makeListener({
  log: { request: () => {}, bug: (reference) => void logged.push(reference) },
  service: {
    fetch: () => new Response('by the router'),
    routes: [{ path: '/v2/tide' }],
    paths: new Set(['/v2/tide']),
    async respond(incoming) {
      seen.push(incoming);
      const wrong = incoming.search === '?wrong' ? { 'X-Notes': 'ø→' } : {};
      return { status: 200, headers: { 'Content-Type': 'text/plain', ...wrong }, body: long };
    },
  },
});
beforeAll(() => listener.start());
afterAll(() => listener.stop());
beforeEach(() => void (seen.length = 0));

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request(`${listener.url()}${path}`, { headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { response, body: await text(response) };
}

describe('a plain GET for data', () => {
  it('is answered without the router, with the id of the request', async () => {
    const { response, body } = await get('/v2/tide?lat=1', { Authorization: 'key' });
    expect(body).toBe(long);
    expect(seen).toMatchObject([{ path: '/v2/tide', search: '?lat=1', headers: { authorization: 'key' } }]);
    expect(seen[0]!.requestId).toBe(response.headers['x-request-id']);
    expect(response.headers['content-length']).toBe(String(long.length));
  });

  it('is compressed for who accepts that', async () => {
    const { response } = await get('/v2/tide', { 'Accept-Encoding': 'gzip' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(Number(response.headers['content-length'])).toBeLessThan(200);
  });

  it('that fails at the last is closed and logged', async () => {
    await expect(get('/v2/tide?wrong')).rejects.toThrow(/hang up/);
    expect(logged).toEqual([seen[0]!.requestId]);
  });
});

it.each([
  ['of a browser', '/v2/tide', { Accept: 'text/html' }, 'GET'],
  ['for a host of another form', '/v2/tide', { Host: '"><script>' }, 'GET'],
  ['for another path', '/v2/other', {}, 'GET'],
  ['of another method', '/v2/tide', {}, 'POST'],
])('a request %s goes through the router', async (_, path, headers, method) => {
  await get(path, headers, method);
  expect(seen).toEqual([]);
});
