import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Adapter } from '../adapters/adapter.ts';
import { internalError } from '../contract/index.ts';
import type { Health } from '../ops/health.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { createService } from '../service/index.ts';
import { rejectionFor, overload, reject, rejectMalformed } from './admission.ts';
import { createRequestQueue } from './request-queue.ts';
import { createRequestLog } from './request-log.ts';

export type ListenerOptions = {
  readonly host: string;
  readonly port: number;
  readonly service: Pick<ReturnType<typeof createService>, 'fetch' | 'routes'> | undefined;
  readonly web: Hono | undefined;
  readonly health: Pick<Health, 'report'>;
  readonly metrics: Metrics;
  readonly log: Log;
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
/** A socket on which nothing moves, and an answer that is still under way, ms: the slowest upstream is waited for 8 s. */
const idleMs = 12_000;
const longestAnswerMs = 12_000;
const lookEveryMs = 1000;
/** Requests in flight have this long when the listener stops. */
const patienceMs = 10_000;
const lastCallMs = 100;

/** The one HTTP listener, with what is mounted on it. */
export function createListener(options: ListenerOptions): Adapter & { url(): string } {
  const { host, port, service, web, health, metrics, log } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/health', async (c) => {
    const report = await health.report();
    return c.json(report, report.ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
  if (web) app.route('/', web);
  app.notFound((c) => c.json({ errors: { path: ['There is nothing here.'] } }, 404));
  app.onError((error, c) => {
    const reference = String(c.env.outgoing.getHeader('X-Request-Id'));
    log.bug(reference, error);
    return c.json(internalError(reference), 500);
  });
  const traffic = createRequestLog(
    log,
    metrics,
    [...app.routes, ...(service?.routes ?? [])].map((route) => route.path),
  );
  if (service) app.all('*', (c) => service.fetch(c.req.raw, { requestId: c.env.outgoing.getHeader('X-Request-Id') }));
  const shed = metrics.counter('bellbuoy_http_shed_total', 'Requests turned away because there are too many', []);
  const answering = new WeakSet<Socket>();
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    errorHandler: () => Response.json({ errors: { request: ['Its target or its host is none.'] } }, { status: 400 }),
  });
  const line = createRequestQueue({
    serve: (incoming, outgoing) => void answer(incoming, outgoing),
    shed(_, outgoing) {
      shed({});
      reject(outgoing, overload);
    },
  });
  const server = createServer(limits, (incoming, outgoing) => {
    const { socket } = incoming;
    traffic.note(incoming, outgoing);
    answering.add(socket);
    outgoing.once('close', () => {
      answering.delete(socket);
      // A connection is kept for the next question, but not when the listener stops.
      if (!server.listening) server.closeIdleConnections();
    });
    const tooLarge = rejectionFor(incoming);
    if (tooLarge) return reject(outgoing, tooLarge);
    // Who looks after the service is let in when it is most needed.
    if (incoming.url === '/health' || incoming.url === '/metrics') return void answer(incoming, outgoing);
    line.join(incoming, outgoing);
  });
  server.maxConnections = mostConnections;
  server.setTimeout(idleMs);
  server.on('clientError', (error, socket: Socket) => rejectMalformed(error, socket, answering.has(socket)));
  let looking: NodeJS.Timeout;
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    line.accepted();
    silent.add(socket);
    socket.once('data', () => silent.delete(socket));
    socket.once('close', () => silent.delete(socket));
  });

  return {
    start: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
        looking = setInterval(() => traffic.hangUp(longestAnswerMs), lookEveryMs).unref();
      }),
    async stop() {
      clearInterval(looking);
      // Who asked while an answer kept us busy is heard first: Node would hang up on connections not yet read.
      await sleep(lastCallMs);
      await setImmediate();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // A socket that never sent anything counts as busy: browsers and balancers open such ones ahead.
        for (const socket of silent) socket.destroy();
        setTimeout(() => server.closeAllConnections(), patienceMs).unref();
      });
    },
    health: () => ({ ok: server.listening }),
    url: () => `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
  };
}
