import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from '../../src/domain/place.ts';
import { makeKdTree } from '../../src/domain/kd-tree.ts';

const anywhere: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Where a map has its seams: poles, the 180th meridian, the equator and Greenwich, and a step beside them. */
const atSeams: fc.Arbitrary<Point> = fc.record({
  lat: fc.constantFrom(-90, -89.999, -45, 0, 45, 89.999, 90),
  lng: fc.constantFrom(-180, -179.999, -90, 0, 90, 179.999, 180),
});
const points = fc.oneof(anywhere, atSeams);

const nearest = (set: readonly Point[], point: Point): number => makeKdTree(set).nearest(point);

describe('the nearest of a set of points', () => {
  it('is as near as a look at every one of them finds, poles and the 180th meridian included', () => {
    fc.assert(
      fc.property(fc.array(points, { minLength: 1, maxLength: 200 }), points, (set, point) => {
        const found = set[nearest(set, point)]!;
        const least = Math.min(...set.map((one) => distanceKm(one, point)));
        // 1 m: two ways to the same distance; haversine is coarse for antipodes.
        expect(distanceKm(found, point)).toBeLessThan(least + 0.001 + (least > 19_900 ? 1 : 0));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      'across the 180th meridian',
      { lat: 0, lng: 179.9 },
      [
        { lat: 0, lng: -179.9 },
        { lat: 0, lng: 179 },
      ],
    ],
    [
      'across the pole',
      { lat: 89, lng: 0 },
      [
        { lat: 89.5, lng: 180 },
        { lat: 87, lng: 0 },
      ],
    ],
    [
      'at the pole, whatever its longitude',
      { lat: 90, lng: 77 },
      [
        { lat: 88, lng: -120 },
        { lat: 87, lng: 77 },
      ],
    ],
    [
      'at the other pole',
      { lat: -90, lng: -180 },
      [
        { lat: -80, lng: 3 },
        { lat: -79, lng: 180 },
      ],
    ],
  ] as const)('%s is the first', (_, point, set) => expect(nearest(set, point)).toBe(0));

  it('is itself among many', () => {
    const set = Array.from({ length: 500 }, (_, i) => ({ lat: (i % 90) - 45, lng: (i * 0.7) % 180 }));
    const tree = makeKdTree(set);
    for (const point of set) expect(distanceKm(set[tree.nearest(point)]!, point)).toBeLessThan(1e-6);
  });

  it('is −1 in an empty set', () => expect(nearest([], { lat: 0, lng: 0 })).toBe(-1));
});
