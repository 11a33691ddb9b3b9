import type { Point } from '../../domain/place.ts';

export type Town = {
  /** The id at geonames.org. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** GeoNames admin1 code within the country: `MA`, `53`; empty where unknown. */
  readonly regionCode: string;
  /** Name of its second-level division, a county or department; empty where unknown. */
  readonly district: string;
  readonly point: Point;
  readonly seaKm: number;
  /** See `rank.ts`. */
  readonly prominence: number;
};

/** The name on its town's sign; a part of that (`Hull` of Kingston upon Hull); or one of another language or former times. */
export type NameKind = 'main' | 'part' | 'other';

export type Namesake = { readonly town: Town; readonly kind: NameKind };
export type NearName = Namesake & { readonly folded: string };

/** `of` is the typed name. */
export type MisspelledName = NearName & { readonly of: string; readonly mistakes: number };

export type CountryOrRegion = { readonly countryCode: string; readonly regionCode?: string };

/** Of a name's best known town: `likely` is coastal or large; `wellKnown` coastal, of some thousand inhabitants. */
export const renown = { none: 0, named: 1, likely: 2, wellKnown: 3 } as const;
export type Renown = (typeof renown)[keyof typeof renown];

export type Gazetteer = {
  readonly named: (foldedName: string) => readonly Namesake[];
  readonly renownOf: (foldedName: string) => Renown;
  readonly withId: (id: number) => Town | undefined;
  readonly nearest: (point: Point, withinKm: number) => Town | undefined;
  /** The towns of an area with the highest scores. */
  readonly foremost: (area: CountryOrRegion, count: number) => readonly Town[];
  /** The bearers of names that are spelled nearly like these, the most prominent of each number of mistakes. */
  readonly similar: (foldedNames: readonly string[]) => readonly MisspelledName[];
  /** The bearers of names with these words, the last of them perhaps unfinished; the most prominent first. */
  readonly completions: (foldedWords: readonly string[], count: number) => readonly NearName[];
};

/** Stands in while the gazetteer is being packed: it has no towns. */
export const emptyGazetteer: Gazetteer = {
  named: () => [],
  renownOf: () => renown.none,
  withId: () => undefined,
  nearest: () => undefined,
  foremost: () => [],
  similar: () => [],
  completions: () => [],
};
