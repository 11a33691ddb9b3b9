import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createUpstream } from '../../../src/sources/weather/upstream.ts';
import type { Budget } from '../../../src/sources/weather/ports.ts';
import { fakeCache, problemOf } from '../../support/client-fixture.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An upstream at a server of its own, on a clock that the test moves. */
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
  const cache = fakeCache(clock);
  const open = () =>
    createUpstream(
      'smhi',
      { concurrency: 10, perSecond: 1000, daily: 1000, ...budget },
      { cache, userAgent: 'test', now: () => clock.now, metrics: { callEnded: () => {}, valueDropped: () => {} } },
    );
  return { url, clock, open, ask: open(), calls: () => calls };
}

describe('an upstream', () => {
  it('that fails is tried three times in all, and answers when one of them succeeds', async () => {
    let left = 2;
    const world = await upstreamAt(
      (_, response) => void (left-- > 0 ? response.writeHead(502).end() : response.end('yes')),
    );
    expect(await world.ask({ url: world.url })).toMatchObject({ status: 200, text: 'yes' });
    expect(world.calls()).toBe(3);
  });

  it('that refuses is not tried again', async () => {
    const world = await upstreamAt((_, response) => void response.writeHead(422).end());
    expect((await problemOf(world.ask({ url: world.url }))).details['reason']).toBe('refused (422)');
    expect(world.calls()).toBe(1);
  });

  it('that has input how long to wait is left alone for as long', async () => {
    const world = await upstreamAt((_, response) => void response.writeHead(429, { 'retry-after': '90' }).end());
    await problemOf(world.ask({ url: world.url }));
    world.clock.now += 89_000;
    expect((await problemOf(world.ask({ url: world.url }))).details['reason']).toMatch(/left alone/);
    expect(world.calls()).toBe(1);
    world.clock.now += 2000;
    await problemOf(world.ask({ url: world.url }));
    expect(world.calls()).toBe(2);
  });

  it('that has had too many questions, and does not say for how long, is left alone for a minute', async () => {
    const world = await upstreamAt((_, response) => void response.writeHead(429).end());
    await problemOf(world.ask({ url: world.url }));
    world.clock.now += 59_000;
    expect((await problemOf(world.ask({ url: world.url }))).details['reason']).toMatch(/left alone/);
    expect(world.calls()).toBe(1);
    world.clock.now += 2000;
    await problemOf(world.ask({ url: world.url }));
    expect(world.calls()).toBe(2);
  });

  it('that is down is not asked any more after five failures', async () => {
    const world = await upstreamAt((_, response) => void response.writeHead(500).end());
    await problemOf(world.ask({ url: world.url }));
    await problemOf(world.ask({ url: world.url }));
    expect(world.calls()).toBe(5);
    expect((await problemOf(world.ask({ url: world.url }))).details['reason']).toBe('has been down for a while');
    expect(world.calls()).toBe(5);
  });

  it('has a budget of the day, which outlives the process and begins anew at 00:00 UTC', async () => {
    const world = await upstreamAt((_, response) => void response.end('yes'), { daily: 5 });
    await world.ask({ url: world.url, weight: 2.5 });
    await world.open()({ url: world.url, weight: 2 });
    expect((await problemOf(world.open()({ url: world.url }))).details['reason']).toBe('has no budget left today');
    world.clock.now += 12 * 3_600_000;
    await world.ask({ url: world.url, weight: 5 });
    expect(world.calls()).toBe(3);
  });

  it('has budgets of the minute and the hour where it limits them', async () => {
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

  it('has spent what was sent, retries too, and nothing on what was not sent while it was down', async () => {
    let isDown = true;
    const world = await upstreamAt((_, response) => void response.writeHead(isDown ? 500 : 200).end(), { daily: 1000 });
    for (let i = 0; i < 20; i++) await problemOf(world.ask({ url: world.url, weight: 100 }));
    expect(world.calls()).toBe(5);
    isDown = false;
    const another = world.open();
    await another({ url: world.url, weight: 500 });
    expect((await problemOf(another({ url: world.url }))).details['reason']).toBe('has no budget left today');
  });

  it('is asked no faster than its pace', async () => {
    const starts: number[] = [];
    const world = await upstreamAt(
      (_, response) => {
        starts.push(Date.now());
        response.end('yes');
      },
      { perSecond: 20 },
    );
    // The first second's share goes at once, the next calls are 50 ms apart.
    await Promise.all(Array.from({ length: 26 }, () => world.ask({ url: world.url })));
    const last = starts.toSorted((a, b) => a - b);
    expect(last.at(-1)! - last[0]!).toBeGreaterThan(200);
  });

  it('is followed to another path of its own, and to no other host', async () => {
    const world = await upstreamAt((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/new' }).end();
      else response.end(request.url);
    });
    expect((await world.ask({ url: world.url })).text).toBe('/new');
    const other = await upstreamAt((_, response) => void response.writeHead(302, { location: world.url }).end());
    expect((await problemOf(other.ask({ url: other.url }))).details['reason']).toBe('refused (302)');
    expect(world.calls()).toBe(2);
  });

  it('that sends without end is broken off', async () => {
    const world = await upstreamAt((_, response) => void response.end('x'.repeat(9 * 1024 * 1024)));
    expect((await problemOf(world.ask({ url: world.url }))).details['reason']).toBe('sent too much');
  });
});
