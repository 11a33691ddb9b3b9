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
  if (poleward >= 90) return [{ south, north, west: -180, east: 180 }];
  const width = height / Math.cos(poleward * radians);
  const [west, east] = [lng - width, lng + width];
  if (west < -180)
    return [
      { south, north, west: -180, east },
      { south, north, west: west + 360, east: 180 },
    ];
  if (east > 180)
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  return [{ south, north, west, east }];
}
