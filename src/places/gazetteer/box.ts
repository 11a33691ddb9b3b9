import type { Point } from '../../domain/place.ts';

/** Edges in degrees; `west` ≤ `east` always. */
export type SearchBox = {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

/** A degree of latitude on the sphere of `distanceKm` is 111.19 km; rounded down, so that a box is never too small. */
const kmPerDegree = 111;
const radians = Math.PI / 180;

/** The boxes that hold every point within `radiusKm`: one, or two where it crosses the 180th meridian. */
export function boxesAround({ lat, lng }: Point, radiusKm: number): SearchBox[] {
  const height = radiusKm / kmPerDegree;
  const [south, north] = [lat - height, lat + height];
  const poleward = Math.max(Math.abs(south), Math.abs(north));
  const box = (west: number, east: number): SearchBox => ({ south, north, west, east });
  if (poleward >= 90) return [box(-180, 180)];
  const width = height / Math.cos(poleward * radians);
  const [west, east] = [lng - width, lng + width];
  if (west < -180) return [box(-180, east), box(west + 360, 180)];
  return east > 180 ? [box(west, 180), box(-180, east - 360)] : [box(west, east)];
}
