import { makeKdTree } from '../../domain/kd-tree.ts';
import { distanceKm, pointId, type Point } from '../../domain/place.ts';
import { streamReachKm, type NearestStream, type StreamStation } from '../../domain/stream/index.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import { once } from '../../lib/once.ts';
import type { StreamStations } from '../../service/ports.ts';
import { createSurroundings, type FindSurroundings, type WaterRaster } from '../water/index.ts';
import { strongStreamAt } from './races.ts';

type Sources = {
  /** At least one. */
  readonly stations: () => readonly StreamStation[];
  /** The map of the sea; `undefined` while it is being drawn. Called until it is there. */
  readonly readWater: () => WaterRaster | undefined;
};

/** Cached places, some 200 bytes each. */
const maxCachedPlaces = 1000;
/** A station farther away by air is not looked for along the water. */
const farthestKm = 100;

/** The stream station of every place: the nearest along the water, or by air where none is near or there is no map. */
export function createPlaceStreams({ stations, readWater }: Sources): StreamStations {
  const cached = createBoundedMap<NearestStream>(maxCachedPlaces);
  const points = once(() => stations().map(({ point }) => point));
  const tree = once(() => makeKdTree(points()));
  let find: FindSurroundings | undefined;

  const at = (index: number, point: Point, waterKm?: number): NearestStream => {
    const station = stations()[index];
    if (!station) throw new RangeError(`No stream station ${index}`);
    const airKm = distanceKm(point, station.point);
    const gap = (waterKm ?? airKm) > streamReachKm ? strongStreamAt(point) : undefined;
    return { station, distanceKm: airKm, waterKm, gap };
  };
  return {
    get stations() {
      return stations();
    },
    nearest(point) {
      const byAir = at(tree().nearest(point), point);
      if (byAir.distanceKm > farthestKm) return byAir;
      const key = pointId(point);
      const known = cached.get(key);
      if (known) return known;
      if (!find) {
        const water = readWater();
        if (!water) return byAir;
        find = createSurroundings(water, points());
      }
      const next = find.around(point)?.gauges[0];
      const nearest = next ? at(next.index, point, next.distanceKm) : byAir;
      cached.set(key, nearest);
      return nearest;
    },
  };
}
