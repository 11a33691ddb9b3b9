import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHealth } from '../../src/ops/health.ts';
import { createLog } from '../../src/ops/log.ts';
import type { Web } from '../../src/http/ports.ts';
import { makeListener } from '../support/listener.ts';

const health = createHealth(() => performance.now());
const logged: string[] = [];
const log = createLog('info', [], (line) => logged.push(line));
const web: Web = new Hono();
web.get('/bug', () => {
  throw new Error('of the inside');
});
const listener = makeListener({ web, health, log });
let url: string;

beforeAll(async () => {
  await listener.start();
  url = listener.url();
});
afterAll(() => listener.stop());

describe('the routes', () => {
  it('answer a bug with the id of the request, under which it is logged, and no details', async () => {
    logged.length = 0;
    const answer = await fetch(`${url}/bug`);
    const id = answer.headers.get('X-Request-Id');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ errors: { service: expect.stringContaining(`Reference: ${id}`) } });
    expect(JSON.parse(logged[0]!)).toMatchObject({ reference: id, error: expect.stringContaining('of the inside') });
  });

  it('answer an unknown path with 404', async () => {
    const response = await fetch(`${url}/nowhere`);
    expect([response.status, await response.json()]).toEqual([404, { errors: { path: ['There is nothing here.'] } }]);
  });

  it('take calls of a platform under any host name, beside the data service', async () => {
    const service = new Hono<{ Bindings: { requestId: string } }>();
    service.all('*', (c) => c.json({ path: c.req.path }));
    const webhook = new Hono().post('/platform/events', async (c) => c.text(await c.req.text()));
    const other = makeListener({ service, webhooks: [webhook] });
    await other.start();
    const { hostname, port } = new URL(other.url());
    const outgoing = request({
      hostname,
      port,
      path: '/platform/events',
      method: 'POST',
      headers: { host: 'bot.example' },
    });
    // More than any request of the interface has.
    const body = 'hello'.repeat(10_000);
    const [response] = (await once(outgoing.end(body), 'response')) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([200, body]);
    await other.stop();
  });

  it('pass on to the data service all paths that are not theirs, with the id of the request', async () => {
    const service = new Hono<{ Bindings: { requestId: string } }>();
    service.all('*', (c) => c.json({ path: c.req.path, id: c.env.requestId }));
    const other = makeListener({ service });
    await other.start();
    const response = await fetch(`${other.url()}/v2/anything`);
    expect(await response.json()).toEqual({ path: '/v2/anything', id: response.headers.get('X-Request-Id') });
    expect(await (await fetch(`${other.url()}/health`)).json()).toEqual({ ready: true, ok: true, parts: {} });
    await other.stop();
  });
});
