import type { ObservedAttribute, ObservedUpstream } from '../../domain/observed/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import type { TideStations } from '../../service/ports.ts';
import type { CallMetrics, Keep, UpstreamUsage } from '../upstreams/index.ts';
import type { WaterRaster } from '../water/index.ts';
import type { Ask } from './rows.ts';

export type ObservedSettings = {
  /** An address under which every upstream is reached by its name; each has its own where this is absent. */
  readonly url: string | undefined;
  /** Mail address or URL for the User-Agent. */
  readonly contact: string | undefined;
  /** Names of upstreams that are not used. */
  readonly sourcesOff: readonly string[];
};

export type ObservedMetrics = CallMetrics & {
  /** Readings that are out of bounds or spikes, or those of a stuck gauge. */
  readingsDropped(upstream: ObservedUpstream, attribute: ObservedAttribute, count: number): void;
};

export type ObservedPorts = {
  readonly cache: Cache;
  readonly usage: UpstreamUsage;
  readonly metrics: ObservedMetrics;
  readonly tides: Pick<TideStations, 'nearest'>;
  /** The map of the sea; `undefined` while it is being drawn. Called until it is there. */
  readWater(): WaterRaster | undefined;
  now(): Instant;
  /** How long an answer waits for an upstream, ms; a second unless given. */
  readonly patienceMs?: number;
};

/** Keeps what is read of upstreams, in memory and in the cache. */
export type ObservedKeep = Keep<Ask>;
