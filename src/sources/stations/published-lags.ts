import { distanceKm, type Point } from '../../domain/place.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

const columns = ['lat', 'lng', 'gauge', 'minutes', 'rangeRatio', 'source'] as const;
const rows = once(() =>
  readTable(new URL('published-lags.tsv', import.meta.url), ...columns).map((row) => ({
    point: { lat: Number(row.lat), lng: Number(row.lng) },
    gauge: row.gauge,
    lag: row.minutes === '' ? undefined : { minutes: Number(row.minutes), source: row.source },
    rangeRatio: row.rangeRatio === '' ? undefined : Number(row.rangeRatio),
  })),
);

/** A row farther away than this, km, is another town's. */
const townKm = 3;

export type PublishedDifference = Partial<Pick<ReturnType<typeof rows>[number], 'lag' | 'rangeRatio'>>;

/**
 * By how much high water is published to come later at a place than at a gauge, or by the model (`eot20`), and the share that
 * its range is of theirs; neither where no row has both.
 */
export function publishedDifference(point: Point, gauge: string): PublishedDifference {
  const near = rows()
    .filter((row) => row.gauge === gauge)
    .map((row) => ({ row, km: distanceKm(point, row.point) }))
    .filter(({ km }) => km <= townKm);
  return near.toSorted((a, b) => a.km - b.km)[0]?.row ?? {};
}
