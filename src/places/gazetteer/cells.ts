import type { Point } from '../../domain/place.ts';
import type { SearchBox } from './box.ts';

/** A cell is 28 km from south to north: even in the densest regions it holds no more than some hundred towns. */
const cellsPerDegree = 4;
const columns = 360 * cellsPerDegree;

/** The number of the cell that holds a point: rows from south to north, and from west to east within a row. */
export function cellOf({ lat, lng }: Point): number {
  return rowOf(lat) * columns + columnOf(lng);
}

export function cellRangesOf({ south, north, west, east }: SearchBox): (readonly [first: number, last: number])[] {
  const firstRow = rowOf(Math.max(south, -90));
  const lastRow = rowOf(Math.min(north, 90));
  return Array.from({ length: lastRow - firstRow + 1 }, (_, index) => {
    const start = (firstRow + index) * columns;
    return [start + columnOf(west), start + columnOf(east)] as const;
  });
}

function rowOf(lat: number): number {
  return Math.floor((lat + 90) * cellsPerDegree);
}

function columnOf(lng: number): number {
  return Math.floor((lng + 180) * cellsPerDegree);
}
