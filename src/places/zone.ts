import type { Point } from '../domain/place.ts';

/** One cell of the map has 70 to 250 kB; without a bound 50,000 places filled 1.3 GB. */
const keptCells = 60;

/** At the pole itself all 25 nautical zones meet; a hair beside it there is one. */
const nearlyPole = 89.9999;

/**
 * Finds the IANA zone of a point, at sea the nautical one. `geo-tz/all` because it alone keeps zones of one clock apart
 * (Dublin is not in Europe/London). It is loaded at the first question (20 to 60 ms).
 */
export function createZoneFinder(): (point: Point) => Promise<string> {
  let loading: Promise<(lat: number, lng: number) => string[]> | undefined;
  return async ({ lat, lng }) => {
    loading ??= loadZones();
    const zonesAt = await loading;
    const [zone] = zonesAt(Math.min(lat, nearlyPole), lng);
    if (zone === undefined) throw new Error(`geo-tz knows no zone at ${lat},${lng}`);
    return zone;
  };
}

async function loadZones(): Promise<(lat: number, lng: number) => string[]> {
  const { find, setCache } = await import('geo-tz/all');
  setCache({ store: boundedStore() });
  return find;
}

/** Forgets the oldest cell. */
function boundedStore(): { get: (cell: string) => unknown; set: (cell: string, features: unknown) => void } {
  const cells = new Map<string, unknown>();
  return {
    get: (cell) => cells.get(cell),
    set: (cell, features) => {
      const [oldest] = cells.keys();
      if (cells.size >= keptCells && oldest !== undefined) cells.delete(oldest);
      cells.set(cell, features);
    },
  };
}
