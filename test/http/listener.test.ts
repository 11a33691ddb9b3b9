import { Hono } from 'hono';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeListener } from '../support/listener.ts';

const [arrived, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
const service = new Hono();
service.get('/slow', async (c) => {
  arrived.resolve();
  await release.promise;
  return c.text('answered');
});
service.get('/v2/things/:id{.+}', (c) => c.text(c.req.param('id')));
const listener = makeListener({ service });
let url: string;

beforeAll(async () => {
  await listener.start();
  url = listener.url();
});

describe('the listener', () => {
  it('reads requests that were sent just before it stops', async () => {
    const other = makeListener({ service });
    await other.start();
    const bodies = [1, 2, 3].map(async (id) => (await fetch(`${other.url()}/v2/things/${id}`)).text());
    await other.stop();
    expect(await Promise.all(bodies)).toEqual(['1', '2', '3']);
  });

  it('rejects where its address is in use', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    await expect(makeListener({ port }).start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
    holder.close();
  });

  it('answers the requests in flight before it stops', async () => {
    const body = fetch(`${url}/slow`).then((response) => response.text());
    await arrived.promise;
    const stopped = listener.stop();
    release.resolve();
    expect(await body).toBe('answered');
    await stopped;
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  it('is healthy only while it accepts requests', async () => {
    const other = makeListener({});
    expect(other.health()).toEqual({ ok: false });
    await other.start();
    expect(other.health()).toEqual({ ok: true });
    await other.stop();
    expect(other.health()).toEqual({ ok: false });
  });
});
