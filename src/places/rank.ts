import { distanceKm, type Point } from '../domain/place.ts';
import type { NameKind, Town } from './gazetteer/gazetteer.ts';
import type { KnownStations } from './ports.ts';
import { seaFamePoints, weights } from './weights.ts';

/** Countries whose towns have their names in English on their signs. */
export const englishOnSigns = new Set(['AU', 'CA', 'GB', 'HK', 'NZ', 'US']);
const nearStationKm = 20;
const coastKm = 5;
const nearSeaKm = 20;
const nearRecentKm = 200;
/** From Berlin to Lisbon. */
const nearHomeKm = 2500;

/** GeoNames feature codes (geonames.org/export/codes.html) that say more than "populated place". */
const featureBonus: Readonly<Record<string, number>> = {
  PPLC: weights.capital,
  PPLX: weights.quarter,
  PPLQ: weights.abandoned,
  PPLH: weights.abandoned,
  PPLW: weights.abandoned,
  PPLCH: weights.abandoned,
};

/** The part of the score that does not depend on the name, the coast or the user. */
export function prominence(population: number, otherNames: number, feature: string): number {
  return Math.log10(population + 1) + weights.fame * Math.log10(otherNames + 1) + (featureBonus[feature] ?? 0);
}

/** The score of a town under one of its names, without what is added for tide stations and the user. */
export function baseScore(town: Pick<Town, 'prominence' | 'seaKm' | 'countryCode'>, kind: NameKind): number {
  const isFormer = kind === 'other' && englishOnSigns.has(town.countryCode);
  return town.prominence + shorePoints(town.seaKm) + (isFormer ? weights.formerName : namePoints(kind));
}

function namePoints(kind: NameKind): number {
  return kind === 'main' ? 0 : kind === 'part' ? weights.partOfName : weights.otherName;
}

function shorePoints(seaKm: number): number {
  return seaKm <= coastKm ? weights.shore : seaKm <= nearSeaKm ? weights.nearSea : 0;
}

/** The score of a place of the sea under its names (0: the first; −1: none of them as it is written), without what is added for tide stations and the user. */
export function seaScore(fame: number, nameIndex: number): number {
  return (seaFamePoints[fame - 1] ?? 0) + (nameIndex === 0 ? 0 : weights.seaAlias);
}

/** Facts about the user that decide which place is meant. */
export type UserAffinity = {
  readonly speaksEnglish: boolean;
  /** Whether the user's language is that of a country; never for English, which is too many countries'. */
  readonly isSpokenIn: (countryCode: string) => boolean;
  /** The largest city of the user's country. */
  readonly home?: Point | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | undefined;
  /** Recently used places. */
  readonly recent: readonly { readonly id: string; readonly point: Point }[];
};

/** Added for a name in the language of the user. */
export function exonymBonus(
  { countryCode }: Pick<Town, 'countryCode'>,
  kind: NameKind,
  { speaksEnglish }: UserAffinity,
): number {
  return kind === 'other' && englishOnSigns.has(countryCode) && !speaksEnglish
    ? weights.exonym - weights.formerName
    : 0;
}

/** Added for a place with a tide, in the user's country, or recently used. */
export function bonusFor(
  place: {
    readonly id: string;
    readonly countryCode: string;
    readonly point: Point;
    readonly seaKm?: number | undefined;
    readonly harbour?: {};
  },
  stations: KnownStations,
  user: Omit<UserAffinity, 'speaksEnglish'>,
): number {
  const isRecent = user.recent.some(({ id }) => id === place.id);
  const hasStation = place.harbour !== undefined || stations.nearest(place.point).distanceKm <= nearStationKm;
  // Gauges are dense in some countries and rare in others: on the coast they say less about a place.
  // Stations and places of the sea have no distance to it.
  const { seaKm = 0 } = place;
  const withStation = seaKm <= nearSeaKm ? weights.station : weights.stationUpRiver;
  const tide = hasStation ? withStation : seaKm <= coastKm ? weights.coastWithoutStation : 0;
  const asked = isRecent ? weights.recent : isNearRecent(place, user) ? weights.nearRecent : 0;
  return tide + asked + { own: weights.ownCountry, near: weights.nearHome, abroad: 0 }[homeOf(place, user)];
}

/** Whether a place is near a recently used one, or that one itself. */
export function isNearRecent({ point }: { readonly point: Point }, { recent }: Pick<UserAffinity, 'recent'>): boolean {
  return recent.some((one) => distanceKm(one.point, point) <= nearRecentKm);
}

/** Whether a place is in the user's own country, on a coast near it or where its language is spoken, or neither. */
export type Home = 'own' | 'near' | 'abroad';

export function homeOf(
  place: { readonly countryCode: string; readonly point: Point; readonly seaKm?: number | undefined },
  { countryCode, isSpokenIn, home }: Pick<UserAffinity, 'countryCode' | 'isSpokenIn' | 'home'>,
): Home {
  if (place.countryCode === countryCode) return 'own';
  if (place.seaKm !== undefined && place.seaKm > nearSeaKm) return 'abroad';
  const isNear = home !== undefined && distanceKm(home, place.point) <= nearHomeKm;
  return isNear || isSpokenIn(place.countryCode) ? 'near' : 'abroad';
}
