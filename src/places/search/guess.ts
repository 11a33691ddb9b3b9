import { readTable } from '../../lib/data-file.ts';
import { fold } from '../fold.ts';
import type { Gazetteer, MisspelledName, NearName, Town } from '../gazetteer/gazetteer.ts';
import { isSpelled, maxMistakes } from '../gazetteer/spelling.ts';
import { leads, renownedFame, scores, weights } from '../weights.ts';
import { areasOf } from './areas-of.ts';
import { ranked, type ScoredCandidate } from './candidates.ts';
import { articles, interpretationsAsTyped, type NameInterpretation } from './interpretations.ts';
import { isLandform, withoutLandformWords } from './landforms.ts';
import type { SearchSources } from './search.ts';
import { limitsKm, most, nameLimits } from '../limits.ts';

/** At most three places with nearly this name, the likeliest first, to be offered where none has it. */
export function guessName(text: string, sources: SearchSources, language: string): readonly ScoredCandidate[] {
  const words = fold(text).split(' ').length;
  if (words > nameLimits.wholeWords) return [];
  const typed = interpretationsAsTyped(text, language, areasOf(sources)).slice(
    0,
    words > nameLimits.words ? 1 : most.guessedInterpretations,
  );
  const interpretations: readonly (NameInterpretation & { readonly slips?: number })[] = [
    ...typed,
    ...withArticle(typed.slice(0, 1)),
    ...withoutLandform(fold(text)),
  ];
  const names = interpretations.map(({ name }) => name);
  const isMeant = ({ of, candidate, mistakes }: Guess): boolean =>
    interpretations.some(({ name, accepts, slips = 2 }) => name === of && mistakes <= slips && accepts(candidate));
  const guesses = [
    ...townGuesses(names, sources),
    ...names.flatMap((of) => [...seaGuesses(of, sources), ...soundGuesses(of, sources)]),
  ]
    .filter((guess) => guess.candidate.score >= guess.minScore && isMeant(guess))
    .map(({ candidate }) => candidate);
  const [best, ...others] = ranked(guesses.length > 0 ? guesses : elsewhere(interpretations, sources));
  if (best === undefined) return [];
  return [best, ...others.filter(({ score }) => best.score - score <= leads.offered)].slice(0, most.guesses);
}

/** As `guessName`, only names that differ from the whole text by a letter or two. */
export function misspelledName(text: string, sources: SearchSources): readonly ScoredCandidate[] {
  const name = fold(text);
  const slips = name.length < nameLimits.twoSlips ? 1 : 2;
  const near = [...similarTowns([name], sources), ...seaGuesses(name, sources)];
  return ranked(
    near
      .filter((guess) => guess.mistakes <= slips && guess.candidate.score >= guess.minScore)
      .map(({ candidate }) => candidate),
  ).slice(0, most.guesses);
}

/** `Weymoth beach` may be at Weymouth, but what a landform before is called is hardly a town: `ponta do Seixas`. */
function withoutLandform(name: string): (NameInterpretation & { readonly slips: number })[] {
  const bare = withoutLandformWords(name);
  if (bare === name || bare === '') return [];
  const slips = bare.length > nameLimits.bare ? most.slips : 0;
  const mayBeTown = name.startsWith(bare);
  return [
    { name: bare, accepts: ({ seaKm }) => seaKm === undefined || (mayBeTown && seaKm <= limitsKm.coast), slips },
    { name: bare, accepts: ({ seaKm = 0 }) => seaKm <= limitsKm.coast, slips: 0 },
  ];
}

/** `Pouligen` lacks the article of Le Pouliguen, which prepositions swallow, and a letter: `au Pouligen`. */
function withArticle(typed: readonly NameInterpretation[]): (NameInterpretation & { readonly slips: number })[] {
  return typed
    .filter(({ name }) => name.length >= nameLimits.behindArticle)
    .flatMap((one) => articles.map((article) => ({ ...one, name: `${article} ${one.name}`, slips: 1 })));
}

/** `of` is the typed name. */
type Guess = {
  readonly of: string;
  readonly candidate: ScoredCandidate;
  readonly mistakes: number;
  readonly minScore: number;
};

function townGuesses(names: readonly string[], sources: SearchSources): Guess[] {
  // Only the whole text may be unfinished: `Berk sur Mer` is no Berkeley.
  const beginnings = names
    .slice(0, 1)
    .flatMap((of) => beginningsOf(of, sources.gazetteer).map((bearer) => ({ ...bearer, of, mistakes: 1 })));
  return [...similarTowns(names, sources), ...asGuesses(beginnings, sources)];
}

function similarTowns(names: readonly string[], sources: SearchSources): Guess[] {
  const similar = sources.gazetteer.similar(names);
  return asGuesses(
    similar.filter(({ of, folded, kind, mistakes }) => isLike(of, folded) && (kind === 'main' || mistakes <= 1)),
    sources,
  );
}

function asGuesses(names: readonly MisspelledName[], { scorer }: SearchSources): Guess[] {
  return names.map(({ of, town, kind, mistakes }) => ({
    of,
    candidate: scorer.town(town, kind, mistakes === 0 ? weights.exactOtherName : weights.slip * mistakes),
    mistakes,
    minScore:
      mistakes === 0 && kind !== 'other'
        ? 0
        : Math.max(leastScore(town), kind === 'other' ? scores.guessByOtherName : 0),
  }));
}

function leastScore({ seaKm }: Town): number {
  return seaKm > limitsKm.inland ? scores.guessInland : scores.guess;
}

/** Names that sound as the typed one, which is the likelier slip: `konkarneau` is Concarneau. */
function soundGuesses(of: string, { gazetteer, seaNames, scorer }: SearchSources): Guess[] {
  if (!isSpelled(of) || of.length > nameLimits.sound) return [];
  const spellings = respellings(of);
  const towns = [...gazetteer.named(spellings).values()].flat().filter(({ kind }) => kind !== 'other');
  return [
    ...towns.map(({ town, kind }) => ({ candidate: scorer.town(town, kind), minScore: leastScore(town) })),
    ...spellings.flatMap((name) =>
      seaNames.named(name).map((seaName) => ({ candidate: scorer.sea(seaName, name), minScore: scores.guess })),
    ),
  ].map((guess) => ({ ...guess, of, mistakes: 1 }));
}

/** `Brest, Atlantis`, `Brest Harbour Pub`: the name is known, but the rest fits no place of that name. */
function elsewhere(
  interpretations: readonly NameInterpretation[],
  { gazetteer, scorer, seaNames }: SearchSources,
): ScoredCandidate[] {
  const names = interpretations.slice(1).map(({ name }) => name);
  // `Lamorna Cove` is not Cove in Scotland.
  const towns = gazetteer.named(names.filter((name) => name.length >= nameLimits.beginning && !isLandform(name)));
  const longest = names.find((name) => towns.has(name)) ?? '';
  const signs = (towns.get(longest) ?? []).filter(({ kind }) => kind === 'main');
  const renowned = seaNames.named(longest).filter(({ fame }) => fame >= renownedFame);
  const atSea = renowned.map((seaName) => scorer.sea(seaName, longest));
  return [...signs.map(({ town, kind }) => scorer.town(town, kind)), ...atSea].filter(
    ({ score }) => score >= scores.village,
  );
}

function seaGuesses(of: string, { seaNames, scorer }: SearchSources): Guess[] {
  if (!isSpelled(of)) return [];
  return seaNames
    .similar(of, maxMistakes(of.length))
    .filter(({ name }) => isLike(of, name))
    .flatMap(({ name: folded, mistakes }) =>
      seaNames.named(folded).map((seaName) => ({
        of,
        candidate: scorer.sea(seaName, folded, weights.slip * mistakes),
        mistakes,
        minScore: scores.guess,
      })),
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
  return typed[0] === name[0] && shared.length >= nameLimits.shared * Math.max(typed.length, name.length);
}

function beginningsOf(name: string, gazetteer: Gazetteer): NearName[] {
  if (name.length < nameLimits.beginning) return [];
  return gazetteer
    .completions(name.split(' '), most.unfinished)
    .filter(({ folded, kind }) => kind !== 'other' && folded.startsWith(name));
}

/** Letters that sound alike in English, French or German, each of which may be typed for the other. */
const alike = readTable(new URL('alike-letters.tsv', import.meta.url), 'one', 'other');

/** Letters that are not heard at the end of a word. */
const silentEnd = /(?<=\p{L}{3})(?:e|es|s|x|t|h)(?= |$)/gu;

/** The spellings of a folded name that sound like it: `konkarneau` may be Concarneau, `bamborough` Bamburgh. */
function respellings(folded: string): string[] {
  let found = [folded];
  for (let round = 0; round < most.respellings; round++)
    found = [...new Set(found.flatMap((name) => [name, ...onceRespelled(name)]))];
  return found.filter((name) => name !== folded);
}

function onceRespelled(name: string): string[] {
  const exchanged = alike.flatMap(({ one: a, other: b }) => [
    name.replaceAll(a, b),
    a.startsWith(b) ? name.replace(b, a) : name.replaceAll(b, a),
  ]);
  return [...exchanged, name.replace(silentEnd, '')].filter((other) => other !== name);
}
