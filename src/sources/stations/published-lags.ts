import { distanceKm, type Point } from '../../domain/place.ts';
import type { PublishedLag } from '../../domain/tide/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

const lags = once(() =>
  readTable(new URL('published-lags.tsv', import.meta.url), 'lat', 'lng', 'gauge', 'minutes', 'source').map((row) => ({
    point: { lat: Number(row.lat), lng: Number(row.lng) },
    gauge: row.gauge,
    lag: { minutes: Number(row.minutes), source: row.source },
  })),
);

/** A row farther away than this, km, is another town's. */
const townKm = 3;

/** By how much high water is published to come later at a place than at a gauge; `undefined` where no row has both. */
export function publishedLag(point: Point, gauge: string): PublishedLag | undefined {
  const near = lags()
    .filter((row) => row.gauge === gauge)
    .map(({ point: town, lag }) => ({ lag, km: distanceKm(point, town) }))
    .filter(({ km }) => km <= townKm);
  return near.toSorted((a, b) => a.km - b.km)[0]?.lag;
}
