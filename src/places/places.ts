import path from 'node:path';
import type { Places, SearchHints } from '../chat/ports.ts';
import { distanceKm, pointId, bearingDeg } from '../domain/place.ts';
import type { Found, NamedPlace, Place, Point } from '../domain/place.ts';
import { languageOf, baseLanguage } from '../domain/language.ts';
import { once } from '../lib/once.ts';
import { quote } from '../lib/quote.ts';
import { Problem, orElse } from '../problem.ts';
import { emptyGazetteer } from './gazetteer/gazetteer.ts';
import { loadTownTitles } from './gazetteer/town-titles.ts';
import { foldName, fold, foldBeginning } from './fold.ts';
import { createKnownNames } from './known-names.ts';
import { findNotations, readPoint, readShortPlusCode, type TypedPoint } from './notation/index.ts';
import { readPostcode, type Postcode } from './notation/postcode.ts';
import type { Geocoder, KnownStations, GeocodedPlace } from './ports.ts';
import { createAtlas } from './search/countries.ts';
import { candidateWithId, createAreaFinder, harbourOf, byScore } from './search/candidates.ts';
import type { Candidate, CandidateSources, ScoredCandidate } from './search/candidates.ts';
import { guessName, misspelledName } from './search/guess.ts';
import { openSeaNames } from './search/sea-index.ts';
import { searchName, type SearchSources } from './search/search.ts';
import { indexStations } from './search/station-names.ts';
import { townParts } from './search/town-parts.ts';
import { candidateSources, createGazetteerAccess, pointTyped, sourcesFor, type SearchParts } from './search-parts.ts';
import { createZoneFinder } from './zone.ts';
import { limitsKm, most, nameLimits } from './limits.ts';
import { renownedFame, scores, weights } from './weights.ts';
import { checkPoint, coordinatesText } from './coordinates.ts';
import { distinctBy } from '../lib/distinct-by.ts';
import { unfinishedInterpretationsOf, interpretationsOf, type AreaSources } from './search/interpretations.ts';
import { affinityOf } from './rank.ts';

export type PlacesOptions = {
  readonly stations: KnownStations;
  /** Where `packGazetteer` writes its file. */
  readonly packedFile: string;
  /** The places that `importDump` has written, where it has run. */
  readonly importedFile?: string;
  /**
   * Resolves when the packed file is there, and is called only where it is not. May reject with a `Problem`. Meanwhile
   * points and tide stations by id are found without the gazetteer.
   */
  readonly packed: () => Promise<void>;
  /** Asked about names that nothing here knows; without it they are unknown. */
  readonly geocoder?: Geocoder | undefined;
};

const maxQuoteLength = 60;

/** Spelled like this it comes from a broken program and does not mean Nan in Thailand. */
const notANumber = /\bNaN\b/;

/**
 * The search for places: by name in the packed gazetteer and among the tide stations, by coordinates in any notation, by
 * id. Opens the packed file when it is first needed. Rejects with what `packed` rejects with where a name needs the
 * gazetteer and there is none.
 */
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

/**
 * Waits for the gazetteer even where a tide station has the name: another place may be meant, as Plymouth is not the one in
 * Massachusetts. Where it cannot be packed, stations and places of the sea are found.
 */
async function findPacked(parts: SearchParts, query: string, user: SearchHints): Promise<Found | undefined> {
  const packed = parts.gazetteers.packed();
  const sources = sourcesFor(parts, user, await packed.catch(orElse(emptyGazetteer)));
  const found = (await withId(sources, parts, query)) ?? (await withName(sources, parts, query, user));
  // The problem, where there was one.
  if (found === undefined) await packed;
  return found;
}

/** The place with an id, or the station with a code. */
async function withId(sources: SearchSources, parts: SearchParts, query: string): Promise<Found | undefined> {
  const candidate = candidateWithId(query, sources) ?? stationWithCode(query, sources);
  return candidate && { kind: 'place', place: await placeOf(parts, candidate, sources) };
}

/** The places that a name means. */
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

/**
 * A candidate as the place to answer for: of a region or large island its harbour. What it stands for is the name that was
 * asked about, where its own does not show it.
 */
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

/** The town by the sea that an unknown name lies in, as far as it is the only one of its name. */
async function within(parts: SearchParts, text: string, user: SearchHints): Promise<Place | undefined> {
  if (notANumber.test(text) || foldName(text) === undefined) return undefined;
  const sources = sourcesFor(parts, user, await parts.gazetteers.packed());
  for (const part of townParts(text)) {
    const [only, ...others] = searchName(part, user.language, sources)?.candidates.filter(isLikelyBeside(user)) ?? [];
    if (!only || others.length > 0) continue;
    const isKnown = only.score >= scores.village || only.fame !== undefined;
    if (isKnown && (only.seaKm ?? 0) <= limitsKm.coast) return placeOf(parts, only, sources);
  }
  return undefined;
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
  return new Problem('place-unknown', { place: quote(text, maxQuoteLength) });
}

/** A town farther away does not help to recognise a point. */
const maxNearKm = 50;

/** A candidate as a place, its name and region in a language where they have one in it. */
function namedCandidate(parts: SearchParts, candidate: Candidate, language: string): NamedPlace {
  const { id, name, countryCode, point, seaKm, isCovered } = candidate;
  const region = regionOf(parts, candidate, language);
  return {
    id,
    name,
    ...(region !== undefined && { region }),
    ...(countryCode !== '' && { countryCode }),
    point,
    ...(seaKm !== undefined && { seaKm }),
    ...(isCovered && { isCovered }),
  };
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
function namedPoint({ gazetteers }: SearchParts, point: Point): NamedPlace {
  checkPoint(point);
  const town = gazetteers.current().nearest(point, maxNearKm);
  const place = { id: pointId(point), name: coordinatesText(point), point };
  if (town === undefined) return place;
  const [distance, bearing] = [distanceKm(town.point, point), bearingDeg(town.point, point)];
  return { ...place, near: { name: town.name, distanceKm: distance, bearingDeg: bearing } };
}

async function withZone({ zoneAt }: SearchParts, place: NamedPlace): Promise<Place> {
  return { ...place, zone: zoneAt(place.point) };
}

/** At most `count` places whose name begins as typed, the likeliest first. */
function completeName(text: string, language: string, sources: SearchSources, count: number): ScoredCandidate[] {
  const typed = foldBeginning(text);
  if (typed === '') return [];
  const likeliest = (all: readonly ScoredCandidate[]) => distinctBy(byScore(all), ({ id }) => id);
  const found = text.includes(',') ? [] : likeliest(completionsOf(typed, sources));
  const more = found.length < count ? qualifiedCompletions(text, language, sources) : [];
  return likeliest([...found, ...more]).slice(0, count);
}

function completionsOf(typed: string, { gazetteer, stations, seaNames, scorer }: SearchSources): ScoredCandidate[] {
  const bonusOf = (name: string): number =>
    name === typed ? weights.typedWhole : name.startsWith(typed) ? weights.typedBeginning : 0;
  const bearers = [
    ...gazetteer.named(typed).map((bearer) => ({ ...bearer, folded: typed })),
    ...gazetteer.completions(typed.split(' '), most.completions),
  ];
  // A station with the name of the town it lies at adds nothing.
  const isTown = (name: string, point: Point): boolean =>
    bearers.some(({ folded, town }) => folded === name && distanceKm(town.point, point) < limitsKm.samePlace);
  return [
    ...bearers.map((bearer) => scorer.town(bearer, bonusOf(bearer.folded))),
    ...stations
      .beginning(typed, most.stations)
      .filter(([name, { point }]) => !isTown(name, point))
      .map(([name, station]) => scorer.station(station, bonusOf(name))),
    ...seaNames
      .beginning(typed, most.seaNames)
      .filter(([name, { point }]) => !isTown(name, point))
      .map(([name, seaName]) => scorer.sea(seaName, name, bonusOf(name))),
  ];
}

/** `plymouth ma`, `brest, fra`: what follows the name may be the beginning of a region or country. */
function qualifiedCompletions(text: string, language: string, sources: SearchSources) {
  const { gazetteer, scorer } = sources;
  return unfinishedInterpretationsOf(text, language, sources).flatMap(({ name, accepts }) =>
    gazetteer
      .named(name)
      .map((town) => scorer.town(town, weights.qualified))
      .filter(accepts),
  );
}

/**
 * The places that a name, perhaps with its country or region behind a comma, means to a geocoder, the likeliest first.
 * They are known by their position from then on. Without a geocoder there are none.
 */
async function geocodedPlaces(
  geocoder: Geocoder | undefined,
  text: string,
  language: string,
  sources: AreaSources,
): Promise<readonly NamedPlace[]> {
  const [name = ''] = text.split(',', 1);
  const typed = fold(name);
  const isLong = text.length > nameLimits.geocoded || typed.split(' ').length > nameLimits.geocodedWords;
  if (!geocoder || isLong || !/\p{L}{2}/u.test(typed)) return [];
  const meant = interpretationsOf(text, language, sources).find((interpretation) => interpretation.name === typed);
  return distinct(
    (await geocoder.search(name.trim(), new Intl.Locale(language).language))
      .filter((place) => isContained(typed, fold(place.name)))
      .filter(({ countryCode = '', region = '', point }) =>
        meant?.accepts({ countryCode, regionCode: '', district: region, point }),
      ),
  );
}

/** The places of a postcode, in the asker's own country first; none where the geocoder knows none. */
async function placesOfPostcode(geocoder: Geocoder, { names, countryCodes }: Postcode, language: string) {
  const { countryCode: own } = affinityOf(language);
  for (const countryCode of countryCodes.toSorted((a, b) => Number(b === own) - Number(a === own))) {
    for (const name of names) {
      const places = await geocoder.search(name, new Intl.Locale(language).language, countryCode);
      const inside = places.filter((place) => place.countryCode === countryCode);
      if (inside.length > 0) return distinct(inside);
    }
  }
  return [];
}

/** Whether one name has all words of the other side by side: a geocoder also returns names that begin alike. */
function isContained(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

function distinct(places: readonly GeocodedPlace[]): NamedPlace[] {
  const kept: GeocodedPlace[] = [];
  for (const place of places)
    if (kept.every(({ point }) => distanceKm(point, place.point) >= limitsKm.samePlace)) kept.push(place);
  return kept.map((place) => ({ ...place, id: pointId(place.point) }));
}
