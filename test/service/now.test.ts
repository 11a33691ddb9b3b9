import { beforeAll, describe, expect, it } from 'vitest';
import { nowAnswer, type NowAnswer } from '../../src/contract/index.ts';
import { seaLevelAnswer, tideExtremesAnswer } from '../../src/contract/wire.ts';
import { createService } from '../../src/service/index.ts';
import { clock, errorsOf, startWorld, type World } from '../support/service-fixture.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});

const brest = '/v2/now/point?lat=48.383&lng=-4.495';
const now = async (url: string, init?: Parameters<World['ask']>[1]): Promise<NowAnswer> =>
  nowAnswer.parse((await world.ask(url, init)).body);
const minutesTo = (time: string): number => Math.round((Date.parse(time) - Date.parse('2026-11-20T14:30Z')) / 60_000);

describe('a place now', () => {
  it('has the tide that the other paths have', async () => {
    const answer = await now(`${brest}&datum=LAT&series=60`);
    const query = 'lat=48.383&lng=-4.495&datum=LAT&start=2026-11-20&end=2026-11-23';
    const { data: extremes } = tideExtremesAnswer.parse((await world.ask(`/v2/tide/extremes/point?${query}`)).body);
    const { data: levels } = seaLevelAnswer.parse((await world.ask(`/v2/tide/sea-level/point?${query}`)).body);
    const next = (type: string) => extremes.find((one) => one.type === type && one.time > answer.time);
    expect(answer.time).toBe('2026-11-20T14:30:00+00:00');
    expect(answer.nextHighTime).toBe(next('high')?.time);
    expect(answer.nextLowTime).toBe(next('low')?.time);
    expect([answer.nextHighLevel, answer.nextLowLevel]).toEqual([next('high')?.height, next('low')?.height]);
    expect(answer.nextHighMinutes).toBe(minutesTo(answer.nextHighTime ?? ''));
    const [before, after] = levels.filter(({ time }) => /20T1[45]:00/.test(time)).map(({ sg }) => sg ?? NaN);
    expect(answer.level).toBeGreaterThan(Math.min(before!, after!));
    expect(answer.level).toBeLessThan(Math.max(before!, after!));
    expect(answer.trend).toBe(after! > before! ? 'rising' : 'falling');
    expect(answer.rate).toBeCloseTo(after! - before!, 1);
    expect(answer.series).toHaveLength(6 + 48 + 1);
    expect(answer).toMatchObject({ datum: 'LAT', heightUnit: 'm', station: 'Brest' });
    expect(answer.coefficient).toBeGreaterThan(20);
    expect(Object.keys(answer)).toEqual(Object.keys(answer).toSorted());
  });

  it('has the times at which the water passes a height, on the way that it goes', async () => {
    const { crossings = [], ...answer } = await now(`${brest}&datum=LAT&above=4&series=10`);
    const series = (answer.series ?? []).filter(({ time }) => time >= answer.time);
    // Between two heights of the series on both sides of it.
    const passed = series.flatMap((one, i) => {
      const next = series[i + 1];
      return next && one.level >= 4 !== next.level >= 4
        ? [{ from: one.time, to: next.time, isRising: next.level > one.level }]
        : [];
    });
    expect(passed.length).toBeGreaterThan(6);
    expect(crossings.map(({ direction }) => direction === 'rising')).toEqual(passed.map(({ isRising }) => isRising));
    for (const [i, { from, to }] of passed.entries()) {
      expect(from <= crossings[i]!.time && crossings[i]!.time <= to).toBe(true);
    }
    expect(answer.isAbove).toBe((answer.level ?? 0) > 4);
    expect(answer.hoursAbove).toBeGreaterThan(10);
    const inFeet = await now(`${brest}&datum=LAT&above=13.1234&units=imperial`);
    expect(inFeet.crossings).toEqual(crossings);
    expect(inFeet).toMatchObject({ heightUnit: 'ft', speedUnit: 'mph', temperatureUnit: '°F' });
    expect(inFeet.level).toBeCloseTo((answer.level ?? NaN) / 0.3048, 1);
  });

  it('has the stream where a station is near, and none elsewhere', async () => {
    const { streamSpeed, streamPhase, nextSlackTime } = await now(
      '/v2/now/point?lat=37.82&lng=-122.473&units=nautical',
    );
    expect([streamSpeed !== undefined, streamPhase !== undefined, nextSlackTime !== undefined]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await now(brest)).not.toHaveProperty('streamSpeed');
  });

  it('has the weather only once others have asked for it', async () => {
    expect(await now(brest)).not.toHaveProperty('weatherTime');
    await world.ask('/v2/weather/point?lat=48.383&lng=-4.495&params=windSpeed,airTemperature');
    const calls = world.upstreams.calls.length;
    const later = { now: clock + 60_000 };
    const { windSpeed, weatherTime, weatherUpdated, attribution } = await now(`${brest}&units=nautical`, later);
    expect(windSpeed).toBeGreaterThan(0);
    expect(weatherTime).toBe('2026-11-20T15:00:00+00:00');
    expect(weatherUpdated! <= '2026-11-20T14:31').toBe(true);
    expect(attribution).toContain('Open-Meteo');
    expect(world.upstreams.calls.length).toBe(calls);
  });
});

describe('asking without a key', () => {
  it('is free, for a minute, and limited by network; a key is not', async () => {
    const service = createService(world.ports);
    const ask = (clientNetwork: string, headers = {}) =>
      service.fetch(new Request(`http://service.test${brest}`, { headers }), {
        requestId: '1',
        clientNetwork: () => clientNetwork,
      });
    const first = await ask('203.0.113.7');
    expect(first.status).toBe(200);
    // 14:30:15: the minute has 45 seconds left.
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=45');
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(first.headers.has('X-RateLimit-Limit')).toBe(false);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await ask('203.0.113.7')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const refused = await ask('203.0.113.7');
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect((await ask('198.51.100.1')).status).toBe(200);
    const { key } = await world.keyOf(5);
    const keyed = await ask('203.0.113.7', { Authorization: key });
    expect([keyed.status, keyed.headers.get('X-RateLimit-Remaining')]).toEqual([200, '4']);
    expect((await ask('203.0.113.7', { Authorization: 'wrong' })).status).toBe(401);
  });

  it('says all mistakes together', async () => {
    const answer = await world.ask('/v2/now/point?lat=91&lng=0&above=high&series=7&units=smoots', { key: undefined });
    expect([answer.status, Object.keys(errorsOf(answer)).toSorted()]).toEqual([
      400,
      ['above', 'lat', 'series', 'units'],
    ]);
  });
});
