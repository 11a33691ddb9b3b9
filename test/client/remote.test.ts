import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRemoteFetch } from '../../src/client/index.ts';
import { useHurriedTimers } from '../support/hurried-timers.ts';

useHurriedTimers();

const closing: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

type Seen = { path: string; key: string | undefined };

/** A server that answers its n-th request with the n-th of these, the last one again and again. */
async function scripted(...answers: RequestListener[]): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    seen.push({ path: request.url ?? '', key: request.headers.authorization });
    answers[Math.min(seen.length, answers.length) - 1]!(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

const hangUp: RequestListener = (request) => request.socket.destroy();
const silence: RequestListener = () => undefined;

function ask(url: string): Promise<{ status: number; json(): Promise<unknown> }> {
  return createRemoteFetch()({ url: `${url}/v2/tide/stations?a=1`, key: 'the key' });
}

describe('a service on another machine', () => {
  it('gets path, query and key, and its answer is read', async () => {
    const { url, seen } = await scripted(json(200, { data: [1] }));
    const { status, json: body } = await ask(url);
    expect([status, await body()]).toEqual([200, { data: [1] }]);
    expect(seen).toEqual([{ path: '/v2/tide/stations?a=1', key: 'the key' }]);
  });

  it.each([500, 502, 503])('that answers %d is called again', async (status) => {
    const { url, seen } = await scripted(json(status, {}), json(200, { data: [] }));
    expect((await ask(url)).status).toBe(200);
    expect(seen).toHaveLength(2);
  });

  it('that hangs up is called again', async () => {
    const { url, seen } = await scripted(hangUp, json(200, {}));
    expect((await ask(url)).status).toBe(200);
    expect(seen).toHaveLength(2);
  });

  it('that stays broken is called three times in all', async () => {
    const { url, seen } = await scripted(json(500, {}));
    await expect(ask(url)).rejects.toThrow('500');
    expect(seen).toHaveLength(3);
  });

  it.each([400, 401, 402, 403, 404, 422, 429])(
    'that refuses by %d is not called again: a refusal is an answer',
    async (status) => {
      const { url, seen } = await scripted(json(status, { errors: 'no' }));
      const reply = await ask(url);
      expect([reply.status, await reply.json()]).toEqual([status, { errors: 'no' }]);
      expect(seen).toHaveLength(1);
    },
  );

  it('that redirects is refused, and the key goes nowhere else', async () => {
    const other = await scripted(json(200, {}));
    const { url } = await scripted(json(302, {}, { Location: other.url }));
    await expect(ask(url)).rejects.toThrow();
    expect(other.seen).toEqual([]);
  });

  it('whose body has no end is refused', async () => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    const endless: RequestListener = (_, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write(chunk, () => setImmediate(more));
      };
      response.on('error', () => undefined);
      response.writeHead(200);
      more();
    };
    const { url } = await scripted(endless);
    await expect(ask(url)).rejects.toThrow();
  });

  it('whose body unpacks to more than 5 MiB is refused', async () => {
    // 50 MiB of blanks in 50 kB.
    const packed = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    const { url } = await scripted((_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
    );
    await expect(ask(url)).rejects.toThrow();
  });

  it('whose body is no JSON has an answer that cannot be read', async () => {
    const { url } = await scripted((_, response) => response.writeHead(200).end('<html>'));
    const reply = await ask(url);
    expect(reply.status).toBe(200);
    await expect(reply.json()).rejects.toThrow(SyntaxError);
  });

  it('that is not there is an error', async () => {
    const { url } = await scripted(silence);
    for (const close of closing.splice(0)) close();
    await expect(ask(url)).rejects.toThrow();
  });

  it('that does not answer is given up within 10 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { url } = await scripted(silence);
    const waited = { seconds: 0, settled: false };
    const refused = expect(ask(url).finally(() => (waited.settled = true))).rejects.toThrow();
    for (; !waited.settled && waited.seconds < 100; waited.seconds++) {
      await vi.advanceTimersByTimeAsync(1000);
      for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    }
    await refused;
    // A user waits, and a stale answer is only used after the timeout.
    expect(waited.seconds).toBeLessThan(10);
  });

  it('that is down is not called after five failures, and the call fails at once', async () => {
    const { url, seen } = await scripted(json(500, {}));
    const fetch = createRemoteFetch();
    const again = () => fetch({ url: `${url}/v2/tide/stations`, key: 'the key' });
    await expect(again()).rejects.toThrow('500');
    await expect(again()).rejects.toThrow();
    expect(seen).toHaveLength(5);
    // No pause before another try: none would end.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await expect(again()).rejects.toThrow('breaker is open');
    expect(seen).toHaveLength(5);
  });
});
