import { distanceKm, type Point } from '../../domain/place.ts';
import { fold } from '../fold.ts';
import type { Gazetteer, NameKind, Namesake, Town } from '../gazetteer/gazetteer.ts';
import type { SeaName } from '../gazetteer/sea-names.ts';
import type { NamedStation, KnownStations } from '../ports.ts';
import * as rank from '../rank.ts';
import { stationPoints, weights } from '../weights.ts';
import { isLandform } from './landforms.ts';
import type { SeaIndex } from './sea-index.ts';
import type { StationNames } from './station-names.ts';
import type { TownTitles } from '../gazetteer/town-titles.ts';
import { limitsKm, nameLimits } from '../limits.ts';

/** A town, tide station or place of the sea. */
export type Candidate = {
  readonly id: string;
  /** In the language of the user, where it has one there. */
  readonly name: string;
  /** Empty on the high seas. */
  readonly countryCode: string;
  readonly regionCode: string;
  readonly district: string;
  readonly point: Point;
  /** To the nearest coast, km; only of towns. */
  readonly seaKm: number | undefined;
  /** As of a town of its size; see `rank.ts`. */
  readonly prominence?: number;
  /** Another candidate of the same name that is no farther, in the same country, is the same place. */
  readonly reachKm: number;
  /** Of a region or large island. */
  readonly harbour?: NonNullable<SeaName['harbour']>;
  readonly isCovered?: true;
  /** The name that it was found by, where `name` does not show it: Anse Noire is beside Anse Dufour. */
  readonly otherName?: string;
};

/** A candidate with its score for one user: see `rank.ts`. */
export type ScoredCandidate = Candidate & {
  readonly score: number;
  /** What the name that it was found by is to a town. */
  readonly kind?: NameKind;
  /** Of the place of the sea that it is, under the typed name, where that is no region or large island: see `SeaName`. */
  readonly fame?: number | undefined;
  /** Near a place that the user has asked about. */
  readonly isNearRecent: boolean;
  readonly home: rank.Home;
};

export type CandidateSources = {
  readonly gazetteer: Gazetteer;
  readonly stations: StationNames;
  readonly seaNames: SeaIndex;
  readonly areaOf: AreaFinder;
  readonly townTitles: TownTitles;
  /** Of the user: ISO 639-1. */
  readonly language: string;
};

const townPrefix = 'geonames:';
const stationPrefix = 'station:';
const seaPrefix = 'sea:';

/** Scores candidates for one user. `fit` is added for how well the typed name fits. */
export type Scorer = {
  readonly town: (namesake: Namesake, fit?: number) => ScoredCandidate & { readonly seaKm: number };
  readonly station: (station: NamedStation, fit?: number) => ScoredCandidate;
  readonly sea: (seaName: SeaName, folded: string, fit?: number) => ScoredCandidate;
};

/** Scores candidates by their own weight, with bonuses for stations near by and for the user. */
export function createScorer(stations: KnownStations, sources: CandidateSources, affinity: rank.UserAffinity): Scorer {
  const scored = (candidate: Candidate, ownScore: number): ScoredCandidate => ({
    ...candidate,
    score: ownScore + rank.bonusFor(candidate, stations, affinity),
    isNearRecent: rank.isNearRecent(candidate, affinity),
    home: rank.homeOf(candidate, affinity),
  });
  return {
    town: ({ town, kind }, fit = 0) => ({
      ...scored(townCandidate(town, sources), rank.baseScore(town, kind) + fit),
      kind,
      seaKm: town.seaKm,
    }),
    station: (station, fit = 0) => scored(stationCandidate(station, sources), stationPoints + fit),
    sea: (seaName, folded, fit = 0) => {
      const isForeign = isForeignName(seaName, folded, sources.language);
      const own = rank.seaScore(seaName.fame, seaName.folded.indexOf(folded)) + (isForeign ? weights.exonym : 0);
      const isKnown = seaName.folded.includes(folded) && seaName.harbour === undefined && !isForeign;
      return {
        ...scored(withOtherName(seaNameCandidate(seaName, sources), seaName.names, folded), own + fit),
        fame: isKnown ? seaName.fame : undefined,
      };
    },
  };
}

/** `Campeche` is a beach of those who ask in Portuguese, and a town in Mexico for everybody else. */
function isForeignName({ names }: SeaName, typed: string, language: string): boolean {
  const same = names.filter(({ folded }) => folded === typed);
  return same.length > 0 && same.every((one) => one.language !== undefined && one.language !== language);
}

export function candidateWithId(text: string, sources: CandidateSources): Candidate | undefined {
  const { gazetteer, stations, seaNames } = sources;
  const id = /^geonames:(\d{1,10})$/.exec(text)?.[1];
  const town = id === undefined ? undefined : gazetteer.withId(Number(id));
  if (town !== undefined) return townCandidate(town, sources);
  const seaName = text.startsWith(seaPrefix) ? seaNames.withId(text.slice(seaPrefix.length)) : undefined;
  if (seaName !== undefined) return seaNameCandidate(seaName, sources);
  const station = text.startsWith(stationPrefix) ? stations.withId(text.slice(stationPrefix.length)) : undefined;
  return station && stationCandidate(station, sources);
}

/** The harbour that stands for a region or large island; `undefined` where it has none, or the towns are not packed yet. */
export function harbourOf({ harbour, point }: Candidate, sources: CandidateSources): Candidate | undefined {
  if (harbour === undefined) return undefined;
  const towns = sources.gazetteer
    .named(harbour.folded)
    .filter(
      ({ town }) => town.countryCode === harbour.countryCode && distanceKm(town.point, point) <= limitsKm.harbour,
    );
  const [best] = towns.toSorted((a, b) => rank.baseScore(b.town, b.kind) - rank.baseScore(a.town, a.kind));
  return best && townCandidate(best.town, sources);
}

function townCandidate(town: Town, { townTitles, language }: CandidateSources): Candidate {
  const { id, name } = town;
  return { ...town, id: `${townPrefix}${id}`, name: townTitles(id, language) ?? name, reachKm: limitsKm.samePlace };
}

/** As a town of 3,000: a gauge is in the town of its name. */
const portProminence = 3.5;

function stationCandidate(station: NamedStation, { areaOf, gazetteer }: CandidateSources): Candidate {
  return {
    ...station,
    id: `${stationPrefix}${station.id}`,
    ...areaOf(station, gazetteer),
    seaKm: undefined,
    prominence: portProminence,
    reachKm: limitsKm.samePlace,
  };
}

function seaNameCandidate(seaName: SeaName, { areaOf, gazetteer, language }: CandidateSources): Candidate {
  const { countryCode, point, regionCode, harbour } = seaName;
  const id = `${seaPrefix}${seaName.id}`;
  return {
    id,
    name: seaName.nameIn.get(language) ?? seaName.name,
    countryCode,
    ...(regionCode ? { regionCode, district: '' } : areaOf({ id, countryCode, point }, gazetteer)),
    point,
    seaKm: undefined,
    reachKm: harbour === undefined ? limitsKm.samePlace : limitsKm.area,
    ...(harbour && { harbour }),
    ...(seaName.kind === 'causeway' && { isCovered: true }),
  };
}

function withOtherName(candidate: Candidate, [first, ...names]: SeaName['names'], typed: string): Candidate {
  const other = first?.folded === typed ? undefined : names.find((one) => one.folded === typed && !one.language);
  return !other || areAlike(other.name, candidate.name) ? candidate : { ...candidate, otherName: other.name };
}

/** Whether two names share a word that is none for a landform. */
function areAlike(name: string, other: string): boolean {
  const beginnings = (text: string): string[] =>
    fold(text)
      .split(' ')
      .filter((word) => word.length >= nameLimits.alike && !isLandform(word))
      .map((word) => word.slice(0, nameLimits.alike));
  const shown = beginnings(other);
  return beginnings(name).some((word) => shown.includes(word));
}

export type AreaFinder = (
  place: Pick<NamedStation, 'id' | 'countryCode' | 'point'>,
  gazetteer: Gazetteer,
) => Pick<Candidate, 'regionCode' | 'district'>;

/** Stations and places of the sea come without a region: theirs is that of the nearest town, cached by id. */
export function createAreaFinder(): AreaFinder {
  const nearestTowns = new Map<string, Town>();
  return ({ id, countryCode, point }, gazetteer) => {
    const town = nearestTowns.get(id) ?? gazetteer.nearest(point, limitsKm.sameRegion);
    if (town) nearestTowns.set(id, town);
    const { regionCode, district } = town?.countryCode === countryCode ? town : { regionCode: '', district: '' };
    return { regionCode, district };
  };
}

/** The likeliest first, of one place only that. A place of the sea of a town's name is the town, of which more is known. */
export function ranked(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  const distinct: ScoredCandidate[] = [];
  for (const candidate of byScore(candidates)) {
    if (!distinct.some((one) => isSamePlace(one, candidate))) distinct.push(candidate);
  }
  const seaCandidates = candidates.filter(({ fame }) => fame !== undefined);
  return distinct.map((one) => {
    const same = seaCandidates.filter((other) => isSamePlace(one, other));
    if (same.length === 0) return one;
    const town = one.fame === undefined ? one : (candidates.find((other) => isTownOf(other, one)) ?? one);
    return { ...town, score: one.score, fame: Math.max(...same.map(({ fame = 0 }) => fame)) };
  });
}

function isTownOf(town: Candidate, harbour: Candidate): boolean {
  return (
    town.seaKm !== undefined &&
    fold(town.name) === fold(harbour.otherName ?? harbour.name) &&
    distanceKm(town.point, harbour.point) <= limitsKm.ownTown
  );
}

/** An island and its town are one place. */
export function isSamePlace(a: Candidate, b: Candidate): boolean {
  const reachKm = a.countryCode === b.countryCode ? Math.max(a.reachKm, b.reachKm) : limitsKm.samePlace;
  return distanceKm(a.point, b.point) < reachKm;
}

/** The highest score first; equal ones by id, so that answers do not change. */
export function byScore(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  return candidates.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
