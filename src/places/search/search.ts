import { distanceKm, type Found } from '../../domain/place.ts';
import type { Atlas } from './atlas.ts';
import { ranked, type ScoredCandidate, type Scorer } from './candidates.ts';
import type { Area, Gazetteer, Namesake } from '../gazetteer/gazetteer.ts';
import { readingsOf, type NameReading } from './readings.ts';
import { areaOfKey } from '../regions.ts';
import type { StationNames } from './station-names.ts';

/** What names are looked for in. */
export type Sources = {
  readonly gazetteer: Gazetteer;
  readonly stations: StationNames;
  readonly atlas: Atlas;
  readonly judge: Scorer;
};

/** The places a name may mean, the likeliest first; several are to choose from. At least one. */
export type Outcome = {
  readonly why: (Found & { kind: 'choice' })['why'];
  readonly candidates: readonly ScoredCandidate[];
};

/** As many as there are buttons in a row. */
const mostChoices = 5;

/** With five times the inhabitants (log10), or what weighs as much, one is meant without asking. */
const doubt = 0.7;
/** Once there is a question, these are worth a line of it. */
export const worthALine = 1.8;

/** `undefined` where nothing is called so. */
export function searchName(text: string, language: string, sources: Sources): Outcome | undefined {
  const readings = readingsOf(text, language, sources.atlas);
  const [whole] = readings;
  if (whole === undefined) return undefined;
  return countryNamed(whole.name, language, sources) ?? namesakesOrRegion(readings, whole.name, sources);
}

/** Less is a village: Bretagne is the region, and no Bretagne in the Berry. */
const villageScore = 5;

function namesakesOrRegion(readings: readonly NameReading[], name: string, sources: Sources): Outcome | undefined {
  const found = namesakes(readings, sources);
  const isKnown = found?.candidates.some(({ score }) => score >= villageScore);
  return isKnown ? found : (foremostOf(regionsNamed(name, sources), sources) ?? found);
}

function namesakes(readings: readonly NameReading[], { gazetteer, stations, judge }: Sources): Outcome | undefined {
  const towns = gazetteer.named([...new Set(readings.map(({ name }) => name))]);
  for (const { name, accepts } of readings) {
    const bearers = (towns.get(name) ?? []).filter(({ town }) => accepts(town));
    // Where a town of some size is called so on its sign, those that are called so elsewhere come behind.
    const isSign = bearers.some(({ town, kind }) => kind === 'main' && judge.town(town, kind).score >= villageScore);
    const found = [
      ...bearers.map(({ town, kind }) => judge.town(town, kind, isSign && kind === 'other' ? elsewherePenalty : 0)),
      ...stations
        .named(name)
        .map((station) => judge.station(station))
        .filter(accepts),
    ];
    if (found.length > 0 && !isMistake(bearers, found))
      return { why: 'namesakes', candidates: likeliest(ranked(found)) };
  }
  return undefined;
}

const elsewherePenalty = 0.7;

/** GeoNames has spellings that nobody means: Valparaiso in Florida has been called Valpariso. */
function isMistake(bearers: readonly Namesake[], found: readonly ScoredCandidate[]): boolean {
  return (
    bearers.length === found.length &&
    bearers.every(({ kind }) => kind === 'other') &&
    found.every(({ score }) => score < strayScore)
  );
}

const strayScore = 5;

function likeliest(candidates: readonly ScoredCandidate[]): readonly ScoredCandidate[] {
  const [best, second] = candidates;
  if (best === undefined || second === undefined || best.score - second.score >= doubt) return candidates.slice(0, 1);
  return candidates.filter(({ score }) => best.score - score <= worthALine).slice(0, mostChoices);
}

/**
 * Malta is the state and no village in Holland. Where a town of the country bears its name (Monaco, Panama) that one is
 * meant; else there is a choice of its ports, and of those of a region that is called so as well (Georgia).
 */
function countryNamed(name: string, language: string, sources: Sources): Outcome | undefined {
  const countryCode = sources.atlas.countryNamed(name, language);
  if (countryCode === undefined) return undefined;
  const { gazetteer, judge } = sources;
  const inside = (gazetteer.named([name]).get(name) ?? []).filter(({ town }) => town.countryCode === countryCode);
  if (inside.length > 0) {
    return { why: 'namesakes', candidates: likeliest(ranked(inside.map(({ town, kind }) => judge.town(town, kind)))) };
  }
  return foremostOf([{ countryCode }, ...regionsNamed(name, sources)], sources);
}

function regionsNamed(name: string, { atlas }: Sources): Area[] {
  return [...atlas.regions().keysOf(name)].map(areaOfKey);
}

/** A country this small has one tide: its foremost place stands for it. */
const smallKm = 80;
const foremostAsked = 40;

function foremostOf(areas: readonly Area[], { gazetteer, judge }: Sources): Outcome | undefined {
  const towns = areas.flatMap((area) => gazetteer.foremost(area, foremostAsked));
  const candidates = ranked(towns.map((town) => judge.town(town, 'main')));
  const [best] = candidates;
  if (best === undefined) return undefined;
  const isSmall = candidates.every(({ point }) => distanceKm(point, best.point) <= smallKm);
  return { why: 'area', candidates: candidates.slice(0, isSmall ? 1 : mostChoices) };
}
