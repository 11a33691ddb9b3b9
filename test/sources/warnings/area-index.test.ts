import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaHolds } from '../../../src/domain/area.ts';
import { areasAt, nearestArea, packAreas, type Ring } from '../../../src/sources/warnings/area-index.ts';
import { casesOf } from '../../support/thorough.ts';

/** Coordinates in 64ths of a degree, which a Float32Array holds exactly; points that are off by no simple ratio lie on no edge. */
const step = (most: number) => fc.integer({ min: -most * 64, max: most * 64 }).map((value) => value / 64);
const ringAt = fc
  .tuple(
    step(170),
    step(80),
    fc.array(fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })), {
      minLength: 3,
      maxLength: 12,
    }),
  )
  .map(([lng, lat, corners]): Ring => corners.map(([x, y]) => [lng + x / 64, lat + y / 64]));

it('finds the areas that a search through all of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(ringAt, { minLength: 120, maxLength: 200 }),
      fc.array(fc.tuple(step(179), step(85)), { minLength: 20 }),
      (rings, points) => {
        const packed = packAreas(rings.map((ring) => [ring]));
        for (const [x, y] of [...points, ...rings.map((ring) => ring[0]!)]) {
          const point = { lng: x + 1 / 128, lat: y + 0.618034 / 128 };
          const all = rings.flatMap((ring, i) =>
            areaHolds(
              ring.map(([lng, lat]) => [lat, lng]),
              point,
            )
              ? [i]
              : [],
          );
          expect(areasAt(packed, point).toSorted((a, b) => a - b)).toEqual(all);
        }
      },
    ),
    { numRuns: casesOf(10) },
  );
});

const square = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

it('leaves holes out, and goes on beyond the 180th meridian', () => {
  const packed = packAreas([[square(0, 0, 9, 9), square(3, 3, 6, 6)], [square(170, -10, -170, 10)]]);
  expect([1, 4, 7].map((at) => areasAt(packed, { lat: at, lng: at }))).toEqual([[0], [], [0]]);
  expect([175, -175, 165].map((lng) => areasAt(packed, { lat: 0, lng }))).toEqual([[1], [1], []]);
});

it('finds the nearest area off a coast only within the margin', () => {
  const packed = packAreas([[square(0, 0, 1, 1)]], { padDeg: 0.05 });
  expect(nearestArea(packed, { lat: 0.5, lng: 1.04 }, 0.05)).toBe(0);
  expect(nearestArea(packed, { lat: 0.5, lng: 1.06 }, 0.05)).toBeUndefined();
});
