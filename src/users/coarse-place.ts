import type { Point } from '../domain/place.ts';

/** Decimals of stored coordinates: 100 m identify a harbour but not a house. */
const storedDecimals = 3;

/** A place's id as it is stored: coordinates are rounded to 100 m. */
export function coarsePlaceId(placeId: string): string {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(placeId) ?? [];
  return lat === undefined || lng === undefined ? placeId : `${rounded(lat)},${rounded(lng)}`;
}

/** A point rounded to 100 m, as it is stored. */
export function coarsePoint({ lat, lng }: Point): Point {
  return { lat: Number(rounded(lat)), lng: Number(rounded(lng)) };
}

/** Never `-0.000`, which would be another id for the same point. */
function rounded(degrees: string | number): string {
  return (Number(Number(degrees).toFixed(storedDecimals)) + 0).toFixed(storedDecimals);
}
