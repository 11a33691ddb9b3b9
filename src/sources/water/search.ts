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
  /** Steps to the side and to a corner, km, by row of the window; 0 at the rim. */
  readonly acrossKm: Float64Array;
  readonly cornerKm: Float64Array;
  /** Looked up when a search first comes there: most searches end early. */
  isWater(at: number): boolean;
  cellAt(at: number): Cell;
};

const unknown = 0;
const water = 1;
const land = 2;

/**
 * Of so many cells are the windows of all searches up to 70° of latitude. One search runs at a time, so all use the same
 * arrays: new ones for each, of 0.3 MB, cost 10 to 20 MB of memory under load.
 */
const usualLength = 60_000;
const scratch = { seen: new Uint8Array(usualLength), nearest: new Float32Array(usualLength) };

function windowAround(raster: WaterRaster, from: Cell, mostKm: number): SearchWindow {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const high = Math.ceil(mostKm / cellKm) + 1;
  const breadthKm = (y: number): number => cellKm * Math.cos((((y + 0.5) / cellsPerDegree - 90) * Math.PI) / 180);
  // Towards the pole cells become narrow; at 86° the window goes no farther around.
  const narrowestKm = Math.max(cellKm / 15, Math.min(breadthKm(row - high), breadthKm(row + high)));
  const wide = Math.min(columns / 2 - 1, Math.ceil(mostKm / narrowestKm) + 1);
  const width = 2 * wide + 1;
  const height = 2 * high + 1;
  const length = width * height;
  const seen = (length <= scratch.seen.length ? scratch.seen : new Uint8Array(length)).fill(unknown, 0, length);
  const acrossKm = new Float64Array(height);
  const cornerKm = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    const cellRow = row - high + y;
    const isRim = y === 0 || y === height - 1 || cellRow < 0 || cellRow >= rows;
    if (isRim) seen.fill(land, y * width, (y + 1) * width);
    else {
      acrossKm[y] = Math.max(cellKm / 15, breadthKm(cellRow));
      cornerKm[y] = Math.hypot(cellKm, acrossKm[y]!);
    }
    seen[y * width] = seen[(y + 1) * width - 1] = land;
  }
  const cellAt = (at: number): Cell => {
    const y = Math.floor(at / width);
    return (row - high + y) * columns + ((column - wide + at - y * width + columns) % columns);
  };
  return {
    width,
    length,
    start: high * width + wide,
    acrossKm,
    cornerKm,
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
  const { width, length, isWater, start, acrossKm, cornerKm, cellAt } = windowAround(raster, from, mostKm);
  const nearest = (length <= scratch.nearest.length ? scratch.nearest : new Float32Array(length)).fill(
    Infinity,
    0,
    length,
  );
  // Buckets no wider than the shortest step: a cell's distance is final when its bucket is reached.
  const bucketKm = acrossKm.reduce((least, km) => (km > 0 && km < least ? km : least), cellKm);
  const queue = createBuckets(Math.ceil(mostKm / bucketKm) + 1);
  const enter = (at: number, km: number): void => {
    if (km >= nearest[at]! || km > mostKm || !isWater(at)) return;
    nearest[at] = km;
    queue.push(Math.floor(km / bucketKm), at);
  };
  enter(start, 0);
  for (let at = queue.pop(); at >= 0; at = queue.pop()) {
    const km = nearest[at]!;
    // Done already, when it was entered nearer than here.
    if (km < 0) continue;
    if (!visit(cellAt(at), km)) return;
    nearest[at] = -1;
    const y = Math.floor(at / width);
    const sideKm = km + acrossKm[y]!;
    const farKm = km + cornerKm[y]!;
    const north = at + width;
    const south = at - width;
    enter(north, km + cellKm);
    enter(south, km + cellKm);
    enter(at + 1, sideKm);
    enter(at - 1, sideKm);
    if (farKm < nearest[north + 1]! && (isWater(north) || isWater(at + 1))) enter(north + 1, farKm);
    if (farKm < nearest[north - 1]! && (isWater(north) || isWater(at - 1))) enter(north - 1, farKm);
    if (farKm < nearest[south + 1]! && (isWater(south) || isWater(at + 1))) enter(south + 1, farKm);
    if (farKm < nearest[south - 1]! && (isWater(south) || isWater(at - 1))) enter(south - 1, farKm);
  }
}

/** Cells that the queues have room for at first: most searches end early, and arrays for all cells would be megabytes. */
const firstRoom = 4096;

/** Queues of cells by their bucket, in arrays of numbers: two thirds of the time of an array for each bucket. */
function createBuckets(count: number) {
  const heads = new Int32Array(count).fill(-1);
  const tails = new Int32Array(count);
  let cells = new Int32Array(firstRoom);
  let nexts = new Int32Array(firstRoom);
  let used = 0;
  let current = 0;
  return {
    push(bucket: number, cell: number): void {
      if (used === cells.length) [cells, nexts] = [grown(cells), grown(nexts)];
      cells[used] = cell;
      nexts[used] = -1;
      if (heads[bucket] === -1) heads[bucket] = used;
      else nexts[tails[bucket]!] = used;
      tails[bucket] = used++;
    },
    /** A cell of the first bucket that has one; −1 where none has. */
    pop(): number {
      while (current < count && heads[current] === -1) current++;
      if (current === count) return -1;
      const entry = heads[current]!;
      heads[current] = nexts[entry]!;
      return cells[entry]!;
    },
  };
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}
