import type { ObservedAttribute, ObservedUpstream } from '../../domain/observed/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import type { TideStations } from '../../service/ports.ts';
import type { CallMetrics, Keep, UpstreamUsage } from '../upstreams/index.ts';
import type { WaterRaster } from '../water/index.ts';
import type { Ask } from './rows.ts';

export type ObservedPorts = {
  readonly cache: Cache;
  readonly usage: UpstreamUsage;
  readonly metrics: CallMetrics;
  /** Counts readings that are out of bounds or spikes, or those of a stuck gauge. */
  readingsDropped(source: ObservedUpstream, attribute: ObservedAttribute, count: number): void;
  readonly tides: Pick<TideStations, 'nearest'>;
  /** The map of the sea; `undefined` while it is being drawn. Called until it is there. */
  readWater(): WaterRaster | undefined;
  now(): Instant;
  /** How long an answer waits for an upstream, ms; a second unless given. */
  readonly patienceMs?: number;
};

export type ObservedKeep = Keep<Ask>;
