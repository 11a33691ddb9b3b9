import { memoize } from '../domain/memoize.ts';
import { distanceKm, type Point } from '../domain/place.ts';
import type { NameKind, Town } from './gazetteer/gazetteer.ts';
import type { KnownStations } from './ports.ts';
import { seaFamePoints, weights } from './weights.ts';
import { limitsKm, most } from './limits.ts';

/** Countries whose towns have their names in English on their signs. */
export const englishOnSigns = new Set(['AU', 'CA', 'GB', 'HK', 'NZ', 'US']);

/** GeoNames feature codes (geonames.org/export/codes.html) that say more than "populated place". */
const featureBonus: Readonly<Record<string, number>> = {
  PPLC: weights.capital,
  PPLX: weights.quarter,
  PPLQ: weights.abandoned,
  PPLH: weights.abandoned,
  PPLW: weights.abandoned,
  PPLCH: weights.abandoned,
};

/** Seats of districts are listed without inhabitants, as Pinamar in Argentina: more than villages inland of such a name. */
const uncounted = 150;

/** The part of the score that does not depend on the name, the coast or the user. */
export function prominence(population: number, otherNames: number, feature: string): number {
  return (
    Math.log10((population || uncounted) + 1) + weights.fame * Math.log10(otherNames + 1) + (featureBonus[feature] ?? 0)
  );
}

/** The score of a town under one of its names, without what is added for tide stations and the user. */
export function baseScore(town: Pick<Town, 'prominence' | 'seaKm' | 'countryCode'>, kind: NameKind): number {
  const isFormer = kind === 'other' && englishOnSigns.has(town.countryCode);
  const other = kind === 'part' ? weights.partOfName : weights.otherName;
  const points = isFormer ? weights.formerName : kind === 'main' ? 0 : other;
  const shore = town.seaKm <= limitsKm.coast ? weights.shore : town.seaKm <= limitsKm.nearSea ? weights.nearSea : 0;
  return town.prominence + shore + points;
}

/** The score of a place of the sea under its names (0: the first; −1: none of them as it is written), without what is added for tide stations and the user. */
export function seaScore(fame: number, nameIndex: number): number {
  return (seaFamePoints[fame - 1] ?? 0) + (nameIndex === 0 ? 0 : weights.seaAlias);
}

/** Facts about the user that decide which place is meant. */
export type UserAffinity = {
  /** Whether the user's language is that of a country; never for English, which is too many countries'. */
  readonly isSpokenIn: (countryCode: string) => boolean;
  /** The largest city of the user's country. */
  readonly home?: Point | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | undefined;
  readonly recent: readonly { readonly id: string; readonly point: Point }[];
  /** Those that are named together with the one that is looked for. */
  readonly beside?: readonly Point[] | undefined;
};

/** What of a place decides for whom it speaks. */
type Locus = {
  readonly id: string;
  readonly countryCode: string;
  readonly point: Point;
  readonly seaKm?: number | undefined;
  readonly harbour?: {};
};

/** Added for a place with a tide, in the user's country, or recently used. */
export function bonusFor(place: Locus, stations: KnownStations, user: UserAffinity): number {
  const isRecent = user.recent.some(({ id }) => id === place.id);
  const besideKm = Math.min(limitsKm.recent, ...(user.beside ?? []).map((point) => distanceKm(point, place.point)));
  const hasStation = place.harbour !== undefined || stations.nearest(place.point).distanceKm <= limitsKm.station;
  // Gauges are dense in some countries and rare in others: on the coast they say less about a place.
  // Stations and places of the sea have no distance to it.
  const { seaKm = 0 } = place;
  const withStation = seaKm <= limitsKm.nearSea ? weights.station : weights.stationUpRiver;
  const tide = hasStation ? withStation : seaKm <= limitsKm.coast ? weights.coastWithoutStation : 0;
  const asked = isRecent ? weights.recent : isNearRecent(place, user) ? weights.nearRecent : 0;
  return (
    tide +
    asked +
    weights.beside * (1 - besideKm / limitsKm.recent) +
    { own: weights.ownCountry, near: weights.nearHome, abroad: 0 }[homeOf(place, user)]
  );
}

/** Whether a place is near a recently used one, or that one itself. */
export function isNearRecent({ point }: Locus, { recent }: UserAffinity): boolean {
  return recent.some((one) => distanceKm(one.point, point) <= limitsKm.recent);
}

/** Whether a place is in the user's own country, on a coast near it or where its language is spoken, or neither. */
export type Home = 'own' | 'near' | 'abroad';

export function homeOf(place: Locus, { countryCode, isSpokenIn, home }: UserAffinity): Home {
  if (place.countryCode === countryCode) return 'own';
  if (place.seaKm !== undefined && place.seaKm > limitsKm.nearSea) return 'abroad';
  const isNear = home !== undefined && distanceKm(home, place.point) <= limitsKm.home;
  return isNear || isSpokenIn(place.countryCode) ? 'near' : 'abroad';
}

/** The likeliest region of `pt` is Brazil by CLDR, but Discord and Telegram send `pt-BR` for Brazil. */
const homeCountries: Readonly<Record<string, string>> = { pt: 'PT' };

/** The affinity of a language tag: `de-AT` is Austria, `de` most likely Germany, `en` no country. */
export function affinityOf(language: string): Pick<UserAffinity, 'countryCode' | 'isSpokenIn'> {
  const locale = new Intl.Locale(language);
  const speaksEnglish = locale.language === 'en';
  const home = speaksEnglish ? undefined : (homeCountries[locale.language] ?? locale.maximize().region);
  return {
    countryCode: locale.region ?? home,
    isSpokenIn: (countryCode) => !speaksEnglish && languageIn(countryCode) === locale.language,
  };
}

/** The language that most people of a country speak; none on the high seas. */
export const languageIn = memoize(most.countries, (countryCode: string) =>
  countryCode === '' ? undefined : new Intl.Locale(`und-${countryCode}`).maximize().language,
);
