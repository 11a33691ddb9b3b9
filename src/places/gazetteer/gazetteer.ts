import type { Point } from '../../domain/place.ts';

/** A populated place of the gazetteer. */
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
  /** To the nearest coast, km. */
  readonly seaKm: number;
  /** See `rank.ts`. */
  readonly prominence: number;
};

/**
 * What a name is to its town: as written on its sign; a part of that (`Hull` of Kingston upon Hull); or one of the
 * others, in another language or of another time.
 */
export type NameKind = 'main' | 'part' | 'other';

/** A town that bears the name asked for. */
export type Namesake = { readonly town: Town; readonly kind: NameKind };

/** A namesake under a name other than was typed. */
export type NearName = Namesake & { readonly folded: string };

/** `of` is the name that was typed. */
export type MisspelledName = NearName & { readonly of: string; readonly mistakes: number };

/** A country, or a first-level division of one. */
export type Area = { readonly countryCode: string; readonly regionCode?: string };

/** What the packed file and the raw one can both be asked. Names are folded; a name nobody bears is not in the answer. */
export type Gazetteer = {
  readonly named: (foldedNames: readonly string[]) => ReadonlyMap<string, readonly Namesake[]>;
  readonly withId: (id: number) => Town | undefined;
  readonly nearest: (point: Point, withinKm: number) => Town | undefined;
  /** The towns of an area that stand out most. */
  readonly foremost: (area: Area, count: number) => readonly Town[];
  /** Who bears names that are spelled nearly like these, the most prominent of each number of mistakes. */
  readonly similar: (foldedNames: readonly string[]) => readonly MisspelledName[];
  /** Who bears a name with these words, the last of them perhaps unfinished; the most prominent first. */
  readonly completions: (foldedWords: readonly string[], count: number) => readonly NearName[];
};

/** What knows nothing, and that at once. */
export const emptyGazetteer: Gazetteer = {
  named: () => new Map(),
  withId: () => undefined,
  nearest: () => undefined,
  foremost: () => [],
  similar: () => [],
  completions: () => [],
};
