import { createRequire } from 'node:module';
import type { Point } from '../domain/place.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { once } from '../lib/once.ts';
import { most } from './limits.ts';

/** All 25 nautical zones meet at the pole; just beside it there is one. */
const maxLat = 89.9999;

/** Finds the IANA zone, at sea `Etc/GMT+3`. Other maps of geo-tz merge Dublin into Europe/London. Loads in 20 to 60 ms. */
export function createZoneFinder(): (point: Point) => string {
  const zones = once(() => {
    const { find, setCache } = createRequire(import.meta.url)('geo-tz/all') as typeof import('geo-tz/all');
    setCache({ store: createBoundedMap<{}>(most.zoneCells) });
    return find;
  });
  return ({ lat, lng }) => {
    const [zone] = zones()(Math.min(lat, maxLat), lng);
    if (zone === undefined) throw new Error(`geo-tz knows no zone at ${lat},${lng}`);
    return zone;
  };
}
