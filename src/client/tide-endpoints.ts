import type { z } from 'zod';
import { readSeaLevel, readTideExtremes, type ReadStation } from '../contract/index.ts';
import type { Instant } from '../domain/time.ts';
import type { Extreme } from '../domain/tide/index.ts';

/** The height at a whole hour. */
export type Level = { readonly at: Instant; readonly heightM: number };

/** The answer of a tide endpoint for a block of time: items in time order, from one station. */
export type TideBlock<T> = { readonly station: ReadStation; readonly items: readonly T[] };

/** An endpoint for the tide at a point, and how its answer is read. */
export type TideEndpoint<S extends z.ZodType, T> = {
  readonly path: string;
  readonly schema: S;
  toBlock(answer: z.output<S>): TideBlock<T>;
};

export const extremesEndpoint: TideEndpoint<typeof readTideExtremes, Extreme> = {
  path: '/v2/tide/extremes/point',
  schema: readTideExtremes,
  toBlock: ({ data, meta }) => ({
    station: meta.station,
    items: data.map(({ time, height, type }) => ({ at: time, heightM: height, kind: type })),
  }),
};

export const levelsEndpoint: TideEndpoint<typeof readSeaLevel, Level> = {
  path: '/v2/tide/sea-level/point',
  schema: readSeaLevel,
  toBlock: ({ data, meta }) => ({
    station: meta.station,
    items: data.map(({ time, heightM }) => ({ at: time, heightM })),
  }),
};
