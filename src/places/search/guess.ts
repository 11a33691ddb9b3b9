import { ranked, type ScoredCandidate } from './candidates.ts';
import type { Gazetteer, NearName } from '../gazetteer/gazetteer.ts';
import { interpretationsOf, type AdminArea, type NameInterpretation } from './interpretations.ts';
import { isSpelled, maxMistakes } from '../gazetteer/spelling.ts';
import { maxScoreGap, villageScore, type SearchSources } from './search.ts';

/** A mistake costs as much as nine in ten inhabitants. */
const mistakePenalty = 1;
/** Below it are villages inland: with 200,000 names, any word is near to one of them. */
const minScore = 3;
/** Of the letters of the longer name; `Sylhet` shares four of six with Sylt. */
const minSharedLetters = 0.75;
/** A short word is near to a former or foreign name of some city: Seoul was `Sial`. */
const minOtherLetters = 6;
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
  const bearers = [
    ...gazetteer
      .similar(names)
      .filter(({ of, folded, kind }) => isLike(of, folded) && (kind !== 'other' || of.length >= minOtherLetters))
      .map((bearer) => ({ ...bearer, penalty: mistakePenalty * bearer.mistakes })),
    ...names.flatMap((of) => beginningsOf(of, gazetteer).map((bearer) => ({ ...bearer, of, penalty: mistakePenalty }))),
  ];
  const accepted = (of: string, area: AdminArea): boolean =>
    interpretations.some(({ name, accepts }) => name === of && accepts(area));
  const guesses = [
    ...bearers
      .filter(({ town, of }) => accepted(of, town))
      .map(({ town, kind, penalty }) => scorer.town(town, kind, penalty)),
    ...names.flatMap((of) => seaGuesses(of, sources).filter((candidate) => accepted(of, candidate))),
  ].filter(({ score }) => score >= minScore);
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
  return (towns.get(longest) ?? [])
    .filter(({ kind }) => kind === 'main')
    .map(({ town, kind }) => scorer.town(town, kind))
    .filter(({ score }) => score >= villageScore);
}

function seaGuesses(of: string, { seaNames, scorer }: SearchSources): ScoredCandidate[] {
  if (!isSpelled(of)) return [];
  return seaNames
    .similar(of, maxMistakes(of.length))
    .filter(({ folded }) => isLike(of, folded))
    .flatMap(({ folded, mistakes }) =>
      seaNames.named(folded).map((seaName) => scorer.sea(seaName, folded, mistakePenalty * mistakes)),
    );
}

/** Whether a name begins as typed and has most of its letters. */
function isLike(typed: string, name: string): boolean {
  const left = [...name];
  const shared = [...typed].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return typed[0] === name[0] && shared.length >= minSharedLetters * Math.max(typed.length, name.length);
}

function beginningsOf(name: string, gazetteer: Gazetteer): NearName[] {
  if (name.length < minBeginningLetters) return [];
  return gazetteer.completions(name.split(' '), maxCompletions).filter(({ folded }) => folded.startsWith(name));
}
