import { beforeEach, describe, expect, it } from 'vitest';
import { createMarine } from '../../src/client/index.ts';
import type { Service } from '../../src/client/ports.ts';
import { createService } from '../../src/service/index.ts';
import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import { clock as worldClock, startWorld, today } from '../service/world.ts';
import { fakeCache, fakeService, problemOf, reply, type FakeClock } from './outside.ts';

const start = Date.UTC(2026, 10, 20);
const day = { from: start, to: start + utcDayMs };
const point = { lat: 48.38312, lng: -4.49587 };

let clock: FakeClock;
let cache: ReturnType<typeof fakeCache>;
beforeEach(() => {
  clock = { now: start + 12 * hourMs };
  cache = fakeCache(clock);
});
const marineOf = (service: Service) => createMarine({ service, cache, now: () => clock.now });

/** Two hours as other services of the interface send them. */
const recorded = {
  hours: [
    {
      time: '2026-11-20T00:00:00+00:00',
      visibility: [{ source: 'noaa', value: '24.1' }],
      waveHeight: [
        { source: 'noaa', value: 1.1 },
        { source: 'sg', value: 1.2 },
      ],
      windSpeed: [{ source: 'noaa', value: 5.5 }],
      wavePeriod: [],
      sunshine: [{ source: 'noaa', value: 1 }],
    },
    { time: '2026-11-20T01:00:00+00:00' },
    { time: '2026-11-21T00:00:00+00:00', windSpeed: [{ source: 'sg', value: 6 }] },
  ],
  meta: { cost: 1, dailyQuota: 10, requestCount: 3, lat: 48.38, lng: -4.5 },
};

describe('the weather of a service', () => {
  it('is the handpicked value of each hour, else the first one, whatever it is spelled or typed like', async () => {
    const service = fakeService(() => reply(200, recorded));
    const facts = await marineOf(service).weather(point, day);
    expect(facts).toEqual({
      hours: [{ at: start, values: { visiblity: 24.1, waveHeight: 1.2, windSpeed: 5.5 } }],
      sources: [],
    });
  });

  it('is asked for from the start of the UTC day for ten days, handpicked, at two decimals, with one unit', async () => {
    const service = fakeService(() => reply(200, recorded));
    const marine = marineOf(service);
    await marine.weather(point, { from: start + 5 * hourMs, to: start + 6 * hourMs });
    await marine.weather({ lat: 48.3841, lng: -4.4961 }, day);
    expect(service.calls).toHaveLength(1);
    const { path, query } = service.calls[0]!;
    expect([path, query['lat'], query['lng'], query['source']]).toEqual(['/v1/weather/point', '48.38', '-4.5', 'sg']);
    expect([query['start'], query['end']]).toEqual([String(start / 1000), String((start + 10 * utcDayMs) / 1000)]);
    expect(query['params']).toContain('waveHeight');
    expect(query['params']).not.toContain('seaLevel');
  });

  it('is asked for again after 20 minutes, and stands in for a service that does not answer, for two days', async () => {
    let works = true;
    const service = fakeService(() => (works ? reply(200, recorded) : reply(503, { errors: { service: 'down' } })));
    const marine = marineOf(service);
    await marine.weather(point, day);
    clock.now += 20 * 60_000;
    await marine.weather(point, day);
    expect(service.calls).toHaveLength(2);
    works = false;
    const asked = clock.now;
    clock.now += 40 * hourMs;
    expect((await marine.weather(point, day)).staleSince).toBe(asked);
    clock.now += 9 * hourMs;
    expect((await problemOf(marine.weather(point, day))).code).toBe('could-not-ask');
  });

  it('of a day before all records is refused before anybody is asked', async () => {
    const service = fakeService(() => reply(200, recorded));
    const from = Date.UTC(2016, 11, 31);
    const problem = await problemOf(marineOf(service).weather(point, { from, to: from + utcDayMs }));
    expect([problem.code, service.calls.length]).toEqual(['day-out-of-range', 0]);
  });

  it.each([
    ['no list of hours', { hours: 'many', meta: {} }],
    ['an hour without a time', { hours: [{ windSpeed: [] }], meta: {} }],
    ['no meta', { hours: [] }],
  ])('with %s could not be asked', async (_, body) => {
    const service = fakeService(() => reply(200, body));
    expect((await problemOf(marineOf(service).weather(point, day))).code).toBe('could-not-ask');
  });
});

describe('the real service, asked in process', () => {
  it('gives its handpicked hours and names its sources', async () => {
    const world = await startWorld();
    const { key } = await world.keyOf(10);
    const { fetch } = createService(world.ports);
    const service = { fetch, url: 'http://bellbuoy', key, identity: 'in process' };
    const marine = createMarine({ service, cache: fakeCache({ now: worldClock }), now: () => worldClock });
    const facts = await marine.weather({ lat: 48.35, lng: -4.6 }, { from: today, to: today + 5 * utcDayMs });
    expect(facts.hours).toHaveLength(120);
    expect(facts.hours[0]!.values).toMatchObject({ waveHeight: 1.54, windSpeed: 8.04, currentDirection: 270 });
    expect(facts.sources.map(({ name }) => name).toSorted()).toEqual(['dwd', 'icon', 'meteo', 'noaa']);
    expect(facts.sources[0]!.updated).toBeTypeOf('number');
  });
});
