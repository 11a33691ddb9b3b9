import { beforeEach, describe, expect, it } from 'vitest';
import { attributeNames, hoursOf, sourceNames, type SourceName } from '../../../src/domain/weather/index.ts';
import { hourMs, utcDayMs } from '../../../src/domain/time.ts';
import { problemOf } from '../../support/client-fixture.ts';
import { start, startWeatherWorld } from '../../support/weather-fixture.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

const world = await startWeatherWorld();
const { upstreams } = world;
const brest = { lat: 48.35, lng: -4.6 };
const paris = { lat: 48.85, lng: 2.35 };
const stockholm = { lat: 59, lng: 20 };
const today = Date.UTC(2026, 10, 20);
const day = { from: today, to: today + 23 * hourMs };
const tenDays = { from: today, to: today + 240 * hourMs };
const allAttributes = attributeNames.filter((name) => name !== 'seaLevel');

beforeEach(() => {
  world.clock.now = start;
  for (const key of ['open-meteo', 'met-norway', 'smhi', 'fmi', 'dmi'] as const) upstreams.break(key, undefined);
  upstreams.forget();
});

describe('weather at a point', () => {
  it('has each source’s own values, in the contract’s units and directions', async () => {
    const { values } = await world.open().point(brest, day, allAttributes, sourceNames);
    expect([...values.keys()]).toEqual(['sg', 'icon', 'noaa', 'meteo', 'dwd', 'meto']);
    expect(values.get('icon')!.waveHeight!.slice(0, 3)).toEqual([1.51, 1.52, 1.53]);
    expect(values.get('noaa')!.visiblity![0]).toBe(20);
    expect(values.get('noaa')!.secondarySwellPeriod![0]).toBe(12);
    // Going to the east is coming from the west.
    expect(values.get('meteo')!.currentDirection![0]).toBe(270);
    expect(values.get('meto')!.waveHeight).toBeUndefined();
  });

  it('takes the handpicked value from the first source of the region, and from the next where that ends', async () => {
    const { values, sources } = await world.open().point(brest, tenDays, ['waveHeight', 'windSpeed'], ['sg']);
    const { waveHeight, windSpeed } = values.get('sg')!;
    // EWAM for 78 hours of the day it is asked on, then MFWAM.
    expect([waveHeight![78], waveHeight![79]]).toEqual([2.32, 2.32]);
    expect(waveHeight!.slice(77, 81)).toEqual([2.31, 2.32, 2.32, 2.33]);
    expect(windSpeed![0]).toBe(8.04);
    expect(windSpeed![121]).toBe(9.22);
    expect(sources.map(({ name }) => name).toSorted()).toEqual(['dwd', 'icon', 'meteo']);
  });

  it('is absent where no source reaches, and inland no marine attribute is fetched', async () => {
    const { values } = await world.open().point(paris, day, ['waveHeight', 'airTemperature'], ['icon', 'fmi', 'fcoo']);
    expect([...values.keys()]).toEqual(['icon']);
    expect(values.get('icon')).toMatchObject({ airTemperature: expect.arrayContaining([10.01]) });
    expect(values.get('icon')!.waveHeight).toBeUndefined();
    expect(upstreams.calls.map(({ query }) => query['models'])).toEqual(['icon_global']);
  });

  it('fetches only the requested attributes of the requested sources', async () => {
    await world.open().point({ lat: 50, lng: -20 }, day, ['waveHeight'], ['noaa']);
    expect(upstreams.calls).toHaveLength(1);
    expect(upstreams.calls[0]!.query).toMatchObject({ models: 'ncep_gfswave025', latitude: '50', longitude: '-20' });
    expect(upstreams.calls[0]!.query['hourly']).not.toContain('temperature_2m');
  });

  it('is from FMI, SMHI and MET Norway in the Baltic, and from DMI in sg only', async () => {
    const { values, sources } = await world.open().point(stockholm, day, allAttributes, sourceNames);
    // 14:00, the current hour.
    const at14 = (source: SourceName) => values.get(source)!;
    expect(at14('fmi').waveHeight![14]).toBe(1.75);
    expect(at14('sg').waveHeight![14]).toBe(1.75);
    expect(at14('sg').wavePeriod![14]).toBe(5.5);
    expect(at14('smhi').cloudCover![14]).toBe(50);
    expect(at14('yr').currentDirection![14]).toBe(190.5);
    expect(at14('yr').wavePeriod).toBeUndefined();
    expect(at14('fmi').visiblity![14]).toBe(4.5);
    const straits = await world
      .open()
      .point({ lat: 55.9, lng: 10.9 }, day, ['waveHeight', 'currentSpeed'], sourceNames);
    expect(straits.values.get('sg')!.waveHeight![14]).toBe(0.95);
    expect(straits.values.get('sg')!.currentSpeed![14]).toBe(0.5);
    expect([...straits.values.values()].filter((one) => one.waveHeight?.[14] === 0.95)).toHaveLength(1);
    expect(straits.sources.filter(({ name }) => name === 'sg').map(({ attribution }) => attribution)).toEqual([
      'Danish Meteorological Institute (CC BY 4.0)',
    ]);
    expect(sources.length).toBeGreaterThan(5);
  });

  it('spreads rain over its hours: an hour’s amount and a sixth of six hours’', async () => {
    const { values } = await world.open().point({ lat: 60.4, lng: 4.9 }, tenDays, ['precipitation'], ['yr']);
    const rain = values.get('yr')!.precipitation!;
    // There are no values before the series begins; its first interval ends at 15:00.
    expect(rain[14]).toBeNull();
    expect(rain[15]).toBe(0.4);
    expect(rain[14 + 48 + 6]).toBe(0.2);
  });

  it('of past days comes from the sources’ own history, and from the analyses where they have none', async () => {
    const from = Date.UTC(2019, 5, 14, 6);
    const { values, sources } = await world
      .open()
      .point(brest, { from, to: from + 5 * hourMs }, ['waveHeight', 'airTemperature'], ['sg', 'icon']);
    expect(values.get('icon')!.airTemperature).toHaveLength(6);
    expect(sources.map(({ name }) => name)).toContain('icon');
    const paths = new Set(upstreams.calls.map(({ path }) => path));
    expect(paths).toEqual(new Set(['/historical/v1/forecast', '/archive/v1/archive', '/marine/v1/marine']));
    expect(
      upstreams.calls.every(({ query }) => query['start_date']! <= '2019-06-14' && query['end_date']! >= '2019-06-14'),
    ).toBe(true);
  });
});

describe('a cached forecast', () => {
  it('is not fetched again before the next update, in this process or after a restart', async () => {
    const point = { lat: 47, lng: -6 };
    const weather = world.open();
    await weather.point(point, day, ['waveHeight'], ['dwd']);
    await weather.point({ lat: 47.01, lng: -6.01 }, tenDays, ['swellHeight'], ['dwd']);
    await world.open().point(point, day, ['wavePeriod'], ['dwd']);
    expect(upstreams.calls).toHaveLength(1);
    // EWAM runs at 00 and 12 and is published six hours later.
    world.clock.now = today + 18 * hourMs;
    await weather.point(point, day, ['waveHeight'], ['dwd']);
    expect(upstreams.calls).toHaveLength(2);
  });

  it('is one call for a thousand concurrent requests', async () => {
    const weather = world.open();
    const point = { lat: 46, lng: -7 };
    await Promise.all(Array.from({ length: 1000 }, () => weather.point(point, day, ['waveHeight'], ['noaa'])));
    expect(upstreams.calls).toHaveLength(1);
  });

  it('of MET Norway is fetched again after Expires, and renewed where it is unchanged', async () => {
    const weather = world.open();
    const ask = async () => {
      const { values } = await weather.point({ lat: 59.5, lng: 4.5 }, day, ['airTemperature'], ['yr']);
      return values.get('yr')!.airTemperature;
    };
    const outcomes = () => world.calls.slice(before).map(({ outcome }) => outcome);
    const before = world.calls.length;
    const at = (minutes: number) => void (world.clock.now = today + 14 * hourMs + minutes * 60_000);
    // Modified at each full hour; expires after half an hour.
    at(5);
    const first = await ask();
    at(34);
    await ask();
    expect(outcomes()).toEqual(['answered']);
    at(40);
    expect(await ask()).toEqual(first);
    expect(outcomes()).toEqual(['answered', 'unchanged']);
    expect(upstreams.calls[1]!.headers['if-modified-since']).toBe('Fri, 20 Nov 2026 14:00:00 GMT');
    expect(upstreams.calls[1]!.headers['user-agent']).toBe('Bellbuoy (https://bellbuoy.test)');
    // The unchanged response has an expiry of its own.
    at(69);
    await ask();
    expect(outcomes()).toHaveLength(2);
    at(71);
    await ask();
    expect(outcomes()).toEqual(['answered', 'unchanged', 'answered']);
  });

  it('of settled days is fresh for a month', async () => {
    const weather = world.open();
    const from = Date.UTC(2021, 2, 3);
    const ask = () => weather.point({ lat: 44, lng: -11 }, { from, to: from + 5 * hourMs }, ['waveHeight'], ['noaa']);
    await ask();
    world.clock.now += 29 * utcDayMs;
    await ask();
    expect(upstreams.calls).toHaveLength(1);
    world.clock.now += 2 * utcDayMs;
    await ask();
    expect(upstreams.calls).toHaveLength(2);
  });

  it('of a past day is not used for the day that midnight makes past', async () => {
    const weather = world.open();
    const point = { lat: 43, lng: -12 };
    const ask = async (date: number, days: number) => {
      const from = Date.UTC(2026, 10, date);
      const { values } = await weather.point(point, { from, to: from + days * utcDayMs - hourMs }, allAttributes, [
        'icon',
      ]);
      return [values.get('icon')!.airTemperature!, values.get('icon')!.waveHeight!];
    };
    world.clock.now = Date.UTC(2026, 10, 20, 23);
    await ask(16, 1);
    world.clock.now = Date.UTC(2026, 10, 21, 0, 30);
    for (const hours of [...(await ask(18, 1)), ...(await ask(15, 8))]) expect(hours).not.toContain(null);
  });

  it('replaces a failed fetch as stale, for two days', async () => {
    const weather = world.open();
    const point = { lat: 45, lng: -8 };
    const fresh = await weather.point(point, tenDays, ['waveHeight'], ['dwd']);
    expect(fresh.sources[0]).toMatchObject({ name: 'dwd', isStale: false, updated: start });
    upstreams.break('open-meteo', { status: 500 });
    world.clock.now += 20 * hourMs;
    const stale = await weather.point(point, day, ['waveHeight'], ['dwd']);
    expect(stale.sources[0]).toMatchObject({ name: 'dwd', isStale: true, updated: start });
    expect(stale.values.get('dwd')!.waveHeight![5]).toBe(fresh.values.get('dwd')!.waveHeight![5]);
    world.clock.now = start + 49 * hourMs;
    const problem = await problemOf(weather.point(point, day, ['waveHeight'], ['dwd']));
    expect(problem.code).toBe('could-not-ask');
    expect(problem.details['tried']).toMatch(/^open-meteo \(/);
  });

  it('is the fresh one of an upstream that answers within a second', async () => {
    const weather = world.open();
    const ask = async () =>
      (await weather.point({ lat: 45, lng: -10 }, day, ['waveHeight'], ['dwd'])).sources[0]?.isStale;
    await ask();
    world.clock.now += 7 * hourMs;
    upstreams.slow(50);
    expect(await ask()).toBe(false);
  });

  it('is returned stale while its upstream hangs, at once from the second time on, and refreshed by one call behind', async () => {
    const weather = world.open();
    const ask = async () =>
      (await weather.point({ lat: 45, lng: -9 }, day, ['waveHeight'], ['dwd'])).sources[0]?.isStale;
    expect(await ask()).toBe(false);
    world.clock.now += 20 * hourMs;
    upstreams.forget();
    const released = Promise.withResolvers<void>();
    upstreams.slow(released.promise);
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array.from({ length: 20 }, () => true));
    for (let i = 0; i < 10; i++) expect(await ask()).toBe(true);
    upstreams.slow(0);
    released.resolve();
    await expect.poll(ask).toBe(false);
    expect(upstreams.calls).toHaveLength(1);
  });

  it('is not replaced by an answer without values, as an upstream out of order sends', async () => {
    const weather = world.open();
    const ask = () => weather.point({ lat: 60.4, lng: 4.6 }, day, ['airTemperature'], ['yr']);
    const fresh = await ask();
    upstreams.break('met-norway', { status: 422 });
    world.clock.now += 2 * hourMs;
    const { values, sources } = await ask();
    expect(values).toEqual(fresh.values);
    expect(sources[0]).toMatchObject({ name: 'yr', isStale: true });
  });

  it('is unavailable where one upstream fails and the others have no values', async () => {
    upstreams.break('fmi', { status: 403 });
    upstreams.break('met-norway', { status: 422 });
    const asked = world.open().point({ lat: 60.2, lng: 21.5 }, day, ['airTemperature'], ['fmi', 'yr']);
    expect((await problemOf(asked)).details['tried']).toBe('fmi (refused (403))');
  });

  it('is returned where other sources fail', async () => {
    upstreams.break('open-meteo', 'refuse');
    const { values } = await world
      .open()
      .point({ lat: 58.1, lng: 19.3 }, day, ['airTemperature', 'waveHeight'], sourceNames);
    expect([...values.keys()].toSorted()).toEqual(['fmi', 'sg', 'smhi', 'yr']);
    expect(values.get('sg')!.waveHeight![14]).toBe(1.75);
  });
});

describe('many cold points at once', () => {
  it('of chat are all answered by an upstream that answers, within its rate', async () => {
    const { budgets } = upstreams.settings();
    const weather = world.open({
      budgets: { ...budgets, 'open-meteo': { concurrency: 8, perSecond: 9, daily: 9500 } },
    });
    // A day on which nothing is spent yet.
    const at = (world.clock.now = today + 3 * utcDayMs);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        weather.point({ lat: 30 - i, lng: -25 }, { from: at, to: at }, allAttributes, ['sg']),
      ),
    );
    expect(answers.every(({ values }) => values.get('sg')?.waveHeight?.[0] != null)).toBe(true);
    // One call to each model where all arrive in one turn of the event loop.
    expect(upstreams.calls.length).toBeLessThan(40);
  });

  it('of a key that has spent its share do not fail the same question of chat', async () => {
    const { budgets } = upstreams.settings();
    const weather = world.open({
      budgets: { ...budgets, 'open-meteo': { concurrency: 1, perSecond: 100, daily: 40 } },
    });
    const at = (world.clock.now = today + 4 * utcDayMs);
    const ask = (lat: number, spender?: string) =>
      weather.point({ lat, lng: -26 }, { from: at, to: at }, ['waveHeight'], ['noaa'], spender);
    for (let i = 0; i < 8; i++) await ask(i, 'greedy');
    const [ofKey, ofChat] = await Promise.allSettled([ask(20, 'greedy'), ask(20)]);
    expect([ofKey.status, ofChat.status]).toEqual(['rejected', 'fulfilled']);
  });
});

describe('weather over an area', () => {
  const points = Array.from({ length: 100 }, (_, i) => ({
    lat: 45 + Math.floor(i / 10) * 0.5,
    lng: -12 + (i % 10) * 0.5,
  }));

  it('has the handpicked value of each point, from few calls', async () => {
    const { values, sources } = await world.open().area(points, day, ['waveHeight', 'windSpeed']);
    expect(values).toHaveLength(100);
    expect(values[0]!.windSpeed).toHaveLength(24);
    expect(values[0]!.waveHeight![0]).toBe(1.53);
    expect(values[55]!.waveHeight![0]).toBe(1.54);
    expect(sources.map(({ name }) => name).toSorted()).toEqual(['dwd', 'meteo']);
    expect(upstreams.calls.length).toBeLessThanOrEqual(4);
  });

  it('fetches a cell once for all of its points', async () => {
    // Its cells are a twelfth of a degree.
    const close = points.map((_, i) => ({ lat: -30 + Math.floor(i / 10) * 0.02, lng: -20 + (i % 10) * 0.02 }));
    const { values } = await world.open().area(close, day, ['waveHeight']);
    expect(values.every(({ waveHeight }) => waveHeight?.every((value) => value !== null))).toBe(true);
    const counts = upstreams.calls.map(({ query }) => [query['models'], query['latitude']!.split(',').length]);
    expect(counts).toEqual([['meteofrance_wave', 9]]);
  });

  it('spends no more than Open-Meteo’s weight of a minute, one for each cell', async () => {
    const { budgets } = upstreams.settings();
    const weather = world.open({
      budgets: { ...budgets, 'open-meteo': { concurrency: 8, perSecond: 2.5, daily: 9500 } },
    });
    // A day on which nothing is spent yet.
    const at = (world.clock.now = today + 8 * utcDayMs);
    const over = (dLat: number) =>
      weather.area(
        points.map(({ lat, lng }) => ({ lat: lat + dLat, lng })),
        { from: at, to: at },
        ['waveHeight'],
      );
    expect((await over(-70)).values[0]!.waveHeight).toEqual([expect.any(Number)]);
    const problem = await problemOf(over(-80));
    expect(problem.details['tried']).toBe('open-meteo (has no budget left this minute)');
  });

  it('shares its cached forecasts with points', async () => {
    const weather = world.open();
    const few = [
      { lat: 44, lng: -9 },
      { lat: 44.5, lng: -9 },
    ];
    await weather.area(few, day, ['waveHeight']);
    const before = upstreams.calls.length;
    await weather.point(few[0]!, day, ['waveHeight'], ['dwd']);
    await weather.area(few, { from: today + utcDayMs, to: today + 2 * utcDayMs - hourMs }, ['waveHeight']);
    expect(upstreams.calls).toHaveLength(before);
  });
});

describe('hours', () => {
  it('of a window include both ends', () => {
    expect(hoursOf({ from: 0, to: 2 * hourMs })).toEqual([0, hourMs, 2 * hourMs]);
  });
});
