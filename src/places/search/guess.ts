import { ranked, type ScoredCandidate } from './candidates.ts';
import type { Gazetteer, NearName } from '../gazetteer/gazetteer.ts';
import { interpretationsOf, type NameInterpretation } from './interpretations.ts';
import { maxScoreGap, type SearchSources } from './search.ts';

/** A mistake costs as much as nine in ten inhabitants; one in the first letter half as much again. */
const mistakePenalty = 1;
const firstLetterPenalty = 0.5;
/** A beginning of fewer letters has too many completions to guess. */
const minBeginningLetters = 4;
const maxCompletions = 20;

/** A text of more words is a sentence and no name. */
const maxWords = 4;
/** The whole text, and the text without one or two words for the area. */
const maxInterpretations = 3;
const maxGuesses = 3;

/** At most three places with nearly this name, the likeliest first, to be offered where none has it. */
export function guessName(text: string, language: string, sources: SearchSources): readonly ScoredCandidate[] {
  const { gazetteer, scorer } = sources;
  const interpretations = interpretationsOf(text, language, sources.atlas).slice(0, maxInterpretations);
  const names = interpretations.map(({ name }) => name);
  if ((names[0] ?? '').split(' ').length > maxWords) return [];
  const similar = gazetteer.similar(names).filter(({ mistakes, folded, of }) => mistakes < 2 || folded[0] === of[0]);
  const bearers = [
    ...similar.map((bearer) => ({ ...bearer, penalty: penaltyOf(bearer.of, bearer.folded, bearer.mistakes) })),
    ...names.flatMap((of) => beginningsOf(of, gazetteer).map((bearer) => ({ ...bearer, of, penalty: mistakePenalty }))),
  ];
  const guesses = bearers
    .filter(({ town, of }) => interpretations.some(({ name, accepts }) => name === of && accepts(town)))
    .map(({ town, kind, penalty }) => scorer.town(town, kind, penalty));
  const [best, ...others] = ranked(guesses.length > 0 ? guesses : elsewhere(interpretations, sources));
  if (best === undefined) return [];
  return [best, ...others.filter(({ score }) => best.score - score <= maxScoreGap)].slice(0, maxGuesses);
}

/** `Brest, Atlantis`, `Brest Harbour Pub`: the name is known, but the rest fits no place of that name. */
function elsewhere(
  interpretations: readonly NameInterpretation[],
  { gazetteer, scorer }: SearchSources,
): ScoredCandidate[] {
  const names = interpretations.slice(1).map(({ name }) => name);
  const towns = gazetteer.named(names.filter((name) => name.length >= minBeginningLetters));
  const longest = names.find((name) => towns.has(name)) ?? '';
  return (towns.get(longest) ?? []).map(({ town, kind }) => scorer.town(town, kind));
}

function penaltyOf(typed: string, name: string, mistakes: number): number {
  return mistakePenalty * mistakes + (typed[0] === name[0] ? 0 : firstLetterPenalty);
}

function beginningsOf(name: string, gazetteer: Gazetteer): NearName[] {
  if (name.length < minBeginningLetters) return [];
  return gazetteer.completions(name.split(' '), maxCompletions).filter(({ folded }) => folded.startsWith(name));
}
