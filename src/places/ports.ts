import type { Point } from '../domain/place.ts';

/** What places are told of the tide stations that can be asked. There is at least one. */
export type TideStations = {
  readonly stations: readonly NamedStation[];
  nearest(point: Point): { distanceKm: number };
};

export type NamedStation = {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  readonly countryCode: string;
  /** IANA zone. */
  readonly zone: string;
};
