import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitBody } from '../../src/adapters/http.ts';

const app = new Hono().post('/', limitBody(10), async (c) => c.text(await c.req.text()));

async function post(text: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new Blob([text]).stream();
  const init = { method: 'POST', headers, body, duplex: 'half' as const };
  return app.request('/', init);
}

describe('a limited body', () => {
  it.each([
    ['declared', { 'Content-Length': '10' }],
    ['not declared', {}],
    ['chunked', { 'Transfer-Encoding': 'chunked', 'Content-Length': '1' }],
  ])('of the longest length that is taken arrives, where its length is %s', async (_, headers) => {
    const response = await post('0123456789', headers);
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  });

  it.each([
    ['declared', { 'Content-Length': '11' }],
    ['not declared', {}],
    ['declared beside chunks', { 'Transfer-Encoding': 'chunked', 'Content-Length': '1' }],
  ])('that is longer is a 413, where its length is %s', async (_, headers) => {
    const response = await post('0123456789+', headers);
    expect([response.status, await response.json()]).toEqual([413, { errors: { body: ['At most 10 bytes.'] } }]);
  });
});
