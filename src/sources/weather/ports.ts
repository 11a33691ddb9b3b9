import type { AddressSetting, Attribute, Source, WeatherUpstream } from '../../domain/weather/index.ts';
import type { Budget } from '../upstreams/index.ts';

/** Called once for each value outside of the attribute's bounds. */
export type ValueDropped = (source: Source, attribute: Attribute) => void;

export type WeatherSettings = {
  /** Base addresses of the upstreams, by the setting of each. */
  readonly addresses: Readonly<Record<AddressSetting, string>>;
  /** Of Open-Meteo's paid service. */
  readonly openMeteoKey: string | undefined;
  /** How many forecasts of a point are kept in memory, some 25 kB each. */
  readonly forecastsInMemory: number;
  /** Mail address or URL for the User-Agent. MET Norway requires one and is not called without. */
  readonly contact: string | undefined;
  readonly sourcesOff: readonly string[];
  readonly budgets: Readonly<Record<WeatherUpstream, Budget>>;
};
