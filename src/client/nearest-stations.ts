import { distanceKm, type Point } from '../domain/place.ts';

/** Degrees of latitude around the point, tried in turn: the first is enough on most coasts, the last in mid-ocean. */
const radiiDeg = [1, 4, 16, 60];
/** Length of a degree of latitude, by the mean radius of the Earth (6,371 km). */
const kmPerDegree = 111.2;
/** Half of the widest box that the interface does not read as one across the 180th meridian. */
const maxHalfWidthDeg = 89;

/** The `count` nearest stations with their distance in km, nearest first, from lists of ever larger boxes. */
export async function nearestStations<Station extends Point>(
  point: Point,
  count: number,
  listArea: (box: string) => Promise<readonly Station[]>,
  radii: readonly number[] = radiiDeg,
): Promise<(Station & { readonly distanceKm: number })[]> {
  let nearest: (Station & { readonly distanceKm: number })[] = [];
  for (const radiusDeg of radii) {
    const areas = await Promise.all(boxesAround(point, radiusDeg).map(listArea));
    nearest = areas
      .flat()
      .map((station) => ({ ...station, distanceKm: distanceKm(point, station) }))
      .toSorted((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, count);
    // A station in a corner of the box can be farther away than one outside the box.
    const farthestKm = nearest.at(-1)?.distanceKm ?? Infinity;
    if (nearest.length === count && farthestKm <= radiusDeg * kmPerDegree) break;
  }
  return nearest;
}

/** `north,east:south,west` with two decimals, so that requests from one harbour share a cached answer. */
function boxesAround({ lat, lng }: Point, radiusDeg: number): string[] {
  const [north, south] = [Math.min(90, lat + radiusDeg), Math.max(-90, lat - radiusDeg)];
  // Meridians are closest together at the edge of the box that is nearest to a pole.
  const cosLat = Math.cos((Math.min(90, Math.abs(lat) + radiusDeg) * Math.PI) / 180);
  const halfWidthDeg = radiusDeg / cosLat;
  const box = (east: number, west: number): string =>
    `${north.toFixed(2)},${east.toFixed(2)}:${south.toFixed(2)},${west.toFixed(2)}`;
  // Two boxes for the whole circle, because one would be read as a box across the 180th meridian.
  if (!(halfWidthDeg < maxHalfWidthDeg)) return [box(0, -180), box(180, 0)];
  return [box(normalizeLng(lng + halfWidthDeg), normalizeLng(lng - halfWidthDeg))];
}

/** The same meridian in [−180, 180). */
function normalizeLng(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
