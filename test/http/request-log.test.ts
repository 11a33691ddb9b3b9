import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { makeListener } from '../support/listener.ts';

const logged: string[] = [];
const log = createLog('info', [], (line) => logged.push(line));
const service = new Hono();
const arrived = Promise.withResolvers<void>();
service.get('/never', () => {
  arrived.resolve();
  return new Promise<never>(() => {});
});
service.get('/v2/things/:id{.+}', (c) => c.text(c.req.param('id')));
const listener = makeListener({ service, log });
let url: string;

beforeAll(async () => {
  await listener.start();
  url = listener.url();
});
afterAll(() => listener.stop());

describe('the request log', () => {
  it('gives each request an id, in its response and in one line of the log', async () => {
    logged.length = 0;
    const headers = { 'X-Request-Id': 'chosen-outside' };
    const first = await fetch(`${url}/v2/things/a/b?lat=48.383&lng=-4.495`, { headers });
    const second = await fetch(`${url}/nowhere/bb_secret`, { method: 'POST' });
    const [one, other] = [first, second].map(({ headers }) => headers.get('X-Request-Id'));
    expect(one).toMatch(/^[\w-]{36}$/);
    expect(other).not.toBe(one);
    await expect.poll(() => logged.length).toBe(2);
    const at = { time: expect.any(String) as string, level: 'info', ms: expect.any(Number) as number };
    expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      { ...at, id: one, method: 'GET', path: '/v2/things/{id}', status: 200 },
      { ...at, id: other, method: 'POST', path: 'other', status: 404 },
    ]);
  });

  it('records 499 where the client closed the connection before the response', async () => {
    logged.length = 0;
    const hangUp = new AbortController();
    const answer = fetch(`${url}/never`, { signal: hangUp.signal });
    await arrived.promise;
    hangUp.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => logged.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([499]);
  });

  it('counts and times requests by endpoint', async () => {
    await fetch(`${url}/v2/things/c`);
    await fetch(`${url}/nowhere`);
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(text).toMatch(/^bellbuoy_http_requests_total\{endpoint="\/v2\/things\/\{id\}",status="200"\} [1-9]/m);
    expect(text).toMatch(/^bellbuoy_http_requests_total\{endpoint="other",status="404"\} [1-9]/m);
    expect(text).toMatch(/^bellbuoy_http_request_seconds_bucket\{le="0.1",endpoint="\/v2\/things\/\{id\}"\} [1-9]/m);
    expect(text).toContain('\nbellbuoy_http_requests_in_flight 1\n');
    expect(text).toContain('\nnodejs_eventloop_lag_p99_seconds ');
    expect(text).not.toContain('nowhere');
  });
});
