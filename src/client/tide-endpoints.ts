import type { z } from 'zod';
import { readSeaLevel, readTideExtremes, type ReadStation } from '../contract/index.ts';
import type { Instant } from '../domain/time.ts';
import type { Extreme } from '../domain/tide/index.ts';

/** Height at a whole hour. */
export type Level = { readonly at: Instant; readonly heightM: number };

/** What a tide path says of some stretch of time: items in time order, from one station. */
export type Stretch<T> = { readonly station: ReadStation; readonly items: readonly T[] };

/** A path of tide at a point, and how its answer is read. */
export type TidePath<S extends z.ZodType, T> = {
  readonly path: string;
  readonly schema: S;
  toStretch(answer: z.output<S>): Stretch<T>;
};

export const extremesPath: TidePath<typeof readTideExtremes, Extreme> = {
  path: '/v2/tide/extremes/point',
  schema: readTideExtremes,
  toStretch: ({ data, meta }) => ({
    station: meta.station,
    items: data.map(({ time, height, type }) => ({ at: time, heightM: height, kind: type })),
  }),
};

export const levelsPath: TidePath<typeof readSeaLevel, Level> = {
  path: '/v2/tide/sea-level/point',
  schema: readSeaLevel,
  toStretch: ({ data, meta }) => ({
    station: meta.station,
    items: data.map(({ time, heightM }) => ({ at: time, heightM })),
  }),
};
