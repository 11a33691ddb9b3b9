import { pointId, type Point } from '../../domain/place.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import { toHourly, weatherUpstreamNames, type Attribute, type Hourly, type Hours } from '../../domain/weather/index.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import type { Cache } from '../../lib/cache.ts';
import { InconclusiveError } from '../../lib/circuit-breaker.ts';
import { createFreshWait } from '../../lib/fresh-wait.ts';
import { once } from '../../lib/once.ts';
import { Problem } from '../../problem.ts';
import type { Spender } from '../../service/ports.ts';
import type { ForecastBlock } from './blocks.ts';
import type { ValueDropped } from './ports.ts';
import type { Cells, Fetched, Product, Unchanged } from './product.ts';

/** The forecast of a cell, stale where its upstream has not sent a newer one; or why there is none. */
export type Loaded = { readonly forecast: CachedForecast; readonly isStale: boolean } | { readonly problem: Problem };

/** The forecasts of some cells in a block, in the order of the cells. */
export type LoadForecasts = (
  product: Product,
  cells: readonly Point[],
  block: ForecastBlock,
  spender: Spender,
) => Promise<readonly Loaded[]>;

type CellRequest = { readonly key: string; readonly cell: Point; readonly known: CachedForecast | undefined };
type PendingCall = { readonly requests: CellRequest[]; readonly response: Promise<readonly Fetched[] | Unchanged> };
type Flight = { readonly spender: Spender; readonly loading: Promise<Loaded> };

/** A stale forecast is returned where a fetch takes longer: a user waits for the answer. */
const patienceMs = 1200;

/** Part of the cache keys. Raise it when the meaning of the cached values changes. */
const format = 1;

export type ForecastCachePorts = {
  readonly cache: Cache;
  readonly inMemory: number;
  readonly valueDropped: ValueDropped;
  now(): Instant;
};

/** Caches by product, cell and block, in memory and `cache`, but no failure. Stale ones are returned if none comes in 1.2 s. */
export function createForecastCache({ cache, inMemory, valueDropped, now }: ForecastCachePorts): {
  readonly load: LoadForecasts;
  /** Those that are kept, and a problem for each other one: nothing is fetched. */
  readonly known: LoadForecasts;
} {
  const memory = createBoundedMap<CachedForecast>(inMemory);
  const recall = async (key: string): Promise<CachedForecast | undefined> => {
    const remembered = memory.get(key);
    if (remembered) return remembered;
    const kept = (await cache.get(key)) as CachedForecast | undefined;
    if (kept) memory.set(key, withHours(kept, inDoubles));
    return kept;
  };
  const callWithRoom = createPendingCalls();
  const inFlight = new Map<string, Flight>();
  const waitsFor = new Map(weatherUpstreamNames.map((name) => [name, createFreshWait(patienceMs)]));

  const startFetch = (product: Product, block: ForecastBlock, spender: Spender, request: CellRequest): void => {
    const { key, known } = request;
    const { requests, response } = callWithRoom(product, block, spender);
    const index = requests.push(request) - 1;
    const load = async (): Promise<Loaded> => {
      const fetched = await response;
      const forecast =
        'unchanged' in fetched
          ? renewed(product, fetched, known, now())
          : forecastOf(product, block, fetched[index], valueDropped, now());
      // An upstream that suddenly has nothing for a place is out of order.
      if (known && now() < known.usableUntil && isEmpty(forecast) && !isEmpty(known)) {
        return { forecast: known, isStale: true };
      }
      memory.set(key, withHours(forecast, inDoubles));
      await cache.set(key, withHours(forecast, plain), forecast.usableUntil - now());
      return { forecast, isStale: false };
    };
    const loading = load()
      .catch((error: unknown): Loaded => {
        if (!(error instanceof Problem)) throw error;
        return known && now() < known.usableUntil ? { forecast: known, isStale: true } : { problem: error };
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, { spender, loading });
  };

  const recallAll = (product: Product, cells: readonly Point[], block: ForecastBlock): Promise<CellRequest[]> =>
    Promise.all(
      cells.map(async (cell) => {
        const key = `weather ${format} ${product.id} ${pointId(cell)} ${block.name}`;
        return { key, cell, known: await recall(key) };
      }),
    );

  const known: LoadForecasts = async (product, cells, block) => {
    const requests = await recallAll(product, cells, block);
    return requests.map(({ known: one }) =>
      one && now() < one.usableUntil
        ? { forecast: one, isStale: now() >= one.freshUntil }
        : { problem: new Problem('weather-not-asked') },
    );
  };

  const load: LoadForecasts = async (product, cells, block, spender) => {
    const requests = await recallAll(product, cells, block);
    /** Joins the fetch of a cell, or starts it. Several points may lie in one cell. */
    const fetch = (request: CellRequest): Flight => {
      if (!inFlight.has(request.key)) startFetch(product, block, spender, request);
      const flight = inFlight.get(request.key);
      if (!flight) throw new Error(`No fetch of ${request.key} was started`);
      return flight;
    };
    const loadOne = async (request: CellRequest): Promise<Loaded> => {
      const flight = fetch(request);
      const loaded = await flight.loading;
      const wasWithheld = 'problem' in loaded && loaded.problem.cause instanceof InconclusiveError;
      // The share of the spender that started the fetch may be used up while this one's is not.
      return wasWithheld && flight.spender !== spender ? fetch(request).loading : loaded;
    };
    return Promise.all(
      requests.map(async (request): Promise<Loaded> => {
        const { known } = request;
        if (known && now() < known.freshUntil) return { forecast: known, isStale: false };
        if (!known || now() >= known.usableUntil) return loadOne(request);
        const fresh = loadOne(request).then((loaded) => ('forecast' in loaded && !loaded.isStale ? loaded : undefined));
        return (await waitsFor.get(product.upstream)?.(fresh)) ?? { forecast: known, isStale: true };
      }),
    );
  };
  return { load, known };
}

/** Calls that wait for their turn. Further cells join them: forty places at once are two calls to each model. */
function createPendingCalls() {
  const pending = new Map<string, PendingCall>();
  return (product: Product, block: ForecastBlock, spender: Spender): PendingCall => {
    const name = JSON.stringify([product.id, block.name, spender]);
    const open = pending.get(name);
    if (open && open.requests.length < product.maxCells) return open;
    const requests: CellRequest[] = [];
    const close = once((): Cells => {
      if (pending.get(name)?.requests === requests) pending.delete(name);
      const [first, ...rest] = requests.map(({ cell }) => cell);
      if (!first) throw new Error(`A call of ${product.id} for no cell`);
      return [first, ...rest];
    });
    const fetch = async (): Promise<readonly Fetched[] | Unchanged> => {
      // The first cells are added before the next microtask.
      await Promise.resolve();
      // An upstream confirms one forecast at a time.
      const validator = product.maxCells === 1 ? requests[0]?.known?.validator : undefined;
      return product.fetch({ cells: close, window: block.window, validator, spender });
    };
    const call = { requests, response: fetch().finally(close) };
    pending.set(name, call);
    return call;
  };
}

/** One value for each hour: `null` where there is none, or `NaN` in doubles. */
type KeptHours = ArrayLike<number | null>;

type CachedForecast = {
  readonly hourly: { readonly from: Instant; readonly values: Partial<Record<Attribute, KeptHours>> };
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

function forecastOf(
  product: Product,
  block: ForecastBlock,
  fetched: Fetched | undefined,
  valueDropped: ValueDropped,
  now: Instant,
): CachedForecast {
  if (!fetched) throw new Error(`${product.id} returned fewer cells than were requested`);
  const { series, updated, expires, validator } = fetched;
  const hourly = series.map((one) =>
    toHourly(one, block.window, (attribute) => valueDropped(product.source, attribute)),
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

function renewed(product: Product, { expires }: Unchanged, known: CachedForecast | undefined, now: Instant) {
  if (!known) throw new Error(`${product.id} confirmed a forecast that is not cached`);
  return { ...known, fetchedAt: now, freshUntil: expires ?? product.nextUpdate(now), usableUntil: now + aheadTtlMs };
}

/** Whether a forecast has no value at all, as that of a place which its upstream does not cover. */
function isEmpty({ hourly }: CachedForecast): boolean {
  return Object.values(hourly.values).every((hours) => plain(hours).every((value) => value === null));
}

function withHours(forecast: CachedForecast, change: (hours: KeptHours) => KeptHours): CachedForecast {
  const values = Object.entries(forecast.hourly.values).map(([name, hours]) => [name, change(hours)]);
  return { ...forecast, hourly: { ...forecast.hourly, values: Object.fromEntries(values) } };
}

/** A list of numbers with gaps takes 24 bytes for each. */
function inDoubles(hours: KeptHours): KeptHours {
  return Float64Array.from(hours, (value) => value ?? NaN);
}

function plain(hours: KeptHours): Hours {
  return Array.from(hours, (value) => (Number.isNaN(value) ? null : value));
}
