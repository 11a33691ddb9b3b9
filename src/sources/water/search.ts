import { distanceKm, type Point } from '../../domain/place.ts';
import { cellKm, cellOf, cellsPerDegree, columns, pointOf, rows, type Cell } from './cells.ts';
import type { WaterRaster } from './raster.ts';

/** The nearest water cell to a point and how far its middle is; 0 where the point lies in it. */
export type Shore = { readonly cell: Cell; readonly distanceKm: number };

/** The water nearest to a point, by air. `undefined` where there is none within `mostKm`. */
export function nearestWater(raster: WaterRaster, point: Point, mostKm: number): Shore | undefined {
  const here = cellOf(point);
  if (raster.isWater(here)) return { cell: here, distanceKm: 0 };
  const reach = Math.ceil(mostKm / cellKm);
  const widening = 1 / Math.max(0.05, Math.cos((point.lat * Math.PI) / 180));
  const [row, column] = [Math.floor(here / columns), here % columns];
  let best: Shore | undefined;
  // Rings of cells on the ground, not in degrees: as many columns more as meridians are closer.
  for (let ring = 1; ring <= reach; ring++) {
    if (best && (ring - 1) * cellKm > best.distanceKm) break;
    const wide = Math.ceil(ring * widening);
    const narrow = Math.ceil((ring - 1) * widening);
    for (let y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y++) {
      const isEdgeRow = Math.abs(y - row) === ring;
      for (let x = -wide; x <= wide; x++) {
        if (!isEdgeRow && Math.abs(x) < narrow) x = narrow;
        const cell = y * columns + ((column + x + columns) % columns);
        if (!raster.isWater(cell)) continue;
        const km = distanceKm(point, pointOf(cell));
        if (km <= mostKm && km < (best?.distanceKm ?? Infinity)) best = { cell, distanceKm: km };
      }
    }
  }
  return best;
}

/** The cells around one, in rows of a window, as far as a search may go. Its rim is land, so that no step leaves it. */
type SearchWindow = {
  readonly width: number;
  readonly length: number;
  readonly start: number;
  /** Breadth of a cell, km, by row of the window; 0 at the rim. */
  readonly acrossKm: Float64Array;
  /** Looked up when a search first comes there: most searches end early. */
  isWater(at: number): boolean;
  cellAt(at: number): Cell;
};

const unknown = 0;
const water = 1;
const land = 2;

function windowAround(raster: WaterRaster, from: Cell, mostKm: number): SearchWindow {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const high = Math.ceil(mostKm / cellKm) + 1;
  const breadthKm = (y: number): number => cellKm * Math.cos((((y + 0.5) / cellsPerDegree - 90) * Math.PI) / 180);
  // Towards the pole cells become narrow; at 86° the window goes no farther around.
  const narrowestKm = Math.max(cellKm / 15, Math.min(breadthKm(row - high), breadthKm(row + high)));
  const wide = Math.min(columns / 2 - 1, Math.ceil(mostKm / narrowestKm) + 1);
  const width = 2 * wide + 1;
  const height = 2 * high + 1;
  const seen = new Uint8Array(width * height);
  const acrossKm = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    const cellRow = row - high + y;
    const isRim = y === 0 || y === height - 1 || cellRow < 0 || cellRow >= rows;
    if (isRim) seen.fill(land, y * width, (y + 1) * width);
    else acrossKm[y] = Math.max(cellKm / 15, breadthKm(cellRow));
    seen[y * width] = seen[(y + 1) * width - 1] = land;
  }
  const cellAt = (at: number): Cell => {
    const y = Math.floor(at / width);
    return (row - high + y) * columns + ((column - wide + at - y * width + columns) % columns);
  };
  return {
    width,
    length: seen.length,
    start: high * width + wide,
    acrossKm,
    isWater(at) {
      if (seen[at] === unknown) seen[at] = raster.isWater(cellAt(at)) ? water : land;
      return seen[at] === water;
    },
    cellAt,
  };
}

/**
 * Goes along the water from a cell, nearest cells first, and calls `visit` for each with its distance, km, until that
 * returns false or `mostKm` is reached. Eight directions, so up to 8 % too far, at 60° up to 18 %; a step between two corners
 * of land is none.
 */
export function spread(
  raster: WaterRaster,
  from: Cell,
  mostKm: number,
  visit: (cell: Cell, distanceKm: number) => boolean,
): void {
  const { width, length, isWater, start, acrossKm, cellAt } = windowAround(raster, from, mostKm);
  const nearest = new Float32Array(length).fill(Infinity);
  // Buckets no wider than the shortest step: a cell's distance is final when its bucket is reached.
  const bucketKm = acrossKm.reduce((least, km) => (km > 0 && km < least ? km : least), cellKm);
  const buckets: number[][] = [];
  const enter = (at: number, km: number): void => {
    if (km > mostKm || km >= nearest[at]! || !isWater(at)) return;
    nearest[at] = km;
    (buckets[Math.floor(km / bucketKm)] ??= []).push(at);
  };
  enter(start, 0);
  for (let b = 0; b < buckets.length; b++) {
    for (const at of buckets[b] ?? []) {
      const km = nearest[at]!;
      // Done already, when it was entered nearer than here.
      if (km < 0) continue;
      if (!visit(cellAt(at), km)) return;
      nearest[at] = -1;
      const sideKm = km + acrossKm[Math.floor(at / width)]!;
      const cornerKm = km + Math.hypot(cellKm, sideKm - km);
      const [north, south, east, west] = [at + width, at - width, at + 1, at - 1];
      enter(north, km + cellKm);
      enter(south, km + cellKm);
      enter(east, sideKm);
      enter(west, sideKm);
      if (isWater(north) || isWater(east)) enter(north + 1, cornerKm);
      if (isWater(north) || isWater(west)) enter(north - 1, cornerKm);
      if (isWater(south) || isWater(east)) enter(south + 1, cornerKm);
      if (isWater(south) || isWater(west)) enter(south - 1, cornerKm);
    }
  }
}
