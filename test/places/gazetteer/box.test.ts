import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, type Point } from '../../../src/domain/place.ts';
import { boxesAround } from '../../../src/places/gazetteer/box.ts';

function isInBoxes(center: Point, radiusKm: number, { lat, lng }: Point): boolean {
  return boxesAround(center, radiusKm).some(
    ({ south, north, west, east }) => south <= lat && lat <= north && west <= lng && lng <= east,
  );
}

test.each([
  [{ lat: 48.4, lng: -4.5 }, 1],
  [{ lat: -16.8, lng: 179.9 }, 2],
  [{ lat: -16.8, lng: -179.9 }, 2],
  [{ lat: 89.9, lng: 20 }, 1],
])('around %j there are %d boxes', (center, count) => {
  expect(boxesAround(center, 50)).toHaveLength(count);
});

test.each([0, 48.4, -85, 89.4])('at latitude %d the rim of the circle is inside', (lat) => {
  const center = { lat, lng: 10 };
  // 0.44960° is 49.99 km; on a parallel as many as have that distance there.
  const width = (2 * Math.asin(Math.sin(0.4496 * (Math.PI / 360)) / Math.cos(lat * (Math.PI / 180))) * 180) / Math.PI;
  for (const [north, east] of [
    [0.4496, 0],
    [-0.4496, 0],
    [0, width],
    [0, -width],
  ] as const) {
    const rim = { lat: lat + north, lng: 10 + east };
    expect(distanceKm(center, rim)).toBeCloseTo(49.99, 1);
    expect(isInBoxes(center, 50, rim)).toBe(true);
  }
});

test('no point within the radius is outside, also at the poles and across the 180th meridian', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true });
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  const offset = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(lat, lng, offset, offset, (centerLat, centerLng, north, east) => {
      const center = { lat: centerLat, lng: centerLng };
      const width = 0.45 / Math.max(0.01, Math.cos((centerLat * Math.PI) / 180));
      const other = {
        lat: Math.max(-90, Math.min(90, centerLat + north * 0.45)),
        lng: ((centerLng + east * width + 540) % 360) - 180,
      };
      fc.pre(distanceKm(center, other) <= 50);
      expect(isInBoxes(center, 50, other)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
