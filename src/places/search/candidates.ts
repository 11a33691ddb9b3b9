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
  /** `undefined` where nobody has measured. */
  readonly seaKm: number | undefined;
};

/** What may be meant, and how likely it is: see `rank.ts`. What speaks for this asker is in it. */
export type ScoredCandidate = Candidate & { readonly score: number };

const townPrefix = 'geonames:';
const stationPrefix = 'station:';

/** A place that is known by its station alone is as prominent as a village of a hundred. */
const stationStanding = 2 + 0.7;

/** What scores candidates for one asker; `handicap` is what speaks against the name that was typed. */
export type Scorer = {
  readonly town: (town: Town, kind: NameKind, handicap?: number) => ScoredCandidate;
  readonly station: (station: NamedStation, handicap?: number) => ScoredCandidate;
};

export function createScorer(
  stations: TideStations,
  whereabouts: StationAreaFinder,
  gazetteer: Gazetteer,
  familiar: UserAffinity,
): Scorer {
  const judged = (spot: Candidate, own: number): ScoredCandidate => ({
    ...spot,
    score: own + bonusFor(spot, stations, familiar),
  });
  return {
    town: (town, kind, handicap = 0) =>
      judged(ofTown(town), baseScore(town, kind) + exonymBonus(town, kind, familiar) - handicap),
    station: (station, handicap = 0) => judged(ofStation(station, whereabouts, gazetteer), stationStanding - handicap),
  };
}

/** `undefined` where the text is no id, or nothing has it. */
export function candidateWithId(
  text: string,
  gazetteer: Gazetteer,
  stations: StationNames,
  whereabouts: StationAreaFinder,
): Candidate | undefined {
  const id = /^geonames:(\d{1,10})$/.exec(text)?.[1];
  const town = id === undefined ? undefined : gazetteer.withId(Number(id));
  if (town !== undefined) return ofTown(town);
  const station = text.startsWith(stationPrefix) ? stations.withId(text.slice(stationPrefix.length)) : undefined;
  return station && ofStation(station, whereabouts, gazetteer);
}

function ofTown({ id, name, countryCode, regionCode, district, point, seaKm }: Town): Candidate {
  return { id: `${townPrefix}${id}`, name, countryCode, regionCode, district, point, seaKm };
}

function ofStation(station: NamedStation, whereabouts: StationAreaFinder, gazetteer: Gazetteer): Candidate {
  const { id, name, countryCode, point } = station;
  const { regionCode, district } = whereabouts(station, gazetteer);
  return { id: `${stationPrefix}${id}`, name, countryCode, regionCode, district, point, seaKm: undefined };
}

/** The region and district that a station lies in. */
export type StationAreaFinder = (
  station: NamedStation,
  gazetteer: Gazetteer,
) => Pick<Candidate, 'regionCode' | 'district'>;

/** Farther away a town may be in another region. */
const regionKm = 50;

/** Nobody tells: it is that of the next town, looked for once. */
export function createStationAreaFinder(): StationAreaFinder {
  const known = new Map<string, Town>();
  return ({ id, countryCode, point }, gazetteer) => {
    const town = known.get(id) ?? gazetteer.nearest(point, regionKm);
    if (town) known.set(id, town);
    return town?.countryCode === countryCode ? town : { regionCode: '', district: '' };
  };
}

/** Nearer than this it is one place under two names, and has one tide. */
export const samePlaceKm = 20;

/** The likeliest first, and of those at one place the likeliest alone: a town before its own station. */
export function ranked(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  const kept: ScoredCandidate[] = [];
  for (const one of byScore(candidates)) {
    if (!kept.some((better) => distanceKm(better.point, one.point) < samePlaceKm)) kept.push(one);
  }
  return kept;
}

export function byScore(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  return candidates.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
