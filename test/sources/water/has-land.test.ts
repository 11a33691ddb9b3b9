import { expect, it } from 'vitest';
import { hasLand } from '../../../src/sources/water/index.ts';
import { cellOf, columns } from '../../../src/sources/water/cells.ts';
import type { Point } from '../../../src/domain/place.ts';

/** A map that is sea but for one cell. */
function seaAround(island: Point) {
  const land = cellOf(island);
  const [landRow, landColumn] = [Math.floor(land / columns), land % columns];
  return {
    word: (row: number, column: number) =>
      row === landRow && column === landColumn - (landColumn % 32) ? ~(1 << (landColumn % 32)) : -1,
  };
}

it.each([
  ['beside it', { lat: 10.06, lng: 20.06 }, true],
  ['west of it', { lat: 10, lng: 20.09 }, false],
  ['north of it', { lat: 10.09, lng: 20 }, false],
  ['south of it', { lat: 9.92, lng: 20 }, false],
])('land is found around a point %s', (_, point, expected) => {
  expect(hasLand(seaAround({ lat: 10, lng: 20 }), point, 1 / 16)).toBe(expected);
});

it('land is found beyond the 180th meridian and at the poles', () => {
  expect(hasLand(seaAround({ lat: 0, lng: 179.99 }), { lat: 0, lng: -180 }, 1 / 16)).toBe(true);
  expect(hasLand(seaAround({ lat: 0, lng: -179.99 }), { lat: 0, lng: 179.99 }, 1 / 16)).toBe(true);
  expect(hasLand(seaAround({ lat: -89.99, lng: 0 }), { lat: -90, lng: 0 }, 1 / 16)).toBe(true);
  expect(hasLand(seaAround({ lat: 89.99, lng: 0 }), { lat: -90, lng: 0 }, 1 / 16)).toBe(false);
});

it('land is found in a box that is broader than a word of the map', () => {
  expect(hasLand(seaAround({ lat: 0, lng: 1 }), { lat: 0, lng: 0 }, 1.1)).toBe(true);
  expect(hasLand(seaAround({ lat: 0, lng: 1.2 }), { lat: 0, lng: 0 }, 1.1)).toBe(false);
});
