import { distanceKm, type Point } from '../../domain/place.ts';
import { cellKm, cellOf, columns, pointOf, rows, type Cell } from './cells.ts';
import type { WaterRaster } from './raster.ts';
import { SearchQueue } from './search-queue.ts';
import { done, land, northM, windowAround, type SearchWindow } from './search-window.ts';

/** The nearest water cell to a point and how far its middle is; 0 where the point lies in it. */
export type Shore = { readonly cell: Cell; readonly distanceKm: number };

/** The water nearest to a point, by air. `undefined` where there is none within `mostKm`. */
export function nearestWater(raster: Pick<WaterRaster, 'isWater'>, point: Point, mostKm: number): Shore | undefined {
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

export type Reached = {
  readonly cells: number;
  /** Valid until the next search. */
  has(cell: Cell): boolean;
};

/** One search runs at a time. */
const queue = new SearchQueue();

/**
 * Goes along the water from a cell, nearest cells first to within the breadth of one, and calls `visit` at each target with
 * its distance, km: the search ends at the distance that this returns, at the latest at `mostKm`. Eight directions, so up
 * to 8 % too far, at 60° up to 18 %; a step between two corners of land is none.
 */
export function spread(
  raster: WaterRaster,
  from: Cell,
  mostKm: number,
  targets: Iterable<Cell> = [],
  visit: (cell: Cell, distanceKm: number) => number = () => mostKm,
): Reached {
  const window = windowAround(raster, from, mostKm);
  const { nearestM, isTarget, indexOf, cellAt } = window;
  for (const cell of targets) {
    const index = indexOf(cell);
    if (index >= 0) isTarget[index] = 1;
  }
  let limitM = 1000 * mostKm;
  let cells = 0;
  // Buckets no wider than the shortest step: a cell's distance is final when its bucket is reached.
  queue.start(limitM, Math.min(northM, ...window.acrossM.filter((metres) => metres > 0)));
  const start = indexOf(from);
  if (nearestM[start] !== land) enter(nearestM, start, 0);
  for (let at = queue.pop(); at >= 0; at = queue.pop()) {
    const metres = nearestM[at]!;
    // Done already, when it was entered nearer than here.
    if (metres === done || metres > limitM) continue;
    nearestM[at] = done;
    cells++;
    if (isTarget[at] === 1) {
      limitM = Math.min(limitM, 1000 * visit(cellAt(at), metres / 1000));
      queue.shorten(limitM);
    }
    enterNeighbours(window, at, metres);
  }
  return {
    cells,
    has(cell) {
      const index = indexOf(cell);
      return index >= 0 && nearestM[index] === done;
    },
  };
}

/** The hot loop: most of a search's time. */
function enterNeighbours({ width, acrossM, cornerM, nearestM }: SearchWindow, at: number, metres: number): void {
  const y = (at / width) | 0;
  const straightM = metres + northM;
  const sideM = metres + acrossM[y]!;
  const slantM = metres + cornerM[y]!;
  const north = at + width;
  const south = at - width;
  const toNorthM = nearestM[north]!;
  const toSouthM = nearestM[south]!;
  const toEastM = nearestM[at + 1]!;
  const toWestM = nearestM[at - 1]!;
  if (straightM < toNorthM) enter(nearestM, north, straightM);
  if (straightM < toSouthM) enter(nearestM, south, straightM);
  if (sideM < toEastM) enter(nearestM, at + 1, sideM);
  if (sideM < toWestM) enter(nearestM, at - 1, sideM);
  const isEast = toEastM !== land;
  const isWest = toWestM !== land;
  if (slantM < nearestM[north + 1]! && (isEast || toNorthM !== land)) enter(nearestM, north + 1, slantM);
  if (slantM < nearestM[north - 1]! && (isWest || toNorthM !== land)) enter(nearestM, north - 1, slantM);
  if (slantM < nearestM[south + 1]! && (isEast || toSouthM !== land)) enter(nearestM, south + 1, slantM);
  if (slantM < nearestM[south - 1]! && (isWest || toSouthM !== land)) enter(nearestM, south - 1, slantM);
}

function enter(nearestM: Int32Array, at: number, metres: number): void {
  nearestM[at] = metres;
  queue.push(at, metres);
}
