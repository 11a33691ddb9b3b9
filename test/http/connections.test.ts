import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listener } from '../../src/http/listener.ts';
import { parseAddressSet } from '../../src/lib/ip-address.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { makeListener, portOf } from '../support/listener.ts';

/** Addresses of this machine that stand for different clients. */
const [greedy, other] = ['127.0.0.2', '127.0.0.3'];

const service = new Hono();
let release: PromiseWithResolvers<void>;
let waiting: number;
service.get('/quick', (c) => c.text('answered'));
service.get('/slow', async (c) => {
  waiting++;
  await release.promise;
  return c.text('answered at last');
});

let listener: Listener;
let metrics: ReturnType<typeof createMetrics>;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
  waiting = 0;
  release = Promise.withResolvers();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await listener.stop();
});

async function start(options: Parameters<typeof makeListener>[0] = {}): Promise<void> {
  metrics = createMetrics();
  listener = makeListener({ service, metrics, ...options });
  await listener.start();
}

/** Opens a connection and sends the beginning of a request. Resolves when it is connected. */
function open(from: string, bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port: portOf(listener), host: '127.0.0.1', localAddress: from });
    sockets.push(socket);
    socket.on('error', () => {});
    socket.once('connect', () => {
      if (bytes !== '') socket.write(bytes);
      resolve(socket);
    });
    socket.resume();
  });
}

async function openMany(count: number, from: string, bytes: string): Promise<void> {
  for (let opened = 0; opened < count; opened += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - opened) }, () => open(from, bytes)));
  }
}

/** The status of a request over a connection of its own, 0 where it is closed without one. */
async function statusFor(from: string): Promise<number> {
  const socket = await open(from, 'GET /quick HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return statusOn(socket);
}

function statusOn(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    socket.once('data', (chunk) => resolve(Number(chunk.toString().slice(9, 12))));
    socket.once('close', () => resolve(0));
  });
}

function droppedCount(): number {
  return Number(/^bellbuoy_http_connections_dropped_total (\d+)$/m.exec(metrics.text())?.[1]);
}

const openSockets = (): number => sockets.filter(({ destroyed }) => !destroyed).length;

describe('2,000 sockets of one address', () => {
  it.each([
    ['that send nothing', ''],
    ['that send half of their headers', 'GET /quick HTTP/1.1\r\nHost: x\r\n'],
  ])('%s keep neither others nor that address from being answered', async (_, bytes) => {
    await start();
    await openMany(2000, greedy, bytes);
    await expect.poll(openSockets).toBe(512);
    for (let i = 0; i < 10; i++) expect(await statusFor(other)).toBe(200);
    expect(await statusFor(greedy)).toBe(200);
    expect(droppedCount()).toBe(2001 - 512);
  });

  it('that wait for their answers are never closed for another one', async () => {
    await start();
    await openMany(512, greedy, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => waiting).toBe(512);
    const answers = sockets.map(statusOn);
    expect(await statusFor(greedy)).toBe(0);
    expect(await statusFor(other)).toBe(200);
    release.resolve();
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    // Idle after their responses, they make room.
    expect(await statusFor(greedy)).toBe(200);
  });
});

describe('a trusted proxy', () => {
  it('may open more, of which the silent ones go first once the listener is full', async () => {
    await start({ trustedProxies: parseAddressSet([greedy])! });
    await openMany(2000, greedy, '');
    expect(openSockets()).toBe(2000);
    expect(await statusFor(other)).toBe(200);
    expect(droppedCount()).toBe(1);
  });
});
