import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths as contractPaths } from '../../src/contract/index.ts';
import { casesOf } from '../support/thorough.ts';
import { anyText } from '../support/any-text.ts';

const { query: areaQuery } = contractPaths['/v2/tide/stations/area'];
const { query: astronomyQuery } = contractPaths['/v1/astronomy/point'];
const { query: tidePointQuery } = contractPaths['/v2/tide/extremes/point'];
const place = { lat: '48.383', lng: '-4.495' };

/** Invalid values. */
const hostile = fc.oneof(
  anyText(),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789+-.,:eExX NaInfity\t\n')) }),
  fc.double().map(String),
  fc.constantFrom(
    'NaN',
    'Infinity',
    '-Infinity',
    '1e400',
    '0x10',
    '',
    ' ',
    '--1',
    '+-1',
    '1_000',
    '１',
    'null',
    '[]',
    '9'.repeat(400),
  ),
);

/** Every number anywhere in what was read. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('parameters that are hostile', () => {
  it('of a tide are refused or read as finite numbers within their limits, and never an exception', () => {
    const query = fc.record({ lat: hostile, lng: hostile, start: hostile, end: hostile, datum: hostile });
    fc.assert(
      fc.property(query, fc.subarray(['lat', 'lng', 'start', 'end', 'datum'] as const), (bad, names) => {
        const query = { ...place, ...Object.fromEntries(names.map((name) => [name, bad[name]])) };
        const result = tidePointQuery.safeParse(query);
        if (!result.success) {
          const wrong = result.error.issues.map(({ path }) => String(path[0]));
          expect(names).toEqual(expect.arrayContaining(wrong));
          return;
        }
        expect(numbersIn(result.data).every(Number.isFinite)).toBe(true);
        expect(Math.abs(result.data.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(result.data.lng)).toBeLessThanOrEqual(180);
      }),
      { numRuns: casesOf(1000) },
    );
  });

  it('of an area and of astronomy likewise', () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const box = areaQuery.safeParse({ box: `${a}:${b}` });
        if (box.success) expect(numbersIn(box.data).every(Number.isFinite)).toBe(true);
        expect(areaQuery.safeParse({ box: a }).success).toBe(false);
        const days = astronomyQuery.safeParse({ ...place, numberOfDays: a });
        if (days.success) expect([...Array(32).keys()].slice(1)).toContain(days.data.numberOfDays);
      }),
      { numRuns: casesOf(1000) },
    );
  });
});

const read = (lat: string, lng: string) => tidePointQuery.safeParse({ lat, lng });

describe('a coordinate', () => {
  it.each([
    ['48.383', '-4.495', 48.383, -4.495],
    ['90', '180', 90, 180],
    ['-90', '-180', -90, -180],
    ['-90.000', '180.0', -90, 180],
    ['0', '-0', 0, 0],
  ])('%s, %s is read', (lat, lng, latDeg, lngDeg) => {
    const result = read(lat, lng);
    expect(result.data?.lat).toBeCloseTo(latDeg, 12);
    expect(result.data?.lng).toBeCloseTo(lngDeg, 12);
  });

  it.each([
    '90.0000001',
    '-91',
    '1e1',
    '0x10',
    '1e400',
    ' 48',
    '48 ',
    '',
    'Infinity',
    'NaN',
    '48,3',
    '4８',
    '--4',
    '.',
    '48°',
  ])('latitude %j is refused', (lat) => expect(read(lat, '0').success).toBe(false));

  it.each(['180.0000001', '-181', '360', '1e2', ' 4', ''])('longitude %j is refused', (lng) => {
    expect(read('0', lng).success).toBe(false);
  });

  it('is required', () => {
    const paths = tidePointQuery.safeParse({}).error?.issues.map(({ path }) => path[0]);
    expect(paths?.toSorted()).toEqual(['lat', 'lng']);
  });
});

describe('a datum', () => {
  it.each(['HAT', 'MHHW', 'MHW', 'MSL', 'MLW', 'MLLW', 'LAT'])('%s is read', (datum) => {
    expect(tidePointQuery.parse({ ...place, datum }).datum).toBe(datum);
  });

  it('is MSL where none is named', () => expect(tidePointQuery.parse(place).datum).toBe('MSL'));

  it.each(['lat', 'msl', '', 'CD', 'NAVD88', 'toString'])('%j is refused', (datum) => {
    expect(tidePointQuery.safeParse({ ...place, datum }).success).toBe(false);
  });
});

describe('a box', () => {
  it.each([
    ['60,20:40,-10', 'top-right then bottom-left, as documented'],
    ['40,-10:60,20', 'bottom-left then top-right'],
    ['60,-10:40,20', 'top-left then bottom-right'],
    ['40,20:60,-10', 'bottom-right then top-left'],
  ])('%s has its smallest and largest coordinates: %s', (text) => {
    expect(areaQuery.parse({ box: text }).box).toMatchObject({ south: 40, north: 60, west: -10, east: 20 });
  });

  it.each([
    '',
    '60,20',
    '60,20:40',
    '60,20:40,-10:1,1',
    '91,0:0,0',
    '0,181:0,0',
    '60;20:40;-10',
    'a,b:c,d',
    '60,20:40,',
    '60,20: 40,-10',
  ])('%j is refused', (box) => expect(areaQuery.safeParse({ box }).success).toBe(false));

  it('is required', () => expect(areaQuery.safeParse({}).success).toBe(false));
});

describe('a number of days', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    ['31', 31],
  ])('%j is %d', (numberOfDays, days) => {
    const query = numberOfDays === undefined ? place : { ...place, numberOfDays };
    expect(astronomyQuery.parse(query).numberOfDays).toBe(days);
  });

  it.each(['0', '32', '-1', '1.5', '', 'two', '1e1', '999'])('%j is refused', (numberOfDays) => {
    expect(astronomyQuery.safeParse({ ...place, numberOfDays }).success).toBe(false);
  });
});
