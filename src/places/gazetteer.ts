import type { Point } from '../domain/place.ts';

/** A populated place of the gazetteer. */
export type Town = {
  /** The id at geonames.org. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** GeoNames admin1 code within the country: `MA`, `53`; empty where unknown. */
  readonly regionCode: string;
  readonly point: Point;
  /** See `rank.ts`. */
  readonly prominence: number;
};

/** A town that bears the name asked for, as its main name or as one of the others. */
export type Namesake = { readonly town: Town; readonly isMainName: boolean };

/** What the packed file and the raw one can both be asked. Names are folded; a name nobody bears is not in the answer. */
export type Gazetteer = {
  readonly named: (foldedNames: readonly string[]) => ReadonlyMap<string, readonly Namesake[]>;
  readonly withId: (id: number) => Town | undefined;
  readonly nearest: (point: Point, withinKm: number) => Town | undefined;
};
