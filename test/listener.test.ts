import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Door } from '../src/adapters/door.ts';
import { createListener } from '../src/calls/listener.ts';

const doors = new Map<string, Door>();
const release = Promise.withResolvers<void>();
const service = new Hono();
service.get('/slow', async (c) => {
  await release.promise;
  return c.text('answered');
});
const listener = createListener({ host: '127.0.0.1', port: 0, service, web: undefined, doors });

let url: string;

beforeAll(async () => {
  await listener.start();
  url = listener.url();
});
afterAll(() => listener.stop());

/** What a raw client is sent until the connection is closed. */
function talk(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('close', () => resolve(said));
    socket.on('error', () => resolve(said));
  });
}

describe('the listener', () => {
  it('tells the health of each door', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true, parts: {} });
    doors.set('telegram', { start: async () => {}, stop: async () => {}, health: () => ({ ok: false }) });
    const ill = await fetch(`${url}/health`);
    expect([ill.status, await ill.json()]).toEqual([503, { ok: false, parts: { telegram: { ok: false } } }]);
  });

  it('closes a client that sends half a request', async () => {
    expect(await talk('GET /health HTTP/1.1\r\nHost: x\r\n')).toContain('408 Request Timeout');
  });

  it('refuses headers beyond 8 KiB', async () => {
    expect(await talk(`GET /health HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(9000)}\r\n\r\n`)).toContain('431');
  });

  it('answers what is in flight before it stops', async () => {
    const answer = fetch(`${url}/slow`).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = listener.stop();
    release.resolve();
    expect(await answer).toBe('answered');
    await stopped;
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });
});
