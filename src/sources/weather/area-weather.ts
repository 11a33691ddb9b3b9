import type { Point } from '../../domain/place.ts';
import {
  hoursOf,
  pick,
  priorityOf,
  regionOf,
  regions,
  type Attribute,
  type Source,
} from '../../domain/weather/index.ts';
import type { Window } from '../../domain/time.ts';
import type { Spender, Weather } from '../../service/ports.ts';
import { blocksOf } from './blocks.ts';
import type { Forecasts } from './forecasts.ts';
import type { Product } from './product.ts';
import {
  contributions,
  failuresOf,
  joinSources,
  pickAll,
  refuseWhereAllFailed,
  type ProductValues,
} from './product-values.ts';

/** After this, no further round starts: an area is answered with the values that are loaded by then. */
const roundsTimeoutMs = 3000;
/** The length of the longest priority list of any region. */
const maxRanks = Math.max(...regions.flatMap(({ priority }) => Object.values(priority).map((list) => list.length)));

type PointState = { readonly point: Point; readonly loaded: ProductValues[] };

/**
 * The handpicked weather of many points from few calls: the first source of each priority list is loaded for all points
 * at once, then the next one for the points that still have gaps, and so on.
 */
export async function areaWeather(
  forecasts: Forecasts,
  points: readonly Point[],
  window: Window,
  attributes: readonly Attribute[],
  spender: Spender,
): ReturnType<Weather['area']> {
  const states = points.map((point): PointState => ({ point, loaded: [] }));
  const startedAt = forecasts.now();
  for (let rank = 0; rank < maxRanks && forecasts.now() - startedAt < roundsTimeoutMs; rank++) {
    const round = productsOfRound(forecasts, states, attributes, window, rank);
    await Promise.all(
      [...round].map(async ([product, waiting]) => {
        const loaded = await forecasts.load(
          product,
          waiting.map(({ point }) => point),
          window,
          spender,
        );
        for (const [i, values] of loaded.entries()) waiting[i]?.loaded.push(values);
      }),
    );
  }
  const all = states.flatMap(({ loaded }) => loaded);
  refuseWhereAllFailed(all);
  const used = new Set<Source>();
  const values = states.map(({ point, loaded }) => {
    const picked = pickAll(point, attributes, joinSources(loaded, attributes), window);
    for (const source of picked.sources) used.add(source);
    return picked.values;
  });
  return { values, sources: contributions(all, used), missing: failuresOf(all) };
}

/**
 * The products to load next, each with its points: of each attribute's priority list the source at `rank`, counting only
 * sources whose products take many points in a call, where the sources before it have left gaps.
 */
function productsOfRound(
  forecasts: Forecasts,
  states: readonly PointState[],
  attributes: readonly Attribute[],
  window: Window,
  rank: number,
): ReadonlyMap<Product, PointState[]> {
  const round = new Map<Product, PointState[]>();
  for (const state of states) {
    for (const product of missingProducts(forecasts, state, attributes, window, rank)) {
      if (state.loaded.some((one) => one.product === product)) continue;
      round.set(product, [...(round.get(product) ?? []), state]);
    }
  }
  return round;
}

function missingProducts(
  { productsAt, now }: Forecasts,
  { point, loaded }: PointState,
  attributes: readonly Attribute[],
  window: Window,
  rank: number,
): ReadonlySet<Product> {
  const bySource = joinSources(loaded, attributes);
  const region = regionOf(point);
  const count = hoursOf(window).length;
  const missing = new Set<Product>();
  for (const attribute of attributes) {
    const productsOf = (source: Source): readonly Product[] =>
      productsAt(point, [attribute], new Set([source])).filter(
        (product) => product.maxCells > 1 && blocksOf(product, window, now()).length > 0,
      );
    const source = priorityOf(region, attribute).filter((one) => productsOf(one).length > 0)[rank];
    if (!source || !pick(region, attribute, bySource, count).values.includes(null)) continue;
    for (const product of productsOf(source)) missing.add(product);
  }
  return missing;
}
