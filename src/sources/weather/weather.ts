import type { Point } from '../../domain/place.ts';
import {
  handpicked,
  priorityOf,
  regionOf,
  type Attribute,
  type PublishedSource,
  type Source,
  type SourceName,
} from '../../domain/weather/index.ts';
import type { Window } from '../../domain/time.ts';
import type { Spender, Weather, WeatherValues } from '../../service/ports.ts';
import { areaWeather } from './area-weather.ts';
import { createForecasts, type ForecastOptions, type Forecasts } from './forecasts.ts';
import { contributions, failuresOf, joinSources, pickAll, refuseWhereAllFailed } from './product-values.ts';

/** Weather at a point and over an area from the forecasts of all products. */
export function createWeather(options: ForecastOptions): Weather {
  const forecasts = createForecasts(options);
  return {
    isMarine: options.isMarine,
    point: (...request) => pointWeather(forecasts, ...request),
    known: (point, window, attributes) => knownWeather(forecasts, point, window, attributes),
    area: (...request) => areaWeather(forecasts, ...request),
  };
}

async function knownWeather(
  { productsAt, known }: Forecasts,
  point: Point,
  window: Window,
  attributes: readonly Attribute[],
): ReturnType<Weather['known']> {
  const products = productsAt(point, attributes, sourcesFor(point, attributes, [handpicked]));
  const loaded = (await Promise.all(products.map((product) => known(product, [point], window)))).flat();
  const { values, sources } = pickAll(point, attributes, joinSources(loaded, attributes), window);
  return sources.size === 0 ? undefined : { values, sources: contributions(loaded, sources) };
}

async function pointWeather(
  { productsAt, load }: Forecasts,
  point: Point,
  window: Window,
  attributes: readonly Attribute[],
  names: readonly SourceName[],
  spender: Spender,
): ReturnType<Weather['point']> {
  const products = productsAt(point, attributes, sourcesFor(point, attributes, names));
  const loaded = (await Promise.all(products.map((product) => load(product, [point], window, spender)))).flat();
  refuseWhereAllFailed(loaded);

  const bySource = joinSources(loaded, attributes);
  const used = new Set<Source>();
  const values = new Map<SourceName, WeatherValues>();
  if (names.includes(handpicked)) {
    const picked = pickAll(point, attributes, bySource, window);
    values.set(handpicked, picked.values);
    for (const source of picked.sources) used.add(source);
  }
  for (const name of names) {
    const own = name === handpicked ? undefined : bySource.get(name);
    if (name === handpicked || !own) continue;
    values.set(name, own);
    used.add(name);
  }
  return { values, sources: contributions(loaded, used), missing: failuresOf(loaded) };
}

/** The sources to load: those that are named, and for `sg` all that it is picked from at the point. */
function sourcesFor(point: Point, attributes: readonly Attribute[], names: readonly SourceName[]): ReadonlySet<Source> {
  const named = names.filter((name): name is PublishedSource => name !== handpicked);
  const region = regionOf(point);
  const ofHandpicked = names.includes(handpicked) ? attributes.flatMap((one) => priorityOf(region, one)) : [];
  return new Set<Source>([...named, ...ofHandpicked]);
}
