import { firstIndex } from '../../domain/first-index.ts';
import { distanceKm, type Point } from '../../domain/place.ts';
import { kmPerDegree, pointOf, type Cell } from './cells.ts';
import type { WaterRaster } from './raster.ts';
import { nearestWater } from './search.ts';

export type Points = { readonly count: number; pointOf(index: number): Point };

export type Shores = {
  /** From a point to its water, km; of a point that `near` has returned. */
  shoreKm(index: number): number;
  /** The points whose water lies within a distance by air from a cell, by the cell of their water. */
  near(from: Cell, km: number): ReadonlyMap<Cell, readonly number[]>;
};

const unknown = -2;
const noWater = -1;

/** The water of points, up to `mostKm` away from them. Finding a cell takes up to 10 µs, so it waits for a search near the point. */
export function createShores(raster: WaterRaster, points: Points, mostKm: number): Shores {
  const byLatitude = sortByLatitude(points);
  const cells = new Int32Array(points.count).fill(unknown);
  const shoreKms = new Float32Array(points.count);
  const waterOf = (index: number): Cell => {
    if (cells[index] !== unknown) return cells[index]!;
    const shore = nearestWater(raster, points.pointOf(index), mostKm);
    shoreKms[index] = shore?.distanceKm ?? 0;
    return (cells[index] = shore?.cell ?? noWater);
  };
  return {
    shoreKm: (index) => shoreKms[index]!,
    near(from, km) {
      const start = pointOf(from);
      const found = new Map<Cell, number[]>();
      for (const index of byLatitude.around(start, km + mostKm)) {
        const cell = waterOf(index);
        if (cell === noWater || !isWithin(start, pointOf(cell), km)) continue;
        const there = found.get(cell);
        if (there) there.push(index);
        else found.set(cell, [index]);
      }
      return found;
    },
  };
}

/** A way along the cells is at most 3 % shorter than the great circle. */
const shortest = 0.97;

/** Whether a search to `km` may come from one point to another. Latitudes first: most need no more. */
function isWithin(from: Point, to: Point, km: number): boolean {
  return Math.abs(from.lat - to.lat) * kmPerDegree * shortest <= km && distanceKm(from, to) * shortest <= km;
}

/** Points in the order of their latitudes. A band of 3° has some hundred of them. */
function sortByLatitude({ count, pointOf: pointAt }: Points) {
  const [lats, lngs] = [new Float32Array(count), new Float32Array(count)];
  for (let index = 0; index < count; index++) ({ lat: lats[index], lng: lngs[index] } = pointAt(index));
  const order = Uint32Array.from(lats.keys()).sort((a, b) => lats[a]! - lats[b]!);
  const firstFrom = (lat: number): number => firstIndex(count, (index) => lats[order[index]!]! >= lat);
  return {
    /** The points in a box around one that holds all within a distance. */
    around({ lat, lng }: Point, km: number): number[] {
      const reachDeg = km / kmPerDegree;
      // The meridians are closest at the edge nearer to the pole.
      const narrowest = Math.cos((Math.min(90, Math.abs(lat) + reachDeg) * Math.PI) / 180);
      const wideDeg = reachDeg < 180 * narrowest ? reachDeg / narrowest : 180;
      const found: number[] = [];
      for (let at = firstFrom(lat - reachDeg); at < count; at++) {
        const index = order[at]!;
        if (lats[index]! > lat + reachDeg) break;
        const apartDeg = Math.abs(lngs[index]! - lng);
        if (Math.min(apartDeg, 360 - apartDeg) <= wideDeg) found.push(index);
      }
      return found;
    },
  };
}
