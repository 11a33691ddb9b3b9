import type { NamedPlace, Point } from '../domain/place.ts';
import type { TideStation } from '../domain/tide/index.ts';

/** The tide stations, at least one. */
export type KnownStations = {
  readonly stations: readonly NamedStation[];
  nearest(point: Point): { distanceKm: number };
};

export type NamedStation = Pick<TideStation, 'id' | 'name' | 'point' | 'countryCode' | 'zone'>;

/** Knows the names that are neither packed nor in a table of this project. */
export type Geocoder = {
  /**
   * At most five places that a name or postcode may mean in a language (ISO 639-1), the likeliest first; none where it
   * cannot be asked. Some are spelled only nearly so. With a country (ISO 3166-1 alpha-2), only those in it.
   */
  search(name: string, language: string, countryCode?: string): Promise<readonly GeocodedPlace[]>;
};

export type GeocodedPlace = Pick<NamedPlace, 'name' | 'region' | 'countryCode' | 'point'>;
