import type { TideStation } from '../domain/tide/index.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { WrittenBody } from './body.ts';

type CachedBody = { readonly station: TideStation; readonly body: WrittenBody };

/** Bytes: some 1,000 answers of ten days’ extremes, 100 of a month’s levels. */
const maxBytes = 4_000_000;

/** Returns the body for a station and a request of it, made with `make` unless it is cached: predictions do not change. */
export type BodyCache = (station: TideStation, request: string, make: () => object) => WrittenBody;

/** An empty cache of response bodies, bounded by their size. */
export function createBodyCache(): BodyCache {
  const bodies = createBoundedMap<CachedBody>(maxBytes, ({ body }) => body.bytes.length);
  return (station, request, make) => {
    const key = `${station.id} ${request}`;
    const cached = bodies.get(key);
    // A station object is replaced when its datums change.
    if (cached?.station === station) return cached.body;
    const body = new WrittenBody(make());
    bodies.set(key, { station, body });
    return body;
  };
}
