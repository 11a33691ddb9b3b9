import { dmi } from './dmi.ts';
import { fmi } from './fmi.ts';
import { metNorway } from './met-norway.ts';
import { openMeteo, weighed } from './open-meteo.ts';
import { upstreams, type Upstream, type UpstreamMetrics, type WeatherSettings } from './ports.ts';
import type { Product } from './product.ts';
import { openSea } from './sea-file.ts';
import { smhi } from './smhi.ts';
import { createUpstream, type AskUpstream } from './upstream.ts';
import { createWeather, type Weather } from './weather.ts';
import type { Instant } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';

export type { AreaWeather, Contribution, PointWeather, Weather } from './weather.ts';
export type { Budget, Upstream, UpstreamMetrics, WeatherSettings } from './ports.ts';
export { hasSea } from './sea-file.ts';

type OpenPorts = { readonly cache: Cache; readonly metrics: UpstreamMetrics; readonly dataDir: string; now(): Instant };

/** The weather of all sources that the settings leave on. */
export function openWeather(settings: WeatherSettings, { cache, metrics, dataDir, now }: OpenPorts): Weather {
  return createWeather({
    products: productsOf(settings, { cache, metrics, now }),
    cache,
    metrics,
    isMarine: openSea(dataDir),
    now,
  });
}

function productsOf(settings: WeatherSettings, ports: Omit<OpenPorts, 'dataDir'>): readonly Product[] {
  const userAgent = settings.contact ? `Bellbuoy (${settings.contact})` : 'Bellbuoy';
  const budgets = { ...settings.budgets, 'open-meteo': weighed(settings.budgets['open-meteo']) };
  const asking = Object.fromEntries(
    upstreams.map((name) => [name, createUpstream(name, budgets[name], { ...ports, userAgent })]),
  ) as Record<Upstream, AskUpstream>;
  const all = [
    ...openMeteo(asking['open-meteo'], settings),
    ...metNorway(asking['met-norway'], settings),
    ...smhi(asking.smhi, settings),
    ...fmi(asking.fmi, settings),
    ...dmi(asking.dmi, settings),
  ];
  return all.filter(({ source, upstream }) => ![source, upstream].some((name) => settings.sourcesOff.includes(name)));
}
