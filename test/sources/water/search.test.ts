import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from '../../../src/domain/place.ts';
import { cellOf, columns, pointOf, type Cell } from '../../../src/sources/water/cells.ts';
import type { WaterRaster } from '../../../src/sources/water/index.ts';
import { nearestWater, spread } from '../../../src/sources/water/search.ts';

/** A raster of the cells for which the function returns true. */
function rasterOf(isWater: (cell: Cell) => boolean): WaterRaster {
  const word = (row: number, column: number): number => {
    let bits = 0;
    for (let x = 0; x < 32; x++) if (isWater(row * columns + column + x)) bits |= 1 << x;
    return bits;
  };
  return { isWater, word };
}

const ocean = rasterOf(() => true);

function along(raster: typeof ocean, from: Point, to: Point, mostKm = 200): number | undefined {
  let found: number | undefined;
  spread(raster, cellOf(from), mostKm, [cellOf(to)], (_, km) => (found = km));
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
    const wall = rasterOf((cell) => {
      const { lat, lng } = pointOf(cell);
      return Math.abs(lng) > 0.02 || lat < 0 || lat > 0.5;
    });
    const [from, to] = [
      { lat: 0.25, lng: -0.1 },
      { lat: 0.25, lng: 0.1 },
    ];
    expect(along(wall, from, to)!).toBeGreaterThan(2 * 0.25 * 111);
  });

  it('does not slip through between two corners of land', () => {
    // Land everywhere but two cells that touch at a corner.
    const cell = cellOf({ lat: 10, lng: 10 });
    const pair = rasterOf((one) => one === cell || one === cell + columns + 1);
    expect(along(pair, pointOf(cell), pointOf(cell + columns + 1))).toBeUndefined();
  });

  it('is not looked for beyond the limit', () => {
    const from = { lat: 45, lng: 0 };
    const all = Array.from(
      { length: 120 * 120 },
      (_, i) => cellOf(from) + (Math.floor(i / 120) - 60) * columns + (i % 120) - 60,
    );
    const seen: number[] = [];
    const { cells, has } = spread(ocean, cellOf(from), 30, all, (_, km) => {
      seen.push(km);
      return 30;
    });
    expect(Math.max(...seen)).toBeLessThanOrEqual(30);
    // Nearest first, to within the breadth of a cell.
    expect(seen.every((km, i) => i === 0 || km > seen[i - 1]! - 1.31)).toBe(true);
    // Of a circle of 30 km radius with cells of 1.85 by 1.31 km an octagon is reached.
    expect(seen.length).toBeGreaterThan(0.87 * ((Math.PI * 900) / (1.853 * 1.31)));
    expect(cells).toBe(seen.length);
    expect(all.filter(has)).toHaveLength(cells);
  });

  it('ends at the distance that a visit returns, and visits all that is nearer', () => {
    const at = cellOf({ lat: 45, lng: 0 });
    const targets = Array.from({ length: 30 }, (_, i) => at + i);
    const seen: number[] = [];
    const { cells } = spread(ocean, at, 60, targets, (cell) => {
      seen.push(cell - at);
      return seen.length < 3 ? 60 : 10;
    });
    // 10 km are 7.6 cells of 1.31 km.
    expect(seen.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(cells).toBeLessThan((Math.PI * 12 ** 2) / (1.853 * 1.31));
  });
});

describe('the nearest water', () => {
  const coast = rasterOf((cell) => pointOf(cell).lng > 5);

  it('is the cell itself at sea, the nearest one on land, and none too far inland', () => {
    expect(nearestWater(coast, { lat: 60, lng: 5.5 }, 30)?.distanceKm).toBe(0);
    const found = nearestWater(coast, { lat: 60, lng: 4.8 }, 30)!;
    expect(found.distanceKm).toBeCloseTo(distanceKm({ lat: 60, lng: 4.8 }, pointOf(found.cell)), 6);
    expect(pointOf(found.cell).lng).toBeCloseTo(5 + 1 / 120, 6);
    expect(nearestWater(coast, { lat: 60, lng: 4 }, 30)).toBeUndefined();
  });
});
