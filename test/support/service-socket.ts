import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { errorBodies } from './error-bodies.ts';
import { noProxies } from './listener.ts';
import { afterAll } from 'vitest';
import { createListener, type ListenerOptions } from '../../src/http/listener.ts';
import { createHealth } from '../../src/ops/health.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import type { Transport } from './service-fixture.ts';

type Service = NonNullable<ListenerOptions['service']>;

/** The header that selects one of the services behind the listener. */
const nameHeader = 'x-service-of-the-test';

/** Sends requests through the real listener and a real socket, with a client that adds no headers of its own. */
export async function overSocket(): Promise<Transport> {
  const services = new Map<string, Service>();
  const listener = createListener({
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    trustedProxies: noProxies,
    metricsToken: undefined,
    service: {
      routes: [],
      fetch: (incoming, ...rest) => services.get(incoming.headers.get(nameHeader)!)!.fetch(incoming, ...rest),
      respond: (incoming) =>
        services.get(String((incoming.headers as Record<string, unknown>)[nameHeader]))!.respond!(incoming),
      // The same of all services.
      paths: { has: (path) => [...services.values()].some(({ paths }) => paths?.has(path)) },
    },
    web: undefined,
    health: createHealth(() => performance.now()),
    metrics: createMetrics(),
    log: createLog('error', []),
    errors: errorBodies,
  });
  await listener.start();
  afterAll(() => listener.stop());
  return async (service, { url, method, headers }) => {
    const name = String(services.size);
    services.set(name, service);
    const { port } = new URL(listener.url());
    const outgoing = request({ port, path: url, method, headers: { ...headers, [nameHeader]: name } }).end();
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const fields = Object.entries(incoming.headersDistinct).map(([field, values]) => [field, values!.join(', ')]);
    const bytes = await buffer(incoming);
    const init = { status: incoming.statusCode!, headers: Object.fromEntries(fields) };
    return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, init);
  };
}
