import type { Point } from '../../domain/place.ts';
import { areaHolds } from '../../domain/area.ts';
import { factsOf, type Attribute, type Source } from '../../domain/weather/index.ts';
import type { Instant, Window } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import type { Spender } from '../../service/ports.ts';
import { blocksOf, type ForecastBlock } from './blocks.ts';
import { createForecastCache, type Loaded } from './forecast-cache.ts';
import type { UpstreamMetrics } from './ports.ts';
import { cellOf, type Product } from './product.ts';
import { joinBlocks, type ProductValues } from './product-values.ts';

export type ForecastOptions = {
  readonly products: readonly Product[];
  readonly cache: Cache;
  /** How many forecasts are kept in memory. */
  readonly inMemory: number;
  readonly metrics: UpstreamMetrics;
  /** Whether a point is at sea or on the coast. */
  isMarine(point: Point): boolean;
  now(): Instant;
};

/** The cached forecasts of all products. */
export type Forecasts = {
  /** The products of these sources that have any of the attributes at a point. Inland, no product has marine ones. */
  productsAt(point: Point, attributes: readonly Attribute[], sources: ReadonlySet<Source>): readonly Product[];
  /** The values of a product in a window, in the order of the points. */
  load(product: Product, points: readonly Point[], window: Window, spender: Spender): Promise<readonly ProductValues[]>;
  /** The same of what is kept already. */
  known(product: Product, points: readonly Point[], window: Window): Promise<readonly ProductValues[]>;
  now(): Instant;
};

/** Reads the products block by block through the cache. */
export function createForecasts({ products, cache, inMemory, metrics, isMarine, now }: ForecastOptions): Forecasts {
  const { load, known } = createForecastCache({ cache, inMemory, metrics, now });
  /** Joins the blocks of a window, each of which `loadBlock` reads. */
  const join = async (
    product: Product,
    points: readonly Point[],
    window: Window,
    loadBlock: (cells: readonly Point[], block: ForecastBlock) => Promise<readonly Loaded[]>,
  ): Promise<readonly ProductValues[]> => {
    const cells = points.map((point) => cellOf(point, product.cellDeg));
    const blocks = await Promise.all(blocksOf(product, window, now()).map((block) => loadBlock(cells, block)));
    return points.map((_, i) => {
      const loads = blocks.flatMap((block) => block[i] ?? []);
      return { product, loads, values: joinBlocks(loads, product.attributes, window) };
    });
  };
  return {
    now,
    load: (product, points, window, spender) =>
      join(product, points, window, (cells, block) => load(product, cells, block, spender)),
    known: (product, points, window) => join(product, points, window, (cells, block) => known(product, cells, block)),
    productsAt(point, attributes, sources) {
      const available = isMarine(point) ? attributes : attributes.filter((attribute) => !factsOf(attribute).marine);
      return products.filter(
        ({ source, area, attributes: own }) =>
          sources.has(source) &&
          own.some((attribute) => available.includes(attribute)) &&
          (!area || areaHolds(area, point)),
      );
    },
  };
}
