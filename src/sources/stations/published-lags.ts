import { distanceKm, type Point } from '../../domain/place.ts';
import type { PublishedLag } from '../../domain/tide/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

const columns = ['lat', 'lng', 'gauge', 'minutes', 'rangeRatio', 'source'] as const;
const gaugeLags = once(() => {
  const rows = readTable(new URL('published-lags.tsv', import.meta.url), ...columns).map((row) => ({
    point: { lat: Number(row.lat), lng: Number(row.lng) },
    gauge: row.gauge,
    lag: row.minutes === '' ? undefined : { minutes: Number(row.minutes), source: row.source },
    rangeRatio: row.rangeRatio === '' ? undefined : Number(row.rangeRatio),
  }));
  return Map.groupBy(rows, ({ gauge }) => gauge);
});

/** A row farther away than this, km, is another town's. */
const townKm = 3;

export type PublishedDifference = { readonly lag?: PublishedLag | undefined; readonly rangeRatio?: number | undefined };

/** By how much high water is published later than at a gauge or by the model (`eot20`), and its share of the range. */
export function publishedDifference(point: Point, gauge: string): PublishedDifference {
  const near = (gaugeLags().get(gauge) ?? [])
    .map((row) => ({ row, km: distanceKm(point, row.point) }))
    .filter(({ km }) => km <= townKm);
  return near.toSorted((a, b) => a.km - b.km)[0]?.row ?? {};
}
