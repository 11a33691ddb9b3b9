import { describe, expect, it } from 'vitest';
import { minuteMs } from '../../../src/domain/time.ts';
import { start, startObservedWorld } from '../../support/observed-fixture.ts';
import { gauges, surgeM, tideM, type GaugeUpstream } from '../../support/upstreams-observed.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

/** A place on the water some 3 km from a gauge. */
const beside = ({ lat, lng }: { lat: number; lng: number }) => ({ lat: lat + 0.02, lng: lng + 0.02 });

const ageMinutes: Record<GaugeUpstream, number> = {
  'co-ops': 6,
  'ea-floods': 30,
  pegelonline: 2,
  rijkswaterstaat: 10,
  kartverket: 20,
  'marine-institute': 10,
  'dmi-ocean': 10,
};

describe.each(Object.keys(gauges) as GaugeUpstream[])('the levels of %s', (name) => {
  const gauge = gauges[name];

  it('come with their zero, age and surge', async () => {
    const world = await startObservedWorld();
    const { observations, missing } = await world.open()(beside(gauge), ['level'], undefined);
    expect(missing).toEqual([]);
    const [level] = observations;
    expect(level).toMatchObject({ kind: 'level', station: { id: `${name}/${gauge.id}`, name: gauge.name } });
    expect(level!.station.waterKm).toBeGreaterThanOrEqual(level!.station.distanceKm);
    expect((start - level!.at) / minuteMs).toBe(ageMinutes[name]);
    const zeroM = name === 'ea-floods' ? gauge.zeroM - 2.73 : gauge.zeroM;
    const aboveNhnM = name === 'pegelonline' ? -5.003 : 0;
    expect(level!.values.seaLevel).toBeCloseTo(tideM(level!.at) + surgeM - zeroM + aboveNhnM, 2);
    expect(level!.surge).toMatchObject({ at: level!.at, trend: 'steady' });
    // Within 1 cm of what the office would publish; 3 cm where the mean of a month with this surge is the zero.
    expect(Math.abs(level!.surge!.heightM - surgeM)).toBeLessThan(
      ['pegelonline', 'marine-institute'].includes(name) ? 0.03 : 0.01,
    );
    expect(level!.levels!.length).toBeGreaterThan(90);
  });
});

describe('an observation', () => {
  it('is none of a station on the other side of land, however near', async () => {
    const world = await startObservedWorld();
    const none = world.open({}, () => ({ isWater: () => false, word: () => 0 }));
    expect((await none(beside(gauges['co-ops']), ['level'], undefined)).observations).toEqual([]);
    const undrawn = await world.open({}, () => undefined)(beside(gauges['co-ops']), ['level'], undefined);
    expect(undrawn).toMatchObject({ observations: [], missing: ['the map of the sea (is being drawn)'] });
  });

  it('of waves is that of the buoy, whose latest rows have none', async () => {
    const world = await startObservedWorld();
    const { observations } = await world.open()(
      { lat: 42.4, lng: -70.7 },
      ['waves', 'wind', 'water', 'air'],
      undefined,
    );
    const [waves, wind, water, air] = observations;
    expect(waves).toMatchObject({
      station: { id: 'ndbc/44013' },
      values: { waveHeight: 1.4, wavePeriod: 9, waveDirection: 281 },
    });
    expect((start - waves!.at) / minuteMs).toBe(50);
    expect(wind).toMatchObject({
      station: { id: 'ndbc/44013' },
      values: { windSpeed: 9, windDirection: 270, gust: 12 },
    });
    expect(water).toMatchObject({ values: { waterTemperature: 9.1 } });
    expect(air).toMatchObject({ values: { airTemperature: 6, pressure: 1009 }, tendencyHPa: 0 });
  });

  it('has the units of the interface, and directions that currents come from', async () => {
    const world = await startObservedWorld();
    const boston = beside(gauges['co-ops']);
    const { observations } = await world.open({ sourcesOff: ['ndbc'] })(boston, ['current', 'air'], undefined);
    expect(observations).toMatchObject([
      { kind: 'current', values: { currentSpeed: 0.514, currentDirection: 220 } },
      { kind: 'air', values: { airTemperature: 6.1 } },
    ]);
    expect(observations[1]!.tendencyHPa).toBeCloseTo(3);
    const buoy = await world.open({ sourcesOff: ['ndbc'] })({ lat: 53.4, lng: -5.4 }, ['wind'], undefined);
    expect(buoy.observations[0]!.values.windSpeed).toBeCloseTo(10.29, 2);
  });

  it('older than its limit is not one of now', async () => {
    const world = await startObservedWorld();
    const observed = world.open({ sourcesOff: ['ndbc'] });
    const place = beside(gauges['co-ops']);
    expect((await observed(place, ['level'], undefined)).observations).toHaveLength(1);
    world.upstreams.break('co-ops', { status: 503 });
    world.clock.now += 30 * minuteMs;
    const later = await observed(place, ['level'], undefined);
    expect((world.clock.now - later.observations[0]!.at) / minuteMs).toBe(36);
    world.clock.now += 30 * minuteMs;
    expect((await observed(place, ['level'], undefined)).observations).toEqual([]);
  });

  it('loses spikes and values that failed their office’s checks; spikes are counted', async () => {
    const world = await startObservedWorld();
    const { observations } = await world.open()(beside(gauges['co-ops']), ['level'], undefined);
    expect(Math.max(...observations[0]!.levels!.map(({ value }) => value))).toBeLessThan(4);
    expect(observations[0]!.isPreliminary).toBe(true);
    expect(world.dropped).toEqual(['co-ops seaLevel 1']);
  });

  it('is fetched once by many, again after its time, and confirmed where the upstream says that it is the same', async () => {
    const world = await startObservedWorld();
    const observed = world.open();
    const place = { lat: 42.4, lng: -70.7 };
    await Promise.all(Array.from({ length: 5 }, () => observed(place, ['waves'], undefined)));
    const readsOf = () => world.upstreams.calls.filter(({ path }) => path.includes('realtime2'));
    expect(readsOf()).toHaveLength(1);
    expect(readsOf()[0]!.headers['user-agent']).toBe('Bellbuoy (https://bellbuoy.test)');
    await world.open()(place, ['waves'], undefined);
    expect(readsOf()).toHaveLength(1);
    world.clock.now += 11 * minuteMs;
    const again = await observed(place, ['waves'], undefined);
    expect(readsOf()).toHaveLength(2);
    expect(readsOf()[1]!.headers['if-modified-since']).toBe(new Date(Date.UTC(2026, 10, 20, 14)).toUTCString());
    expect(again.observations[0]!.values.waveHeight).toBe(1.4);
  });
});

const faults = [
  'refuse',
  'hang',
  'trickle',
  'truncate',
  'another shape',
  'error body',
  { status: 403 },
  { status: 429 },
] as const;

it('lists all gauges and buoys, without those of a network that cannot be asked', async () => {
  const world = await startObservedWorld();
  const known = await world.openAll().gauges();
  expect(known.map(({ point }) => point)).toEqual(
    expect.arrayContaining(Object.values(gauges).map(({ lat, lng }) => ({ lat, lng }))),
  );
  const fresh = await startObservedWorld();
  fresh.upstreams.break('pegelonline', { status: 403 });
  const fewer = await fresh.openAll().gauges();
  expect(fewer.length).toBeGreaterThan(5);
  expect(fewer.length).toBeLessThan(known.length);
});

describe.concurrent.each(faults)('an upstream with the fault %j', (fault) => {
  it('delays no answer by more than a second, says so, and is asked again', async () => {
    const world = await startObservedWorld(false);
    const observed = world.open();
    const names = Object.keys(gauges) as GaugeUpstream[];
    for (const name of [...names, 'ndbc']) world.upstreams.break(name, fault);
    await Promise.all(
      names.map(async (name) => {
        const { observations, missing } = await observed(beside(gauges[name]), ['level'], undefined);
        expect(observations).toEqual([]);
        expect(missing.join()).toMatch(new RegExp(`${name} \\(.+\\)`));
      }),
    );
    expect(world.cache.keys()).toEqual([]);
  });
});
