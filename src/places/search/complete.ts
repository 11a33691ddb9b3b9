import { distanceKm, type Point } from '../../domain/place.ts';
import { byScore, samePlaceKm, type ScoredCandidate } from './candidates.ts';
import { foldBeginning } from '../fold.ts';
import { beginningsRead } from './readings.ts';
import type { Sources } from './search.ts';

/** Words of the name itself are meant rather than words for where it is. */
const qualifiedPenalty = 1;

/** As many are read as it takes to find the likeliest among them. */
const completionsAsked = 60;
const stationsAsked = 8;
const wholeNameBonus = 1;
const beginningBonus = 0.5;

/** Places whose name goes on as typed, the likeliest first, for somebody who is still typing. */
export function completeName(text: string, language: string, sources: Sources, count: number): ScoredCandidate[] {
  const typed = foldBeginning(text);
  if (typed === '') return [];
  const found = new Map<string, ScoredCandidate>();
  const add = (candidate: ScoredCandidate): void => {
    const known = found.get(candidate.id);
    if (known === undefined || known.score < candidate.score) found.set(candidate.id, candidate);
  };
  if (!text.includes(',')) for (const one of completionsOf(typed, sources)) add(one);
  if (found.size < count) for (const one of qualifiedCompletions(text, language, sources)) add(one);
  return byScore([...found.values()]).slice(0, count);
}

function completionsOf(typed: string, { gazetteer, stations, judge }: Sources): ScoredCandidate[] {
  const bonusOf = (name: string): number =>
    name === typed ? wholeNameBonus : name.startsWith(typed) ? beginningBonus : 0;
  const bearers = [
    ...(gazetteer.named([typed]).get(typed) ?? []).map((bearer) => ({ ...bearer, folded: typed })),
    ...gazetteer.completions(typed.split(' '), completionsAsked),
  ];
  // A station that is called like the town it lies at adds nothing.
  const isTown = (name: string, point: Point): boolean =>
    bearers.some(({ folded, town }) => folded === name && distanceKm(town.point, point) < samePlaceKm);
  return [
    ...bearers.map(({ town, kind, folded }) => judge.town(town, kind, -bonusOf(folded))),
    ...stations
      .beginning(typed, stationsAsked)
      .filter(([name, { point }]) => !isTown(name, point))
      .map(([name, station]) => judge.station(station, -bonusOf(name))),
  ];
}

/** `plymouth ma`, `brest, fra`: what follows the name may be the beginning of a region or country. */
function qualifiedCompletions(text: string, language: string, { gazetteer, atlas, judge }: Sources): ScoredCandidate[] {
  return beginningsRead(text, language, atlas).flatMap(({ name, accepts }) =>
    (gazetteer.named([name]).get(name) ?? [])
      .map(({ town, kind }) => judge.town(town, kind, qualifiedPenalty))
      .filter(accepts),
  );
}
