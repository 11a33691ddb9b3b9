import { LRUCache } from 'lru-cache';
import { Problem } from '../../problem.ts';
import { pointId, type Point } from '../../domain/place.ts';
import { toHourly, type Hourly } from '../../domain/weather/index.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import type { Block } from './blocks.ts';
import type { Cache } from '../../lib/cache.ts';
import type { UpstreamMetrics } from './ports.ts';
import type { Fetched, Product } from './product.ts';

/** A cell's hours of one block of time, and how long they hold. */
type Kept = {
  readonly hourly: Hourly;
  readonly fetchedAt: Instant;
  readonly freshUntil: Instant;
  readonly usableUntil: Instant;
  readonly updated?: Instant;
  readonly validator?: string;
};

/** What was to be had: hours, stale where their source could not be asked again, or why there are none. */
export type Loaded = { readonly kept: Kept; readonly isStale: boolean } | { readonly problem: Problem };

/** Days past are asked for again after this, in case a model was run anew. */
const pastMs = 30 * utcDayMs;

/** Some 25 kB each. */
const mostInMemory = 1000;

/** Raised when kept values mean something else than before. */
const format = 1;

/**
 * Hours by product, cell and block of time, in memory before a cache that outlives the process. However many want the
 * same at once, it is asked for once; a failure is never kept.
 */
export function createShelf(ports: { cache: Cache; metrics: UpstreamMetrics; now(): Instant }) {
  const { cache, metrics, now } = ports;
  const memory = new LRUCache<string, Kept>({ max: mostInMemory });
  const flights = new Map<string, Promise<Loaded>>();

  const recall = async (key: string): Promise<Kept | undefined> => {
    const known = memory.get(key) ?? ((await cache.get(key)) as Kept | undefined);
    if (known) memory.set(key, known);
    return known;
  };

  const keep = async (key: string, kept: Kept): Promise<Loaded> => {
    memory.set(key, kept);
    await cache.set(key, kept, kept.usableUntil - now());
    return { kept, isStale: false };
  };

  const shelve = (product: Product, block: Block, { series, updated, expires, validator }: Fetched): Kept => {
    const hourly = series.map((one) =>
      toHourly(one, block.window, (attribute) => metrics.valueDropped(product.source, attribute)),
    );
    const at = now();
    const usableUntil = at + (block.past ? pastMs : product.spanMs);
    const values: Hourly['values'] = Object.assign({}, ...hourly.map((one) => one.values));
    return {
      hourly: { from: block.window.from, values },
      fetchedAt: at,
      freshUntil: expires ?? (block.past === 'settled' ? usableUntil : product.nextUpdate(at)),
      usableUntil,
      ...(updated === undefined ? {} : { updated }),
      ...(validator === undefined ? {} : { validator }),
    };
  };

  /** One call for some cells: each of them is in flight until it has landed. */
  const takeOff = (product: Product, block: Block, asked: readonly Wanted[]): void => {
    const validator = asked.length === 1 ? asked[0]!.known?.validator : undefined;
    const answer = product.fetch(
      asked.map(({ cell }) => cell),
      block.window,
      validator,
    );
    for (const [i, { key, known }] of asked.entries()) {
      const landing = answer
        .then((told) => {
          if (!('unchanged' in told)) return keep(key, shelve(product, block, told[i]!));
          const at = now();
          const freshUntil = told.expires ?? product.nextUpdate(at);
          return keep(key, { ...known!, fetchedAt: at, freshUntil, usableUntil: at + product.spanMs });
        })
        .catch((error: unknown): Loaded => {
          if (!(error instanceof Problem)) throw error;
          return known && now() < known.usableUntil ? { kept: known, isStale: true } : { problem: error };
        })
        .finally(() => flights.delete(key));
      flights.set(key, landing);
    }
  };

  type Wanted = { readonly key: string; readonly cell: Point; readonly known: Kept | undefined };

  /** The cells' hours of a block, in the order of the cells. */
  return async function load(product: Product, cells: readonly Point[], block: Block): Promise<readonly Loaded[]> {
    const wanted = await Promise.all(
      cells.map(async (cell): Promise<Wanted> => {
        const key = `weather ${format} ${product.id} ${pointId(cell)} ${block.name}`;
        return { key, cell, known: await recall(key) };
      }),
    );
    const at = now();
    const fresh = wanted.map(({ known }) => (known && at < known.freshUntil ? known : undefined));
    // Neighbours in a cell are one question.
    const missing = [
      ...new Map(wanted.filter(({ key }, i) => !fresh[i] && !flights.has(key)).map((one) => [one.key, one])).values(),
    ];
    for (let i = 0; i < missing.length; i += product.mostCells) {
      takeOff(product, block, missing.slice(i, i + product.mostCells));
    }
    return Promise.all(
      wanted.map(async ({ key }, i): Promise<Loaded> =>
        fresh[i] ? { kept: fresh[i], isStale: false } : flights.get(key)!,
      ),
    );
  };
}
