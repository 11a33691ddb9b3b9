import type { Point } from '../../domain/place.ts';
import { Problem } from '../../problem.ts';
import * as domain from '../../domain/weather/index.ts';
import { hourMs, type Instant, type Window } from '../../domain/time.ts';
import type { Contribution, WeatherValues } from '../../service/ports.ts';
import type { Loaded } from './forecast-cache.ts';
import type { Product } from './product.ts';

export type ProductValues = {
  readonly product: Product;
  readonly values: WeatherValues;
  readonly loads: readonly Loaded[];
};

/** The hours of a window from the blocks that it touches; attributes without any value are left out. */
export function joinBlocks(
  loads: readonly Loaded[],
  attributes: readonly domain.Attribute[],
  window: Window,
): WeatherValues {
  const hours = domain.hoursOf(window);
  const blocks = loads.flatMap((load) => ('forecast' in load ? [load.forecast.hourly] : []));
  const columns = attributes.map((attribute) => {
    const valueAt = (hour: Instant): number | null => {
      for (const { from, values } of blocks) {
        const value = values[attribute]?.[(hour - from) / hourMs];
        if (value != null && !Number.isNaN(value)) return value;
      }
      return null;
    };
    return [attribute, hours.map(valueAt)] as const;
  });
  return Object.fromEntries(columns.filter(([, values]) => values.some((value) => value !== null)));
}

/** The values of each source, joined from all of its products; sources without any of the attributes are left out. */
export function joinSources(
  loaded: readonly ProductValues[],
  attributes: readonly domain.Attribute[],
): domain.ValuesBySource {
  const bySource = new Map<domain.Source, Partial<Record<domain.Attribute, domain.Hours>>>();
  for (const { product, values } of loaded) {
    if (!attributes.some((attribute) => values[attribute])) continue;
    const joined = bySource.get(product.source) ?? {};
    bySource.set(product.source, joined);
    for (const attribute of attributes) {
      const [known, more] = [joined[attribute], values[attribute]];
      if (more) joined[attribute] = known ? known.map((value, i) => value ?? more[i] ?? null) : more;
    }
  }
  return bySource;
}

export function pickAll(
  point: Point,
  attributes: readonly domain.Attribute[],
  bySource: domain.ValuesBySource,
  window: Window,
): { readonly values: WeatherValues; readonly sources: ReadonlySet<domain.Source> } {
  const region = domain.regionOf(point);
  const count = domain.hoursOf(window).length;
  const picked = attributes.map((attribute) => [attribute, domain.pick(region, attribute, bySource, count)] as const);
  return {
    values: Object.fromEntries(picked.map(([attribute, { values }]) => [attribute, values])),
    sources: new Set(picked.flatMap(([, { sources }]) => sources.filter((source) => source !== undefined))),
  };
}

/** Throws `could-not-ask` where loads failed and none has values: their lack would be remembered as an answer. */
export function refuseWhereAllFailed(loaded: readonly ProductValues[]): void {
  const tried = failuresOf(loaded);
  if (tried.length === 0 || loaded.some(({ values }) => Object.keys(values).length > 0)) return;
  throw new Problem('could-not-ask', { tried: tried.join(', ') });
}

/** The upstreams that had no answer with their reasons, each once. */
export function failuresOf(loaded: readonly ProductValues[]): readonly string[] {
  const problems = loaded.flatMap(({ loads }) => loads.flatMap((load) => ('problem' in load ? [load.problem] : [])));
  return [...new Set(problems.map(({ details }) => `${details['upstream']} (${details['reason']})`))];
}

/** One entry for each used source. A source without a name in the interface is a part of `sg`. */
export function contributions(loaded: readonly ProductValues[], used: ReadonlySet<domain.Source>) {
  const bySource = new Map<domain.Source, Contribution>();
  for (const { product, loads, values } of loaded) {
    if (!used.has(product.source) || Object.keys(values).length === 0) continue;
    const usable = loads.flatMap((load) => ('forecast' in load ? [load] : []));
    const oldest = Math.min(...usable.map(({ forecast }) => forecast.updated ?? forecast.fetchedAt));
    const before = bySource.get(product.source);
    bySource.set(product.source, {
      name: domain.isPublished(product.source) ? product.source : domain.handpicked,
      attribution: domain.sourceFacts(product.source).attribution,
      updated: Math.min(oldest, before?.updated ?? Infinity),
      isStale: (before?.isStale ?? false) || usable.some(({ isStale }) => isStale),
    });
  }
  return [...bySource.values()];
}
