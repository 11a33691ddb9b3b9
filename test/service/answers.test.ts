import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { astronomyAnswer, seaLevelAnswer, stationsAnswer, tideExtremesAnswer } from '../../src/contract/wire.ts';
import { skyEvents } from '../../src/domain/sky/index.ts';
import { datumNames } from '../../src/domain/tide/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../src/domain/time.ts';
import { startWorld, today, type Answer } from '../support/service-fixture.ts';

const world = await startWorld();

/** Reads an answer by the strict schema of its path. */
async function get<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> {
  const answer = await world.ask(path);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return schema.parse(answer.body);
}

const brest = 'lat=48.383&lng=-4.495';
const extremesOf = (query: string) => get(tideExtremesAnswer, `/v2/tide/extremes/point?${query}`);
const levelsOf = (query: string) => get(seaLevelAnswer, `/v2/tide/sea-level/point?${query}`);
const skyOf = (query: string) => get(astronomyAnswer, `/v1/astronomy/point?${query}`);
const idsIn = async (box: string): Promise<string[]> => (await inArea(box)).data.map(({ id }) => id);
const inArea = (box: string) => get(stationsAnswer, `/v2/tide/stations/area?box=${box}`);

/** One place of each kind: a European gauge, one of NOAA, a Norwegian one without published datums, polar, antimeridian. */
const places = [brest, 'lat=37.8&lng=-122.46', 'lat=60.4&lng=5.3', 'lat=82.5&lng=-62.3', 'lat=-17&lng=180'];

describe('high and low waters', () => {
  it.each(places)('of %s have whole minutes, whole millimetres, and come in turn', async (place) => {
    const { data, meta } = await extremesOf(place);
    expect(data.length).toBeGreaterThan(9);
    for (const [i, { time, height, type }] of data.entries()) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+00:00$/);
      expect(Math.round(height * 1000) / 1000).toBe(height);
      if (i > 0) expect(type).not.toBe(data[i - 1]!.type);
      if (i > 0) expect(Date.parse(time)).toBeGreaterThan(Date.parse(data[i - 1]!.time));
    }
    expect(meta).toMatchObject({ cost: 1, datum: 'MSL', offset: 0 });
  });

  it('are those of the nearest station, to half a minute and half a millimetre', async () => {
    const { station } = world.ports.stations.nearest({ lat: 48.383, lng: -4.495 });
    const { data, meta } = await extremesOf(brest);
    const own = station.tide.extremes({ from: today, to: today + 10 * utcDayMs });
    expect(meta.station).toMatchObject({
      id: station.id,
      name: 'Brest',
      officeDatum: { aboveLat: -0.422, name: 'ZH' },
      source: 'uhslc',
      lat: 48.383,
      lng: -4.5,
      distance: 0,
    });
    expect(data).toHaveLength(own.length);
    for (const [i, { at, heightM, kind }] of own.entries()) {
      expect(Math.abs(Date.parse(data[i]!.time) - at)).toBeLessThanOrEqual(minuteMs / 2);
      expect(Math.abs(data[i]!.height - (heightM - station.datums.MSL))).toBeLessThanOrEqual(0.00051);
      expect(data[i]!.type).toBe(kind);
    }
  });

  it.each(places)('of %s differ between datums by exactly the offset in meta', async (place) => {
    const msl = await extremesOf(place);
    let above = Infinity;
    for (const datum of datumNames) {
      const { data, meta } = await extremesOf(`${place}&datum=${datum}`);
      expect(meta.datum).toBe(datum);
      expect(meta.offset).toBeLessThanOrEqual(above);
      above = meta.offset;
      expect(data.map(({ time, type }) => [time, type])).toEqual(msl.data.map(({ time, type }) => [time, type]));
      for (const [i, { height }] of data.entries()) {
        // Both heights and the offset are rounded to the millimetre.
        expect(Math.abs(height + meta.offset - msl.data[i]!.height)).toBeLessThan(0.00151);
      }
    }
  });

  it('above LAT are never below zero, and below HAT never above', async () => {
    for (const { height } of (await extremesOf(`${brest}&datum=LAT`)).data) expect(height).toBeGreaterThanOrEqual(0);
    for (const { height } of (await extremesOf(`${brest}&datum=HAT`)).data) expect(height).toBeLessThanOrEqual(0);
  });

  it('of a subordinate station are its reference’s, moved and stretched (NOAA: Hudson follows The Battery)', async () => {
    const { data, meta } = await extremesOf('lat=42.25&lng=-73.8&datum=MLLW&end=2026-11-22');
    expect(meta.station.id).toBe('noaa/8518974');
    const battery = world.ports.stations.stations.find(({ id }) => id === 'noaa/8518750')!;
    for (const { time, type } of data) {
      const at = Date.parse(time) - (type === 'high' ? 418 : 432) * minuteMs;
      const near = battery.tide.extremes({ from: at - minuteMs, to: at + minuteMs });
      expect(near.map(({ kind }) => kind)).toEqual([type]);
    }
  });
});

describe('sea level', () => {
  it.each(places)('of %s is hourly, in whole centimetres', async (place) => {
    const { data, meta } = await levelsOf(place);
    expect(data).toHaveLength(241);
    for (const [i, { time, sg }] of data.entries()) {
      expect(Date.parse(time)).toBe(today + i * hourMs);
      expect(Math.round(sg * 100) / 100).toBe(sg);
    }
    expect(meta).toMatchObject({ cost: 1, datum: 'MSL', offset: 0 });
  });

  it('is no higher than the high waters around it', async () => {
    const { data } = await levelsOf(brest);
    const { data: extremes } = await extremesOf(brest);
    const highest = Math.max(...extremes.map(({ height }) => height));
    const lowest = Math.min(...extremes.map(({ height }) => height));
    for (const { sg } of data.slice(6, -12)) {
      expect(sg).toBeLessThanOrEqual(highest + 0.0051);
      expect(sg).toBeGreaterThanOrEqual(lowest - 0.0051);
    }
  });

  it('differs between datums by the offset', async () => {
    const msl = await levelsOf(brest);
    const lat = await levelsOf(`${brest}&datum=LAT`);
    expect(lat.meta.offset).toBeLessThan(-3);
    lat.data.forEach(({ sg }, i) => expect(Math.abs(sg + lat.meta.offset - msl.data[i]!.sg)).toBeLessThan(0.0106));
  });

  it('above MSL is zero in the mean, at a subordinate station too, whose own zero is MLLW', async () => {
    for (const place of [brest, 'lat=42.25&lng=-73.8']) {
      const { data } = await levelsOf(`${place}&start=2026-11-20&end=2026-12-19`);
      const meanM = data.reduce((sum, { sg }) => sum + sg, 0) / data.length;
      // A month's mean moves with the seasons.
      expect(Math.abs(meanM)).toBeLessThan(0.2);
    }
  });
});

describe('stations', () => {
  it('are exactly those that are offered, without a distance, free of charge', async () => {
    const { data, meta } = await get(stationsAnswer, '/v2/tide/stations');
    expect(data.map(({ id }) => id)).toEqual(world.ports.stations.stations.map(({ id }) => id));
    expect(meta.cost).toBe(0);
    expect(data[0]).not.toHaveProperty('distance');
  });

  it('have chart datum, credit, licence and zone where they are known', async () => {
    const { data } = await inArea('48.4,-4.4:48.3,-4.6');
    expect(data.find(({ id }) => id === 'ticon/brest-822-fra-uhslc_fd')).toEqual({
      attribution: expect.stringContaining('TICON-4') as string,
      chartDatum: 'LAT',
      prediction: 'harmonic',
      id: 'ticon/brest-822-fra-uhslc_fd',
      lat: 48.383,
      licence: 'CC BY 4.0',
      lng: -4.5,
      name: 'Brest',
      officeDatum: { aboveLat: -0.422, name: 'ZH' },
      source: 'uhslc',
      timezone: 'Europe/Paris',
    });
  });

  const all = world.ports.stations.stations;

  it.each(['52,3:50,0', '50,0:52,3', '52,0:50,3', '50,3:52,0'])(
    'of the box %s are the same, whatever its corners',
    async (box) => {
      const inside = all.filter(({ point: { lat, lng } }) => lat >= 50 && lat <= 52 && lng >= 0 && lng <= 3);
      expect(inside.length).toBeGreaterThan(5);
      expect(await idsIn(box)).toEqual(inside.map(({ id }) => id));
    },
  );

  it('of a box that would be wider than 180° are those across the 180th meridian', async () => {
    const across = all.filter(({ point: { lat, lng } }) => Math.abs(lng) >= 175 && lat >= -20 && lat <= -10);
    expect(across.some(({ point }) => point.lng > 0) && across.some(({ point }) => point.lng < 0)).toBe(true);
    for (const box of ['-10,-175:-20,175', '-10,175:-20,-175'])
      expect(await idsIn(box)).toEqual(across.map(({ id }) => id));
  });

  it('of a box across the 180th meridian are those on its sides too', async () => {
    const { point, id } = all.find((station) => station.point.lng > 179)!;
    const { lat, lng } = point;
    expect(await idsIn(`${lat},${lng}:${lat - 1},-175`)).toContain(id);
    const west = all.find((station) => station.point.lng < -179)!;
    expect(await idsIn(`${west.point.lat},175:${west.point.lat},${west.point.lng}`)).toContain(west.id);
  });

  it('of a box of just 180° are those between its sides', async () => {
    const between = all.filter(({ point: { lng } }) => lng >= 0 && lng <= 180).map(({ id }) => id);
    expect(await idsIn('90,180:-90,0')).toEqual(between);
  });

  it('of a box without area are those on its edge, and of an empty sea none', async () => {
    const { point } = all[0]!;
    expect(await idsIn(`${point.lat},${point.lng}:${point.lat},${point.lng}`)).toContain(all[0]!.id);
    expect(await idsIn('-40,-120:-41,-121')).toEqual([]);
  });
});

describe('astronomy', () => {
  it('is today by default; days begin at 00:00 UTC', async () => {
    const { days, meta } = await skyOf(brest);
    expect(days.map(({ time }) => time)).toEqual(['2026-11-20T00:00:00+00:00']);
    expect(meta).toMatchObject({ cost: 1, lat: 48.383, lng: -4.495, start: '2026-11-20T00:00:00+00:00' });
  });

  it('of a start within a day begins with that day', async () => {
    const { days } = await skyOf(`${brest}&start=2026-12-31T23:59:59Z&numberOfDays=2`);
    expect(days.map(({ time }) => time)).toEqual(['2026-12-31T00:00:00+00:00', '2027-01-01T00:00:00+00:00']);
  });

  it('has 31 days at most, and the earliest date of timestamps', async () => {
    expect((await skyOf(`${brest}&numberOfDays=31`)).days).toHaveLength(31);
    expect((await skyOf(`${brest}&start=1900-01-01`)).days).toHaveLength(1);
    expect((await skyOf(`${brest}&start=2100-12-31&numberOfDays=31`)).days).toHaveLength(31);
    expect((await world.ask(`/v1/astronomy/point?${brest}&numberOfDays=32`)).status).toBe(400);
  });

  it('has the events of its UTC day, to the second', async () => {
    const { days } = await skyOf(`${brest}&numberOfDays=5`);
    for (const [i, day] of days.entries()) {
      const from = today + i * utcDayMs;
      const events = skyEvents({ lat: 48.383, lng: -4.495 }, { from, to: from + utcDayMs });
      const names = [
        'sunrise',
        'sunset',
        'moonrise',
        'moonset',
        'civilDawn',
        'civilDusk',
        'nauticalDawn',
        'nauticalDusk',
      ] as const;
      for (const name of [...names, 'astronomicalDawn', 'astronomicalDusk'] as const) {
        const [first] = events[name];
        expect(day[name] === null ? undefined : Date.parse(day[name])).toBe(first && Math.round(first / 1000) * 1000);
      }
    }
  });

  it('has the sunrise that the US Naval Observatory has: 29° N 81° W on 2019-10-01 at 11:17', async () => {
    const { days } = await skyOf('lat=29&lng=-81&start=2019-10-01');
    expect(Math.abs(Date.parse(days[0]!.sunrise!) - Date.UTC(2019, 9, 1, 11, 17))).toBeLessThan(32_000);
  });

  it('has null where nothing rises or sets', async () => {
    const { days } = await skyOf('lat=80&lng=15&start=2026-12-21');
    expect(days[0]).toMatchObject({ sunrise: null, sunset: null, civilDawn: null, civilDusk: null });
    const summer = await skyOf('lat=80&lng=15&start=2026-06-21');
    expect(summer.days[0]).toMatchObject({ sunrise: null, sunset: null, astronomicalDawn: null });
  });

  it('of two events of a kind in one day has the first', async () => {
    // US Naval Observatory: 85° N 140° E has two moonrises on 2022-01-09.
    const { days } = await skyOf('lat=85&lng=140&start=2022-01-09');
    const from = Date.UTC(2022, 0, 9);
    const { moonrise } = skyEvents({ lat: 85, lng: 140 }, { from, to: from + utcDayMs });
    expect(moonrise).toHaveLength(2);
    expect(Math.abs(Date.parse(days[0]!.moonrise!) - moonrise[0]!)).toBeLessThanOrEqual(500);
  });

  it.each([
    // Quarters of the US Naval Observatory, to the minute.
    ['2000-07-31', 'New moon', 'New moon', 1, '2000-07-31T02:25Z'],
    ['2000-11-26', 'New moon', 'New moon', 0, '2000-11-25T23:11Z'],
    ['2020-11-17', 'Waxing crescent', 'New moon', 0, '2020-11-15T05:07Z'],
    ['2020-11-20', 'Waxing crescent', 'First quarter', 0.25, '2020-11-22T04:45Z'],
    ['2020-12-22', 'First quarter', 'First quarter', 0.25, '2020-12-21T23:41Z'],
    ['2020-11-24', 'Waxing gibbous', 'First quarter', 0.25, '2020-11-22T04:45Z'],
    ['2020-11-28', 'Waxing gibbous', 'Full moon', 0.5, '2020-11-30T09:30Z'],
    ['2020-10-02', 'Full moon', 'Full moon', 0.5, '2020-10-01T21:05Z'],
    ['2020-12-02', 'Vaning gibbous', 'Full moon', 0.5, '2020-11-30T09:30Z'],
    ['2020-12-06', 'Vaning gibbous', 'Third quarter', 0.75, '2020-12-08T00:36Z'],
    ['2020-10-10', 'Third quarter', 'Third quarter', 0.75, '2020-10-10T00:39Z'],
    ['2020-12-10', 'Vaning crescent', 'Third quarter', 0.75, '2020-12-08T00:36Z'],
    ['2020-12-13', 'Vaning crescent', 'New moon', 1, '2020-12-14T16:16Z'],
  ])('on %s the moon is a %s, closest to a %s of value %d at %s', async (date, current, closest, value, time) => {
    const [day] = (await skyOf(`${brest}&start=${date}`)).days;
    expect(day!.moonPhase.current).toMatchObject({ text: current, time: `${date}T00:00:00+00:00` });
    expect(day!.moonPhase.closest).toMatchObject({ text: closest, value });
    expect(Math.abs(Date.parse(day!.moonPhase.closest.time) - Date.parse(time))).toBeLessThanOrEqual(40_000);
  });

  it('calls the moon by a principal name only where its value, rounded to two decimals, is that phase’s', async () => {
    const principal = new Map([
      [0, 'New moon'],
      [0.25, 'First quarter'],
      [0.5, 'Full moon'],
      [0.75, 'Third quarter'],
      [1, 'New moon'],
    ]);
    for (const start of ['2026-01-01', '2026-02-01', '2026-03-04', '2026-04-04']) {
      for (const { moonPhase } of (await skyOf(`${brest}&start=${start}&numberOfDays=31`)).days) {
        const { text, value } = moonPhase.current;
        expect(text).toMatch(principal.get(Math.round(value * 100) / 100) ?? /crescent|gibbous/);
      }
    }
  });

  it('has the recorded phase of Oslo, 2023-02-18: 0.913 at 23:00 the day before, 7 % lit', async () => {
    const { days } = await skyOf('lat=59.9139&lng=10.7522&start=2023-02-18');
    // An hour of 29.5 days later than the recording, whose phases are up to 5.3 hours off.
    expect(Math.abs(days[0]!.moonPhase.current.value - 0.9134 - 1 / 29.53 / 24)).toBeLessThan(0.0075);
    expect(days[0]!.moonPhase.closest).toMatchObject({ text: 'New moon', value: 1 });
    expect(Math.abs(days[0]!.moonFraction - 0.0722)).toBeLessThan(0.01);
  });
});

describe('the order of members', () => {
  const paths = [
    `/v2/tide/extremes/point?${brest}&end=2026-11-21`,
    `/v2/tide/sea-level/point?${brest}&end=2026-11-20T02:00`,
    '/v2/tide/stations/area?box=48.4,-4.4:48.3,-4.6',
    `/v1/astronomy/point?${brest}`,
    `/v1/weather/point?${brest}&end=2026-11-20T02:00`,
    `/v2/weather/point?${brest}&params=waveHeight,windSpeed,airTemperature&end=2026-11-20T02:00`,
    '/v1/weather/area?box=48,-7:47,-7',
    '/v2/tide/sea-level/point?lat=99&start=x&end=x&datum=x',
  ];

  it.each(paths)('of %s is time first, then names in alphabetical order', async (path) => {
    expect(wrongOrders((await world.ask(path)).body)).toEqual([]);
  });

  it('makes equal answers equal bytes', async () => {
    for (const path of paths) expect(bytes(await world.ask(path))).toBe(bytes(await world.ask(path)));
  });
});

/** A body without the one number that counts up. */
function bytes({ text }: Answer): string {
  return text.replace(/"requestCount":\d+/, '');
}

/** Objects anywhere in a body whose members stand in another order: `path: names`. */
function wrongOrders(value: unknown, where = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, member]) => wrongOrders(member, `${where}/${name}`));
  if (Array.isArray(value)) return inside;
  const names = Object.keys(value);
  const sorted = names.toSorted((a, b) => Number(b === 'time') - Number(a === 'time') || (a < b ? -1 : 1));
  return names.join() === sorted.join() ? inside : [`${where}: ${names.join()}`, ...inside];
}
