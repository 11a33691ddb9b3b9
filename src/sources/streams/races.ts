import { distanceKm, type Point } from '../../domain/place.ts';
import type { StrongStream } from '../../domain/stream/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

type Race = { readonly point: Point; readonly reachKm: number; readonly stream: StrongStream };

/** The rows of `races.tsv`: straits and races as circles, each with the greatest rate that its source publishes. */
const races = once((): readonly Race[] =>
  readTable(new URL('races.tsv', import.meta.url), 'name', 'lat', 'lng', 'reachKm', 'knots', 'source').map(
    ({ name, lat, lng, reachKm, knots, source }) => ({
      point: { lat: Number(lat), lng: Number(lng) },
      reachKm: Number(reachKm),
      stream: { name, knots: Number(knots), source },
    }),
  ),
);

/** The race that a point lies in, of several the strongest; `undefined` for most of the sea, whose streams may be strong all the same. */
export function strongStreamAt(point: Point): StrongStream | undefined {
  let strongest: StrongStream | undefined;
  for (const { point: middle, reachKm, stream } of races()) {
    const isStronger = stream.knots > (strongest?.knots ?? 0);
    if (isStronger && distanceKm(point, middle) <= reachKm) strongest = stream;
  }
  return strongest;
}
