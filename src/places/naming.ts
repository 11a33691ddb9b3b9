import { bearingDeg, distanceKm, pointId, type NamedPlace, type Place, type Point } from '../domain/place.ts';
import { defined } from '../lib/defined.ts';
import { checkPoint, coordinatesText } from './coordinates.ts';
import { fold } from './fold.ts';
import { limitsKm } from './limits.ts';
import type { Candidate } from './search/candidates.ts';
import { baseLanguage } from '../domain/language.ts';
import type { SearchParts } from './search-parts.ts';

/** A candidate as a place, its name and region in a language where they have one in it. */
export function namedCandidate(parts: SearchParts, candidate: Candidate, language: string): NamedPlace {
  const { id, name, countryCode, point, seaKm, isCovered } = candidate;
  const region = regionOf(parts, candidate, language);
  return { id, name, point, ...defined({ region, countryCode: countryCode || undefined, seaKm, isCovered }) };
}

/** Large islands and coasts have the name that people look them up by, other regions their title. */
function regionOf(parts: SearchParts, candidate: Candidate, language: string): string | undefined {
  const regions = parts.atlas.regions();
  const region = regions.nameOf(candidate);
  if (region === undefined) return undefined;
  const known = parts.seaNames().named(fold(region));
  const titled = known.find(({ harbour, countryCode }) => harbour && countryCode === candidate.countryCode);
  return titled?.nameIn.get(baseLanguage(language)) ?? regions.titleOf(candidate, baseLanguage(language));
}

/** The place at a point. Throws the problems `lat-out-of-range`, `lng-out-of-range`. */
export function namedPoint({ gazetteers }: SearchParts, point: Point): NamedPlace {
  checkPoint(point);
  const town = gazetteers.current().nearest(point, limitsKm.nearTown);
  const place = { id: pointId(point), name: coordinatesText(point), point };
  if (town === undefined) return place;
  const [distance, bearing] = [distanceKm(town.point, point), bearingDeg(town.point, point)];
  return { ...place, near: { name: town.name, distanceKm: distance, bearingDeg: bearing } };
}

export async function withZone({ zoneAt }: SearchParts, place: NamedPlace): Promise<Place> {
  return { ...place, zone: zoneAt(place.point) };
}
