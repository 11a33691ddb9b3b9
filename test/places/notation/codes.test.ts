import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/domain/place.ts';
import { readPoint, readShortPlusCode } from '../../../src/places/notation/index.ts';

function expectClose(point: Point | undefined, lat: number, lng: number) {
  expect(point?.lat).toBeCloseTo(lat, 8);
  expect(point?.lng).toBeCloseTo(lng, 8);
}

/** South, west, north and east of the cell, from test_data/decoding.csv of github.com/google/open-location-code. */
describe('a plus code', () => {
  test.each([
    ['7FG49Q00+', 20.35, 2.75, 20.4, 2.8],
    ['7FG49QCJ+2V', 20.37, 2.782125, 20.370125, 2.78225],
    ['7fg49qcj+2vx', 20.3701, 2.78221875, 20.370125, 2.78225],
    ['7FG49QCJ+2VXGJ', 20.370113, 2.782234375, 20.370114, 2.78223632813],
    ['4VCPPQGP+Q9', -41.273125, 174.785875, -41.273, 174.786],
    ['62G20000+', 0, -180, 1, -179],
    ['22220000+', -90, -180, -89, -179],
    ['22222222+22', -90, -180, -89.999875, -179.999875],
    ['6VGX0000+', 0, 179, 1, 180],
    ['CFX3X2X2+X2', 89.999875, 1, 90, 1.000125],
    ['84000000+', 30, -140, 50, -120],
    ['849VGJQF+VX7QR3J', 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
  ])('%s is the middle of its cell', (code, south, west, north, east) => {
    expectClose(readPoint(code, 'en')?.point, (south + north) / 2, (west + east) / 2);
  });

  test.each([
    '8CWQ9GR75H', // no plus
    '8CWQ9GR7+5', // one digit after it
    '8CWQ9GR+75H', // plus in the wrong place
    '8CWQ9G00+5H', // zeros and digits
    '8CWQ0000', // zeros and no plus
    '8C0Q0000+', // digits after zeros
    '8CWQ9000+', // an odd number of zeros
    '8CWQ9GA7+5H', // A is no digit
    'FCWQ9GR7+5H', // latitude 90 to 110
    '8WWQ9GR7+5H', // longitude 180 to 200
    '8CWQ9GR7+5H5H5H5H', // more than 15 digits
    '00000000+',
  ])('%s is none', (code) => {
    expect(readPoint(code, 'en')).toBeUndefined();
  });
});

/** Code, where the reference stands, and the full code it recovers, from test_data/shortCodeTests.csv, as above. */
describe('a short plus code', () => {
  test.each([
    ['CJ+2VX', 51.3708675, -1.217765625, '9C3W9QCJ+2VX'],
    ['CJ+2VX', 51.3701125, -1.218520625, '9C3W9QCJ+2VX'],
    ['9QCJ+2VX', 51.3852125, -1.217765625, '9C3W9QCJ+2VX'],
    ['9QCJ+2VX', 51.3701125, -1.202665625, '9C3W9QCJ+2VX'],
    ['XGRF+PM', 47, 8.55, '8FRCXGRF+PM'],
    ['2222+22', 89.6, 0, 'CFX22222+22'],
    ['XXXXXX+XX', -81, 0, '2CXXXXXX+XX'],
    ['XXXXXX+XX', 89, 0, 'CCXXXXXX+XX'],
    ['2222+22', 10, 179.9, '72222222+22'],
    ['XXXX+XX', 10, -179.9, '6VXXXXXX+XX'],
    ['xgrf+pm', 47, 8.55, '8FRCXGRF+PM'],
  ])('%s near %d, %d is %s', (short, lat, lng, full) => {
    const { point } = readPoint(full, 'en') ?? {};
    const found = readShortPlusCode(`${short} Somewhere`)?.pointNear({ lat, lng });
    expectClose(found, point?.lat ?? NaN, point?.lng ?? NaN);
  });

  test.each([
    ['9GR7+5H Brest', 'Brest'],
    ['9GR7+5H, Brest, France', 'Brest, France'],
    ['Saint Malo 9GR7+5H', 'Saint Malo'],
    ['Saint Malo, FR, 9GR7+5H', 'Saint Malo, FR'],
  ])('%j names its place', (text, placeName) => {
    expect(readShortPlusCode(text)).toMatchObject({ placeName });
  });

  test.each(['9gr7+5h', ' 9GR7+5H, '])('%j alone is refused', (text) => {
    expect(() => readShortPlusCode(text)).toThrow(
      expect.objectContaining({ code: 'plus-code-short', details: { code: '9GR7+5H' } }),
    );
  });

  test.each(['Brest', '', '9GR+5H Brest', '9GR7+5 Brest', '9GR7+ Brest', 'A 9GR7+5H Brest', '8CWQ9GR7+5H Brest'])(
    '%j is none',
    (text) => {
      expect(readShortPlusCode(text)).toBeUndefined();
    },
  );
});

describe('a locator', () => {
  test.each([
    ['IN78sj', 48 + 23.75 / 60, -5 + 32.5 / 60],
    ['in78SJ', 48 + 23.75 / 60, -5 + 32.5 / 60],
    ['JN58TD', 48 + 8.75 / 60, 11 + 37.5 / 60],
    ['JN58td', 48 + 8.75 / 60, 11 + 37.5 / 60], // Munich
    ['JN58td25', 48 + (7.5 + 5.5 / 4) / 60, 10 + (95 + 2.5 / 2) / 60],
    ['JN58td25ax', 48 + (7.5 + (5 + 23.5 / 24) / 4) / 60, 10 + (95 + (2 + 0.5 / 24) / 2) / 60],
    ['AA00aa', -90 + 1.25 / 60, -180 + 2.5 / 60],
    ['RR99xx', 90 - 1.25 / 60, 180 - 2.5 / 60],
    ['locator:IN78', 48.5, -5],
    ['Maidenhead: IN78', 48.5, -5],
    ['grid:in78sj', 48 + 23.75 / 60, -5 + 32.5 / 60],
  ])('%s is the middle of its cell', (text, lat, lng) => {
    expectClose(readPoint(text, 'en')?.point, lat, lng);
  });

  test.each([
    'IN78',
    'PL13RP', // a British postcode
    'pl13rp',
    'IN',
    'IN78s',
    'IN78sy',
    'SN78sj',
    'IN78sj2',
    'IN78sj25a',
    'locator:IN',
    'locator:Brest',
    'IN 78 sj',
  ])('%s is none', (text) => {
    expect(readPoint(text, 'en')).toBeUndefined();
  });
});

describe('a geohash', () => {
  test.each([
    ['geohash:gbsg3cjqd', 48.3904194831, -4.4860911369],
    ['GEOHASH: GBSG3CJQD', 48.3904194831, -4.4860911369],
    ['geohash:ezs42', 42.60498046875, -5.60302734375], // the example of Wikipedia's article
    ['geohash:s', 22.5, 22.5],
    ['geohash:0', -67.5, -157.5],
    ['geohash:z', 67.5, 157.5],
  ])('%s is the middle of its cell', (text, lat, lng) => {
    expectClose(readPoint(text, 'en')?.point, lat, lng);
  });

  test.each(['geohash:', 'geohash:brest a', 'geohash:gbsa', 'geohash:0123456789012', 'gbsg3cjqd'])(
    '%s is none',
    (text) => {
      expect(readPoint(text, 'en')).toBeUndefined();
    },
  );
});

describe('a geo URI', () => {
  test.each([
    ['geo:48.39,-4.49', 48.39, -4.49],
    ['GEO:48.39,-4.49', 48.39, -4.49],
    ['geo:2,48', 2, 48],
    ['geo:48.39,-4.49,12.5', 48.39, -4.49],
    ['geo:48.39,-4.49;u=35', 48.39, -4.49],
    ['geo:48.39,-4.49;crs=wgs84;u=35', 48.39, -4.49],
    ['geo:48.39,-4.49?z=11', 48.39, -4.49],
    ['geo:48.39,-4.49?q=Brest', 48.39, -4.49],
    ['geo:0,0?q=48.39,-4.49', 48.39, -4.49],
    ['geo:0,0?q=48.39,-4.49(Brest)', 48.39, -4.49],
    ['geo:0,0?q=48.39%2C-4.49%20(Le+Port)', 48.39, -4.49],
    ['geo:48,-4?q=48.39,-4.49', 48.39, -4.49],
    ['geo:0,0', 0, 0],
    ['geo:-0,-0.0', 0, 0],
    [' geo:48.39,-4.49\n', 48.39, -4.49],
  ])('%s', (text, lat, lng) => {
    expect(readPoint(text, 'en')).toStrictEqual({ point: { lat, lng } });
  });
});
