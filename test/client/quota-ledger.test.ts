import { beforeEach, describe, expect, it } from 'vitest';
import type { Marine } from '../../src/chat/ports.ts';
import { createMarine } from '../../src/client/index.ts';
import { hourMs, utcDayMs, type Window } from '../../src/domain/time.ts';
import {
  fakeCache,
  fakeService,
  problemOf,
  recorded,
  refusals,
  reply,
  type FakeClock,
} from '../support/client-fixture.ts';

const place = { lat: 20.89, lng: -156.5 };
const midnight = Date.UTC(2026, 10, 21);
/** A day in the nth block of ten days: its tide takes two calls. */
const window = (number: number): Window => {
  const from = Date.UTC(2027, 0, 2) + number * 10 * utcDayMs;
  return { from, to: from + utcDayMs };
};

let clock: FakeClock;
let cache: ReturnType<typeof fakeCache>;
beforeEach(() => {
  clock = { now: midnight - 12 * hourMs };
  cache = fakeCache(clock);
});

type Options = { quota?: number; sendsCounts?: boolean };

/** The service as it was recorded: it counts each request of a UTC day, and refuses by 402 what is beyond the quota. */
function metered({ quota = 10, sendsCounts = true }: Options = {}) {
  const used = new Map<string, number>();
  let maxCount = 0;
  const service = fakeService((call) => {
    const day = new Date(clock.now).toISOString().slice(0, 10);
    const requestCount = (used.get(day) ?? 0) + 1;
    used.set(day, requestCount);
    maxCount = Math.max(maxCount, requestCount);
    if (requestCount > quota) return reply(402, { ...refusals.quota, meta: { dailyQuota: quota, requestCount } });
    return recorded(call, { meta: sendsCounts ? { cost: 1, dailyQuota: quota, requestCount } : {} });
  });
  return { ...service, fetch: service.fetch, maxCount: () => maxCount };
}

const marineOf = (service: ReturnType<typeof metered> | ReturnType<typeof fakeService>): Marine =>
  createMarine({ service, cache, now: () => clock.now });

describe('the quota of a service on another machine', () => {
  it('is used to its last unit and never beyond', async () => {
    const service = metered({ quota: 10 });
    const marine = marineOf(service);
    for (let i = 0; i < 5; i++) await marine.tide(place, window(i), 'LAT');
    expect(service.calls).toHaveLength(10);
    expect((await problemOf(marine.tide(place, window(5), 'LAT'))).code).toBe('quota-used-up');
    expect(service.calls).toHaveLength(10);
  });

  it('is not exceeded by many requests at once, once it is known', async () => {
    const service = metered({ quota: 10 });
    const marine = marineOf(service);
    await marine.tide(place, window(0), 'LAT');
    const asked = Array.from({ length: 20 }, (_, i) => marine.tide(place, window(i + 1), 'LAT'));
    await Promise.allSettled(asked);
    expect(service.maxCount()).toBe(10);
  });

  it('is known after a restart', async () => {
    const service = metered({ quota: 4 });
    await marineOf(service).tide(place, window(0), 'LAT');
    await marineOf(service).tide(place, window(1), 'LAT');
    expect((await problemOf(marineOf(service).tide(place, window(2), 'LAT'))).code).toBe('quota-used-up');
    expect(service.calls).toHaveLength(4);
  });

  it('is not exceeded by the first two requests at once after a start', async () => {
    const service = metered({ quota: 3 });
    await marineOf(service).tide(place, window(0), 'LAT');
    // One unit is left, and a tide asks for extremes and levels at once.
    await problemOf(marineOf(service).tide(place, window(1), 'LAT'));
    expect(service.maxCount()).toBe(3);
  });

  it('is not exceeded where other programs use the same key', async () => {
    const service = fakeService((call) => recorded(call, { meta: { dailyQuota: 10, requestCount: 9 } }));
    const marine = marineOf(service);
    await marine.tide(place, window(0), 'LAT');
    await problemOf(marine.tide(place, window(1), 'LAT'));
    // Nine were used, one is left.
    expect(service.calls.length).toBeLessThanOrEqual(3);
  });

  it('begins anew at 00:00 UTC', async () => {
    const service = metered({ quota: 2 });
    const marine = marineOf(service);
    await marine.tide(place, window(0), 'LAT');
    clock.now = midnight - 1;
    await problemOf(marine.tide(place, window(1), 'LAT'));
    expect(service.calls).toHaveLength(2);
    clock.now = midnight;
    expect((await marine.tide(place, window(1), 'LAT')).extremes).toHaveLength(2);
  });

  it.each([402, 429])('that is used up by %d stays closed until 00:00 UTC', async (status) => {
    const service = fakeService(() => reply(status, refusals.quota));
    const marine = marineOf(service);
    await problemOf(marine.tide(place, window(0), 'LAT'));
    const asked = service.calls.length;
    clock.now = midnight - 1;
    for (const again of [marine, marineOf(service)]) {
      expect((await problemOf(again.tide(place, window(1), 'LAT'))).code).toBe('quota-used-up');
    }
    expect(service.calls).toHaveLength(asked);
    clock.now = midnight;
    await problemOf(marine.tide(place, window(1), 'LAT'));
    expect(service.calls.length).toBeGreaterThan(asked);
  });

  it.each([402, 429])('that is used up by %d leaves free requests open', async (status) => {
    const service = fakeService(({ path }) =>
      path === '/v2/tide/stations/area' ? reply(200, { data: [], meta: {} }) : reply(status, refusals.quota),
    );
    const marine = marineOf(service);
    await problemOf(marine.tide(place, window(0), 'LAT'));
    expect(await marine.stations(place, 3)).toEqual([]);
  });

  it('that is used to its last unit leaves free requests open', async () => {
    const service = fakeService((call) =>
      call.path === '/v2/tide/stations/area'
        ? reply(200, { data: [], meta: { dailyQuota: 10, requestCount: 11 } })
        : recorded(call, { meta: { dailyQuota: 10, requestCount: 8 + service.calls.length } }),
    );
    const marine = marineOf(service);
    await marine.tide(place, window(0), 'LAT');
    expect((await problemOf(marine.tide(place, window(1), 'LAT'))).code).toBe('quota-used-up');
    expect(await marine.stations(place, 3)).toEqual([]);
  });

  it.each([
    ['without counts', () => reply(429, { errors: 'too many' })],
    ['without a body', () => new Response(null, { status: 429 })],
  ])('that is used up %s closes as well', async (_, refuse) => {
    const service = fakeService(refuse);
    await problemOf(marineOf(service).tide(place, window(0), 'LAT'));
    const asked = service.calls.length;
    await problemOf(marineOf(service).tide(place, window(1), 'LAT'));
    expect(service.calls).toHaveLength(asked);
  });

  it('of yesterday does not close today, where an answer comes after midnight', async () => {
    let late = true;
    const service = fakeService((call) => {
      if (!late) return recorded(call);
      late = false;
      clock.now = midnight + 1000;
      return recorded(call, { meta: { cost: 1, dailyQuota: 10, requestCount: 10 } });
    });
    const marine = marineOf(service);
    clock.now = midnight - 1000;
    await marine.tide(place, window(0), 'LAT');
    expect((await marine.tide(place, window(1), 'LAT')).extremes).toHaveLength(2);
  });

  it('that the service does not report stops no request', async () => {
    const service = metered({ quota: 1000, sendsCounts: false });
    const marine = marineOf(service);
    for (let i = 0; i < 20; i++) await marine.tide(place, window(i), 'LAT');
    expect(service.calls).toHaveLength(40);
  });

  it('is not charged for cached answers', async () => {
    const service = metered({ quota: 2 });
    const marine = marineOf(service);
    for (let i = 0; i < 10; i++) await marine.tide(place, window(0), 'LAT');
    expect(service.calls).toHaveLength(2);
  });
});
