import { distanceKm, type Point } from '../../domain/place.ts';
import type { OfficeDatum } from '../../domain/tide/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

/** As far from its gauge as a zero holds, km: they stand in the same harbour. */
export const sameHarbourKm = 2;

/** The rows of `office-levels.tsv`: mean level above the zero of an office's tables, and how far around that zero holds. */
const levels = once(() =>
  readTable(
    new URL('office-levels.tsv', import.meta.url),
    ...(['zone', 'lat', 'lng', 'datum', 'meanM', 'reachKm', 'source'] as const),
  ).map(({ lat, lng, datum, meanM, reachKm }) => ({
    point: { lat: Number(lat), lng: Number(lng) },
    name: datum as OfficeDatum['name'],
    meanM: Number(meanM),
    reachKm: Number(reachKm || sameHarbourKm),
  })),
);

/** The published zero at a place in a harbour of the table, where LAT is so far above mean sea level there, metres. */
export function publishedZero(point: Point, latM: () => number | undefined): OfficeDatum | undefined {
  const level = levels().find((one) => distanceKm(point, one.point) <= one.reachKm);
  const lat = level && latM();
  return lat === undefined ? undefined : { name: level!.name, aboveLatM: -level!.meanM - lat };
}

export type PortZero = { readonly point: Point; readonly officeDatum?: OfficeDatum | undefined };

/** A zero farther away by air than this, km, tells nothing. */
const farthestZeroKm = 200;
/** So many ports tell the zero between them, weighted by the inverse square of their distance plus this, km. */
const mostPorts = 3;
const softeningKm = 10;

/**
 * The zero of the office's tables at a place, as far above the lowest tide as at the nearest ports. Left out one by one, with
 * all within 5 km, those of gauges are predicted to 0.08 m (p50) in France and Canada, 0.01 in Japan, 0.00 in Norway and 0.13
 * in Britain (p90 0.27, 0.27, 0.05, 0.05, 0.34), plus the errors of a carried tide.
 */
export function carriedZero(point: Point, ports: readonly PortZero[]): OfficeDatum | undefined {
  const near = ports
    .flatMap(({ point: port, officeDatum }) => (officeDatum ? [{ officeDatum, km: distanceKm(point, port) }] : []))
    .filter(({ km }) => km < farthestZeroKm)
    .toSorted((a, b) => a.km - b.km);
  const name = near[0]?.officeDatum.name;
  if (!name) return undefined;
  let [sumM, total] = [0, 0];
  for (const { officeDatum, km } of near.filter((port) => port.officeDatum.name === name).slice(0, mostPorts)) {
    const weight = (km + softeningKm) ** -2;
    sumM += weight * officeDatum.aboveLatM;
    total += weight;
  }
  return { name, aboveLatM: sumM / total };
}
