import type { Point } from '../../domain/place.ts';

/** The cells that the sea is drawn in: 1.85 km from south to north, about as much as 1:10 million draws. */
export const cellsPerDegree = 60;
export const columns = 360 * cellsPerDegree;
export const rows = 180 * cellsPerDegree;

/** Of latitude, on the sphere of `distanceKm`. */
export const kmPerDegree = 111.195;
export const cellKm = kmPerDegree / cellsPerDegree;

/** Row times `columns` plus column; rows count from the south pole, columns from 180° W. */
export type Cell = number;

export function cellOf({ lat, lng }: Point): Cell {
  const row = Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) * cellsPerDegree)));
  const column = Math.floor((lng + 180) * cellsPerDegree);
  return row * columns + ((column + columns) % columns);
}

export function pointOf(cell: Cell): Point {
  return {
    lat: (Math.floor(cell / columns) + 0.5) / cellsPerDegree - 90,
    lng: ((cell % columns) + 0.5) / cellsPerDegree - 180,
  };
}

export function cellAreaKm2({ lat }: Point): number {
  return cellKm * cellKm * Math.cos((lat * Math.PI) / 180);
}
