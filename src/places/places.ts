import type { Places, SearchHints } from '../chat/ports.ts';
import {
  bearingDeg,
  distanceKm,
  pointId,
  type Found,
  type NamedPlace,
  type Place,
  type Point,
} from '../domain/place.ts';
import { languageOf } from '../domain/language.ts';
import { once } from '../lib/once.ts';
import { quote } from '../lib/quote.ts';
import { Problem } from '../problem.ts';
import { createAtlas } from './search/atlas.ts';
import { createScorer, createStationAreaFinder, candidateWithId, type Candidate } from './search/candidates.ts';
import { completeName } from './search/complete.ts';
import { checkPoint, coordinatesText } from './coordinates.ts';
import { openGazetteer } from './gazetteer/packed-gazetteer.ts';
import { emptyGazetteer, type Gazetteer, type Town } from './gazetteer/gazetteer.ts';
import { guessName } from './search/guess.ts';
import { readPoint, readShortPlusCode, type TypedPoint } from './notation/index.ts';
import { affinityOf } from './search/affinity.ts';
import type { TideStations } from './ports.ts';
import { searchName, type SearchSources } from './search/search.ts';
import { indexStations } from './search/station-names.ts';
import { createZoneFinder } from './zone.ts';

export type PlacesOptions = {
  readonly stations: TideStations;
  /** Where `packGazetteer` writes its file. */
  readonly packedFile: string;
  /**
   * Resolves when the packed file is there, and is called only where it is not. May reject with a `Problem`. Meanwhile
   * points and tide stations are found without the gazetteer.
   */
  readonly packed: () => Promise<void>;
};

/** The longest name in the gazetteer, Bangkok's in full, has 193 characters. */
const maxTextLength = 200;
const maxQuoteLength = 60;

/** Spelled like this it comes from a broken program and does not mean Nan in Thailand. */
const notANumber = /\bNaN\b/;

/** A town farther away says little about where a point is. */
const maxNearKm = 50;

/**
 * The search for places: by name in the packed gazetteer and among the tide stations, by coordinates in any notation, by
 * id. Opens the packed file when it is first needed. Rejects with what `packed` rejects with where a name needs the
 * gazetteer and there is none.
 */
export function createPlaces({ packedFile, packed, stations }: PlacesOptions): Places {
  let opened: Gazetteer | undefined;
  const openedGazetteer = (): Gazetteer | undefined => (opened ??= openGazetteer(packedFile));
  const packedGazetteer = async (): Promise<Gazetteer> => {
    if (!openedGazetteer()) await packed();
    const gazetteer = openedGazetteer();
    if (!gazetteer) throw new Error(`There are no packed place names in ${packedFile}`);
    return gazetteer;
  };
  /** Without towns while they are being packed. */
  const currentGazetteer = (): Gazetteer => openedGazetteer() ?? emptyGazetteer;
  const stationNames = once(() => indexStations(stations.stations));
  const atlas = createAtlas();
  const zoneAt = createZoneFinder();
  const stationArea = createStationAreaFinder();

  function sourcesFor({ language, recent }: SearchHints, gazetteer: Gazetteer): SearchSources {
    const known = recent.flatMap((id) => pointOf(id, gazetteer) ?? []);
    const affinity = { ...affinityOf(language), recent: known };
    const scorer = createScorer(stations, stationArea, gazetteer, affinity);
    return { gazetteer, stations: stationNames(), atlas, scorer };
  }

  function pointOf(id: string, gazetteer: Gazetteer): { id: string; point: Point } | undefined {
    const point = candidateWithId(id, gazetteer, stationNames(), stationArea)?.point ?? pointTyped(id, 'en');
    return point && { id, point };
  }

  function toNamedPlace({ id, name, countryCode, regionCode, point, seaKm }: Candidate): NamedPlace {
    const region = atlas.regions().nameOf({ countryCode, regionCode });
    return {
      id,
      name,
      ...(region !== undefined && { region }),
      countryCode,
      point,
      ...(seaKm !== undefined && { seaKm }),
    };
  }

  function namedPoint(point: Point): NamedPlace {
    checkPoint(point);
    const town = currentGazetteer().nearest(point, maxNearKm);
    const place = { id: pointId(point), name: coordinatesText(point), point };
    return town === undefined ? place : { ...place, near: nearness(town, point) };
  }

  async function withZone(place: NamedPlace): Promise<Place> {
    return { ...place, zone: await zoneAt(place.point) };
  }

  async function find(text: string, hints: SearchHints): Promise<Found> {
    const user = withKnownLanguage(hints);
    const query = text.trim();
    if (query === '') throw new Problem('place-missing');
    const typed = readPoint(query, user.language);
    if (typed !== undefined) return { kind: 'place', place: await placeAt(typed, query) };
    if (query.length > maxTextLength || notANumber.test(query)) throw unknown(query);
    const shortCode = readShortPlusCode(query);
    if (shortCode !== undefined) {
      const reference = firstOf(await find(shortCode.placeName, user));
      return { kind: 'place', place: await withZone(namedPoint(shortCode.pointNear(reference.point))) };
    }
    const found =
      (openedGazetteer() ? undefined : await findIn(emptyGazetteer, query, user)) ??
      (await findIn(await packedGazetteer(), query, user));
    if (found === undefined) throw unknown(query);
    return found;
  }

  /** The places that an id or a name means in a gazetteer and among the tide stations. */
  async function findIn(gazetteer: Gazetteer, query: string, user: SearchHints): Promise<Found | undefined> {
    const withId = candidateWithId(query, gazetteer, stationNames(), stationArea);
    if (withId !== undefined) return { kind: 'place', place: await withZone(toNamedPlace(withId)) };
    const outcome = searchName(query, user.language, sourcesFor(user, gazetteer));
    const [first, ...others] = outcome?.candidates.map(toNamedPlace) ?? [];
    if (outcome === undefined || first === undefined) return undefined;
    if (others.length === 0) return { kind: 'place', place: await withZone(first) };
    return { kind: 'choice', why: outcome.why, places: [first, ...others] };
  }

  async function guess(text: string, hints: SearchHints): Promise<NamedPlace[]> {
    const user = withKnownLanguage(hints);
    const query = text.trim();
    if (query.length > maxTextLength || notANumber.test(query)) return [];
    return guessName(query, user.language, sourcesFor(user, await packedGazetteer())).map(toNamedPlace);
  }

  /** The ids of points, which buttons carry, have the latitude first: nothing is assumed about them. */
  async function placeAt({ point, assumedOrder }: TypedPoint, query: string): Promise<Place> {
    const place = await withZone(namedPoint(point));
    return assumedOrder && query !== pointId(point) ? { ...place, orderAssumed: true } : place;
  }

  function suggest(text: string, hints: SearchHints, count: number): NamedPlace[] {
    const user = withKnownLanguage(hints);
    const typed = text.trimStart().slice(0, maxTextLength);
    const point = pointTyped(typed.trim(), user.language);
    if (point !== undefined) return [namedPoint(point)];
    return completeName(typed, user.language, sourcesFor(user, currentGazetteer()), count).map(toNamedPlace);
  }

  function named(id: string): NamedPlace | undefined {
    const candidate = candidateWithId(id, currentGazetteer(), stationNames(), stationArea);
    if (candidate !== undefined) return toNamedPlace(candidate);
    const point = pointTyped(id, 'en');
    return point && namedPoint(point);
  }

  return { find, guess, at: async (point) => withZone(namedPoint(point)), suggest, named };
}

/** A text that cannot be read as coordinates yet may become a name, so its problems do not matter. */
function pointTyped(text: string, language: string): Point | undefined {
  try {
    return readPoint(text, language)?.point;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** A short plus code is near the likeliest of several places. */
function firstOf(found: Found): NamedPlace {
  if (found.kind === 'place') return found.place;
  const [first] = found.places;
  if (first === undefined) throw new Error('A choice of no places');
  return first;
}

/** Users can send any language tag. */
function withKnownLanguage({ language, recent }: SearchHints): SearchHints {
  return { language: languageOf(language), recent };
}

function nearness(town: Town, point: Point): NonNullable<NamedPlace['near']> {
  return {
    name: town.name,
    distanceKm: distanceKm(town.point, point),
    bearingDeg: bearingDeg(town.point, point),
  };
}

function unknown(text: string): Problem {
  return new Problem('place-unknown', { place: quote(text, maxQuoteLength) });
}
