import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { errorBodies } from '../support/error-bodies.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListener } from '../../src/http/listener.ts';
import { createHealth } from '../../src/ops/health.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';

const service = new Hono();
service.get('/quick', (c) => c.text('answered'));
service.get('/large', (c) => c.text('x'.repeat(20_000_000)));
service.get('/never', () => new Promise<never>(() => {}));
service.post('/read', async (c) => c.text(await c.req.text()));
// A body that breaks off is no bug of ours.
service.onError((_, c) => c.text('gone', 400));
const listener = createListener({
  host: '127.0.0.1',
  port: 0,
  service,
  web: undefined,
  health: createHealth(Date.now),
  metrics: createMetrics(),
  log: createLog('error', []),
  errors: errorBodies,
});
let port: number;

beforeAll(async () => {
  await listener.start();
  port = Number(new URL(listener.url()).port);
});
afterAll(() => listener.stop());

/** Sends one character a second. */
const drip = (socket: Socket, text: string): void => {
  let sent = 0;
  const timer = setInterval(() => socket.write(text[sent++ % text.length]!), 1000);
  socket.once('close', () => clearInterval(timer));
};
const head = 'Host: x\r\n';

/** What a client does that takes its time, or is gone without a word. */
const clients: Record<string, (socket: Socket) => void> = {
  'says nothing': () => {},
  'sends half a request line': (socket) => void socket.write('GET /qui'),
  'sends half its headers': (socket) => void socket.write(`GET /quick HTTP/1.1\r\n${head}`),
  'sends its headers one character a second': (socket) => {
    socket.write(`GET /quick HTTP/1.1\r\n${head}X: `);
    drip(socket, 'y');
  },
  'sends no body': (socket) => void socket.write(`POST /read HTTP/1.1\r\n${head}Content-Length: 10\r\n\r\n`),
  'sends its body one character a second': (socket) => {
    socket.write(`POST /read HTTP/1.1\r\n${head}Content-Length: 1000\r\n\r\n`);
    drip(socket, 'z');
  },
  'sends a body in pieces without an end': (socket) => {
    socket.write(`POST /read HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n`);
    drip(socket, '1\r\nz\r\n');
  },
  'does not read its answer': (socket) => {
    socket.pause();
    socket.write(`GET /large HTTP/1.1\r\n${head}\r\n`);
  },
  'reads its answer slowly': (socket) => {
    socket.write(`GET /large HTTP/1.1\r\n${head}\r\n`);
    const timer = setInterval(() => socket.read(1000), 500);
    socket.once('close', () => clearInterval(timer));
  },
  'asks without end and reads nothing': (socket) => {
    socket.pause();
    socket.write(`GET /large HTTP/1.1\r\n${head}\r\n`.repeat(100));
  },
  'waits for an answer that nobody gives': (socket) => void socket.write(`GET /never HTTP/1.1\r\n${head}\r\n`),
  'stays after its answer': (socket) => void socket.write(`GET /quick HTTP/1.1\r\n${head}\r\n`),
};

/** How long the listener keeps a client, seconds. Seen from its side: who does not read does not see the end either. */
function keptFor(begin: (socket: Socket) => void): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (): void => resolve((performance.now() - begun) / 1000);
    socket.once('error', end);
    socket.once('close', end);
    socket.once('connect', () => begin(socket));
    if (!socket.isPaused()) socket.on('end', () => socket.destroy());
    // A paused socket does not hear of its end: it finds out when it reads again.
    setTimeout(() => socket.resume(), 15_000).unref();
  });
}

describe('slow and half-open clients', () => {
  it('are gone after 15 s, however many ways they have, while others are answered', { timeout: 30_000 }, async () => {
    const names = Object.keys(clients);
    const all = Promise.all(Object.values(clients).map(keptFor));
    const waits: number[] = [];
    const others = setInterval(() => {
      const begun = performance.now();
      void fetch(`${listener.url()}/quick`).then(() => waits.push(performance.now() - begun));
    }, 200);
    const kept = await all;
    clearInterval(others);
    const tooLong = names.filter((_, i) => kept[i]! > 15.5);
    expect(tooLong, JSON.stringify(kept)).toEqual([]);
    expect(waits.length).toBeGreaterThan(30);
    // On a machine that is busy with other things, one of them may be unlucky.
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(1000);
  });
});
