import type { TideStation } from '../tide/index.ts';
import type { Stream } from './stream.ts';
import type { StrongStream } from './strong-stream.ts';

export type StreamStation = Pick<
  TideStation,
  'id' | 'name' | 'point' | 'countryCode' | 'zone' | 'source' | 'attribution' | 'licence' | 'prediction'
> & {
  /** Degrees true that flood and ebb set to, where they are published. */
  readonly floodDeg: number | undefined;
  readonly ebbDeg: number | undefined;
  readonly stream: Stream;
};

export type NearestStream = {
  readonly station: StreamStation;
  /** Great circle, km. */
  readonly distanceKm: number;
  /** Along the water, km, where it is known. */
  readonly waterKm?: number | undefined;
  /** The race that the place lies in, where the station is out of reach: its strong streams are not computed. */
  readonly gap?: StrongStream | undefined;
};

/** Our choice, km along the water: behind a headland streams differ; 6 in 10 subordinate ones have a reference farther off. */
export const streamReachKm = 25;
