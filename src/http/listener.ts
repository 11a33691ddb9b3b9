import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { rejectConnect, rejectionFor, reject, rejectMalformed, shedding, unmetExpectation } from './admission.ts';
import { networkOf } from './client.ts';
import { createConnections } from './connections.ts';
import { createDirectAnswers } from './direct.ts';
import { ms } from './limits.ts';
import { operatorPaths } from './operator-routes.ts';
import { createRequestLog, LoggedResponse } from './request-log.ts';
import { createRequestQueue } from './request-queue.ts';
import { createRoutes, type RoutesOptions } from './routes.ts';

export type ListenerOptions = RoutesOptions & {
  readonly host: string;
  readonly port: number;
  /** How long a request may wait for its turn before it is shed. */
  readonly maxWaitMs?: number | undefined;
};

export type Listener = {
  /** Resolves when requests are accepted. Rejects where the address cannot be used. */
  start(): Promise<void>;
  /** Resolves when the requests received have been answered, after 10 s at most. */
  stop(): Promise<void>;
  health(): { readonly ok: boolean };
  /** `http://127.0.0.1:8080`, once started. */
  url(): string;
};

/** Limits on slow or greedy clients, ms and bytes: no request is long. By default Node checks for late ones only every 30 s. */
const limits = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 8192,
  // Node's own refusal has no body.
  requireHostHeader: false,
} as const;

export function createListener(options: ListenerOptions): Listener {
  const { host, port, metrics, log } = options;
  const routes = createRoutes(options);
  const eventPaths = new Set(options.webhooks?.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const requests = createRequestLog(log, metrics, routes.templates);
  const shed = metrics.counter('bellbuoy_http_shed_total', 'Requests shed because too many were waiting', []);
  const overload = shedding(options.errors.tooBusy);
  const answer = getRequestListener(
    (request, env) => routes.fetch(request, env as Parameters<typeof routes.fetch>[1]),
    {
      errorHandler: () => Response.json({ errors: { request: ['Its target or its host is none.'] } }, { status: 400 }),
    },
  );
  const answerDirectly = createDirectAnswers(options.service ?? {}, options.trustedProxies, log);
  /** With the headers that every response has, also a direct one, which writes them with its own. */
  const named = (outgoing: LoggedResponse): LoggedResponse =>
    outgoing.headersSent
      ? outgoing
      : outgoing.setHeader('X-Content-Type-Options', 'nosniff').setHeader('X-Request-Id', outgoing.id);
  const queue = createRequestQueue({
    maxWaitMs: options.maxWaitMs,
    serve: (incoming, outgoing) => void (answerDirectly(incoming, outgoing) || answer(incoming, named(outgoing))),
    shed(_, outgoing) {
      shed({});
      reject(named(outgoing), overload);
    },
  });
  const dropped = metrics.counter('bellbuoy_http_connections_dropped_total', 'Connections closed as too many', []);
  const connections = createConnections({ trustedProxies: options.trustedProxies, onDropped: () => dropped({}) });
  const track = ({ socket }: IncomingMessage, outgoing: LoggedResponse): void => {
    requests.began();
    connections.requestBegan(socket, outgoing);
    outgoing.on('close', () => {
      requests.ended(outgoing);
      connections.requestEnded(socket, outgoing);
      // Once the listener is stopping, no further request is accepted on a kept-alive connection.
      if (!server.listening) server.closeIdleConnections();
    });
  };
  const server = createServer({ ...limits, ServerResponse: LoggedResponse }, (incoming, outgoing) => {
    track(incoming, outgoing);
    const rejection = rejectionFor(incoming, eventPaths);
    if (rejection) return reject(named(outgoing), rejection);
    if (operatorPaths.has(incoming.url ?? '')) return void answer(incoming, named(outgoing));
    queue.join(networkOf(incoming, options.trustedProxies), incoming, outgoing);
  });
  server.setTimeout(ms.idle);
  server.on('clientError', (error, socket: Socket) =>
    rejectMalformed(error, socket, connections.responsesOf(socket).map(named)),
  );
  server.on('connect', (_, socket) => rejectConnect(socket));
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: LoggedResponse) => {
    track(incoming, outgoing);
    reject(named(outgoing), unmetExpectation);
  });
  server.on('connection', (socket: Socket) => {
    queue.accepted();
    connections.add(socket);
  });
  let timeoutCheck: NodeJS.Timeout | undefined;

  return {
    start: () =>
      new Promise((resolve, rejectStart) => {
        server.once('error', rejectStart);
        server.listen(port, host, resolve);
        timeoutCheck = setInterval(
          () => connections.closeStale(performance.now() - ms.response),
          ms.timeoutCheck,
        ).unref();
      }),
    async stop() {
      clearInterval(timeoutCheck);
      // Node would close connections whose requests it has not read yet.
      await sleep(ms.lastRead);
      await setImmediate();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Node counts sockets without a request as busy.
        connections.closeSilent();
        setTimeout(() => server.closeAllConnections(), ms.stop).unref();
      });
    },
    health: () => ({ ok: server.listening }),
    url: () => `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
  };
}
