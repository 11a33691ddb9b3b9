import { connect } from 'node:net';
import { createListener, type Listener, type ListenerOptions } from '../../src/http/listener.ts';
import { createHealth } from '../../src/ops/health.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { parseAddressSet } from '../../src/lib/ip-address.ts';
import { errorBodies } from './error-bodies.ts';

/** No proxy is trusted. */
export const noProxies = parseAddressSet([])!;

/**
 * A listener on a free port of 127.0.0.1 with the real log, metrics and health; it has not been started. It sheds no request
 * that waits because the machine does much else.
 */
export function makeListener(options: Partial<ListenerOptions>): Listener {
  return createListener({
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    trustedProxies: noProxies,
    metricsToken: undefined,
    service: undefined,
    web: undefined,
    health: createHealth(() => performance.now()),
    metrics: createMetrics(),
    log: createLog('error', []),
    errors: errorBodies,
    maxWaitMs: 60_000,
    ...options,
  });
}

/** The port of a started listener. */
export function portOf(listener: Listener): number {
  return Number(new URL(listener.url()).port);
}

/** Sends bytes to a port. Resolves to everything received until the connection is closed. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', () => resolve(received));
  });
}
