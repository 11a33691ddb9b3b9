import type { Point } from '../../domain/place.ts';
import { rasterizeLand, type Corner } from '../water/land-raster.ts';

/**
 * Where the sea is: Natural Earth's land in 1:10 million (public domain, by way of world-atlas), as a bitmap of cells
 * whose middle is water or that a coast runs through, which keeps the fjords. Lakes count as land.
 */

/** Cells of 5.6 km from south to north: the detail of 1:10 million, and finer than any of the wave models. */
const cellsPerDegree = 20;
const columns = 360 * cellsPerDegree;
const rows = 180 * cellsPerDegree;

/** Size of a bitmap with one bit a cell, bytes (3.2 MB). */
export const seaBytes = (columns * rows) / 8;

/** Draws the bitmap: takes 0.3 s and, while it runs, 200 MB. */
export function drawSea(): Uint8Array {
  const { bits, coasts } = rasterizeLand(cellsPerDegree);
  for (const coast of coasts) setCoast(bits, coast);
  return bits;
}

/** Whether a point is at sea or within 6 to 11 km of it: whether its cell or one of the eight around it is water. */
export function isMarine(bits: Uint8Array, { lat, lng }: Point): boolean {
  const row = Math.floor((lat + 90) * cellsPerDegree);
  const column = Math.floor((lng + 180) * cellsPerDegree);
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = column - 1; x <= column + 1; x++)
      if (isSet(bits, y * columns + ((x + columns) % columns))) return true;
  }
  return false;
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
