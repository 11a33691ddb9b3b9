import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, cellRangesOf } from '../../../src/places/gazetteer/cells.ts';

test.each([
  ['the south-west corner of the map', -90, -180, 0],
  ['the next cell to the east', -90, -179.75, 1],
  ['the next row to the north', -89.75, -180, 1440],
  ['the last row of the north', 89.99, 179.99, 720 * 1440 - 1],
])('%s', (_, lat, lng, cell) => {
  expect(cellOf({ lat, lng })).toBe(cell);
});

test('every point of a box lies in one of its ranges, and a range holds no more cells than the box needs', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true });
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(lat, lat, lng, lng, share, share, (lat1, lat2, lng1, lng2, north, east) => {
      const [south, top] = lat1 < lat2 ? [lat1, lat2] : [lat2, lat1];
      const [west, right] = lng1 < lng2 ? [lng1, lng2] : [lng2, lng1];
      const cell = cellOf({ lat: south + north * (top - south), lng: west + east * (right - west) });
      const ranges = cellRangesOf({ south, north: top, west, east: right });
      expect(ranges.some(([first, last]) => first <= cell && cell <= last)).toBe(true);
      for (const [first, last] of ranges) expect(last - first).toBeLessThanOrEqual((right - west) * 4 + 1);
    }),
  );
});
