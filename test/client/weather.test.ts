import { beforeEach, describe, expect, it } from 'vitest';
import { createMarine } from '../../src/client/index.ts';
import type { ServiceEndpoint } from '../../src/client/ports.ts';
import { createService } from '../../src/service/index.ts';
import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import { clock as worldClock, startWorld, today } from '../support/service-fixture.ts';
import { fakeCache, fakeService, problemOf, reply, type Call, type FakeClock } from '../support/client-fixture.ts';
import { startWeatherWorld } from '../support/weather-fixture.ts';
import { weatherUpstreamNames } from '../../src/domain/weather/index.ts';
import { useHurriedTimers } from '../support/hurried-timers.ts';

useHurriedTimers();

const start = Date.UTC(2026, 10, 20);
const day = { from: start, to: start + utcDayMs };
const point = { lat: 48.38312, lng: -4.49587 };

let clock: FakeClock;
let cache: ReturnType<typeof fakeCache>;
beforeEach(() => {
  clock = { now: start + 12 * hourMs };
  cache = fakeCache(clock);
});
const marineOf = (service: ServiceEndpoint) => createMarine({ service, cache, now: () => clock.now });

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

const forecasts = (calls: readonly Call[]): Call[] => calls.filter(({ path }) => path === '/v1/weather/point');

/** Every requested hour, both ends included; as in the interface, cut to ten days and refused before 2017 and after 2100. */
function hourly({ query }: Call): Response {
  const [from, to] = [Number(query['start']) * 1000, Number(query['end']) * 1000];
  if (from < Date.UTC(2017, 0, 1) || to >= Date.UTC(2101, 0, 1)) return reply(400, { errors: { start: ['no'] } });
  const count = Math.min(Math.floor((to - from) / hourMs), 240) + 1;
  const hours = Array.from({ length: count }, (_, i) => ({
    time: new Date(from + i * hourMs).toISOString(),
    windSpeed: [{ source: 'sg', value: 6 }],
  }));
  const updated = new Date(clock.now).toISOString();
  const sources = [
    { name: 'icon', attribution: 'DWD', updated },
    { name: 'sg', attribution: 'ECMWF', updated },
  ];
  return reply(200, { hours, meta: { sources } });
}

describe('the weather that was asked for before', () => {
  it('is shown without a request, also when it is stale, and is none elsewhere', async () => {
    const service = fakeService(hourly);
    const marine = marineOf(service);
    expect((await problemOf(marine.cachedWeather(point, day))).code).toBe('weather-not-asked');
    const asked = await marine.weather(point, day);
    expect(await marine.cachedWeather(point, day)).toEqual(asked);
    const staleSince = clock.now;
    clock.now += hourMs;
    expect(await marine.cachedWeather(point, day)).toEqual({ ...asked, staleSince });
    expect(forecasts(service.calls)).toHaveLength(1);
  });
});

describe('the weather of a service', () => {
  it('is the handpicked value of each hour, else the first one, in any spelling and type', async () => {
    const service = fakeService(() => reply(200, recorded));
    const facts = await marineOf(service).weather(point, day);
    expect(facts).toEqual({
      hours: [{ at: start, values: { visiblity: 24.1, waveHeight: 1.2, windSpeed: 5.5 } }],
      sources: [],
    });
  });

  it('is requested from yesterday on for ten days, handpicked, at two decimals, for one unit', async () => {
    const service = fakeService(() => reply(200, recorded));
    const marine = marineOf(service);
    await marine.weather(point, { from: start + 5 * hourMs, to: start + 6 * hourMs });
    await marine.weather({ lat: 48.3841, lng: -4.4961 }, day);
    expect(service.calls).toHaveLength(1);
    const { path, query } = service.calls[0]!;
    expect([path, query['lat'], query['lng'], query['source']]).toEqual(['/v1/weather/point', '48.38', '-4.5', 'sg']);
    const yesterday = start - utcDayMs;
    expect([query['start'], query['end']]).toEqual([String(yesterday / 1000), String(yesterday / 1000 + 864_000)]);
    expect(query['params']).toContain('waveHeight');
    expect(query['params']).not.toContain('seaLevel');
  });

  it('of neighbouring days is one request, in every time zone', async () => {
    for (const offsetHours of [-11, -5, 0, 1, 14]) {
      const service = fakeService(hourly);
      const marine = createMarine({ service, cache: fakeCache(clock), now: () => clock.now });
      for (let i = 0; i < 4; i++) {
        const from = start + i * utcDayMs - offsetHours * hourMs;
        const { hours } = await marine.weather(point, { from, to: from + utcDayMs });
        expect([hours.length, hours[0]!.at]).toEqual([24, from]);
      }
      expect(forecasts(service.calls)).toHaveLength(1);
    }
  });

  it.each([
    ['past', -60, 14],
    ['that reaches from the past into the forecast', -12, 14],
    ['that begins within an hour', -3.01, 9],
    ['ahead', 1, 14],
    ['from 2017-01-01 on', (Date.UTC(2017, 0, 1) - start) / utcDayMs, 14],
  ])('of a window %s is whole, each hour once and in order', async (_, begins, days) => {
    const service = fakeService(hourly);
    const from = start + begins * utcDayMs;
    const { hours } = await marineOf(service).weather(point, { from, to: from + days * utcDayMs });
    const first = Math.floor(from / hourMs) * hourMs;
    const count = Math.ceil((from + days * utcDayMs - first) / hourMs);
    expect(hours.map(({ at }) => at)).toEqual(Array.from({ length: count }, (__, i) => first + i * hourMs));
  });

  it('that was cached before midnight does not leave out the day that midnight adds', async () => {
    const service = fakeService(hourly);
    const marine = marineOf(service);
    clock.now = start + utcDayMs - 60_000;
    await marine.weather(point, day);
    clock.now += 2 * 60_000;
    const from = start + 8 * utcDayMs;
    expect((await marine.weather(point, { from, to: from + 2 * utcDayMs })).hours).toHaveLength(48);
    clock.now += 60_000;
    await marine.weather(point, { from, to: from + 2 * utcDayMs });
    expect(forecasts(service.calls)).toHaveLength(2);
  });

  it('of the last days that a timestamp can name is requested up to the last second', async () => {
    const service = fakeService(hourly);
    const from = Date.UTC(2100, 11, 30);
    const { hours } = await marineOf(service).weather(point, { from, to: from + 7 * utcDayMs });
    expect(hours).toHaveLength(48);
  });

  it('names each source once, as old as its oldest part, and says since when a part is stale', async () => {
    let works = true;
    const service = fakeService((call) => (works ? hourly(call) : reply(503, {})));
    const marine = marineOf(service);
    const from = start - 12 * utcDayMs;
    const asked = clock.now;
    await marine.weather(point, { from, to: from + utcDayMs });
    clock.now += 10 * 60_000;
    const { sources, staleSince } = await marine.weather(point, { from, to: start });
    expect(sources).toEqual([
      { name: 'icon', attribution: 'DWD', updated: asked },
      { name: 'sg', attribution: 'ECMWF', updated: asked },
    ]);
    expect(staleSince).toBeUndefined();
    works = false;
    clock.now += hourMs;
    expect((await marine.weather(point, { from, to: start })).staleSince).toBe(asked);
  });

  it('with a source missing is requested again after a minute', async () => {
    const meta = { missing: ['open-meteo (timed out)'], sources: [] };
    const service = fakeService(() => reply(200, { ...recorded, meta: { ...recorded.meta, ...meta } }));
    const marine = marineOf(service);
    await marine.weather(point, day);
    clock.now += 59_000;
    await marine.weather(point, day);
    expect(service.calls).toHaveLength(1);
    clock.now += 2000;
    await marine.weather(point, day);
    expect(service.calls).toHaveLength(2);
  });

  it('with a stale source is not kept: the next question asks again', async () => {
    let stale = true;
    const sources = () => [{ name: 'icon', ...(stale && { stale }) }];
    const service = fakeService(() => reply(200, { ...recorded, meta: { ...recorded.meta, sources: sources() } }));
    const marine = marineOf(service);
    expect((await marine.weather(point, day)).sources).toEqual([{ name: 'icon', stale: true }]);
    expect(cache.keys().filter((key) => key.includes('weather'))).toEqual([]);
    stale = false;
    expect((await marine.weather(point, day)).sources).toEqual([{ name: 'icon' }]);
  });

  it('of a service that takes a second is the fresh one, however old the known one is', async () => {
    let delayMs = 0;
    const service = fakeService(async () => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return reply(200, recorded);
    });
    const marine = marineOf(service);
    await marine.weather(point, day);
    clock.now += 7 * hourMs;
    delayMs = 50;
    expect(await marine.weather(point, day)).not.toHaveProperty('staleSince');
  });

  it('is requested again after 20 minutes, and replaces a failed request for two days', async () => {
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
    // Two days later, which the cached answer covers as well.
    const later = { from: start + 2 * utcDayMs, to: start + 3 * utcDayMs };
    expect((await marine.weather(point, later)).staleSince).toBe(asked);
    clock.now += 9 * hourMs;
    // The service does answer, by 503: none of its weather sources could be asked.
    expect((await problemOf(marine.weather(point, later))).code).toBe('weather-silent');
  });

  it('has official warnings that are unknown, and not none, where the service could ask no office', async () => {
    const marine = marineOf(fakeService(() => reply(503, { errors: { service: 'meteoalarm (timed out)' } })));
    expect((await problemOf(marine.warnings(point))).code).toBe('warnings-silent');
    const others = marineOf(fakeService(() => reply(404, {})));
    expect((await problemOf(others.warnings(point))).code).toBe('could-not-ask');
  });

  it('of a day before 2017 is refused without a request', async () => {
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

describe('the real service in process', () => {
  it('gives its handpicked hours and names its sources', async () => {
    const world = await startWorld();
    const { key } = await world.keyOf(10);
    const { fetchInProcess: fetch } = createService(world.ports);
    const service = { fetch, url: 'http://bellbuoy', key, identity: 'in process' };
    const marine = createMarine({ service, cache: fakeCache({ now: worldClock }), now: () => worldClock });
    const facts = await marine.weather({ lat: 48.35, lng: -4.6 }, { from: today, to: today + 5 * utcDayMs });
    expect(facts.hours).toHaveLength(120);
    // The ultraviolet index is an addition of its own, with the credit of its source.
    expect(facts.hours[0]!.values).toMatchObject({
      waveHeight: 1.54,
      windSpeed: 8.04,
      currentDirection: 270,
      uvIndex: 6.4,
    });
    expect(facts.sources.map(({ name }) => name).toSorted()).toEqual(['dwd', 'icon', 'meteo', 'noaa']);
    expect(facts.sources[0]!.updated).toBeTypeOf('number');
  });

  it('survives half a day without upstreams, and names the stale sources', async () => {
    const world = await startWeatherWorld();
    const service = await startWorld();
    const { key } = await service.keyOf(100);
    const now = () => world.clock.now;
    const { fetchInProcess: fetch } = createService({ ...service.ports, weather: world.open(), now });
    const marine = createMarine({
      service: { fetch, url: 'http://bellbuoy', key, identity: 'in process' },
      cache: fakeCache(world.clock),
      now,
    });
    const ask = () => marine.weather({ lat: 59, lng: 20 }, { from: now(), to: now() + utcDayMs });
    const asked = now();
    const fresh = await ask();
    for (const upstream of weatherUpstreamNames) world.upstreams.break(upstream, 'hang');
    for (const hours of [4, 8, 13]) {
      world.clock.now = asked + hours * hourMs;
      const { hours: forecast, sources, staleSince } = await ask();
      expect(forecast).toHaveLength(25);
      expect(Object.keys(forecast[0]!.values)).toEqual(Object.keys(fresh.hours[0]!.values));
      expect(staleSince !== undefined || sources.some(({ stale }) => stale)).toBe(true);
    }
  });
});
