import type { Point } from '../../domain/place.ts';
import { readPackageJsonFile } from '../../lib/package-file.ts';
import type { Feature, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

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
  const bits = new Uint8Array(seaBytes).fill(0xff);
  const land = readLand().geometry.coordinates.map((polygon) => polygon.map(unrolled));
  for (const polygon of land) {
    const crossings = new Map<number, number[]>();
    for (const ring of polygon) addCrossings(ring, crossings);
    for (const [row, found] of crossings) {
      found.sort((a, b) => a - b);
      for (let i = 0; i + 1 < found.length; i += 2) clearLand(bits, row, found[i]!, found[i + 1]!);
    }
  }
  for (const ring of land.flat()) setCoast(bits, ring);
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

function readLand(): Feature<MultiPolygon> {
  const topology = readPackageJsonFile('world-atlas/land-10m.json') as Topology<{ land: GeometryCollection }>;
  const [land] = feature(topology, topology.objects.land).features;
  return land as Feature<MultiPolygon>;
}

type Corner = readonly [x: number, y: number];

/**
 * A ring in columns and rows, continued beyond the map's edge where it crosses the 180th meridian. Antarctica's ring goes
 * around the Earth and is closed along the pole.
 */
function unrolled(ring: readonly (readonly number[])[]): readonly Corner[] {
  const corners: Corner[] = [];
  for (const [lng, lat] of ring) {
    const x = (lng! + 180) * cellsPerDegree;
    const before = corners.at(-1)?.[0] ?? x;
    corners.push([x + Math.round((before - x) / columns) * columns, (lat! + 90) * cellsPerDegree]);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last) return corners;
  return Math.abs(last[0] - first[0]) < 1 ? corners : [...corners, [last[0], 0], [first[0], 0], first];
}

/** Where the edges of a ring cross the middle line of each row, in columns. */
function addCrossings(ring: readonly Corner[], crossings: Map<number, number[]>): void {
  for (let i = 1; i < ring.length; i++) {
    const [xA, yA] = ring[i - 1]!;
    const [xB, yB] = ring[i]!;
    const [low, high] = yA < yB ? [yA, yB] : [yB, yA];
    for (let row = Math.max(0, Math.ceil(low - 0.5)); row + 0.5 < high && row < rows; row++) {
      const found = crossings.get(row) ?? [];
      crossings.set(row, found);
      found.push(xA + ((row + 0.5 - yA) / (yB - yA)) * (xB - xA));
    }
  }
}

/** Cells whose middle lies between two crossings are land. */
function clearLand(bits: Uint8Array, row: number, from: number, to: number): void {
  for (let x = Math.ceil(from - 0.5); x + 0.5 < to; x++) {
    const cell = row * columns + ((x + columns) % columns);
    bits[cell >> 3]! &= ~(1 << (cell & 7));
  }
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
