import { distanceKm, type Point } from '../../domain/place.ts';
import { distinctBy } from '../../lib/distinct-by.ts';
import { byScore, type ScoredCandidate } from './candidates.ts';
import { foldBeginning } from '../fold.ts';
import { unfinishedInterpretationsOf } from './interpretations.ts';
import type { SearchSources } from './search.ts';
import { weights } from '../weights.ts';
import { limitsKm, most } from '../limits.ts';

/** At most `count` places whose name begins as typed, the likeliest first. */
export function completeName(text: string, language: string, sources: SearchSources, count: number): ScoredCandidate[] {
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
