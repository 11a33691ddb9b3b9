import type { Instant } from '../../domain/time.ts';
import type { Attribute, Source } from '../../domain/weather/index.ts';

/** Counts calls to upstreams and values that are dropped. */
export type UpstreamMetrics = {
  /**
   * Once for each call, whatever came of it; `down` where it was not made, or not again, because the upstream has failed
   * before, `withheld` where it was not made for a reason of our own.
   */
  callEnded(upstream: Upstream, outcome: 'answered' | 'unchanged' | 'refused' | 'failed' | 'down' | 'withheld'): void;
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

/** The most that a spender may spend in a period. */
export type UsageLimit = {
  readonly spender: string;
  /** The period, half-open, aligned to its length. */
  readonly begins: Instant;
  readonly ends: Instant;
  readonly limit: number;
};

/** The weights of calls, counted for all processes together and over restarts. */
export type UpstreamUsage = {
  /**
   * Adds the weight of a call to the usage of each spender and period, in one transaction. Where a limit would be exceeded,
   * nothing is added and that limit is returned. Throws `store-unavailable`.
   */
  spend<Limit extends UsageLimit>(
    upstream: Upstream,
    weight: number,
    limits: readonly Limit[],
  ): Promise<Limit | undefined>;
};

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
