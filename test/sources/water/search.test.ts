import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from '../../../src/domain/place.ts';
import { cellOf, columns, pointOf, type Cell } from '../../../src/sources/water/cells.ts';
import { nearestWater, spread } from '../../../src/sources/water/search.ts';

/** A raster that is water where the function returns true. */
function rasterOf(isWater: (point: Point) => boolean) {
  return { isWater: (cell: Cell) => isWater(pointOf(cell)) };
}

const ocean = rasterOf(() => true);

function along(raster: typeof ocean, from: Point, to: Point, mostKm = 200): number | undefined {
  let found: number | undefined;
  spread(raster, cellOf(from), mostKm, (cell, km) => {
    if (cell === cellOf(to)) found = km;
    return found === undefined;
  });
  return found;
}

describe('the distance along the water', () => {
  it.each([
    [{ lat: 0.1, lng: 179.5 }, { lat: 0.9, lng: -179.6 }, 1.09],
    // Towards the poles cells are narrow, and eight directions are far from each other.
    [{ lat: 60.2, lng: 10 }, { lat: 60.9, lng: 12.5 }, 1.18],
    [{ lat: -75, lng: -60 }, { lat: -74.5, lng: -56 }, 1.23],
  ])('is the one by air on an open sea, or a little more (%o to %o)', (from, to, most) => {
    const ratio = along(ocean, from, to)! / distanceKm(from, to);
    expect(ratio).toBeGreaterThan(0.97);
    expect(ratio).toBeLessThan(most);
  });

  it('goes around land', () => {
    // A wall from the equator to 0.5° north.
    const wall = rasterOf(({ lat, lng }) => Math.abs(lng) > 0.02 || lat < 0 || lat > 0.5);
    const [from, to] = [
      { lat: 0.25, lng: -0.1 },
      { lat: 0.25, lng: 0.1 },
    ];
    expect(along(wall, from, to)!).toBeGreaterThan(2 * 0.25 * 111);
  });

  it('does not slip through between two corners of land', () => {
    // Land everywhere but two cells that touch at a corner.
    const cell = cellOf({ lat: 10, lng: 10 });
    const pair = { isWater: (one: Cell) => one === cell || one === cell + columns + 1 };
    expect(along(pair, pointOf(cell), pointOf(cell + columns + 1))).toBeUndefined();
  });

  it('is not looked for beyond the limit, and ends when enough was visited', () => {
    const seen: number[] = [];
    spread(ocean, cellOf({ lat: 45, lng: 0 }), 30, (_, km) => seen.push(km) < 10_000);
    expect(Math.max(...seen)).toBeLessThanOrEqual(30);
    // Nearest first, to within the breadth of a cell.
    expect(seen.every((km, i) => i === 0 || km > seen[i - 1]! - 1.31)).toBe(true);
    // Of a circle of 30 km radius with cells of 1.85 by 1.31 km an octagon is reached.
    expect(seen.length).toBeGreaterThan(0.87 * ((Math.PI * 900) / (1.853 * 1.31)));
    let visits = 0;
    spread(ocean, cellOf({ lat: 45, lng: 0 }), 30, () => ++visits < 7);
    expect(visits).toBe(7);
  });
});

describe('the nearest water', () => {
  const coast = rasterOf(({ lng }) => lng > 5);

  it('is the cell itself at sea, the nearest one on land, and none too far inland', () => {
    expect(nearestWater(coast, { lat: 60, lng: 5.5 }, 30)?.distanceKm).toBe(0);
    const found = nearestWater(coast, { lat: 60, lng: 4.8 }, 30)!;
    expect(found.distanceKm).toBeCloseTo(distanceKm({ lat: 60, lng: 4.8 }, pointOf(found.cell)), 6);
    expect(pointOf(found.cell).lng).toBeCloseTo(5 + 1 / 120, 6);
    expect(nearestWater(coast, { lat: 60, lng: 4 }, 30)).toBeUndefined();
  });
});
