import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Point } from '../../domain/place.ts';
import { once } from '../../lib/once.ts';
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

/** Whether the bitmap of the sea is in the folder. */
export function hasSea(dataDir: string): boolean {
  return existsSync(seaFile(dataDir));
}

/** Whether a point is at sea or on the coast. The bitmap is read, or drawn and stored, at the first call. */
export function openSea(dataDir: string): (point: Point) => boolean {
  const bits = once(() => readOrDraw(dataDir));
  return (point) => isMarine(bits(), point);
}

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

/** Size of a bitmap with one bit a cell, bytes (3.2 MB). */
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

/** Whether a point is at sea or within 10 km of it: whether the middle of a water cell is so near. */
function isMarine(bits: Uint8Array, { lat, lng }: Point): boolean {
  const y = (lat + 90) * cellsPerDegree;
  const x = (lng + 180) * cellsPerDegree;
  const kmPerColumn = kmPerRow * Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  if (isSet(bits, cellOf(Math.floor(y), Math.floor(x)))) return true;
  const rowsAway = Math.ceil(reachKm / kmPerRow);
  const columnsAway = Math.min(Math.ceil(reachKm / kmPerColumn), columns / 2);
  for (let row = Math.floor(y) - rowsAway; row <= Math.floor(y) + rowsAway; row++) {
    if (row < 0 || row >= rows) continue;
    const north = (row + 0.5 - y) * kmPerRow;
    for (let column = Math.floor(x) - columnsAway; column <= Math.floor(x) + columnsAway; column++) {
      const east = (column + 0.5 - x) * kmPerColumn;
      if (Math.hypot(north, east) <= reachKm && isSet(bits, cellOf(row, column))) return true;
    }
  }
  return false;
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
