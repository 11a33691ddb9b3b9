import { toHourly, type Hourly } from '../../domain/weather/index.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import type { ForecastBlock } from './blocks.ts';
import type { UpstreamMetrics } from './ports.ts';
import type { Fetched, Product, Unchanged } from './product.ts';

/** The hours of a cell in one block of time, and how long they are valid. */
export type CachedForecast = {
  readonly hourly: Hourly;
  readonly fetchedAt: Instant;
  readonly freshUntil: Instant;
  readonly usableUntil: Instant;
  readonly updated?: Instant;
  readonly validator?: string;
};

/** Past days are fetched again after this, in case the model was run anew. */
const pastTtlMs = 30 * utcDayMs;
/** An older forecast is not shown as what is now. Every model reaches farther. */
const aheadTtlMs = 2 * utcDayMs;

/** The forecast that an upstream sent for a cell, as it is cached. */
export function forecastOf(
  product: Product,
  block: ForecastBlock,
  fetched: Fetched | undefined,
  metrics: UpstreamMetrics,
  now: Instant,
): CachedForecast {
  if (!fetched) throw new Error(`${product.id} returned fewer cells than were requested`);
  const { series, updated, expires, validator } = fetched;
  const hourly = series.map((one) =>
    toHourly(one, block.window, (attribute) => metrics.valueDropped(product.source, attribute)),
  );
  const usableUntil = now + (block.past ? pastTtlMs : aheadTtlMs);
  const values: Hourly['values'] = Object.assign({}, ...hourly.map((one) => one.values));
  return {
    hourly: { from: block.window.from, values },
    fetchedAt: now,
    freshUntil: expires ?? (block.past === 'settled' ? usableUntil : product.nextUpdate(now)),
    usableUntil,
    ...(updated === undefined ? {} : { updated }),
    ...(validator === undefined ? {} : { validator }),
  };
}

/** A cached forecast that its upstream confirmed. */
export function renewed(
  product: Product,
  { expires }: Unchanged,
  known: CachedForecast | undefined,
  now: Instant,
): CachedForecast {
  if (!known) throw new Error(`${product.id} confirmed a forecast that is not cached`);
  return {
    ...known,
    fetchedAt: now,
    freshUntil: expires ?? product.nextUpdate(now),
    usableUntil: now + aheadTtlMs,
  };
}

/** Whether a forecast has no value at all, as that of a place which its upstream does not cover. */
export function isEmpty({ hourly }: CachedForecast): boolean {
  return Object.values(hourly.values).every((hours) => hours.every((value) => value === null));
}
