import { areaHolds } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import type { Window } from '../../domain/time.ts';
import * as domain from '../../domain/weather/index.ts';
import type { Spender, Weather, WeatherValues } from '../../service/ports.ts';
import { blocksOf } from './blocks.ts';
import { createForecastCache, type ForecastCachePorts, type LoadForecasts } from './forecast-cache.ts';
import { cellOf, type Product } from './product.ts';
import { contributions, failuresOf, joinBlocks, joinSources, pickAll, refuseWhereAllFailed } from './product-values.ts';
import type { ProductValues } from './product-values.ts';

type WeatherOptions = ForecastCachePorts & {
  readonly products: readonly Product[];
  isMarine(point: Point): boolean;
};

type PointState = { readonly point: Point; readonly loaded: ProductValues[] };
type Round = ReadonlyMap<Product, readonly PointState[]>;

/** After this, no further round starts: an area is answered with the values that are loaded by then. */
const roundsTimeoutMs = 3000;
const maxRanks = Math.max(
  ...domain.regions.flatMap(({ priority }) => Object.values(priority).map((list) => list.length)),
);

/** Weather at a point and over an area from the forecasts of all products, block by block through the cache. */
export function createWeather(options: WeatherOptions): Weather {
  const { products, isMarine, now } = options;
  const { load, known } = createForecastCache(options);

  /** The products of these sources that have any of the attributes at a point. Inland, no product has marine ones. */
  const productsAt = (point: Point, attributes: readonly domain.Attribute[], sources: ReadonlySet<domain.Source>) => {
    const available = isMarine(point)
      ? attributes
      : attributes.filter((attribute) => !domain.factsOf(attribute).marine);
    return products.filter(
      ({ source, area, attributes: own }) =>
        sources.has(source) &&
        own.some((attribute) => available.includes(attribute)) &&
        (!area || areaHolds(area, point)),
    );
  };
  const loadRound = async (round: Round, window: Window, loadBlock: LoadForecasts, spender: Spender): Promise<void> => {
    const productLoads = [...round].map(async ([product, states]) => {
      const cells = states.map(({ point }) => cellOf(point, product.cellDeg));
      const blocks = await Promise.all(
        blocksOf(product, window, now()).map((block) => loadBlock(product, cells, block, spender)),
      );
      return states.map(({ loaded }, i) => {
        const loads = blocks.flatMap((block) => block[i] ?? []);
        return { loaded, own: { product, loads, values: joinBlocks(loads, product.attributes, window) } };
      });
    });
    for (const { loaded, own } of (await Promise.all(productLoads)).flat()) loaded.push(own);
  };
  const loadPoint = async (
    point: Point,
    window: Window,
    attributes: readonly domain.Attribute[],
    names: readonly domain.SourceName[],
    loadBlock: LoadForecasts,
    spender: Spender,
  ): Promise<readonly ProductValues[]> => {
    const state: PointState = { point, loaded: [] };
    const own = productsAt(point, attributes, sourcesFor(point, attributes, names));
    await loadRound(new Map(own.map((product) => [product, [state]])), window, loadBlock, spender);
    return state.loaded;
  };

  /** Of each attribute's priority list the products of the source at `rank`, where the sources before it have left gaps. */
  const missingProducts = (
    { point, loaded }: PointState,
    attributes: readonly domain.Attribute[],
    window: Window,
    rank: number,
  ): readonly Product[] => {
    const bySource = joinSources(loaded, attributes);
    const region = domain.regionOf(point);
    const count = domain.hoursOf(window).length;
    const missing = attributes.flatMap((attribute) => {
      // Counting only sources whose products take many points in a call.
      const productsOf = (source: domain.Source): readonly Product[] =>
        productsAt(point, [attribute], new Set([source])).filter(
          (product) => product.maxCells > 1 && blocksOf(product, window, now()).length > 0,
        );
      const source = domain.priorityOf(region, attribute).filter((one) => productsOf(one).length > 0)[rank];
      const hasGaps = source && domain.pick(region, attribute, bySource, count).values.includes(null);
      return hasGaps ? productsOf(source) : [];
    });
    const isLoaded = (product: Product): boolean => loaded.some((one) => one.product === product);
    return [...new Set(missing)].filter((product) => !isLoaded(product));
  };

  return {
    isMarine,
    async known(point, window, attributes) {
      const loaded = await loadPoint(point, window, attributes, [domain.handpicked], known, undefined);
      const { values, sources } = pickAll(point, attributes, joinSources(loaded, attributes), window);
      return sources.size === 0 ? undefined : { values, sources: contributions(loaded, sources) };
    },
    async point(point, window, attributes, names, spender) {
      const loaded = await loadPoint(point, window, attributes, names, load, spender);
      refuseWhereAllFailed(loaded);
      const bySource = joinSources(loaded, attributes);
      const used = new Set<domain.Source>();
      const values = new Map<domain.SourceName, WeatherValues>();
      if (names.includes(domain.handpicked)) {
        const picked = pickAll(point, attributes, bySource, window);
        values.set(domain.handpicked, picked.values);
        for (const source of picked.sources) used.add(source);
      }
      for (const name of names) {
        const own = name === domain.handpicked ? undefined : bySource.get(name);
        if (name === domain.handpicked || !own) continue;
        values.set(name, own);
        used.add(name);
      }
      return { values, sources: contributions(loaded, used), missing: failuresOf(loaded) };
    },
    /** From few calls: the first source of each priority list for all points at once, then the next one for those with gaps. */
    async area(points, window, attributes, spender) {
      const states = points.map((point): PointState => ({ point, loaded: [] }));
      const startedAt = now();
      for (let rank = 0; rank < maxRanks && now() - startedAt < roundsTimeoutMs; rank++) {
        const pairs = states.flatMap((state) =>
          missingProducts(state, attributes, window, rank).map((product) => ({ product, state })),
        );
        const round = [...Map.groupBy(pairs, ({ product }) => product)].map(
          ([product, waiting]) => [product, waiting.map(({ state }) => state)] as const,
        );
        await loadRound(new Map(round), window, load, spender);
      }
      const all = states.flatMap(({ loaded }) => loaded);
      refuseWhereAllFailed(all);
      const picked = states.map(({ point, loaded }) =>
        pickAll(point, attributes, joinSources(loaded, attributes), window),
      );
      const used = new Set(picked.flatMap(({ sources }) => [...sources]));
      const values = picked.map((one) => one.values);
      return { values, sources: contributions(all, used), missing: failuresOf(all) };
    },
  };
}

/** The sources to load: those that are named, and for `sg` all that it is picked from at the point. */
function sourcesFor(point: Point, attributes: readonly domain.Attribute[], names: readonly domain.SourceName[]) {
  const region = domain.regionOf(point);
  const sourcesOf = (name: domain.SourceName): readonly domain.Source[] =>
    name === domain.handpicked ? attributes.flatMap((attribute) => domain.priorityOf(region, attribute)) : [name];
  return new Set(names.flatMap(sourcesOf));
}
