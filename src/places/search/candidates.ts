import { distanceKm, type Point } from '../../domain/place.ts';
import type { Gazetteer, NameKind, Town } from '../gazetteer/gazetteer.ts';
import type { NamedStation, TideStations } from '../ports.ts';
import { bonusFor, exonymBonus, baseScore, type UserAffinity } from '../rank.ts';
import type { StationNames } from './station-names.ts';

/** A town or tide station. */
export type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly regionCode: string;
  readonly district: string;
  readonly point: Point;
  /** To the nearest coast, km; `undefined` for tide stations. */
  readonly seaKm: number | undefined;
};

/** A candidate with its score for one user: see `rank.ts`. */
export type ScoredCandidate = Candidate & { readonly score: number };

const townPrefix = 'geonames:';
const stationPrefix = 'station:';

/** A place that only a tide station names is as prominent as a village of a hundred by the sea. */
const stationScore = 2 + 0.7;

/** Scores candidates for one user. `handicap` is subtracted where the typed name fits badly. */
export type Scorer = {
  readonly town: (town: Town, kind: NameKind, handicap?: number) => ScoredCandidate;
  readonly station: (station: NamedStation, handicap?: number) => ScoredCandidate;
};

export function createScorer(
  stations: TideStations,
  stationArea: StationAreaFinder,
  gazetteer: Gazetteer,
  affinity: UserAffinity,
): Scorer {
  const scored = (candidate: Candidate, ownScore: number): ScoredCandidate => ({
    ...candidate,
    score: ownScore + bonusFor(candidate, stations, affinity),
  });
  return {
    town: (town, kind, handicap = 0) =>
      scored(ofTown(town), baseScore(town, kind) + exonymBonus(town, kind, affinity) - handicap),
    station: (station, handicap = 0) => scored(ofStation(station, stationArea, gazetteer), stationScore - handicap),
  };
}

/** The town or tide station with an id; `undefined` where the text is no id or unknown. */
export function candidateWithId(
  text: string,
  gazetteer: Gazetteer,
  stations: StationNames,
  stationArea: StationAreaFinder,
): Candidate | undefined {
  const id = /^geonames:(\d{1,10})$/.exec(text)?.[1];
  const town = id === undefined ? undefined : gazetteer.withId(Number(id));
  if (town !== undefined) return ofTown(town);
  const station = text.startsWith(stationPrefix) ? stations.withId(text.slice(stationPrefix.length)) : undefined;
  return station && ofStation(station, stationArea, gazetteer);
}

function ofTown({ id, name, countryCode, regionCode, district, point, seaKm }: Town): Candidate {
  return { id: `${townPrefix}${id}`, name, countryCode, regionCode, district, point, seaKm };
}

function ofStation(station: NamedStation, stationArea: StationAreaFinder, gazetteer: Gazetteer): Candidate {
  const { id, name, countryCode, point } = station;
  const { regionCode, district } = stationArea(station, gazetteer);
  return { id: `${stationPrefix}${id}`, name, countryCode, regionCode, district, point, seaKm: undefined };
}

/** The region and district that a station lies in. */
export type StationAreaFinder = (
  station: NamedStation,
  gazetteer: Gazetteer,
) => Pick<Candidate, 'regionCode' | 'district'>;

/** A town farther away may lie in another region. */
const maxSameRegionKm = 50;

/** Stations come without a region: theirs is that of the nearest town, cached by station. */
export function createStationAreaFinder(): StationAreaFinder {
  const nearestTowns = new Map<string, Town>();
  return ({ id, countryCode, point }, gazetteer) => {
    const town = nearestTowns.get(id) ?? gazetteer.nearest(point, maxSameRegionKm);
    if (town) nearestTowns.set(id, town);
    return town?.countryCode === countryCode ? town : { regionCode: '', district: '' };
  };
}

/** Candidates nearer to each other than this are one place under two names, with one tide. */
export const samePlaceKm = 20;

/** The likeliest first, and of those at one place only the likeliest: a town before its own station. */
export function ranked(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  const distinct: ScoredCandidate[] = [];
  for (const candidate of byScore(candidates)) {
    const isElsewhere = distinct.every(({ point }) => distanceKm(point, candidate.point) >= samePlaceKm);
    if (isElsewhere) distinct.push(candidate);
  }
  return distinct;
}

/** The highest score first; equal ones by id, so that answers do not change. */
export function byScore(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  return candidates.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
