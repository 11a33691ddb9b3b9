import type { Attribute, Source } from '../../domain/weather/index.ts';

/** What the weather room needs of the outside. */

/** What an operator wants to know of those that are asked. */
export type UpstreamMetrics = {
  /** A call came to an end: with an answer, or with a reason why there is none. */
  callEnded(upstream: Upstream, outcome: 'answered' | 'unchanged' | 'refused' | 'failed'): void;
  /** A value was not of this Earth. */
  valueDropped(source: Source, attribute: Attribute): void;
};

export const upstreams = ['open-meteo', 'met-norway', 'smhi', 'fmi', 'dmi'] as const;
export type Upstream = (typeof upstreams)[number];

/** How hard an upstream may be asked. */
export type Budget = {
  /** Calls in flight. */
  readonly concurrency: number;
  readonly perSecond: number;
  /** Calls of a UTC minute, hour and day, in the upstream's own measure of their weight; no end where there is none. */
  readonly perMinute?: number;
  readonly hourly?: number;
  readonly daily: number;
};

export type WeatherSettings = {
  readonly openMeteo: {
    readonly forecastUrl: string;
    readonly marineUrl: string;
    readonly archiveUrl: string;
    readonly historicalUrl: string;
    readonly key: string | undefined;
  };
  readonly metNorwayUrl: string;
  readonly smhiUrl: string;
  readonly fmiUrl: string;
  readonly dmiUrl: string;
  /** Mail or URL for the User-Agent; MET Norway is not asked without one. */
  readonly contact: string | undefined;
  readonly sourcesOff: readonly string[];
  readonly budgets: Readonly<Record<Upstream, Budget>>;
};
