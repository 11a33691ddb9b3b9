import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { errorBodies } from './error-bodies.ts';
import { afterAll } from 'vitest';
import { createListener, type ListenerOptions } from '../../src/http/listener.ts';
import { createHealth } from '../../src/ops/health.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import type { Transport } from './service-fixture.ts';

type Service = NonNullable<ListenerOptions['service']>;

/** Names the service that a request is for, among those behind the one listener of a world. */
const nameHeader = 'x-service-of-the-test';

/** Asks through the real listener and a real socket, with a client that sends what it is told and nothing else. */
export async function overSocket(): Promise<Transport> {
  const services = new Map<string, Service>();
  const listener = createListener({
    host: '127.0.0.1',
    port: 0,
    service: {
      routes: [],
      fetch: (asked, ...rest) => services.get(asked.headers.get(nameHeader)!)!.fetch(asked, ...rest),
    },
    web: undefined,
    health: createHealth(Date.now),
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
    const asked = request({ port, path: url, method, headers: { ...headers, [nameHeader]: name } }).end();
    const [incoming] = (await once(asked, 'response')) as [IncomingMessage];
    const fields = Object.entries(incoming.headersDistinct).map(([field, values]) => [field, values!.join(', ')]);
    const bytes = await buffer(incoming);
    const init = { status: incoming.statusCode!, headers: Object.fromEntries(fields) };
    return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, init);
  };
}
