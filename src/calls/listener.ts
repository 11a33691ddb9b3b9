import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Door } from '../adapters/door.ts';

export type Fetch = (request: Request) => Response | Promise<Response>;

export type ListenerOptions = {
  readonly host: string;
  readonly port: number;
  readonly service: { fetch: Fetch } | undefined;
  readonly web: Hono | undefined;
  /** Whose health `/health` tells. */
  readonly doors: ReadonlyMap<string, Door>;
};

/** The one HTTP listener, with what is mounted on it. */
export function createListener({ host, port, service, web, doors }: ListenerOptions): Door & { url(): string } {
  const app = new Hono();
  app.get('/health', (c) => {
    const parts = Object.fromEntries([...doors].map(([name, door]) => [name, door.health()]));
    const ok = Object.values(parts).every((part) => part.ok);
    return c.json({ ok, parts }, ok ? 200 : 503);
  });
  if (web) app.route('/', web);
  if (service) app.all('*', (c) => service.fetch(c.req.raw));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;

  return {
    start: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
    health: () => ({ ok: server.listening }),
    url: () => `http://${host}:${(server.address() as AddressInfo).port}`,
  };
}
