import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPoint, coordinatesText } from '../../src/places/coordinates.ts';
import { readPoint } from '../../src/places/notation/index.ts';

test.each([
  [90, 180],
  [-90, -180],
  [0, 0],
])('%d,%d lies on the globe', (lat, lng) => {
  expect(() => checkPoint({ lat, lng })).not.toThrow();
});

test.each([
  [90.0001, 0, 'lat-out-of-range', { lat: 90.0001 }],
  [-91, 200, 'lat-out-of-range', { lat: -91 }],
  [NaN, 0, 'lat-out-of-range', { lat: NaN }],
  [0, 180.0001, 'lng-out-of-range', { lng: 180.0001 }],
  [0, -Infinity, 'lng-out-of-range', { lng: -Infinity }],
])('%d,%d is refused', (lat, lng, code, details) => {
  expect(() => checkPoint({ lat, lng })).toThrow(expect.objectContaining({ code, details }));
});

test.each([
  [48.383, -4.495, '48.383, -4.495'],
  [48.38304, -4.49496, '48.383, -4.495'],
  [48, -0.00001, '48, 0'],
  [-33.8688197, 151.2092955, '-33.8688, 151.2093'],
])('%d,%d is written %j', (lat, lng, text) => {
  expect(coordinatesText({ lat, lng })).toBe(text);
});

test('what is written is read again, to 4 decimals', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true });
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(lat, lng, (latitude, longitude) => {
      const read = readPoint(coordinatesText({ lat: latitude, lng: longitude }), 'en');
      expect(read?.point.lat).toBeCloseTo(latitude, 3);
      expect(read?.point.lng).toBeCloseTo(longitude, 3);
    }),
  );
});
