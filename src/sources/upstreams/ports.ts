import type { Instant } from '../../domain/time.ts';

export type SourceSettings = {
  /** The base of a mirror, which has each upstream under its name; `undefined`: they are asked themselves. */
  readonly url: string | undefined;
  /** Mail address or URL for the User-Agent. MET Norway requires one and is not called without. */
  readonly contact: string | undefined;
  /** Names of upstreams that are not used. */
  readonly sourcesOff: readonly string[];
};

export type CallMetrics = {
  /** Once a call; `down`: not made, or not again, as the upstream has failed before; `withheld`: for a reason of our own. */
  callEnded(upstream: string, outcome: 'answered' | 'unchanged' | 'refused' | 'failed' | 'down' | 'withheld'): void;
};

export type Budget = {
  readonly concurrency: number;
  readonly perSecond: number;
  /** Limits for each UTC minute, hour and day, in the upstream's own measure of a call's weight; unlimited without. */
  readonly perMinute?: number;
  readonly hourly?: number;
  readonly daily: number;
};

export type UsageLimit = {
  readonly spender: string;
  /** The period, half-open, aligned to its length. */
  readonly begins: Instant;
  readonly ends: Instant;
  readonly limit: number;
};

/** The weights of calls, counted for all processes together and over restarts. */
export type UpstreamUsage = {
  /** Adds a call's weight to all usages, or to none and returns the exceeded limit. Throws `store-unavailable`. */
  spend<Limit extends UsageLimit>(
    upstream: string,
    weight: number,
    limits: readonly Limit[],
  ): Promise<Limit | undefined>;
};
