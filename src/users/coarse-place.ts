import type { Point } from '../domain/place.ts';

/** Decimals of a coordinate that are kept: a hundred metres tell a harbour, not a house. */
const keptDecimals = 3;

/** A place's id as it is kept: coordinates lose what would tell more than the neighbourhood. */
export function coarsePlaceId(placeId: string): string {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(placeId) ?? [];
  return lat === undefined || lng === undefined ? placeId : `${rounded(lat)},${rounded(lng)}`;
}

/** A point as it is kept beside such an id. */
export function coarsePoint({ lat, lng }: Point): Point {
  return { lat: Number(rounded(lat)), lng: Number(rounded(lng)) };
}

/** Never `-0.000`, which would be another id for the same point. */
function rounded(degrees: string | number): string {
  return (Number(Number(degrees).toFixed(keptDecimals)) + 0).toFixed(keptDecimals);
}
