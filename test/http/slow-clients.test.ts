import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, makeListener, portOf } from '../support/listener.ts';

const service = new Hono();
service.get('/quick', (c) => c.text('answered'));
service.get('/large', (c) => c.text('x'.repeat(20_000_000)));
service.get('/never', () => new Promise<never>(() => {}));
service.post('/read', async (c) => c.text(await c.req.text()));
// A body that breaks off is no bug.
service.onError((_, c) => c.text('gone', 400));
const listener = makeListener({ service });
let port: number;

beforeAll(async () => {
  await listener.start();
  port = portOf(listener);
});
afterAll(() => listener.stop());

/** Sends one character a second. */
const drip = (socket: Socket, text: string): void => {
  let sent = 0;
  const timer = setInterval(() => socket.write(text[sent++ % text.length]!), 1000);
  socket.once('close', () => clearInterval(timer));
};
const head = 'Host: x\r\n';

/** Behaviours of slow clients, and of those that are gone without closing the connection. */
const clients: Record<string, (socket: Socket) => void> = {
  'sends nothing': () => {},
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
  'does not read its response': (socket) => {
    socket.pause();
    socket.write(`GET /large HTTP/1.1\r\n${head}\r\n`);
  },
  'reads its response slowly': (socket) => {
    socket.write(`GET /large HTTP/1.1\r\n${head}\r\n`);
    const timer = setInterval(() => socket.read(1000), 500);
    socket.once('close', () => clearInterval(timer));
  },
  'sends many requests and reads nothing': (socket) => {
    socket.pause();
    socket.write(`GET /large HTTP/1.1\r\n${head}\r\n`.repeat(100));
  },
  'waits for a response that never comes': (socket) => void socket.write(`GET /never HTTP/1.1\r\n${head}\r\n`),
  'keeps the connection open after its response': (socket) => void socket.write(`GET /quick HTTP/1.1\r\n${head}\r\n`),
};

/** Tenths of a second in which this process had its turn: of the others, a busy machine, the listener knows nothing. */
let turns = 0;
setInterval(() => turns++, 100).unref();

/** How long the listener keeps a client, seconds. Seen from its side: who does not read does not see the end either. */
function secondsConnected(begin: (socket: Socket) => void): Promise<number> {
  return new Promise((resolve) => {
    const begun = turns;
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (): void => resolve((turns - begun) / 10);
    socket.once('error', end);
    socket.once('close', end);
    socket.once('connect', () => begin(socket));
    if (!socket.isPaused()) socket.on('end', () => socket.destroy());
    // A paused socket emits no end until it reads again.
    setTimeout(() => socket.resume(), 15_000).unref();
  });
}

describe('slow and half-open clients', () => {
  it('are disconnected after 15 s, while others are answered', async () => {
    const names = Object.keys(clients);
    const all = Promise.all(Object.values(clients).map(secondsConnected));
    const waits: number[] = [];
    const ended = new AbortController();
    void all.then(() => ended.abort());
    while (!ended.signal.aborted) {
      const begun = turns;
      // On a machine that stands still for seconds a new connection counts as idle too, and is closed.
      const answered = await fetch(`${listener.url()}/quick`, { headers: { connection: 'close' } }).then(
        async (response) => (await response.text()) === 'answered',
        () => false,
      );
      waits.push(answered ? (turns - begun) / 10 : Infinity);
      await sleep(100);
    }
    const seconds = await all;
    // They are told after 15 s.
    const tooLong = names.filter((_, i) => seconds[i]! > 18);
    expect(tooLong, JSON.stringify(seconds)).toEqual([]);
    expect(waits.length).toBeGreaterThan(10);
    // On a busy machine some requests take longer, or fail.
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(1);
  });
});

it('half a request is refused with errors in the usual shape, and its connection closed', async () => {
  const received = await exchange(port, `GET /quick HTTP/1.1\r\n${head}`);
  expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(received.toLowerCase()).toMatch(/content-type: application\/json[^]*\r\nx-content-type-options: nosniff\r\n/);
  expect(JSON.parse(received.slice(received.indexOf('{')))).toEqual({
    errors: { request: ['The request took too long to arrive.'] },
  });
});
