import { describe, expect, it } from 'vitest';
import { areaHolds, boxArea, type Area } from '../../src/domain/area.ts';

const triangle: Area = [
  [0, 0],
  [10, 0],
  [0, 10],
];

describe('an area', () => {
  it.each([
    ['inside', 2, 2, true],
    ['a corner', 0, 0, true],
    ['an edge', 5, 5, true],
    ['the far edge', 0, 7.25, true],
    ['just outside', 5.01, 5, false],
    ['on the line of an edge, beyond it', 12, -2, false],
    ['outside', -1, 3, false],
  ])('holds or does not hold: %s', (_, lat, lng, held) => {
    expect(areaHolds(triangle, { lat, lng })).toBe(held);
  });

  it('that is a box holds its edges, in whichever order its corners go', () => {
    const box = boxArea(-10, 20, 5, 40);
    for (const area of [box, box.toReversed()]) {
      expect([
        areaHolds(area, { lat: -10, lng: 20 }),
        areaHolds(area, { lat: 5, lng: 33 }),
        areaHolds(area, { lat: 6, lng: 33 }),
      ]).toEqual([true, true, false]);
    }
  });
});
