import type { Attribute, Source } from '../../domain/weather/index.ts';
import type { Budget } from '../upstreams/index.ts';

/** Called once for each value outside of the attribute's bounds. */
export type ValueDropped = (source: Source, attribute: Attribute) => void;

export const upstreams = ['open-meteo', 'met-norway', 'smhi', 'fmi', 'dmi'] as const;
export type Upstream = (typeof upstreams)[number];

export type WeatherSettings = {
  readonly openMeteo: {
    readonly forecastUrl: string;
    readonly marineUrl: string;
    readonly archiveUrl: string;
    readonly historicalUrl: string;
    readonly key: string | undefined;
  };
  /** How many forecasts of a point are kept in memory, some 25 kB each. */
  readonly forecastsInMemory: number;
  readonly metNorwayUrl: string;
  readonly smhiUrl: string;
  readonly fmiUrl: string;
  readonly dmiUrl: string;
  /** Mail address or URL for the User-Agent. MET Norway requires one and is not called without. */
  readonly contact: string | undefined;
  /** Names of sources and of upstreams that are not used. */
  readonly sourcesOff: readonly string[];
  readonly budgets: Readonly<Record<Upstream, Budget>>;
};
