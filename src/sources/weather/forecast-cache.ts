import { LRUCache } from 'lru-cache';
import { Problem } from '../../problem.ts';
import { pointId, type Point } from '../../domain/place.ts';
import { toHourly, type Hourly } from '../../domain/weather/index.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import type { ForecastBlock } from './blocks.ts';
import type { Cache } from '../../lib/cache.ts';
import type { UpstreamMetrics } from './ports.ts';
import type { Fetched, Product, Unchanged } from './product.ts';

/** The hours of a cell in one block of time, and how long they are valid. */
type CachedForecast = {
  readonly hourly: Hourly;
  readonly fetchedAt: Instant;
  readonly freshUntil: Instant;
  readonly usableUntil: Instant;
  readonly updated?: Instant;
  readonly validator?: string;
};

/** The forecast of a cell, stale where its upstream could not be called again; or why there is none. */
export type Loaded = { readonly forecast: CachedForecast; readonly isStale: boolean } | { readonly problem: Problem };

/** The forecasts of some cells in a block, in the order of the cells. */
export type LoadForecasts = (
  product: Product,
  cells: readonly Point[],
  block: ForecastBlock,
) => Promise<readonly Loaded[]>;

type CellRequest = { readonly key: string; readonly cell: Point; readonly known: CachedForecast | undefined };

/** Past days are fetched again after this, in case the model was run anew. */
const pastTtlMs = 30 * utcDayMs;

/** Some 25 kB each. */
const maxInMemory = 1000;

/** Part of the cache keys. Raise it when the meaning of the cached values changes. */
const format = 1;

type ForecastCachePorts = { readonly cache: Cache; readonly metrics: UpstreamMetrics; now(): Instant };

/**
 * Caches forecasts by product, cell and block of time: in memory, and in `cache`, which outlives the process. Concurrent
 * requests for one forecast share a fetch, and a failure is never cached.
 */
export function createForecastCache({ cache, metrics, now }: ForecastCachePorts): LoadForecasts {
  const { recall, store } = createForecastStore(cache, now);
  const inFlight = new Map<string, Promise<Loaded>>();

  /** One call for some cells; each is in flight until its forecast is stored. */
  const startFetch = (product: Product, block: ForecastBlock, requests: readonly [CellRequest, ...CellRequest[]]) => {
    const [first, ...rest] = requests;
    const validator = rest.length === 0 ? first.known?.validator : undefined;
    const response = product.fetch([first.cell, ...rest.map(({ cell }) => cell)], block.window, validator);
    for (const [i, { key, known }] of requests.entries()) {
      const loading = response
        .then((fetched) =>
          store(
            key,
            'unchanged' in fetched
              ? renewed(product, fetched, known, now())
              : forecastOf(product, block, fetched[i], metrics, now()),
          ),
        )
        .catch((error: unknown): Loaded => {
          if (!(error instanceof Problem)) throw error;
          return known && now() < known.usableUntil ? { forecast: known, isStale: true } : { problem: error };
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, loading);
    }
  };

  return async (product, cells, block) => {
    const requests = await Promise.all(
      cells.map(async (cell): Promise<CellRequest> => {
        const key = `weather ${format} ${product.id} ${pointId(cell)} ${block.name}`;
        return { key, cell, known: await recall(key) };
      }),
    );
    const at = now();
    const fresh = requests.map(({ known }) => (known && at < known.freshUntil ? known : undefined));
    const missing = requests.filter(({ key }, i) => !fresh[i] && !inFlight.has(key));
    // Several points may lie in one cell.
    const distinct = [...new Map(missing.map((request) => [request.key, request])).values()];
    for (let i = 0; i < distinct.length; i += product.maxCells) {
      const [first, ...rest] = distinct.slice(i, i + product.maxCells);
      if (first) startFetch(product, block, [first, ...rest]);
    }
    return Promise.all(
      requests.map(async ({ key }, i): Promise<Loaded> => {
        const forecast = fresh[i];
        if (forecast) return { forecast, isStale: false };
        const loading = inFlight.get(key);
        if (!loading) throw new Error(`No fetch of ${key} was started`);
        return loading;
      }),
    );
  };
}

/** Forecasts in memory and, over restarts, in `cache`. */
function createForecastStore(cache: Cache, now: () => Instant) {
  const memory = new LRUCache<string, CachedForecast>({ max: maxInMemory });
  const recall = async (key: string): Promise<CachedForecast | undefined> => {
    const known = memory.get(key) ?? ((await cache.get(key)) as CachedForecast | undefined);
    if (known) memory.set(key, known);
    return known;
  };
  const store = async (key: string, forecast: CachedForecast): Promise<Loaded> => {
    memory.set(key, forecast);
    await cache.set(key, forecast, forecast.usableUntil - now());
    return { forecast, isStale: false };
  };
  return { recall, store };
}

function forecastOf(
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
  const usableUntil = now + (block.past ? pastTtlMs : product.spanMs);
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
function renewed(
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
    usableUntil: now + product.spanMs,
  };
}
