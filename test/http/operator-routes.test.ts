import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../../src/http/listener.ts';
import { parseAddressSet } from '../../src/lib/ip-address.ts';
import { createHealth } from '../../src/ops/health.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { makeListener, portOf } from '../support/listener.ts';

const listeners: Listener[] = [];

async function started(options: Parameters<typeof makeListener>[0] = {}): Promise<Listener> {
  const listener = makeListener(options);
  listeners.push(listener);
  await listener.start();
  return listener;
}

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
});

/** The status and body of a GET with any headers, `Host` included. */
function get(listener: Listener, path: string, headers: Record<string, string> = {}, host = '127.0.0.1') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const sent = httpRequest({ host, port: portOf(listener), path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

describe('health', () => {
  it('is live, ready, and in detail, with the status of readiness', async () => {
    const health = createHealth(() => performance.now());
    let works = true;
    health.watch('telegram', () => ({ ok: false }));
    health.watch('database', () => ({ ok: works }), { required: true });
    const listener = await started({ health });
    const statuses = async () =>
      Promise.all(
        ['/health/live', '/health/ready', '/health'].map(async (path) => {
          const { status, body } = await get(listener, path);
          return [status, JSON.parse(body)];
        }),
      );
    const parts = { telegram: { ok: false } };
    expect(await statuses()).toEqual([
      [200, { live: true }],
      [200, { ready: true }],
      [200, { ready: true, ok: false, parts: { ...parts, database: { ok: true } } }],
    ]);
    works = false;
    expect(await statuses()).toEqual([
      [200, { live: true }],
      [503, { ready: false }],
      [503, { ready: false, ok: false, parts: { ...parts, database: { ok: false } } }],
    ]);
  });
});

describe('metrics', () => {
  const token = 'a-token-of-the-operator';
  const bearer = { Authorization: `Bearer ${token}` };
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

  it('are for programs on this machine', async () => {
    const listener = await started();
    for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST:8080', '[::1]:8080']) {
      const { status, body } = await get(listener, '/metrics', { Host: host });
      expect([status, body.includes('bellbuoy_http_requests_total')]).toEqual([200, true]);
    }
  });

  it.each([
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-For', ''],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for=127.0.0.1'],
    ['X-Real-IP', '127.0.0.1'],
    ['Via', '1.1 caddy'],
    ['Host', 'tides.example.org'],
    ['Host', 'localhost.example.org'],
    ['Authorization', `Bearer ${token}x`],
    ['Authorization', token],
  ])('need the token where a proxy or a page of another name may be between: %s: %s', async (name, value) => {
    const listener = await started({ metricsToken: token });
    const elsewhere = { Host: 'tides.example.org', [name]: value };
    const headers = name === 'Authorization' ? elsewhere : { [name]: value };
    const { status, headers: answered, body } = await get(listener, '/metrics', headers);
    expect([status, answered['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(JSON.parse(body)).toEqual({ errors: { key: expect.stringContaining('METRICS_TOKEN') } });
    expect((await get(listener, '/metrics', { ...headers, ...bearer })).status).toBe(200);
  });

  it('need the token where a trusted proxy runs on this machine', async () => {
    const listener = await started({ metricsToken: token, trustedProxies: parseAddressSet(['127.0.0.0/8'])! });
    expect((await get(listener, '/metrics')).status).toBe(401);
    expect((await get(listener, '/metrics', bearer)).status).toBe(200);
  });

  it.skipIf(outside === undefined)('need the token from another address', async () => {
    const listener = await started({ host: '0.0.0.0', metricsToken: token });
    expect((await get(listener, '/metrics', { Host: 'localhost' }, outside)).status).toBe(401);
    expect((await get(listener, '/metrics', bearer, outside)).status).toBe(200);
  });

  it('have no token where none is set', async () => {
    const listener = await started();
    for (const value of ['Bearer undefined', 'Bearer ']) {
      expect((await get(listener, '/metrics', { Host: 'x.example', Authorization: value })).status).toBe(401);
    }
  });

  it('are rendered once a second at most', async () => {
    const metrics = createMetrics();
    const read = vi.fn<() => number>(() => 1);
    metrics.gauge('bellbuoy_test', 'Counts renderings', read);
    const listener = await started({ metrics });
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      await Promise.all(Array.from({ length: 20 }, () => get(listener, '/metrics')));
      expect(read).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1000);
      await get(listener, '/metrics');
      expect(read).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
