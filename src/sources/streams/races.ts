import { distanceKm, type Point } from '../../domain/place.ts';
import type { StrongStream } from '../../domain/stream/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

type Race = {
  readonly point: Point;
  readonly reachKm: number;
  /** Whether it dams the tide up, as narrows do and headlands do not. */
  readonly dams: boolean;
  readonly stream: StrongStream;
};

/** The rows of `races.tsv`: straits and races as circles, each with the greatest rate that its source publishes, where one is known. */
const races = once((): readonly Race[] =>
  readTable(new URL('races.tsv', import.meta.url), 'name', 'lat', 'lng', 'reachKm', 'knots', 'source', 'kind').map(
    ({ name, lat, lng, reachKm, knots, source, kind }) => ({
      point: { lat: Number(lat), lng: Number(lng) },
      reachKm: Number(reachKm),
      dams: kind === 'tidal',
      stream: { name, kind: kind === 'other' ? kind : 'tidal', ...(knots && { knots: Number(knots), source }) },
    }),
  ),
);

const kmPerDegree = 111;

/** The strongest race at a point; without one, streams may be strong all the same. Else the nearest within `withinKm`. */
export function strongStreamAt(point: Point, withinKm = 0): StrongStream | undefined {
  const reachOf = ({ reachKm }: Race): number => Math.max(reachKm, withinKm);
  const near = races()
    .filter((race) => Math.abs(race.point.lat - point.lat) * kmPerDegree <= reachOf(race))
    .map((race) => ({ ...race, km: distanceKm(point, race.point) }))
    .filter((race) => race.km <= reachOf(race));
  const around = near.filter(({ km, reachKm }) => km <= reachKm);
  const strongest = around.toSorted((a, b) => (b.stream.knots ?? 0) - (a.stream.knots ?? 0))[0];
  const nearest = near.toSorted((a, b) => a.km - b.km)[0];
  return strongest?.stream ?? (nearest && { ...nearest.stream, awayKm: nearest.km });
}

/** Whether a race lies on the straight line between two points: the tide changes across it. */
export function isRaceBetween(one: Point, other: Point): boolean {
  const apartKm = distanceKm(one, other);
  return races().some(({ point, reachKm, dams }) => {
    if (!dams) return false;
    const [oneKm, otherKm] = [distanceKm(one, point), distanceKm(other, point)];
    // Not beyond either of them: two points on one side of a wide strait have none between.
    const isBetween = Math.abs(oneKm ** 2 - otherKm ** 2) <= apartKm ** 2;
    return isBetween && oneKm + otherKm <= Math.hypot(apartKm, 2 * reachKm);
  });
}
