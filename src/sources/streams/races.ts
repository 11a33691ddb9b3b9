import { readFileSync } from 'node:fs';
import { distanceKm, type Point } from '../../domain/place.ts';
import type { StrongStream } from '../../domain/stream/index.ts';
import { once } from '../../lib/once.ts';

type Race = { readonly point: Point; readonly reachKm: number; readonly stream: StrongStream };

/** The rows of `races.tsv`: straits and races as circles, each with the greatest rate that its source publishes. */
const races = once((): readonly Race[] => {
  const [, ...rows] = readFileSync(new URL('races.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [name = '', lat, lng, reachKm, knots, source = ''] = row.split('\t');
    return {
      point: { lat: Number(lat), lng: Number(lng) },
      reachKm: Number(reachKm),
      stream: { name, knots: Number(knots), source },
    };
  });
});

/** The race that a point lies in; `undefined` for most of the sea, whose streams may be strong all the same. */
export function strongStreamAt(point: Point): StrongStream | undefined {
  return races().find((race) => distanceKm(point, race.point) <= race.reachKm)?.stream;
}
