import type { Attribute, Source } from '../../domain/weather/index.ts';

/** Counts calls to upstreams and values that are dropped. */
export type UpstreamMetrics = {
  /** Once for each call, whatever came of it. */
  callEnded(upstream: Upstream, outcome: 'answered' | 'unchanged' | 'refused' | 'failed'): void;
  /** Once for each value outside of the attribute's bounds. */
  valueDropped(source: Source, attribute: Attribute): void;
};

export const upstreams = ['open-meteo', 'met-norway', 'smhi', 'fmi', 'dmi'] as const;
export type Upstream = (typeof upstreams)[number];

/** The limits of calls to an upstream. */
export type Budget = {
  /** Calls in flight. */
  readonly concurrency: number;
  readonly perSecond: number;
  /** Limits for each UTC minute, hour and day, in the upstream's own measure of a call's weight; unlimited without. */
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
  /** Mail address or URL for the User-Agent. MET Norway requires one and is not called without. */
  readonly contact: string | undefined;
  /** Names of sources and of upstreams that are not used. */
  readonly sourcesOff: readonly string[];
  readonly budgets: Readonly<Record<Upstream, Budget>>;
};
