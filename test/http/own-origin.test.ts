import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listener } from '../../src/http/listener.ts';
import type { Web } from '../../src/http/ports.ts';
import { parseAddressSet } from '../../src/lib/ip-address.ts';
import { exchange, makeListener, portOf } from '../support/listener.ts';

const web: Web = new Hono();
web.post('/chat', (c) => c.text(`answered ${c.env.clientNetwork}`));
web.get('/', (c) => c.text('the page'));
const service = new Hono();
service.get('/v2/things', (c) => c.text('a thing'));

const listener = makeListener({ web, service, publicUrl: 'https://Tides.Example:8443' });
const proxied = makeListener({
  web,
  publicUrl: 'https://tides.example',
  trustedProxies: parseAddressSet(['127.0.0.1'])!,
});
const onAllAddresses = makeListener({ web, host: '0.0.0.0' });
const started = [listener, proxied, onAllAddresses];

beforeAll(async () => {
  await Promise.all(started.map((one) => one.start()));
});
afterAll(async () => {
  await Promise.all(started.map((one) => one.stop()));
});

/** The status of a request with exactly these headers; PORT stands for the listener's. */
async function statusOf(target: Listener, requestLine: string, headers: readonly string[]): Promise<number> {
  const port = portOf(target);
  const lines = [`${requestLine} HTTP/1.1`, ...headers, 'Connection: close', 'Content-Length: 0', '', ''];
  const response = await exchange(port, lines.join('\r\n').replaceAll('PORT', String(port)));
  return Number(response.slice(9, 12));
}

describe('the host of a request to the web adapter', () => {
  it.each([
    '127.0.0.1',
    '127.0.0.1:PORT',
    'localhost:9000',
    'LOCALHOST:PORT',
    'localhost.:PORT',
    '[::1]:PORT',
    'tides.example',
    'TIDES.example:8443',
  ])('is answered as %s', async (host) => {
    expect(await statusOf(listener, 'POST /chat', [`Host: ${host}`])).toBe(200);
    expect(await statusOf(listener, 'GET /', [`Host: ${host}`])).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost.evil.example',
    'tides.example.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.2',
    '0.0.0.0:PORT',
    '192.0.2.1:PORT',
    '[::2]',
    'localhost..',
    '',
  ])('is refused as “%s”', async (host) => {
    expect(await statusOf(listener, 'POST /chat', [`Host: ${host}`])).toBeGreaterThanOrEqual(400);
    expect(await statusOf(listener, 'GET /', [`Host: ${host}`])).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['two of them', 'POST /chat', ['Host: localhost', 'Host: evil.example']],
    ['two of them, in the other order', 'POST /chat', ['Host: evil.example', 'Host: localhost']],
    ['another one in the target', 'POST http://evil.example/chat', ['Host: localhost']],
    ['a user name before it', 'POST /chat', ['Host: localhost@evil.example']],
    ['a header of a proxy that is not trusted', 'POST /chat', ['Host: evil.example', 'X-Forwarded-Host: localhost']],
  ])('is refused with %s', async (_, requestLine, headers) => {
    expect(await statusOf(listener, requestLine, headers)).toBeGreaterThanOrEqual(400);
  });

  it('is explained where it is foreign', async () => {
    const response = await exchange(
      portOf(listener),
      'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(response).toContain('HTTP/1.1 403');
    expect(response).toMatch(/\{"errors":\{"host":\[".*PUBLIC_URL.*"\]\}\}/);
  });

  it('does not matter to the data service, which asks for a key', async () => {
    expect(await statusOf(listener, 'GET /v2/things', ['Host: evil.example'])).toBe(200);
  });

  it('may be the address that was connected to, on a listener for all addresses', async () => {
    expect(await statusOf(onAllAddresses, 'POST /chat', ['Host: 127.0.0.1:PORT'])).toBe(200);
    expect(await statusOf(onAllAddresses, 'POST /chat', ['Host: 0.0.0.0:PORT'])).toBe(200);
    expect(await statusOf(onAllAddresses, 'POST /chat', ['Host: 192.0.2.1:PORT'])).toBe(403);
  });
});

describe('the origin of a request to the web adapter', () => {
  const local = 'Host: 127.0.0.1:PORT';

  it.each([
    ['none, as of a program', []],
    ['the page that this listener served', ['Origin: http://127.0.0.1:PORT', 'Sec-Fetch-Site: same-origin']],
    ['the same page by another name', ['Origin: http://localhost:PORT']],
    ['the public address', ['Origin: https://tides.example:8443']],
  ])('may be %s', async (_, headers) => {
    expect(await statusOf(listener, 'POST /chat', [local, ...headers])).toBe(200);
  });

  it.each([
    ['another site', ['Origin: https://evil.example']],
    ['another site that names us', ['Origin: http://127.0.0.1:PORT.evil.example']],
    ['none that can be named', ['Origin: null']],
    ['another port of this machine', ['Origin: http://127.0.0.1:1']],
    ['the default port of this machine', ['Origin: http://localhost']],
    ['another scheme', ['Origin: https://127.0.0.1:PORT']],
    ['a file', ['Origin: file://']],
    ['the public name on another port', ['Origin: https://tides.example']],
    ['the public name without encryption', ['Origin: http://tides.example:8443']],
    ['one beside ours', ['Origin: http://127.0.0.1:PORT', 'Origin: https://evil.example']],
    ['ours with a path', ['Origin: http://127.0.0.1:PORT/']],
    ['nothing', ['Origin: ']],
    ['a site that sends no origin', ['Sec-Fetch-Site: cross-site']],
    ['a neighbour of the same site', ['Sec-Fetch-Site: same-site']],
    ['a site that says two things', ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site']],
  ])('is refused where it is %s', async (_, headers) => {
    expect(await statusOf(listener, 'POST /chat', [local, ...headers])).toBe(403);
  });

  it('does not matter to a link from another site to the page', async () => {
    expect(await statusOf(listener, 'GET /', [local, 'Sec-Fetch-Site: cross-site'])).toBe(200);
  });

  it('is compared with what a trusted proxy was asked for', async () => {
    const forwarded = ['Host: bellbuoy', 'X-Forwarded-Host: tides.example', 'X-Forwarded-Proto: https'];
    expect(await statusOf(proxied, 'POST /chat', [...forwarded, 'Origin: https://tides.example'])).toBe(200);
    expect(await statusOf(proxied, 'POST /chat', [...forwarded, 'Origin: https://evil.example'])).toBe(403);
    expect(await statusOf(proxied, 'POST /chat', ['Host: localhost', 'X-Forwarded-Host: evil.example'])).toBe(403);
  });
});

describe('the client of a request to the web adapter', () => {
  const ask = async (target: Listener, forwardedFor: string): Promise<string> => {
    const response = await fetch(`${target.url()}/chat`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': forwardedFor },
    });
    return response.text();
  };

  it('is the peer of the socket', async () => {
    expect(await ask(listener, '198.51.100.1')).toBe('answered 127.0.0.1');
  });

  it('is the one that a trusted proxy names', async () => {
    expect(await ask(proxied, '1.1.1.1, 198.51.100.1')).toBe('answered 198.51.100.1');
    expect(await ask(proxied, '2001:db8::1')).toBe('answered 2001:db8:0:0::/64');
  });
});
