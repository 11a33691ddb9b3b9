import { describe, expect, it } from 'vitest';
import { createMarine } from '../../src/client/index.ts';
import { createService } from '../../src/service/index.ts';
import { utcDayMs, hourMs } from '../../src/domain/time.ts';
import { clock, startWorld, today } from '../support/service-fixture.ts';
import { fakeCache, problemOf } from '../support/client-fixture.ts';

const world = await startWorld();
const brest = { lat: 48.383, lng: -4.495 };
const { station } = world.ports.stations.nearest(brest);

async function marineWith(dailyQuota: number) {
  const { key } = await world.keyOf(dailyQuota);
  const { fetchInProcess: fetch } = createService(world.ports);
  const service = { fetch, url: 'http://bellbuoy', key, identity: `in process ${key}` };
  return createMarine({ service, cache: fakeCache({ now: clock }), now: () => clock });
}

describe('the real service in process', () => {
  it('gives the tide of the nearest station above the zero of its office’s tables', async () => {
    const window = { from: today - 2 * utcDayMs, to: today + 3 * utcDayMs };
    const facts = await (await marineWith(100)).tide(brest, window);
    expect(facts.datum).toBe('ZH');
    const zeroM = station.datums.LAT + station.officeDatum!.aboveLatM;
    expect(facts.station).toMatchObject({ id: station.id, name: 'Brest', chartDatum: 'LAT', timezone: 'Europe/Paris' });
    const own = station.tide.extremes(window);
    expect(facts.extremes).toHaveLength(own.length);
    for (const [i, { at, heightM, kind }] of own.entries()) {
      const extreme = facts.extremes[i]!;
      expect(extreme.kind).toBe(kind);
      expect(Math.abs(extreme.at - at)).toBeLessThanOrEqual(30_000);
      expect(Math.abs(extreme.heightM - (heightM - zeroM))).toBeLessThan(0.0011);
    }
    const levels = station.tide.hourlyLevels(window);
    expect(facts.levels).toHaveLength(5 * 24);
    facts.levels.forEach((level, i) => expect(Math.abs(level.heightM - (levels[i]! - zeroM))).toBeLessThan(0.0061));
  });

  it('gives a NOAA station above MLLW, and any above the datum that is asked for', async () => {
    const marine = await marineWith(100);
    const sanFrancisco = { lat: 37.807, lng: -122.465 };
    const day = { from: today, to: today + utcDayMs };
    expect((await marine.tide(sanFrancisco, day)).datum).toBe('MLLW');
    expect((await marine.tide(sanFrancisco, day, 'MSL')).datum).toBe('MSL');
  });

  it('gives long windows whole, past and ahead, without a seam', async () => {
    const window = { from: today - 25 * utcDayMs, to: today + 40 * utcDayMs };
    const facts = await (await marineWith(100)).tide(brest, window, 'MSL');
    expect(facts.levels).toHaveLength(65 * 24);
    expect(facts.extremes).toHaveLength(station.tide.extremes(window).length);
    facts.extremes.forEach(({ kind }, i) => i > 0 && expect(kind).not.toBe(facts.extremes[i - 1]!.kind));
  });

  it('gives the first day that there is, and refuses the one before', async () => {
    const marine = await marineWith(100);
    const first = Date.UTC(2018, 2, 1);
    expect((await marine.tide(brest, { from: first, to: first + utcDayMs }, 'LAT')).levels).toHaveLength(24);
    // A day that begins before, as the first one does in Auckland, would lack its morning.
    const early = { from: first - hourMs, to: first + utcDayMs };
    expect((await problemOf(marine.tide(brest, early, 'LAT'))).code).toBe('day-out-of-range');
  });

  it('gives the last day that is whole, and refuses one that is not', async () => {
    const marine = await marineWith(100);
    const last = Date.UTC(2100, 11, 30);
    const whole = await marine.tide(brest, { from: last, to: last + utcDayMs }, 'LAT', 5 * utcDayMs);
    expect(whole.levels.filter(({ at }) => at >= last && at < last + utcDayMs)).toHaveLength(24);
    expect(whole.extremes.at(-1)!.at).toBeGreaterThan(last + utcDayMs);
    const late = { from: last + utcDayMs, to: last + 2 * utcDayMs };
    expect((await problemOf(marine.tide(brest, late, 'LAT'))).details).toEqual({
      first: '2018-03-02',
      last: '2100-12-30',
    });
  });

  it('refuses an unknown key', async () => {
    const { fetchInProcess: fetch } = createService(world.ports);
    const service = { fetch, url: 'http://bellbuoy', key: 'wrong', identity: 'wrong' };
    const marine = createMarine({ service, cache: fakeCache({ now: clock }), now: () => clock });
    expect((await problemOf(marine.tide(brest, { from: today, to: today + utcDayMs }))).code).toBe('key-refused');
  });

  it('refuses when the quota is used up', async () => {
    const marine = await marineWith(2);
    await marine.tide(brest, { from: today, to: today + utcDayMs }, 'LAT');
    const later = { from: today + 30 * utcDayMs, to: today + 31 * utcDayMs };
    expect((await problemOf(marine.tide(brest, later, 'LAT'))).code).toBe('quota-used-up');
  });

  it('refuses a place that does not exist', async () => {
    const marine = await marineWith(10);
    const problem = await problemOf(marine.tide({ lat: 91, lng: 0 }, { from: today, to: today + utcDayMs }, 'LAT'));
    expect(problem.code).toBe('refused');
    expect(problem.details['reasons']).toContain('lat');
  });
});
