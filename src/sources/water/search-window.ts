import { cellKm, cellsPerDegree, columns, rows, type Cell } from './cells.ts';
import { wordCells, type WaterRaster } from './raster.ts';

/** The cells around one, as far as a search may go. The rim is land, so that no step leaves it. */
export type SearchWindow = {
  readonly width: number;
  /** Steps to the side and to a corner, metres, by row of the window; 0 at the rim. */
  readonly acrossM: Int32Array;
  readonly cornerM: Int32Array;
  /** By cell of the window: the shortest way found so far, metres, or one of the marks below. */
  readonly nearestM: Int32Array;
  /** By cell of the window: 1 where the search is to report. */
  readonly isTarget: Uint8Array;
  /** The place of a cell in the window, or −1. */
  indexOf(cell: Cell): number;
  cellAt(index: number): Cell;
};

/** In place of a distance: land, or a cell whose distance is final. */
export const land = -2;
export const done = -1;
const notReached = 0x7fff_ffff;

/** A step to the north, metres. Whole metres, so that two ways of the same steps are equally long. */
export const northM = Math.round(1000 * cellKm);

/** Windows of 120 km up to 70° of latitude. One search runs at a time: new arrays for each would take 10 to 20 MB. */
const usualLength = 60_000;
const usual = { nearestM: new Int32Array(usualLength), isTarget: new Uint8Array(usualLength) };

/** The window of a search to `mostKm`, its water not reached yet. Its arrays are valid until the next one is made. */
export function windowAround(raster: WaterRaster, from: Cell, mostKm: number): SearchWindow {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const high = Math.ceil(mostKm / cellKm) + 1;
  const narrowestKm = Math.min(breadthKm(row - high), breadthKm(row + high));
  const wide = Math.ceil(mostKm / narrowestKm) + 1;
  const firstRow = row - high;
  const firstColumn = Math.floor((column - wide) / wordCells) * wordCells;
  const width = Math.ceil((column + wide + 1 - firstColumn) / wordCells) * wordCells;
  const height = 2 * high + 1;
  const length = width * height;
  const { nearestM, isTarget } =
    length <= usualLength ? usual : { nearestM: new Int32Array(length), isTarget: new Uint8Array(length) };
  isTarget.fill(0, 0, length);
  const acrossM = new Int32Array(height);
  const cornerM = new Int32Array(height);
  nearestM.fill(land, 0, length);
  for (let y = 1; y < height - 1; y++) {
    const cellRow = firstRow + y;
    if (cellRow < 0 || cellRow >= rows) continue;
    const start = y * width;
    for (let x = 0; x < width; x += wordCells) {
      fillWater(nearestM, start + x, raster.word(cellRow, (firstColumn + x + columns) % columns));
    }
    nearestM[start] = nearestM[start + width - 1] = land;
    acrossM[y] = Math.round(1000 * breadthKm(cellRow));
    cornerM[y] = Math.round(Math.hypot(northM, acrossM[y]!));
  }
  return {
    width,
    acrossM,
    cornerM,
    nearestM,
    isTarget,
    indexOf(cell) {
      const y = Math.floor(cell / columns) - firstRow;
      const x = ((cell % columns) - firstColumn + columns) % columns;
      return y >= 0 && y < height && x < width ? y * width + x : -1;
    },
    cellAt(index) {
      const y = Math.floor(index / width);
      return (firstRow + y) * columns + ((firstColumn + index - y * width + columns) % columns);
    },
  };
}

/** Of a cell of a row. Towards the pole cells become narrow; at 86° they become no narrower. */
function breadthKm(row: number): number {
  return Math.max(cellKm / 15, cellKm * Math.cos((((row + 0.5) / cellsPerDegree - 90) * Math.PI) / 180));
}

function fillWater(nearestM: Int32Array, start: number, word: number): void {
  if (word === 0) return;
  if (word === -1) nearestM.fill(notReached, start, start + wordCells);
  else for (let x = 0; x < wordCells; x++) if (((word >>> x) & 1) === 1) nearestM[start + x] = notReached;
}
