import { distanceKm, type Point } from '../domain/place.ts';
import type { StationView } from '../chat/ports.ts';
import type { ReadStation } from '../contract/index.ts';

/** Degrees of latitude around the point, tried in turn: near coasts the first has enough, in mid-ocean the last. */
const reachesDeg = [1, 4, 16, 60];
const kmPerDegree = 111.2;
/** Half of the widest box that is not taken for one across the 180th meridian. */
const widestDeg = 89;

/** The nearest stations, nearest first, by asking for ever larger boxes. */
export async function nearestStations(
  point: Point,
  count: number,
  listArea: (box: string) => Promise<readonly ReadStation[]>,
): Promise<StationView[]> {
  let nearest: StationView[] = [];
  for (const reachDeg of reachesDeg) {
    const areas = await Promise.all(boxesAround(point, reachDeg).map(listArea));
    nearest = areas
      .flat()
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
function boxesAround({ lat, lng }: Point, reachDeg: number): string[] {
  const [north, south] = [Math.min(90, lat + reachDeg), Math.max(-90, lat - reachDeg)];
  // Meridians are nearest to each other where the box is nearest to a pole.
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + reachDeg) * Math.PI) / 180);
  const reachLng = reachDeg / narrowest;
  const box = (east: number, west: number): string =>
    `${north.toFixed(2)},${east.toFixed(2)}:${south.toFixed(2)},${west.toFixed(2)}`;
  // All around the globe in two halves: a wider box would be taken for one across the 180th meridian.
  if (!(reachLng < widestDeg)) return [box(0, -180), box(180, 0)];
  return [box(around(lng + reachLng), around(lng - reachLng))];
}

function around(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
