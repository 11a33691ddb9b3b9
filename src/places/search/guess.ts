import { ranked, type ScoredCandidate } from './candidates.ts';
import type { Gazetteer, NearName } from '../gazetteer/gazetteer.ts';
import { readingsOf, type NameReading } from './readings.ts';
import { worthALine, type Sources } from './search.ts';

/** A mistake costs as much as nine in ten inhabitants; one in the first letter half as much again. */
const mistakePenalty = 1;
const firstLetterPenalty = 0.5;
/** Half a name is worth guessing at when it has some letters. */
const shortestBeginning = 4;
const beginningsAsked = 20;

/** A guess at more words is a guess at a sentence. */
const mostWords = 4;
/** Words for where a place is may stand behind its name. */
const readingsGuessed = 3;
const mostGuesses = 3;

/** Places that are called nearly so, the likeliest first; some where nothing is called so, to be asked about. */
export function guessName(text: string, language: string, sources: Sources): readonly ScoredCandidate[] {
  const { gazetteer, judge } = sources;
  const readings = readingsOf(text, language, sources.atlas).slice(0, readingsGuessed);
  const names = readings.map(({ name }) => name);
  if ((names[0] ?? '').split(' ').length > mostWords) return [];
  const similar = gazetteer.similar(names).filter(({ mistakes, folded, of }) => mistakes < 2 || folded[0] === of[0]);
  const bearers = [
    ...similar.map((bearer) => ({ ...bearer, penalty: penaltyOf(bearer.of, bearer.folded, bearer.mistakes) })),
    ...names.flatMap((of) => beginningsOf(of, gazetteer).map((bearer) => ({ ...bearer, of, penalty: mistakePenalty }))),
  ];
  const guesses = bearers
    .filter(({ town, of }) => readings.some(({ name, accepts }) => name === of && accepts(town)))
    .map(({ town, kind, penalty }) => judge.town(town, kind, penalty));
  const [best, ...others] = ranked(guesses.length > 0 ? guesses : elsewhere(readings, sources));
  if (best === undefined) return [];
  return [best, ...others.filter(({ score }) => best.score - score <= worthALine)].slice(0, mostGuesses);
}

/** `Brest, Atlantis`, `Brest Harbour Pub`: the name is one, what follows it fits no place of that name. */
function elsewhere(readings: readonly NameReading[], { gazetteer, judge }: Sources): ScoredCandidate[] {
  const names = readings.slice(1).map(({ name }) => name);
  const towns = gazetteer.named(names.filter((name) => name.length >= shortestBeginning));
  const longest = names.find((name) => towns.has(name)) ?? '';
  return (towns.get(longest) ?? []).map(({ town, kind }) => judge.town(town, kind));
}

function penaltyOf(typed: string, name: string, mistakes: number): number {
  return mistakePenalty * mistakes + (typed[0] === name[0] ? 0 : firstLetterPenalty);
}

function beginningsOf(name: string, gazetteer: Gazetteer): NearName[] {
  if (name.length < shortestBeginning) return [];
  return gazetteer.completions(name.split(' '), beginningsAsked).filter(({ folded }) => folded.startsWith(name));
}
