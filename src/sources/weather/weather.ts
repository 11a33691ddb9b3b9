import { Problem } from '../../problem.ts';
import type { Point } from '../../domain/place.ts';
import {
  areaHolds,
  factsOf,
  handpicked,
  hoursOf,
  isPublished,
  pick,
  priorityOf,
  regionOf,
  regions,
  sourceFacts,
  type Attribute,
  type Hours,
  type PublishedSource,
  type Source,
  type SourceName,
  type ValuesBySource,
} from '../../domain/weather/index.ts';
import { hourMs, type Instant, type Window } from '../../domain/time.ts';
import { blocksOf } from './blocks.ts';
import { cellOf, type Product } from './product.ts';
import { createShelf, type Loaded } from './shelf.ts';
import type { Cache } from '../../lib/cache.ts';
import type { UpstreamMetrics } from './ports.ts';

/** Where a part of an answer comes from, and how old it is. */
export type Contribution = {
  readonly name: SourceName;
  readonly attribution: string;
  /** When the model ran or was published; when we asked where it does not say. */
  readonly updated: Instant;
  /** Its source could not be asked again. */
  readonly isStale: boolean;
};

/** Values at the hours of a window, both ends included. */
export type PointWeather = {
  readonly values: ReadonlyMap<SourceName, Readonly<Partial<Record<Attribute, Hours>>>>;
  readonly sources: readonly Contribution[];
};

export type AreaWeather = {
  /** Handpicked values, in the order of the points. */
  readonly values: readonly Readonly<Partial<Record<Attribute, Hours>>>[];
  readonly sources: readonly Contribution[];
};

/**
 * Windows are whole hours. Throws `could-not-ask` where all that were asked failed and nothing of theirs is known, with
 * `tried`: who, and what came of it.
 */
export type Weather = {
  point(
    point: Point,
    window: Window,
    attributes: readonly Attribute[],
    sources: readonly SourceName[],
  ): Promise<PointWeather>;
  area(points: readonly Point[], window: Window, attributes: readonly Attribute[]): Promise<AreaWeather>;
  /** Whether a point is at sea or on the coast: inland nobody is asked about the sea. */
  isMarine(point: Point): boolean;
};

export type WeatherPorts = {
  readonly products: readonly Product[];
  readonly cache: Cache;
  readonly metrics: UpstreamMetrics;
  isMarine(point: Point): boolean;
  now(): Instant;
};

/** A product's values for a point, as far as they are to be had. */
type Told = {
  readonly product: Product;
  readonly values: Readonly<Partial<Record<Attribute, Hours>>>;
  readonly loads: readonly Loaded[];
};

/** An area is told with what is known by then: nobody waits for the last of its sources, ms. */
const patienceMs = 3000;
/** No list of the regions is longer. */
const mostRanks = Math.max(...regions.flatMap(({ priority }) => Object.values(priority).map((list) => list.length)));

export function createWeather({ products, cache, metrics, isMarine, now }: WeatherPorts): Weather {
  const load = createShelf({ cache, metrics, now });

  /** Everybody who tells these attributes of a point. */
  const askable = (
    point: Point,
    attributes: readonly Attribute[],
    sources: ReadonlySet<Source>,
  ): readonly Product[] => {
    const told = isMarine(point) ? attributes : attributes.filter((attribute) => !factsOf(attribute).marine);
    return products.filter(
      (product) =>
        sources.has(product.source) &&
        product.attributes.some((attribute) => told.includes(attribute)) &&
        (!product.area || areaHolds(product.area, point)),
    );
  };

  const ask = async (product: Product, points: readonly Point[], window: Window): Promise<readonly Told[]> => {
    const cells = points.map((point) => cellOf(point, product.cellDeg));
    const blocks = await Promise.all(blocksOf(product, window, now()).map((block) => load(product, cells, block)));
    return points.map((_, i) => {
      const loads = blocks.map((block) => block[i]!);
      return { product, loads, values: join(loads, product.attributes, window) };
    });
  };

  return {
    isMarine,
    async point(point, window, attributes, names) {
      const region = regionOf(point);
      const wanted = new Set<Source>(names.filter((name): name is PublishedSource => name !== handpicked));
      const picksSource = names.includes(handpicked);
      if (picksSource) for (const one of attributes) for (const source of priorityOf(region, one)) wanted.add(source);
      const told = (
        await Promise.all(askable(point, attributes, wanted).map((product) => ask(product, [point], window)))
      ).flat();
      refuseWhereAllFailed(told);

      const bySource = joinSources(told, attributes);
      const count = hoursOf(window).length;
      const picked = picksSource
        ? attributes.map((attribute) => [attribute, pick(region, attribute, bySource, count)] as const)
        : [];
      const used = new Set<Source>(
        picked.flatMap(([, { sources }]) => sources.filter((source) => source !== undefined)),
      );
      const values = new Map<SourceName, Readonly<Partial<Record<Attribute, Hours>>>>();
      if (picksSource)
        values.set(handpicked, Object.fromEntries(picked.map(([attribute, one]) => [attribute, one.values])));
      for (const name of names) {
        const own = name === handpicked ? undefined : bySource.get(name);
        if (name === handpicked || !own) continue;
        values.set(name, own);
        used.add(name);
      }
      return { values, sources: contributions(told, used) };
    },

    async area(points, window, attributes) {
      const told: Told[][] = points.map(() => []);
      const begun = now();
      for (let rank = 0; rank < mostRanks && now() - begun < patienceMs; rank++) {
        const round = nextRound(points, told, attributes, window, rank);
        await Promise.all(
          [...round].map(async ([product, indexes]) => {
            const answers = await ask(
              product,
              indexes.map((i) => points[i]!),
              window,
            );
            for (const [j, i] of indexes.entries()) told[i]!.push(answers[j]!);
          }),
        );
      }
      refuseWhereAllFailed(told.flat());
      const count = hoursOf(window).length;
      const used = new Set<Source>();
      const values = points.map((point, i) => {
        const bySource = joinSources(told[i]!, attributes);
        const region = regionOf(point);
        const picked = attributes.map((attribute) => {
          const one = pick(region, attribute, bySource, count);
          for (const source of one.sources) if (source) used.add(source);
          return [attribute, one.values] as const;
        });
        return Object.fromEntries(picked);
      });
      return { values, sources: contributions(told.flat(), used) };
    },
  };

  /**
   * Whom to ask next for which points: of each attribute's sources that can be asked for many places at once, the one
   * that stands at `rank`, for the points where none before it has filled all hours. So an area costs few calls.
   */
  function nextRound(
    points: readonly Point[],
    told: readonly (readonly Told[])[],
    attributes: readonly Attribute[],
    window: Window,
    rank: number,
  ): Map<Product, number[]> {
    const round = new Map<Product, number[]>();
    for (const [i, point] of points.entries()) {
      const bySource = joinSources(told[i]!, attributes);
      const region = regionOf(point);
      const asked = new Set<Product>();
      for (const attribute of attributes) {
        const able = (source: Source): readonly Product[] =>
          askable(point, [attribute], new Set([source])).filter(
            (product) => product.mostCells > 1 && blocksOf(product, window, now()).length > 0,
          );
        const ranked = priorityOf(region, attribute).filter((source) => able(source).length > 0);
        const source = ranked[rank];
        if (!source) continue;
        const { values } = pick(region, attribute, bySource, hoursOf(window).length);
        if (values.includes(null)) for (const product of able(source)) asked.add(product);
      }
      for (const product of asked) {
        if (told[i]!.some((one) => one.product === product)) continue;
        round.set(product, [...(round.get(product) ?? []), i]);
      }
    }
    return round;
  }
}

/** The hours of a window from the blocks that touch it, of what there is at all. */
function join(loads: readonly Loaded[], attributes: readonly Attribute[], window: Window): Told['values'] {
  const hours = hoursOf(window);
  const blocks = loads.flatMap((load) => ('kept' in load ? [load.kept.hourly] : []));
  const columns = attributes.map((attribute) => {
    const valueAt = (hour: Instant): number | null => {
      for (const { from, values } of blocks) {
        const value = values[attribute]?.[(hour - from) / hourMs];
        if (value != null) return value;
      }
      return null;
    };
    return [attribute, hours.map(valueAt)] as const;
  });
  return Object.fromEntries(columns.filter(([, values]) => values.some((value) => value !== null)));
}

/** What each source says, from all of its products. */
function joinSources(told: readonly Told[], attributes: readonly Attribute[]): ValuesBySource {
  const bySource = new Map<Source, Partial<Record<Attribute, Hours>>>();
  for (const { product, values } of told) {
    if (!attributes.some((attribute) => values[attribute])) continue;
    const own = bySource.get(product.source) ?? {};
    bySource.set(product.source, own);
    for (const attribute of attributes) {
      const [known, more] = [own[attribute], values[attribute]];
      if (more) own[attribute] = known ? known.map((value, i) => value ?? more[i]!) : more;
    }
  }
  return bySource;
}

function refuseWhereAllFailed(told: readonly Told[]): void {
  const loads = told.flatMap((one) => one.loads);
  const problems = loads.flatMap((load) => ('problem' in load ? [load.problem] : []));
  if (problems.length === 0 || problems.length < loads.length) return;
  const tried = new Set(problems.map(({ details }) => `${details['upstream']} (${details['reason']})`));
  throw new Problem('could-not-ask', { tried: [...tried].join(', ') });
}

/** One line for each source that has a part in the answer; models without a name in the interface are parts of `sg`. */
function contributions(told: readonly Told[], used: ReadonlySet<Source>): readonly Contribution[] {
  const lines = new Map<Source, Contribution>();
  for (const { product, loads, values } of told) {
    const kept = loads.flatMap((load) => ('kept' in load ? [load] : []));
    if (!used.has(product.source) || Object.keys(values).length === 0) continue;
    const oldest = Math.min(...kept.map((one) => one.kept.updated ?? one.kept.fetchedAt));
    const before = lines.get(product.source);
    lines.set(product.source, {
      name: isPublished(product.source) ? product.source : handpicked,
      attribution: sourceFacts(product.source).attribution,
      updated: Math.min(oldest, before?.updated ?? Infinity),
      isStale: (before?.isStale ?? false) || kept.some(({ isStale }) => isStale),
    });
  }
  return [...lines.values()];
}
