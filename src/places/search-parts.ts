import type { SearchHints } from '../chat/ports.ts';
import { baseLanguage } from '../domain/language.ts';
import type { Point } from '../domain/place.ts';
import { Problem } from '../problem.ts';
import { openGazetteer } from './gazetteer/packed-gazetteer.ts';
import { emptyGazetteer, type Gazetteer } from './gazetteer/gazetteer.ts';
import { importedStamp } from './gazetteer/import-dump.ts';
import { joinGazetteers } from './gazetteer/joined-gazetteer.ts';
import type { TownTitles } from './gazetteer/town-titles.ts';
import { readPoint } from './notation/index.ts';
import type { Geocoder, KnownStations } from './ports.ts';
import { affinityOf } from './rank.ts';
import type { Atlas } from './search/countries.ts';
import { candidateWithId, createScorer, type AreaFinder, type CandidateSources } from './search/candidates.ts';
import type { SeaIndex } from './search/sea-index.ts';
import type { SearchSources } from './search/search.ts';
import type { StationNames } from './search/station-names.ts';

/** The parts of a search, for all users; those that take long to make are made when they are first needed. */
export type SearchParts = {
  readonly gazetteers: ReturnType<typeof createGazetteerAccess>;
  readonly geocoder: Geocoder | undefined;
  readonly stations: KnownStations;
  readonly stationNames: () => StationNames;
  readonly seaNames: () => SeaIndex;
  readonly areaOf: AreaFinder;
  readonly townTitles: TownTitles;
  readonly atlas: Atlas;
  readonly zoneAt: (point: Point) => string;
};

/** Opens the files when they are first needed; `packed` is as in `PlacesOptions`. */
export function createGazetteerAccess(packedFile: string, packed: () => Promise<void>, importedFile?: string) {
  let gazetteer: Gazetteer | undefined;
  const opened = (): Gazetteer | undefined => (gazetteer ??= openBoth(packedFile, importedFile));
  return {
    opened,
    /** The packed gazetteer; one without towns while it is being packed. */
    current: () => opened() ?? emptyGazetteer,
    async packed(): Promise<Gazetteer> {
      if (!opened()) await packed();
      const there = opened();
      if (!there) throw new Error(`There are no packed place names in ${packedFile}`);
      return there;
    },
  };
}

function openBoth(packedFile: string, importedFile: string | undefined): Gazetteer | undefined {
  const packed = openGazetteer(packedFile);
  const imported = packed && importedFile !== undefined ? openGazetteer(importedFile, importedStamp) : undefined;
  return packed && imported ? joinGazetteers(packed, imported) : packed;
}

/** The places that a search for a user of a language may find. */
export function candidateSources(parts: SearchParts, language: string, gazetteer: Gazetteer): CandidateSources {
  const { stationNames, seaNames, areaOf, townTitles } = parts;
  return {
    gazetteer,
    stations: stationNames(),
    seaNames: seaNames(),
    areaOf,
    townTitles,
    language: baseLanguage(language),
  };
}

/** The same, with scores for that user. */
export function sourcesFor(
  parts: SearchParts,
  { language, recent, beside }: SearchHints,
  gazetteer: Gazetteer,
): SearchSources {
  const sources = candidateSources(parts, language, gazetteer);
  const recentPlaces = recent.flatMap((id) => {
    const point = candidateWithId(id, sources)?.point ?? pointTyped(id, 'en');
    return point ? [{ id, point }] : [];
  });
  const own = affinityOf(language);
  const home = own.countryCode === undefined ? undefined : gazetteer.foremost({ countryCode: own.countryCode }, 1)[0];
  const affinity = { ...own, home: home?.point, recent: recentPlaces, beside };
  return { ...sources, atlas: parts.atlas, scorer: createScorer(parts.stations, sources, affinity) };
}

/** A text that cannot be read as coordinates yet may become a name, so its problems do not matter. */
export function pointTyped(text: string, language: string): Point | undefined {
  try {
    return readPoint(text, language)?.point;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
