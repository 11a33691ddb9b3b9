import { createCallers, type CallMetrics, type CallUpstream, type UpstreamUsage } from '../upstreams/index.ts';
import { dmi } from './dmi.ts';
import { fmi } from './fmi.ts';
import { metNorway } from './met-norway.ts';
import { openMeteo, weightedBudget } from './open-meteo.ts';
import type { ValueDropped, WeatherSettings } from './ports.ts';
import type { Product } from './product.ts';
import { openSea } from './sea.ts';
import { smhi } from './smhi.ts';
import { createWeather } from './weather.ts';
import type { Instant } from '../../domain/time.ts';
import { weatherUpstreamNames, type WeatherUpstream } from '../../domain/weather/index.ts';
import type { Cache } from '../../lib/cache.ts';
import type { Weather } from '../../service/ports.ts';

export type { WeatherSettings } from './ports.ts';
export { hasSea, openSea } from './sea.ts';

type WeatherPorts = {
  readonly cache: Cache;
  readonly usage: UpstreamUsage;
  readonly metrics: CallMetrics;
  readonly valueDropped: ValueDropped;
  readonly dataDir: string;
  now(): Instant;
};

const products: Readonly<
  Record<WeatherUpstream, (call: CallUpstream, settings: WeatherSettings) => readonly Product[]>
> = { 'open-meteo': openMeteo, 'met-norway': metNorway, smhi, fmi, dmi };

/** The weather of all sources that are on. The land mask, `sea-….bin` in `dataDir`, is drawn if it is missing. */
export function openWeather(settings: WeatherSettings, ports: WeatherPorts): Weather {
  const { isMarine } = openSea(ports.dataDir);
  return createWeather({
    ...ports,
    inMemory: settings.forecastsInMemory,
    products: productsOf(settings, ports),
    isMarine,
  });
}

function productsOf(settings: WeatherSettings, ports: Omit<WeatherPorts, 'cache' | 'dataDir'>): readonly Product[] {
  const budgets = { ...settings.budgets, 'open-meteo': weightedBudget(settings.budgets['open-meteo']) };
  const callers = createCallers(budgets, settings.contact, ports);
  return weatherUpstreamNames
    .flatMap((name) => products[name](callers[name], settings))
    .filter(({ source, upstream }) => ![source, upstream].some((name) => settings.sourcesOff.includes(name)));
}
