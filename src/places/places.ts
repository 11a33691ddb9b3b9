import { setImmediate } from 'node:timers/promises';
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
import { Problem } from '../problem.ts';
import { createAtlas } from './search/atlas.ts';
import { createScorer, createStationAreaFinder, candidateWithId, type Candidate } from './search/candidates.ts';
import { completeName } from './search/complete.ts';
import { checkPoint, coordinatesText } from './coordinates.ts';
import { openGazetteer } from './gazetteer/packed-gazetteer.ts';
import { createRawGazetteer } from './gazetteer/raw-gazetteer.ts';
import { emptyGazetteer, type Gazetteer, type Town } from './gazetteer/gazetteer.ts';
import { guessName } from './search/guess.ts';
import { readPoint, readShortPlusCode, type Reading } from './notation/index.ts';
import { familiarTo } from './search/familiar.ts';
import type { TideStations } from './ports.ts';
import { searchName, type Sources } from './search/search.ts';
import { indexStations } from './search/station-names.ts';
import { createZoneFinder } from './zone.ts';

/** Who asks, as far as it tells which place they mean. */
export type SearchHints = {
  /** BCP 47 tag: names of countries are understood in it and in English. With a region, places there rise. */
  readonly language: string;
  /** Ids of places asked for of late: they rise, and so do those near them. */
  readonly recent?: readonly string[];
};

export type Places = {
  /**
   * The place a text means: a name with or without its country or region, coordinates in any notation, or a place's id.
   * Where it may mean several, those, to choose from.
   * Throws the problems `place-missing`, `place-unknown`, `plus-code-short`, and those of `readPoint`.
   */
  readonly find: (text: string, user: SearchHints) => Promise<Found>;
  /** Places that are called nearly so, to be asked about where nothing is: never more than three. */
  readonly guess: (text: string, user: SearchHints) => Promise<NamedPlace[]>;
  /** The place at a point; its name is the coordinates. Throws `lat-out-of-range`, `lng-out-of-range`. */
  readonly at: (point: Point) => Promise<Place>;
  /** What a text that is still being typed may become, the likeliest first; tide stations alone while nothing is packed. */
  readonly suggest: (text: string, user: SearchHints, count: number) => NamedPlace[];
  /** What has an id, known as fast as suggestions are: of the towns, none while nothing is packed. */
  readonly named: (id: string) => NamedPlace | undefined;
};

export type PlacesOptions = {
  readonly stations: TideStations;
  /** Where `packGazetteer` put its file, or will: until then every name is a scan of 0.2 s. */
  readonly packedFile: string;
};

/** The longest name in the gazetteer, Bangkok's in full, has 193 characters. */
const longestText = 200;
const longestQuote = 60;

/** Spelled like this it comes from a broken program, which must not be sent to Nan in Thailand. */
const notANumber = /\bNaN\b/;

/** A town farther away says little about where a point is. */
const nearKm = 50;

export function createPlaces({ packedFile, stations }: PlacesOptions): Places {
  const packed = onceThere(() => openGazetteer(packedFile));
  const raw = lazily(createRawGazetteer);
  /** Several readings of a text are several searches: while each is a scan, whatever else waits has its turn before it. */
  const gazetteer = async (): Promise<Gazetteer> => {
    if (!packed()) await setImmediate();
    return packed() ?? raw();
  };
  const fastGazetteer = (): Gazetteer => packed() ?? emptyGazetteer;
  const stationNames = lazily(() => indexStations(stations.stations));
  const atlas = createAtlas();
  const zoneAt = createZoneFinder();
  const whereabouts = createStationAreaFinder();
  const sourcesFor = (user: SearchHints, searched: Gazetteer): Sources => {
    // Each is a scan while nothing is packed.
    const recent = packed() ? (user.recent ?? []).flatMap((id) => pointOf(id, searched) ?? []) : [];
    const familiar = { ...familiarTo(user.language), recent };
    const judge = createScorer(stations, whereabouts, searched, familiar);
    return { gazetteer: searched, stations: stationNames(), atlas, judge };
  };

  function pointOf(id: string, searched: Gazetteer): { id: string; point: Point } | undefined {
    const spot = candidateWithId(id, searched, stationNames(), whereabouts);
    const point = spot?.point ?? pointTyped(id, 'en');
    return point && { id, point };
  }

  function namedSpot({ id, name, countryCode, regionCode, point, seaKm }: Candidate): NamedPlace {
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

  function namedPoint(point: Point, searched: Gazetteer): NamedPlace {
    checkPoint(point);
    const town = searched.nearest(point, nearKm);
    const place = { id: pointId(point), name: coordinatesText(point), point };
    return town === undefined ? place : { ...place, near: nearness(town, point) };
  }

  async function withZone(place: NamedPlace): Promise<Place> {
    return { ...place, zone: await zoneAt(place.point) };
  }

  async function find(text: string, asking: SearchHints): Promise<Found> {
    const user = trusted(asking);
    const wanted = text.trim();
    if (wanted === '') throw new Problem('place-missing');
    const read = readPoint(wanted, user.language);
    if (read !== undefined) return { kind: 'place', place: await placeRead(read, wanted) };
    if (wanted.length > longestText || notANumber.test(wanted)) throw unknown(wanted);
    const shortCode = readShortPlusCode(wanted);
    if (shortCode !== undefined) {
      const reference = await find(shortCode.placeName, user);
      return {
        kind: 'place',
        place: await withZone(namedPoint(shortCode.pointNear(firstOf(reference).point), await gazetteer())),
      };
    }
    const searched = await gazetteer();
    const spot = candidateWithId(wanted, searched, stationNames(), whereabouts);
    if (spot !== undefined) return { kind: 'place', place: await withZone(namedSpot(spot)) };
    const outcome = searchName(wanted, user.language, sourcesFor(user, searched));
    const [first, ...others] = outcome?.candidates.map(namedSpot) ?? [];
    if (outcome === undefined || first === undefined) throw unknown(wanted);
    if (others.length === 0) return { kind: 'place', place: await withZone(first) };
    return { kind: 'choice', why: outcome.why, places: [first, ...others] };
  }

  async function guess(text: string, asking: SearchHints): Promise<NamedPlace[]> {
    const user = trusted(asking);
    const wanted = text.trim();
    if (wanted.length > longestText || notANumber.test(wanted)) return [];
    return guessName(wanted, user.language, sourcesFor(user, await gazetteer())).map(namedSpot);
  }

  /** The ids of points, which buttons carry, have the latitude first: nothing is assumed about them. */
  async function placeRead({ point, assumedOrder }: Reading, wanted: string): Promise<Place> {
    const place = await withZone(namedPoint(point, await gazetteer()));
    return assumedOrder && wanted !== pointId(point) ? { ...place, orderAssumed: true } : place;
  }

  function suggest(text: string, asking: SearchHints, count: number): NamedPlace[] {
    const user = trusted(asking);
    const typed = text.trimStart().slice(0, longestText);
    const point = pointTyped(typed.trim(), user.language);
    if (point !== undefined) return [namedPoint(point, fastGazetteer())];
    return completeName(typed, user.language, sourcesFor(user, fastGazetteer()), count).map(namedSpot);
  }

  function named(id: string): NamedPlace | undefined {
    const spot = candidateWithId(id, fastGazetteer(), stationNames(), whereabouts);
    if (spot !== undefined) return namedSpot(spot);
    const point = pointTyped(id, 'en');
    return point && namedPoint(point, fastGazetteer());
  }

  return { find, guess, at: async (point) => withZone(namedPoint(point, await gazetteer())), suggest, named };
}

/** Packing may end while others ask: what is there is used from that moment. */
function onceThere<T>(open: () => T | undefined): () => T | undefined {
  let opened: T | undefined;
  return () => (opened ??= open());
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** What is not to be read as coordinates yet may become a name. */
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
  return found.kind === 'place' ? found.place : found.places[0]!;
}

function trusted({ language, recent = [] }: SearchHints): Required<SearchHints> {
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
  const letters = Array.from(text.slice(0, longestText));
  const quote = letters.length > longestQuote ? `${letters.slice(0, longestQuote).join('')}…` : text;
  return new Problem('place-unknown', { place: quote });
}
