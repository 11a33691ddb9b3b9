import { existsSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../domain/memoize.ts';
import type { Point } from '../../domain/place.ts';
import { readIfExists, replaceFile } from '../../lib/replace-file.ts';
import { rasterizeLand, type Corner } from '../water/land-raster.ts';

/**
 * Where the sea is: Natural Earth's land in 1:10 million (public domain, by way of world-atlas), as a bitmap of cells
 * whose middle is water or that a coast runs through, which keeps the fjords. Lakes count as land.
 */

/** Part of the file's name. Raise it when the bitmap is drawn in another way. */
const version = 1;

function seaFile(dataDir: string): string {
  return path.join(dataDir, `sea-${version}.bin`);
}

export function hasSea(dataDir: string): boolean {
  return existsSync(seaFile(dataDir));
}

export type Sea = {
  isMarine(point: Point): boolean;
  /** Where the sea lies from a place on an open coast, degrees true; `undefined` at sea, inland, and with water on many sides. */
  seawardDeg(point: Point): number | undefined;
};

/** The bitmap is read, or drawn and stored, at the first call. */
export function openSea(dataDir: string): Sea {
  return {
    isMarine: (point) => cellsAround(point, reachKm).some(({ cell }) => isSet(bitsIn(dataDir), cell)),
    seawardDeg: (point) => seawardDeg(bitsIn(dataDir), point),
  };
}

/** Data service and chat share one. */
const bitsIn = memoize(1, readOrDraw);

function readOrDraw(dataDir: string): Uint8Array {
  const file = seaFile(dataDir);
  const stored = readIfExists(file);
  if (stored?.length === seaBytes) return stored;
  const drawn = drawSea();
  replaceFile(file, drawn);
  return drawn;
}

/** Cells of 5.6 km from south to north: the detail of 1:10 million, and finer than any of the wave models. */
const cellsPerDegree = 20;
const columns = 360 * cellsPerDegree;
const rows = 180 * cellsPerDegree;
const seaBytes = (columns * rows) / 8;

/** Draws the bitmap: takes 0.3 s and, while it runs, 200 MB. */
function drawSea(): Uint8Array {
  const { bits, coasts } = rasterizeLand(cellsPerDegree);
  for (const coast of coasts) setCoast(bits, coast);
  return bits;
}

/** A seaside town may stand behind dunes and a lake: Biscarrosse, with surf on its beach, 8 km from it. */
const reachKm = 10;
const kmPerRow = 111.2 / cellsPerDegree;

type CellAround = { readonly cell: number; readonly northKm: number; readonly eastKm: number };

/** The cell of a point, and all whose middle is within a distance, km. */
function cellsAround({ lat, lng }: Point, withinKm: number): CellAround[] {
  const y = (lat + 90) * cellsPerDegree;
  const x = (lng + 180) * cellsPerDegree;
  const kmPerColumn = kmPerRow * Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  const rowsAway = Math.ceil(withinKm / kmPerRow);
  const columnsAway = Math.min(Math.ceil(withinKm / kmPerColumn), columns / 2);
  const [ofRow, ofColumn] = [Math.floor(y), Math.floor(x)];
  const found: CellAround[] = [{ cell: cellOf(ofRow, ofColumn), northKm: 0, eastKm: 0 }];
  for (let row = Math.max(0, ofRow - rowsAway); row <= Math.min(rows - 1, ofRow + rowsAway); row++) {
    for (let column = ofColumn - columnsAway; column <= ofColumn + columnsAway; column++) {
      const [northKm, eastKm] = [(row + 0.5 - y) * kmPerRow, (column + 0.5 - x) * kmPerColumn];
      if (Math.hypot(northKm, eastKm) <= withinKm) found.push({ cell: cellOf(row, column), northKm, eastKm });
    }
  }
  return found;
}

/** Nearer cells are those of the coast itself. */
const shoreKm = { from: 8, to: 25 } as const;
/** The mean direction to the water is 0.64 long on a straight coast (2/π), 0 where there is water, or none, all around. Our choice. */
const leastLength = 0.35;

function seawardDeg(bits: Uint8Array, point: Point): number | undefined {
  const around = cellsAround(point, shoreKm.to).filter(
    ({ northKm, eastKm }) => Math.hypot(northKm, eastKm) > shoreKm.from,
  );
  const water = around.filter(({ cell }) => isSet(bits, cell));
  const mean = (sideOf: (one: CellAround) => number): number =>
    water.reduce((sum, one) => sum + sideOf(one) / Math.hypot(one.northKm, one.eastKm), 0) / Math.max(1, water.length);
  const [north, east] = [mean(({ northKm }) => northKm), mean(({ eastKm }) => eastKm)];
  return Math.hypot(north, east) < leastLength ? undefined : ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

function cellOf(row: number, column: number): number {
  return Math.min(row, rows - 1) * columns + ((column + columns) % columns);
}

function isSet(bits: Uint8Array, cell: number): boolean {
  return (bits[cell >> 3]! & (1 << (cell & 7))) !== 0;
}

function setCoast(bits: Uint8Array, ring: readonly Corner[]): void {
  for (let i = 1; i < ring.length; i++) {
    const [xA, yA] = ring[i - 1]!;
    const [xB, yB] = ring[i]!;
    const steps = Math.ceil(Math.max(Math.abs(xB - xA), Math.abs(yB - yA)) * 2);
    for (let step = 0; step <= steps; step++) {
      const share = steps === 0 ? 0 : step / steps;
      const x = Math.floor(xA + (xB - xA) * share + columns) % columns;
      const y = Math.min(rows - 1, Math.floor(yA + (yB - yA) * share));
      const cell = y * columns + x;
      bits[cell >> 3]! |= 1 << (cell & 7);
    }
  }
}
