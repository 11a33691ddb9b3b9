import { connect } from 'node:net';
import { Hono } from 'hono';
import { errorBodies } from '../support/error-bodies.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListener } from '../../src/http/listener.ts';
import { createHealth } from '../../src/ops/health.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';

const health = createHealth(Date.now);
const logged: string[] = [];
const log = createLog('info', [], (line) => logged.push(line));
const release = Promise.withResolvers<void>();
const service = new Hono();
service.get('/slow', async (c) => {
  await release.promise;
  return c.text('answered');
});
service.get('/never', () => new Promise<never>(() => {}));
service.get('/v2/things/:id{.+}', (c) => c.text(c.req.param('id')));
const web = new Hono();
web.get('/bug', () => {
  throw new Error('of the inside');
});
const listener = createListener({
  host: '127.0.0.1',
  port: 0,
  service,
  web,
  health,
  metrics: createMetrics(),
  log,
  errors: errorBodies,
});

let url: string;

beforeAll(async () => {
  await listener.start();
  url = listener.url();
});
afterAll(() => listener.stop());

/** What a raw client is sent until the connection is closed. */
function talk(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let input = '';
    socket.on('data', (chunk) => (input += chunk.toString()));
    socket.on('close', () => resolve(input));
    socket.on('error', () => resolve(input));
  });
}

describe('the listener', () => {
  it('hears those who are just asking when it is time to stop', async () => {
    const other = createListener({
      host: '127.0.0.1',
      port: 0,
      service,
      web,
      health: createHealth(Date.now),
      metrics: createMetrics(),
      log,
      errors: errorBodies,
    });
    await other.start();
    const asked = [1, 2, 3].map(async (id) => (await fetch(`${other.url()}/v2/things/${id}`)).text());
    await other.stop();
    expect(await Promise.all(asked)).toEqual(['1', '2', '3']);
  });

  it('tells the health of each part', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true, parts: {} });
    health.watch('telegram', () => ({ ok: false }));
    const ill = await fetch(`${url}/health`);
    expect([ill.status, await ill.json()]).toEqual([503, { ok: false, parts: { telegram: { ok: false } } }]);
  });

  it('calls each request by an id of its own making, in its answer and in one line of the log', async () => {
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

  it('answers a bug with the id of the request, under which the log has it, and nothing of its inside', async () => {
    logged.length = 0;
    const answer = await fetch(`${url}/bug`);
    const id = answer.headers.get('X-Request-Id');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ errors: { service: expect.stringContaining(`Reference: ${id}`) } });
    expect(JSON.parse(logged[0]!)).toMatchObject({ reference: id, error: expect.stringContaining('of the inside') });
  });

  it('notes an user who hung up before the answer', async () => {
    logged.length = 0;
    const hangUp = new AbortController();
    const answer = fetch(`${url}/never`, { signal: hangUp.signal });
    await new Promise((resolve) => setTimeout(resolve, 100));
    hangUp.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => logged.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([499]);
  });

  it('counts and measures requests by endpoint, and tells the delay of the event loop', async () => {
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

  it('closes a client that sends half a request', async () => {
    expect(await talk('GET /health HTTP/1.1\r\nHost: x\r\n')).toContain('408 Request Timeout');
  });

  it('refuses headers beyond 8 KiB', async () => {
    expect(await talk(`GET /health HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(9000)}\r\n\r\n`)).toContain('431');
  });

  it('answers what is in flight before it stops', async () => {
    const answer = fetch(`${url}/slow`).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = listener.stop();
    release.resolve();
    expect(await answer).toBe('answered');
    await stopped;
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });
});
