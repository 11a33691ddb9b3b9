import { distanceKm, type Point } from '../domain/place.ts';
import type { NameKind, Town } from './gazetteer/gazetteer.ts';
import type { TideStations } from './ports.ts';

/**
 * Which of the places of one name is meant. A place's standing is a sum, 1.0 being ten times the inhabitants:
 *   log10(inhabitants + 1)            0 … 7.4
 *   + 0.5 × log10(other names + 1)    0 … 1.1   fame: a port is known in more languages than a suburb of its size
 *   + 0.3 a country's capital, − 0.7 a quarter of a town, − 1 abandoned
 *   + 0.7 within 5 km of the sea, + 0.35 within 20 km
 *   − 0.3 where the name is a part of its name, − 1 where it is another one than on the sign, − 2 where that is in
 *     English anyway: other names are then of former times (Portland, Maine, was once called Falmouth), or, to whom
 *     does not speak it, of their own language (Douvres)
 * With those who ask for tides in mind, and this one, come
 *   + 1.0 near a tide station
 *   + 0.4 in the country of the asker's language
 *   + 1.0 within 200 km of a place asked for of late, + 3.0 for that place itself
 * Equal ones: the lower id, so that answers do not change.
 */
const fameWeight = 0.5;
const namePenalty: Readonly<Record<NameKind, number>> = { main: 0, part: 0.3, other: 1 };
const formerNamePenalty = 2;
const englishOnSigns = new Set(['AU', 'CA', 'GB', 'HK', 'NZ', 'US']);
const nearStationKm = 20;
const familiarKm = 200;

/** GeoNames feature codes (geonames.org/export/codes.html) that say more than "populated place". */
const featureBonus: Readonly<Record<string, number>> = {
  PPLC: 0.3,
  PPLX: -0.7,
  PPLQ: -1,
  PPLH: -1,
  PPLW: -1,
  PPLCH: -1,
};

/** The part of the standing that belongs to the town itself. */
export function prominence(population: number, otherNames: number, feature: string): number {
  return Math.log10(population + 1) + fameWeight * Math.log10(otherNames + 1) + (featureBonus[feature] ?? 0);
}

/** The standing of a town under one of its names, but for the tide station, of which the gazetteer knows nothing. */
export function baseScore(town: Pick<Town, 'prominence' | 'seaKm' | 'countryCode'>, kind: NameKind): number {
  const isFormer = kind === 'other' && englishOnSigns.has(town.countryCode);
  return town.prominence + coastBonus(town.seaKm) - (isFormer ? formerNamePenalty : namePenalty[kind]);
}

/** Who asks, as far as it tells what they mean. */
export type UserAffinity = {
  readonly speaksEnglish: boolean;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | undefined;
  /** Places asked for of late. */
  readonly recent: readonly { readonly id: string; readonly point: Point }[];
};

/** What speaks for a name that this asker uses. */
export function exonymBonus(
  { countryCode }: Pick<Town, 'countryCode'>,
  kind: NameKind,
  { speaksEnglish }: UserAffinity,
): number {
  return kind === 'other' && englishOnSigns.has(countryCode) && !speaksEnglish
    ? formerNamePenalty - namePenalty.other
    : 0;
}

/** What speaks for a place in a question about tides, and of this asker. */
export function bonusFor(
  place: { readonly id: string; readonly countryCode: string; readonly point: Point },
  stations: TideStations,
  { countryCode, recent }: Pick<UserAffinity, 'countryCode' | 'recent'>,
): number {
  const isKnown = recent.some(({ id }) => id === place.id);
  const isNearKnown = recent.some(({ point }) => distanceKm(point, place.point) <= familiarKm);
  return (
    (stations.nearest(place.point).distanceKm <= nearStationKm ? 1 : 0) +
    (place.countryCode === countryCode ? 0.4 : 0) +
    (isKnown ? 3 : isNearKnown ? 1 : 0)
  );
}

function coastBonus(seaKm: number): number {
  if (seaKm <= 5) return 0.7;
  return seaKm <= 20 ? 0.35 : 0;
}
