import path from 'node:path';
import type { Places, SearchHints } from '../chat/ports.ts';
import { distanceKm, pointId, type Found, type NamedPlace, type Place } from '../domain/place.ts';
import { languageOf } from '../domain/language.ts';
import { once } from '../lib/once.ts';
import { quote } from '../lib/quote.ts';
import { Problem, orElse } from '../problem.ts';
import { emptyGazetteer } from './gazetteer/gazetteer.ts';
import { loadTownTitles } from './gazetteer/town-titles.ts';
import { foldName } from './fold.ts';
import { createKnownNames } from './known-names.ts';
import { namedCandidate, namedPoint, withZone } from './naming.ts';
import { findNotations, readPoint, readShortPlusCode, type TypedPoint } from './notation/index.ts';
import { readPostcode } from './notation/postcode.ts';
import type { Geocoder, KnownStations } from './ports.ts';
import { createAtlas } from './search/countries.ts';
import { candidateWithId, createAreaFinder, harbourOf } from './search/candidates.ts';
import type { Candidate, CandidateSources, ScoredCandidate } from './search/candidates.ts';
import { completeName } from './search/complete.ts';
import { geocodedPlaces, placesOfPostcode } from './search/geocoded.ts';
import { guessName, misspelledName } from './search/guess.ts';
import { openSeaNames } from './search/sea-index.ts';
import { searchName, type SearchSources } from './search/search.ts';
import { indexStations } from './search/station-names.ts';
import { townParts } from './search/town-parts.ts';
import { candidateSources, createGazetteerAccess, pointTyped, sourcesFor, type SearchParts } from './search-parts.ts';
import { createZoneFinder } from './zone.ts';
import { limitsKm, most } from './limits.ts';
import { renownedFame, scores } from './weights.ts';

export type PlacesOptions = {
  readonly stations: KnownStations;
  /** Where `packGazetteer` writes its file. */
  readonly packedFile: string;
  /** The places that `importDump` has written, where it has run. */
  readonly importedFile?: string;
  /** Called where there is no packed file; may reject with a `Problem`. Points and station ids are found meanwhile. */
  readonly packed: () => Promise<void>;
  /** Asked about names that nothing here knows; without it they are unknown. */
  readonly geocoder?: Geocoder | undefined;
};

/** Spelled like this it comes from a broken program and does not mean Nan in Thailand. */
const notANumber = /\bNaN\b/;

/** By name, coordinates or id. Opens the packed file when it is first needed; rejects as `packed` where a name needs it. */
export function createPlaces(options: PlacesOptions): Places {
  const { stations } = options;
  const parts: SearchParts = {
    gazetteers: createGazetteerAccess(options.packedFile, options.packed, options.importedFile),
    geocoder: options.geocoder,
    stations,
    stationNames: once(() => indexStations(stations.stations)),
    seaNames: once(() => openSeaNames(path.dirname(options.packedFile))),
    areaOf: createAreaFinder(),
    townTitles: loadTownTitles(),
    atlas: createAtlas(),
    zoneAt: createZoneFinder(),
  };
  return {
    find: (text, user) => find(parts, text, withKnownLanguage(user)),
    guess: (text, user) => namesLike(parts, text, withKnownLanguage(user), guessName),
    misspelled: (text, user) => namesLike(parts, text, withKnownLanguage(user), misspelledName),
    within: (text, user) => within(parts, text, withKnownLanguage(user)),
    lookUp: (text, user) => lookUp(parts, text, withKnownLanguage(user)),
    at: async (point) => withZone(parts, namedPoint(parts, point)),
    suggest: (text, user, count) => suggest(parts, text, withKnownLanguage(user), count),
    named: (id, user) => named(parts, id, withKnownLanguage(user)),
    ...createKnownNames(parts),
    notationsIn: (text, language) => findNotations(text, languageOf(language)),
  };
}

async function find(parts: SearchParts, text: string, user: SearchHints): Promise<Found> {
  const query = text.trim();
  if (query === '') throw new Problem('place-missing');
  const typed = readPoint(query, user.language);
  if (typed !== undefined) return { kind: 'place', place: await placeAt(parts, typed, query) };
  if (notANumber.test(query)) throw unknown(query);
  if (foldName(query) === undefined) throw new Problem('text-too-long');
  const shortCode = readShortPlusCode(query);
  if (shortCode !== undefined) {
    const reference = firstOf(await find(parts, shortCode.placeName, user));
    const place = namedPoint(parts, shortCode.pointNear(reference.point));
    return { kind: 'place', place: await withZone(parts, place) };
  }
  const foundAtOnce = parts.gazetteers.opened()
    ? undefined
    : await withId(sourcesFor(parts, user, emptyGazetteer), parts, query);
  const found = foundAtOnce ?? (await findPacked(parts, query, user));
  if (found === undefined) throw unknown(query);
  return found;
}

/** Waits for the gazetteer even for a station's name, which may be another place's (Plymouth); goes on without one. */
async function findPacked(parts: SearchParts, query: string, user: SearchHints): Promise<Found | undefined> {
  const packed = parts.gazetteers.packed();
  const sources = sourcesFor(parts, user, await packed.catch(orElse(emptyGazetteer)));
  const found = (await withId(sources, parts, query)) ?? (await withName(sources, parts, query, user));
  // The problem, where there was one.
  if (found === undefined) await packed;
  return found;
}

async function withId(sources: SearchSources, parts: SearchParts, query: string): Promise<Found | undefined> {
  const candidate = candidateWithId(query, sources) ?? stationWithCode(query, sources);
  return candidate && { kind: 'place', place: await placeOf(parts, candidate, sources) };
}

async function withName(
  sources: SearchSources,
  parts: SearchParts,
  query: string,
  user: SearchHints,
): Promise<Found | undefined> {
  const outcome = searchName(query, user.language, sources);
  const [first, ...others] = outcome?.candidates.filter(isLikelyBeside(user)) ?? [];
  if (outcome === undefined || first === undefined) return undefined;
  if (others.length === 0) return { kind: 'place', place: await placeOf(parts, first, sources) };
  const places = [first, ...others].map((candidate) => namedCandidate(parts, candidate, user.language));
  return { kind: 'choice', why: outcome.why, places };
}

/** Whether a place may be meant beside others: one across the world from them is no village. */
function isLikelyBeside(user: SearchHints): (candidate: ScoredCandidate) => boolean {
  const isNear = isNearTo(user);
  return (one) => one.score >= scores.famous || (one.fame ?? 0) >= renownedFame || isNear(one);
}

function isNearTo({ beside }: SearchHints): (candidate: ScoredCandidate) => boolean {
  return ({ point }) => beside?.some((other) => distanceKm(other, point) <= limitsKm.home) ?? true;
}

/** The place to answer for: of a region or large island its harbour, which stands for the name that was asked about. */
async function placeOf(parts: SearchParts, candidate: Candidate, sources: CandidateSources): Promise<Place> {
  const harbour = harbourOf(candidate, sources);
  const place = await withZone(parts, namedCandidate(parts, harbour ?? candidate, sources.language));
  const standsFor = harbour === undefined ? candidate.otherName : candidate.name;
  const isItself = standsFor === undefined || standsFor === place.name;
  return isItself ? place : { ...place, standsFor, askedAt: candidate.point };
}

function stationWithCode(query: string, sources: SearchSources): Candidate | undefined {
  const [station] = sources.stations.withCode(query);
  return station && sources.scorer.station(station);
}

async function namesLike(
  parts: SearchParts,
  text: string,
  user: SearchHints,
  search: (query: string, sources: SearchSources, language: string) => readonly ScoredCandidate[],
): Promise<NamedPlace[]> {
  const query = text.trim();
  if (notANumber.test(query) || foldName(query) === undefined) return [];
  const sources = sourcesFor(parts, user, await parts.gazetteers.packed());
  const found = search(query, sources, user.language).filter(isNearTo(user));
  return found.map((candidate) => namedCandidate(parts, candidate, user.language));
}

/** The town by the sea that an unknown name lies in, or else the place of the sea, as far as it is the only one of its name. */
async function within(parts: SearchParts, text: string, user: SearchHints): Promise<Place | undefined> {
  if (notANumber.test(text) || foldName(text) === undefined) return undefined;
  const sources = sourcesFor(parts, user, await parts.gazetteers.packed());
  const known = townParts(text).flatMap((part) => {
    const [only, ...others] = searchName(part, user.language, sources)?.candidates.filter(isLikelyBeside(user)) ?? [];
    const isKnown = only !== undefined && (only.score >= scores.village || only.fame !== undefined);
    return isKnown && others.length === 0 && (only.seaKm ?? 0) <= limitsKm.coast ? [only] : [];
  });
  const place = known.find(({ seaKm }) => seaKm !== undefined) ?? known[0];
  return place && placeOf(parts, place, sources);
}

async function lookUp(parts: SearchParts, text: string, user: SearchHints): Promise<Found | undefined> {
  const { geocoder } = parts;
  const postcode = readPostcode(text);
  if (postcode && !geocoder) throw new Problem('postcode-not-looked-up', { postcode: text.trim() });
  const [first, ...others] =
    postcode && geocoder
      ? await placesOfPostcode(geocoder, postcode, user.language)
      : await geocodedPlaces(geocoder, text.trim(), user.language, sourcesFor(parts, user, parts.gazetteers.current()));
  if (first === undefined) return undefined;
  if (others.length === 0) return { kind: 'place', place: await withZone(parts, first) };
  return { kind: 'choice', why: 'namesakes', places: [first, ...others] };
}

function suggest(parts: SearchParts, text: string, user: SearchHints, count: number): NamedPlace[] {
  const typed = text.trimStart();
  const point = pointTyped(typed.trim(), user.language);
  if (point !== undefined) return [namedPoint(parts, point)];
  if (foldName(typed) === undefined) return [];
  const sources = sourcesFor(parts, user, parts.gazetteers.current());
  return completeName(typed, user.language, sources, count).map((candidate) =>
    namedCandidate(parts, candidate, user.language),
  );
}

function named(parts: SearchParts, id: string, user: SearchHints): NamedPlace | undefined {
  const candidate = candidateWithId(id, candidateSources(parts, user.language, parts.gazetteers.current()));
  if (candidate !== undefined) return namedCandidate(parts, candidate, user.language);
  const point = pointTyped(id, 'en');
  return point && namedPoint(parts, point);
}

/** The ids of points, which buttons carry, have the latitude first: nothing is assumed about them. */
async function placeAt(parts: SearchParts, { point, assumedOrder }: TypedPoint, query: string): Promise<Place> {
  const place = await withZone(parts, namedPoint(parts, point));
  return assumedOrder && query !== pointId(point) ? { ...place, orderAssumed: true } : place;
}

/** A short plus code is near the likeliest of several places. */
function firstOf(found: Found): NamedPlace {
  if (found.kind === 'place') return found.place;
  const [first] = found.places;
  if (first === undefined) throw new Error('A choice of no places');
  return first;
}

/** Users can send any language tag. */
function withKnownLanguage({ language, ...hints }: SearchHints): SearchHints {
  return { ...hints, language: languageOf(language) };
}

function unknown(text: string): Problem {
  return new Problem('place-unknown', { place: quote(text, most.quoted) });
}
