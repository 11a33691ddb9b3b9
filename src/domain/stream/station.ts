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

/**
 * Reach of a stream station, km along the water. Our choice: behind the next headland a stream may set the other way, and
 * the reference station that a subordinate one follows is farther off than this in 6 of 10 cases.
 */
export const streamReachKm = 25;
