import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessions, createWeb } from '../../src/adapters/web/index.ts';
import { createLog } from '../../src/ops/log.ts';
import { exchange, makeListener, portOf } from '../support/listener.ts';
import { noPictures } from '../support/no-pictures.ts';
import { silentChat } from '../support/silent-chat.ts';

const service = new Hono();
service.get('/quick', (c) => c.text('answered'));
service.get('/slow', () => new Promise<never>(() => {}));
const bugs: unknown[] = [];
const log = { ...createLog('error', []), bug: (_: string, error: unknown) => void bugs.push(error) };
const web = createWeb({
  chat: silentChat,
  sessions: createSessions('a secret'),
  renderPng: noPictures,
  clock: () => performance.now(),
});
const listener = makeListener({ service, web, log });
let port: number;

beforeAll(async () => {
  await listener.start();
  port = portOf(listener);
});
afterAll(() => listener.stop());

/** The response to these bytes: its status, and its body where that is JSON. */
async function responseTo(bytes: string): Promise<{ status: number; body: unknown; received: string }> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(bytes);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  await expect.poll(() => received).toContain('\r\n\r\n');
  socket.destroy();
  const body = received.slice(received.indexOf('\r\n\r\n') + 4);
  const status = Number(received.slice(9, 12));
  return { status, body: body.startsWith('{') ? JSON.parse(body) : undefined, received };
}

const head = 'HTTP/1.1\r\nHost: x\r\n';

describe('a request that is not admitted', () => {
  it.each([
    ['a target of more than 4096 characters', `GET /quick?x=${'y'.repeat(4097)} ${head}\r\n`, 414, 'url'],
    ['headers of more than 8 KiB', `GET /quick ${head}X: ${'y'.repeat(9000)}\r\n\r\n`, 431, 'headers'],
    ['a body of more than 16 KiB', `POST /quick ${head}Content-Length: 20000\r\n\r\n`, 413, 'body'],
    ['a GET with a chunked body', `GET /quick ${head}Transfer-Encoding: chunked\r\n\r\n`, 413, 'body'],
    ['bytes that are not HTTP', 'hello\r\n\r\n', 400, 'request'],
    ['a header without a name', `GET /quick ${head}: y\r\n\r\n`, 400, 'request'],
    ['two content lengths', `GET /quick ${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, 'request'],
    ['no host', 'GET /quick HTTP/1.1\r\n\r\n', 400, 'request'],
    ['no host in the old protocol', 'GET /quick HTTP/1.0\r\n\r\n', 400, 'request'],
    ['another expectation', `GET /quick ${head}Expect: a banana\r\n\r\n`, 417, 'expect'],
    ['a tunnel', `CONNECT example.org:443 ${head}\r\n`, 405, 'method'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'request'],
    ['a TLS handshake', '\u0016\u0003\u0001\u0002', 400, 'request'],
    ['an unknown method', `BREW /quick ${head}\r\n`, 400, 'request'],
    ['every server', `OPTIONS * ${head}\r\n`, 400, 'request'],
    ['an operator’s path written to', `POST /health ${head}Content-Length: 0\r\n\r\n`, 405, 'method'],
    ['metrics deleted', `DELETE /metrics ${head}\r\n`, 405, 'method'],
    ['an invalid host', 'GET /quick HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'request'],
  ])('%s is refused with errors in the usual shape', async (_, bytes, status, name) => {
    const response = await responseTo(bytes);
    expect(response.status).toBe(status);
    expect(response.body).toEqual({ errors: { [name]: [expect.stringMatching(/\w+ .*\./)] } });
    expect(response.received).toContain('application/json');
    expect(response.received.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
    if (status === 405) expect(response.received).toMatch(/\r\nallow: GET, HEAD/i);
  });

  it('is an exception: others are answered', async () => {
    expect(await (await fetch(`${listener.url()}/quick`)).text()).toBe('answered');
  });

  it('is answered before the rest of it has arrived, and its connection closed', async () => {
    const large = `GET /health HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(9000)}\r\n\r\n`;
    expect(await exchange(port, large)).toContain('431');
  });

  it('is refused where its body turns out to be malformed, and its connection closed', async () => {
    const post =
      'POST /chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';
    const received = await exchange(port, `${post}\r\n\r\n5\r\n{"tex\r\nzz\r\n`);
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
    expect(JSON.parse(received.slice(received.indexOf('{')))).toEqual({ errors: { request: ['This is not HTTP.'] } });
    expect(bugs).toEqual([]);
  });

  it('is not answered on behalf of the one before it', async () => {
    const received = await exchange(port, `GET /slow ${head}\r\nnothing that is HTTP\r\n\r\n`);
    expect(received).toBe('');
  });
});
