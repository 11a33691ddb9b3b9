import type { Point } from '../../domain/place.ts';
import { areaHolds } from '../../domain/area.ts';
import { factsOf, type Attribute, type Source } from '../../domain/weather/index.ts';
import type { Instant, Window } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import type { Spender } from '../../service/ports.ts';
import { blocksOf } from './blocks.ts';
import { createForecastCache } from './forecast-cache.ts';
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
  now(): Instant;
};

/** Reads the products block by block through the cache. */
export function createForecasts({ products, cache, inMemory, metrics, isMarine, now }: ForecastOptions): Forecasts {
  const loadBlock = createForecastCache({ cache, inMemory, metrics, now });
  return {
    now,
    productsAt(point, attributes, sources) {
      const available = isMarine(point) ? attributes : attributes.filter((attribute) => !factsOf(attribute).marine);
      return products.filter(
        ({ source, area, attributes: own }) =>
          sources.has(source) &&
          own.some((attribute) => available.includes(attribute)) &&
          (!area || areaHolds(area, point)),
      );
    },
    async load(product, points, window, spender) {
      const cells = points.map((point) => cellOf(point, product.cellDeg));
      const blocks = await Promise.all(
        blocksOf(product, window, now()).map((block) => loadBlock(product, cells, block, spender)),
      );
      return points.map((_, i) => {
        const loads = blocks.flatMap((block) => block[i] ?? []);
        return { product, loads, values: joinBlocks(loads, product.attributes, window) };
      });
    },
  };
}
