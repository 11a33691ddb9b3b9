import type { Point } from '../domain/place.ts';

/** The tide stations, at least one. */
export type TideStations = {
  readonly stations: readonly NamedStation[];
  /** How far the nearest station is, km. */
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
