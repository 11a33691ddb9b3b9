import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { watchUpstreams } from '../../../src/app/upstream-health.ts';
import { createHealth } from '../../../src/ops/health.ts';
import { createUpstream, type UpstreamRequest } from '../../../src/sources/upstreams/upstream.ts';
import { createUpstreamUsage, openDatabase } from '../../../src/store/index.ts';
import type { Budget, CallMetrics } from '../../../src/sources/upstreams/ports.ts';
import type { Problem } from '../../../src/problem.ts';
import { asProblem, problemOf } from '../../support/client-fixture.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

const folder = temporaryFolder();
let databases = 0;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An upstream at a local server, on a clock that the test moves. */
async function upstreamAt(listener: RequestListener, budget: Partial<Budget> = {}) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls++;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  const database = await openDatabase(`sqlite:${path.join(folder, `${databases++}.sqlite`)}`, () => {});
  closing.push(() => void database.destroy());
  let counted = 0;
  const stored = createUpstreamUsage(database);
  const usage: typeof stored = {
    spend(...spending) {
      counted++;
      return stored.spend(...spending);
    },
  };
  const outcomes: Parameters<CallMetrics['callEnded']>[1][] = [];
  const metrics: CallMetrics = { callEnded: (_, outcome) => void outcomes.push(outcome) };
  /** A caller as in a process of its own. */
  const open = () => {
    const call = createUpstream(
      'smhi',
      { concurrency: 10, perSecond: 1000, daily: 1000, ...budget },
      { usage, userAgent: 'test', now: () => clock.now, metrics },
    );
    return (request: UpstreamRequest, spender?: string) => call(spender, () => request);
  };
  return { url, clock, outcomes, open, call: open(), calls: () => calls, counted: () => counted };
}

describe('an upstream', () => {
  it('that fails is called three times in all', async () => {
    let left = 2;
    const world = await upstreamAt(
      (_, response) => void (left-- > 0 ? response.writeHead(502).end() : response.end('yes')),
    );
    expect(await world.call({ url: world.url })).toMatchObject({ status: 200, text: 'yes' });
    expect(world.calls()).toBe(3);
  });

  it('that refuses is not called again', async () => {
    const world = await upstreamAt((_, response) => void response.writeHead(422).end());
    expect((await problemOf(world.call({ url: world.url }))).details['reason']).toBe('refused (422)');
    expect(world.calls()).toBe(1);
  });

  it('whose name is unknown, as without a network, is not called again', async () => {
    const world = await upstreamAt(() => {});
    expect((await problemOf(world.call({ url: 'http://upstream.invalid/' }))).details['reason']).toBe(
      'could not be reached',
    );
    expect(world.counted()).toBe(1);
  });

  it('that sends Retry-After is not called for that time', async () => {
    const world = await upstreamAt((_, response) => void response.writeHead(429, { 'retry-after': '90' }).end());
    await problemOf(world.call({ url: world.url }));
    world.clock.now += 89_000;
    expect((await problemOf(world.call({ url: world.url }))).details['reason']).toMatch(/asked for a pause/);
    expect(world.calls()).toBe(1);
    world.clock.now += 2000;
    await problemOf(world.call({ url: world.url }));
    expect(world.calls()).toBe(2);
  });

  it('that sends 429 without Retry-After is not called for a minute', async () => {
    const world = await upstreamAt((_, response) => void response.writeHead(429).end());
    await problemOf(world.call({ url: world.url }));
    world.clock.now += 59_000;
    expect((await problemOf(world.call({ url: world.url }))).details['reason']).toMatch(/asked for a pause/);
    expect(world.calls()).toBe(1);
    world.clock.now += 2000;
    await problemOf(world.call({ url: world.url }));
    expect(world.calls()).toBe(2);
  });

  it.each([
    ['gives errors', (_: unknown, response: ServerResponse) => void response.writeHead(500).end()],
    ['resets connections', ({ socket }: IncomingMessage) => void socket.destroy()],
    ['asks for a pause', (_: unknown, response: ServerResponse) => void response.writeHead(429).end()],
  ])('that %s is not ok for the health report, though most calls are not made', async (_, listener) => {
    const world = await upstreamAt(listener);
    const health = createHealth(() => 0);
    const { callEnded } = watchUpstreams(health, () => 0);
    for (let i = 0; i < 3; i++) await problemOf(world.call({ url: world.url }));
    for (const outcome of world.outcomes) callEnded('smhi', outcome);
    expect(await health.report()).toMatchObject({ ok: false, parts: { smhi: { ok: false } } });
  });

  it('that is down is not called after five failures', async () => {
    const world = await upstreamAt((_, response) => void response.writeHead(500).end());
    await problemOf(world.call({ url: world.url }));
    await problemOf(world.call({ url: world.url }));
    expect(world.calls()).toBe(5);
    expect((await problemOf(world.call({ url: world.url }))).details['reason']).toBe('has been down for a while');
    expect(world.calls()).toBe(5);
  });

  it('has a budget of the day, which is kept over restarts and begins anew at 00:00 UTC', async () => {
    const world = await upstreamAt((_, response) => void response.end('yes'), { daily: 5 });
    await world.call({ url: world.url, weight: 2.5 });
    await world.open()({ url: world.url, weight: 2 });
    expect((await problemOf(world.open()({ url: world.url }))).details['reason']).toBe('has no budget left today');
    world.clock.now += 12 * 3_600_000;
    await world.call({ url: world.url, weight: 5 });
    expect(world.calls()).toBe(3);
  });

  it('has budgets of the minute and the hour where it has such limits', async () => {
    const world = await upstreamAt((_, response) => void response.end('yes'), { perMinute: 300, hourly: 400 });
    const ask = () => world.open()({ url: world.url, weight: 200 });
    await ask();
    expect((await problemOf(ask())).details['reason']).toBe('has no budget left this minute');
    world.clock.now += 60_000;
    await ask();
    world.clock.now += 60_000;
    expect((await problemOf(ask())).details['reason']).toBe('has no budget left this hour');
    world.clock.now += 3_600_000;
    await ask();
    expect(world.calls()).toBe(3);
  });

  it('is charged for each attempt, and not for calls that the circuit breaker refuses', async () => {
    let isDown = true;
    const world = await upstreamAt((_, response) => void response.writeHead(isDown ? 500 : 200).end(), { daily: 1000 });
    for (let i = 0; i < 20; i++) await problemOf(world.call({ url: world.url, weight: 100 }));
    expect(world.calls()).toBe(5);
    isDown = false;
    const restarted = world.open();
    await restarted({ url: world.url, weight: 500 });
    expect((await problemOf(restarted({ url: world.url }))).details['reason']).toBe('has no budget left today');
  });

  it('does not count calls of a spender whose budget is used up in the database again', async () => {
    const world = await upstreamAt((_, response) => void response.end('yes'), { daily: 100 });
    const ask = (weight: number) => world.call({ url: world.url, weight }, 'key');
    await ask(20);
    for (let i = 0; i < 3; i++) await problemOf(ask(10));
    expect(world.counted()).toBe(2);
    await ask(5);
    expect(world.counted()).toBe(3);
  });

  it('has a share of its budget for each key, one for all keys, one for alerts, and the rest for chat and digests', async () => {
    const world = await upstreamAt((_, response) => void response.end('yes'), { daily: 100 });
    const spend = async (spender?: string) => {
      for (let made = 0; ; made++) {
        const problem = await world
          .open()({ url: world.url }, spender)
          .then(() => undefined, asProblem);
        if (problem) return [made, problem.details['reason']];
      }
    };
    expect(await spend('alerts')).toEqual([10, 'has no budget left today for alerts']);
    expect(await spend('one')).toEqual([25, 'has no budget left today for one key']);
    expect(await spend('two')).toEqual([25, 'has no budget left today for one key']);
    expect(await spend('three')).toEqual([25, 'has no budget left today for one key']);
    expect(await spend('four')).toEqual([5, 'has no budget left today for keys']);
    expect(await spend()).toEqual([10, 'has no budget left today']);
    expect(world.calls()).toBe(100);
  });

  it('is not down for us because our own calls wait too long', async () => {
    const world = await upstreamAt((_, response) => void response.end('yes'), { concurrency: 8, perSecond: 9 });
    const asked = await Promise.allSettled(Array.from({ length: 200 }, () => world.call({ url: world.url }, 'a key')));
    const reasons = asked.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Problem).details['reason']] : [],
    );
    expect(reasons.length).toBeGreaterThan(100);
    expect(new Set(reasons)).toEqual(new Set(['has too many questions waiting']));
    expect(new Set(world.outcomes)).toEqual(new Set(['answered', 'withheld']));
    expect(await world.call({ url: world.url })).toMatchObject({ status: 200 });
  });

  it('is called no faster than its rate', async () => {
    const starts: number[] = [];
    const world = await upstreamAt(
      (_, response) => {
        starts.push(Date.now());
        response.end('yes');
      },
      { perSecond: 20 },
    );
    // The first 20 calls start at once, the next ones 50 ms apart.
    await Promise.all(Array.from({ length: 36 }, () => world.call({ url: world.url })));
    const last = starts.toSorted((a, b) => a - b);
    expect(last.at(-1)! - last[0]!).toBeGreaterThan(400);
  });

  it('is followed to another path of the same host only', async () => {
    const world = await upstreamAt((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/new' }).end();
      else response.end(request.url);
    });
    expect((await world.call({ url: world.url })).text).toBe('/new');
    const other = await upstreamAt((_, response) => void response.writeHead(302, { location: world.url }).end());
    expect((await problemOf(other.call({ url: other.url }))).details['reason']).toBe('refused (302)');
    expect(world.calls()).toBe(2);
  });

  it('that sends too much is cut off', async () => {
    const world = await upstreamAt((_, response) => void response.end('x'.repeat(9 * 1024 * 1024)));
    expect((await problemOf(world.call({ url: world.url }))).details['reason']).toBe('sent too much');
  });
});
