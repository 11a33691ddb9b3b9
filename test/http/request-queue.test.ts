import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRequestQueue } from '../../src/http/request-queue.ts';
import type { LoggedResponse } from '../../src/http/request-log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { makeListener, portOf } from '../support/listener.ts';

describe('the request queue', () => {
  const incoming = { headers: {} } as IncomingMessage;
  const response = (destroyed = false) => Object.assign(new EventEmitter(), { destroyed }) as unknown as LoggedResponse;
  const open = () => {
    const handlers = {
      serve: vi.fn<(incoming: IncomingMessage, outgoing: LoggedResponse) => void>(),
      shed: vi.fn<(incoming: IncomingMessage, outgoing: LoggedResponse) => void>(),
    };
    return { ...handlers, queue: createRequestQueue(handlers) };
  };

  /** The next request is served for so long, while others arrive. */
  const busy = (serve: ReturnType<typeof open>['serve'], ms: number) =>
    serve.mockImplementationOnce(() => {
      for (const end = performance.now() + ms; performance.now() < end;);
    });

  it('serves requests as they arrive, and in that order once 10 ms of a turn of the event loop are over', async () => {
    const { queue, serve } = open();
    const responses = Array.from({ length: 5 }, () => response());
    for (const [i, outgoing] of responses.entries()) {
      if (i === 1) busy(serve, 11);
      queue.join('a client', incoming, outgoing);
    }
    expect(serve).toHaveBeenCalledTimes(2);
    await expect.poll(() => serve).toHaveBeenCalledTimes(5);
    expect(serve.mock.calls.map(([, outgoing]) => outgoing)).toEqual(responses);
    queue.join('a client', incoming, response());
    await expect.poll(() => serve).toHaveBeenCalledTimes(6);
  });

  it('lets clients take turns, however many requests one of them has sent before', async () => {
    const { queue, serve, shed } = open();
    const [greedy, others] = [Array.from({ length: 1100 }, () => response()), [response(), response()]];
    const turns: LoggedResponse[] = [];
    busy(serve, 11);
    queue.join('greedy', incoming, response());
    serve.mockImplementation((_, outgoing) => {
      turns.push(outgoing);
      outgoing.emit('close');
    });
    // On a busy machine the last ones wait too long.
    shed.mockImplementation((_, outgoing) => void turns.push(outgoing));
    for (const outgoing of greedy) queue.join('greedy', incoming, outgoing);
    for (const outgoing of others) queue.join('other', incoming, outgoing);
    await expect.poll(() => turns.length).toBe(1102);
    const expected = [greedy[0], others[0], greedy[1], others[1], ...greedy.slice(2)];
    expect(turns.every((outgoing, i) => outgoing === expected[i])).toBe(true);
  });

  it('skips a request whose client has closed the connection', async () => {
    const { queue, serve, shed } = open();
    queue.join('a client', incoming, response(true));
    queue.join('a client', incoming, response());
    await expect.poll(() => serve).toHaveBeenCalled();
    expect(serve).toHaveBeenCalledTimes(1);
    expect(shed).not.toHaveBeenCalled();
  });

  it('sheds a request where a thousand are in flight, until one of them has been answered', async () => {
    const { queue, serve, shed } = open();
    const responses = Array.from({ length: 1001 }, () => response());
    for (const outgoing of responses) queue.join('a client', incoming, outgoing);
    await expect.poll(() => shed).toHaveBeenCalled();
    expect(serve).toHaveBeenCalledTimes(1000);
    expect(shed.mock.calls.map(([, outgoing]) => outgoing)).toEqual(responses.slice(1000));
    responses[0]?.emit('close');
    queue.join('a client', incoming, response());
    await expect.poll(() => serve).toHaveBeenCalledTimes(1001);
    expect(shed).toHaveBeenCalledTimes(1);
  });

  it('sheds a request that has waited for more than 400 ms', async () => {
    const { queue, serve, shed } = open();
    const [blocking, late] = [response(), response()];
    busy(serve, 11);
    queue.join('a client', incoming, response());
    busy(serve, 410);
    queue.join('a client', incoming, blocking);
    queue.join('a client', incoming, late);
    await expect.poll(() => shed).toHaveBeenCalledExactlyOnceWith(incoming, late);
    expect(serve).toHaveBeenLastCalledWith(incoming, blocking);
  });

  it('serves what a browser shows a person ten times as long', async () => {
    const { queue, serve, shed } = open();
    busy(serve, 11);
    queue.join('a client', incoming, response());
    busy(serve, 410);
    queue.join('a client', incoming, response());
    const script = { headers: { 'sec-fetch-dest': 'script' } } as unknown as IncomingMessage;
    queue.join('a client', script, response());
    await expect.poll(() => serve).toHaveBeenCalledTimes(3);
    expect([serve.mock.lastCall?.[0], shed.mock.calls]).toEqual([script, []]);
  });
});

const service = new Hono();
service.get('/quick', (c) => c.text('answered'));
service.get('/work', async (c) => {
  // The real handlers await the key first.
  for (let i = 0; i < 10; i++) await Promise.resolve();
  for (const end = performance.now() + 20; performance.now() < end;);
  return c.text('done');
});
const metrics = createMetrics();
const listener = makeListener({ service, metrics, maxWaitMs: undefined });
let port: number;

beforeAll(async () => {
  await listener.start();
  port = portOf(listener);
});
afterAll(() => listener.stop());

describe('too many requests at once', () => {
  type Outcome = { readonly status: number; readonly ms: number };

  /** Sends requests from another process, whose clock is not delayed by the work of this one. */
  async function sendLoad(connections: number, seconds: number): Promise<Outcome[]> {
    const load = fileURLToPath(new URL('../bench/load.ts', import.meta.url));
    const program = `
      import { load } from ${JSON.stringify(load)};
      const { statuses, latenciesMs } = await load({
        port: ${port}, connections: ${connections}, seconds: ${seconds}, target: () => '/work', headers: {},
      });
      console.log(JSON.stringify(latenciesMs.map((ms, i) => ({ ms, status: statuses[i] }))));`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--no-warnings', '-e', program]);
    const [out] = await Promise.all([text(child.stdout), once(child, 'close')]);
    return JSON.parse(out) as Outcome[];
  }

  it('are shed with 503, and those accepted wait for less than a second', async () => {
    // 20 ms each: 200 at once would be four seconds of work.
    const outcomes = await sendLoad(200, 3);
    const accepted = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const shed = outcomes.filter(({ status }) => status === 503);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(accepted.length).toBeGreaterThan(30);
    // A busy machine delays some that were answered in time.
    expect(accepted.toSorted((a, b) => a - b)[Math.floor(accepted.length / 2)]).toBeLessThan(1000);
    expect(metrics.text()).toContain(`\nbellbuoy_http_shed_total ${shed.length}\n`);
    // Afterwards, no request is shed any more.
    await expect.poll(async () => (await sendLoad(5, 1)).every(({ status }) => status === 200)).toBe(true);
  });

  it('do not delay /health, and those shed have a Retry-After', async () => {
    const seen: { path: string; status: number; retryAfter: string | null }[] = [];
    const ended = new AbortController();
    const many = sendLoad(200, 2).finally(() => ended.abort());
    while (!ended.signal.aborted) {
      for (const path of ['/health', '/quick']) {
        const { status, headers } = await fetch(listener.url() + path);
        seen.push({ path, status, retryAfter: headers.get('Retry-After') });
      }
    }
    await many;
    expect(seen.filter(({ path, status }) => path === '/health' && status !== 200)).toEqual([]);
    for (const { status, retryAfter } of seen) expect(retryAfter).toBe(status === 503 ? '1' : null);
  });
});
