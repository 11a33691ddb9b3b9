import { distanceKm, type Point } from '../domain/place.ts';
import type { ReadStation } from '../contract/index.ts';

export type NearStation = ReadStation & { readonly distanceKm: number };

/** Degrees of latitude around the point, tried in turn: near coasts the first has enough, in mid-ocean the last. */
const reachesDeg = [1, 4, 16, 60];
const kmPerDegree = 111.2;
/** Half of the widest box that is not taken for one across the 180th meridian. */
const widestDeg = 89.9;

/** The nearest stations, nearest first, by asking for ever larger boxes. */
export async function nearestStations(
  point: Point,
  count: number,
  listArea: (box: string) => Promise<readonly ReadStation[]>,
): Promise<NearStation[]> {
  let nearest: NearStation[] = [];
  for (const reachDeg of reachesDeg) {
    const stations = await listArea(boxAround(point, reachDeg));
    nearest = stations
      .map((station) => ({ ...station, distanceKm: distanceKm(point, station) }))
      .toSorted((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, count);
    // Outside the box there may be one that is nearer than the farthest in its corners.
    const farthest = nearest.at(-1)?.distanceKm ?? Infinity;
    if (nearest.length === count && farthest <= reachDeg * kmPerDegree) break;
  }
  return nearest;
}

/** `north,east:south,west` with two decimals, so that questions from one harbour are one question. */
function boxAround({ lat, lng }: Point, reachDeg: number): string {
  const reachLng = Math.min(widestDeg, reachDeg / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  const around = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
  const clamp = (degrees: number): number => Math.max(-90, Math.min(90, degrees));
  const corner = (toLat: number, toLng: number): string => `${clamp(toLat).toFixed(2)},${around(toLng).toFixed(2)}`;
  return `${corner(lat + reachDeg, lng + reachLng)}:${corner(lat - reachDeg, lng - reachLng)}`;
}
