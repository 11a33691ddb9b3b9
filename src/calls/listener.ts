import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
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

/**
 * What a slow or greedy client may take, ms and bytes: nothing here has a long question. Node looks for late clients
 * every 30 s only, unless told otherwise, whatever the other limits say.
 */
const limits = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 8192,
} as const;
const mostConnections = 2000;
/** Requests in flight have this long when the listener stops. */
const patienceMs = 10_000;

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
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: limits }) as Server;
  server.maxConnections = mostConnections;
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('data', () => silent.delete(socket));
    socket.once('close', () => silent.delete(socket));
  });

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
        // A socket that never sent anything counts as busy: browsers and balancers open such ones ahead.
        for (const socket of silent) socket.destroy();
        setTimeout(() => server.closeAllConnections(), patienceMs).unref();
      }),
    health: () => ({ ok: server.listening }),
    url: () => `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
  };
}
