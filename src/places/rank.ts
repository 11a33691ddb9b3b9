import { distanceKm, type Point } from '../domain/place.ts';
import type { NameKind, Town } from './gazetteer/gazetteer.ts';
import type { KnownStations } from './ports.ts';

/**
 * The score that decides which of the places of one name is meant: a sum in which 1.0 is ten times the inhabitants.
 *   log10(inhabitants + 1)            0 … 7.4
 *   + 0.5 × log10(other names + 1)    0 … 1.1   fame: a port is known in more languages than a suburb of its size
 *   + 0.3 a country's capital, − 0.7 a quarter of a town, − 1 abandoned
 *   + 0.7 within 5 km of the sea, + 0.35 within 20 km
 *   − 0.3 where the name is a part of its name, − 1 where it is another one than on the sign, − 2 where that is in
 *     English anyway: other names are then of former times (Portland, Maine, was once called Falmouth), or, for users
 *     of another language, in their own (Douvres)
 * For questions about tides, and for the user, are added
 *   + 1.0 near a tide station, + 0.5 where that is up a river; a region has that of its harbour
 *   + 0.6 within 5 km of the sea without one
 *   + 0.4 in the country of the user's language, + 0.3 on a coast near it or where that language is spoken
 *   + 1.0 within 200 km of a recently used place, + 3.0 for that place itself
 * A place of the sea has 3.2 … 7 for its fame, from a beach known to its neighbours to the islands and capes that the
 * world knows; − 0.5 where the name is not its first.
 * Of equal scores the lower id comes first, so that answers do not change. The weights are chosen by test/places.
 */
const fameWeight = 0.5;
const namePenalty: Readonly<Record<NameKind, number>> = { main: 0, part: 0.3, other: 1 };
const formerNamePenalty = 2;
export const englishOnSigns = new Set(['AU', 'CA', 'GB', 'HK', 'NZ', 'US']);
const nearStationKm = 20;
const coastKm = 5;
const nearSeaKm = 20;
const nearRecentKm = 200;
/** From Berlin to Lisbon. */
const nearHomeKm = 2500;

/** GeoNames feature codes (geonames.org/export/codes.html) that say more than "populated place". */
const featureBonus: Readonly<Record<string, number>> = {
  PPLC: 0.3,
  PPLX: -0.7,
  PPLQ: -1,
  PPLH: -1,
  PPLW: -1,
  PPLCH: -1,
};

/** The part of the score that does not depend on the name, the coast or the user. */
export function prominence(population: number, otherNames: number, feature: string): number {
  return Math.log10(population + 1) + fameWeight * Math.log10(otherNames + 1) + (featureBonus[feature] ?? 0);
}

/** The score of a town under one of its names, without the bonuses for tide stations and the user. */
export function baseScore(town: Pick<Town, 'prominence' | 'seaKm' | 'countryCode'>, kind: NameKind): number {
  const isFormer = kind === 'other' && englishOnSigns.has(town.countryCode);
  return town.prominence + coastBonus(town.seaKm) - (isFormer ? formerNamePenalty : namePenalty[kind]);
}

/** By fame, 1 to 5: the fifth is as prominent as a large city, since a cape is asked about for its sea only. */
const seaFameScores = [3.2, 4.2, 5.2, 6.2, 7];
const seaAliasPenalty = 0.5;

/** The score of a place of the sea under its names (0: the first; −1: none of them as it is written), without the bonuses for tide stations and the user. */
export function seaScore(fame: number, nameIndex: number): number {
  return (seaFameScores[fame - 1] ?? 0) - (nameIndex === 0 ? 0 : seaAliasPenalty);
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
    ? formerNamePenalty - namePenalty.other
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
  const tide = hasStation ? (seaKm <= nearSeaKm ? 1 : 0.5) : seaKm <= coastKm ? 0.6 : 0;
  return tide + homeBonus[homeOf(place, user)] + (isRecent ? 3 : isNearRecent(place, user) ? 1 : 0);
}

/** Whether a place is near a recently used one, or that one itself. */
export function isNearRecent({ point }: { readonly point: Point }, { recent }: Pick<UserAffinity, 'recent'>): boolean {
  return recent.some((one) => distanceKm(one.point, point) <= nearRecentKm);
}

/** Whether a place is in the user's own country, on a coast near it or where its language is spoken, or neither. */
export type Home = 'own' | 'near' | 'abroad';

const homeBonus: Readonly<Record<Home, number>> = { own: 0.4, near: 0.3, abroad: 0 };

export function homeOf(
  place: { readonly countryCode: string; readonly point: Point; readonly seaKm?: number | undefined },
  { countryCode, isSpokenIn, home }: Pick<UserAffinity, 'countryCode' | 'isSpokenIn' | 'home'>,
): Home {
  if (place.countryCode === countryCode) return 'own';
  if (place.seaKm !== undefined && place.seaKm > nearSeaKm) return 'abroad';
  const isNear = home !== undefined && distanceKm(home, place.point) <= nearHomeKm;
  return isNear || isSpokenIn(place.countryCode) ? 'near' : 'abroad';
}

function coastBonus(seaKm: number): number {
  if (seaKm <= coastKm) return 0.7;
  return seaKm <= nearSeaKm ? 0.35 : 0;
}
