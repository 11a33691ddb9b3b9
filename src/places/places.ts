import { bearingDeg, distanceKm, pointId, type Place, type Point } from '../domain/place.ts';
import { Problem } from '../problem.ts';
import { createAtlas } from './atlas.ts';
import { checkPoint, coordinatesText } from './coordinates.ts';
import { openGazetteer } from './gazetteer-file.ts';
import { rawGazetteer } from './gazetteer-raw.ts';
import type { Gazetteer, Town } from './gazetteer.ts';
import { readPoint, readShortPlusCode, type Reading } from './notation/index.ts';
import type { TideStations } from './ports.ts';
import { bestNamesake } from './rank.ts';
import { readingsOf } from './readings.ts';
import { createZoneFinder } from './zone.ts';

export type Places = {
  /**
   * The place a text means: a name with or without its country or region, coordinates in any notation, or a place's id.
   * `language` is a BCP 47 tag: names of countries are understood in it and in English.
   * Throws the problems `place-missing`, `place-unknown`, `plus-code-short`, and those of `readPoint`.
   */
  readonly find: (text: string, asker: { readonly language: string }) => Promise<Place>;
  /** The place at a point; its name is the coordinates. Throws `lat-out-of-range`, `lng-out-of-range`. */
  readonly at: (point: Point) => Promise<Place>;
};

export type PlacesOptions = TideStations & {
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

export function createPlaces({ packedFile, nearTideStation }: PlacesOptions): Places {
  const gazetteer = packedOrRaw(packedFile);
  const atlas = createAtlas();
  const zoneAt = createZoneFinder();

  async function at(point: Point): Promise<Place> {
    checkPoint(point);
    const town = gazetteer().nearest(point, nearKm);
    const place = { id: pointId(point), name: coordinatesText(point), point, zone: await zoneAt(point) };
    return town === undefined ? place : { ...place, near: nearness(town, point) };
  }

  async function find(text: string, { language }: { readonly language: string }): Promise<Place> {
    const wanted = text.trim();
    if (wanted === '') throw new Problem('place-missing');
    const read = readPoint(wanted, language);
    if (read !== undefined) return placeRead(read, wanted);
    if (wanted.length > longestText || notANumber.test(wanted)) throw unknown(wanted);
    const shortCode = readShortPlusCode(wanted);
    if (shortCode !== undefined) return at(shortCode.pointNear((await find(shortCode.placeName, { language })).point));
    const town = townWithId(wanted, gazetteer()) ?? townNamed(wanted, language);
    if (town === undefined) throw unknown(wanted);
    return placeOf(town, atlas.regions().nameOf(town), await zoneAt(town.point));
  }

  /** The ids of points, which buttons carry, have the latitude first: nothing is assumed about them. */
  async function placeRead({ point, assumedOrder }: Reading, wanted: string): Promise<Place> {
    const place = await at(point);
    return assumedOrder && wanted !== pointId(point) ? { ...place, orderAssumed: true } : place;
  }

  function townNamed(text: string, language: string): Town | undefined {
    const readings = readingsOf(text, language, atlas);
    if (readings.length === 0) return undefined;
    const namesakes = gazetteer().named([...new Set(readings.map(({ name }) => name))]);
    for (const { name, accepts } of readings) {
      const meant = (namesakes.get(name) ?? []).filter(({ town }) => accepts(town));
      if (meant.length > 0) return bestNamesake(meant, { nearTideStation });
    }
    return undefined;
  }

  return { find, at };
}

/** The packed gazetteer from the moment it is there: packing may end while others ask. */
function packedOrRaw(packedFile: string): () => Gazetteer {
  let packed: Gazetteer | undefined;
  return () => {
    packed ??= openGazetteer(packedFile);
    return packed ?? rawGazetteer;
  };
}

function townWithId(text: string, gazetteer: Gazetteer): Town | undefined {
  const match = /^geonames:(\d{1,10})$/.exec(text);
  return match === null ? undefined : gazetteer.withId(Number(match[1]));
}

function placeOf(town: Town, region: string | undefined, zone: string): Place {
  const { id, name, countryCode, point } = town;
  return { id: `geonames:${id}`, name, ...(region === undefined ? {} : { region }), countryCode, point, zone };
}

function nearness(town: Town, point: Point): NonNullable<Place['near']> {
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
