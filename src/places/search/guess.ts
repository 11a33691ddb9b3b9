import { readTable } from '../../lib/data-file.ts';
import { fold } from '../fold.ts';
import type { MisspelledName } from '../gazetteer/gazetteer.ts';
import { isSpelled, maxMistakes } from '../gazetteer/spelling.ts';
import { leads, renownedFame, scores, weights } from '../weights.ts';
import { ranked, type ScoredCandidate } from './candidates.ts';
import { articles, interpretationsAsTyped, type NameInterpretation } from './interpretations.ts';
import { isLandform, withoutLandformWords } from './landforms.ts';
import type { SearchSources } from './search.ts';
import { limitsKm, most, nameLimits } from '../limits.ts';

/** At most three places with nearly this name, the likeliest first, to be offered where none has it. */
export function guessName(text: string, sources: SearchSources, language: string): readonly ScoredCandidate[] {
  const words = fold(text).split(' ').length;
  if (words > nameLimits.wholeWords) return [];
  const count = words > nameLimits.words ? 1 : most.guessedInterpretations;
  const typed = interpretationsAsTyped(text, language, sources).slice(0, count);
  const interpretations: readonly (NameInterpretation & { readonly slips?: number })[] = [
    ...typed,
    ...withArticle(typed.slice(0, 1)),
    ...withoutLandform(fold(text)),
  ];
  const names = interpretations.map(({ name }) => name);
  const isMeant = ({ of, candidate, mistakes }: Guess): boolean =>
    interpretations.some(({ name, accepts, slips = 2 }) => name === of && mistakes <= slips && accepts(candidate));
  const guesses = [
    ...begunTowns(names[0] ?? '', sources),
    ...similarTowns(names, sources),
    ...names.flatMap((of) => seaAndSoundGuesses(of, sources)),
  ].flatMap((guess) => (isMeant(guess) ? guess.candidate : []));
  const [best, ...others] = ranked(guesses.length > 0 ? guesses : elsewhere(interpretations, sources));
  if (best === undefined) return [];
  return [best, ...others.filter(({ score }) => best.score - score <= leads.offered)].slice(0, most.guesses);
}

/** As `guessName`, only names that differ from the whole text by a letter or two. */
export function misspelledName(text: string, sources: SearchSources): readonly ScoredCandidate[] {
  const name = fold(text);
  const slips = name.length < nameLimits.twoSlips ? 1 : 2;
  const near = [...similarTowns([name], sources), ...similarSeas(name, sources)];
  const meant = near.flatMap(({ candidate, mistakes }) => (mistakes <= slips ? candidate : []));
  return ranked(meant).slice(0, most.guesses);
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
type Guess = { readonly of: string; readonly candidate: ScoredCandidate; readonly mistakes: number };

function similarTowns(names: readonly string[], sources: SearchSources): Guess[] {
  const isSimilar = ({ of, folded, kind, mistakes }: MisspelledName): boolean =>
    isLike(of, folded) && (kind === 'main' || mistakes <= 1);
  return townGuesses(sources.gazetteer.similar(names).filter(isSimilar), sources);
}

/** Only the whole text may be unfinished: `Berk sur Mer` is no Berkeley. */
function begunTowns(of: string, sources: SearchSources): Guess[] {
  if (of.length < nameLimits.beginning) return [];
  const begun = sources.gazetteer.completions(of.split(' '), most.unfinished);
  const towns = begun.filter(({ folded, kind }) => kind !== 'other' && folded.startsWith(of));
  return townGuesses(
    towns.map((town) => ({ ...town, of, mistakes: 1 })),
    sources,
  );
}

function townGuesses(names: readonly Omit<MisspelledName, 'folded'>[], { scorer }: SearchSources): Guess[] {
  return names.flatMap(({ of, mistakes, ...town }) => {
    const candidate = scorer.town(town, weights.slip * mistakes);
    const isOther = town.kind === 'other';
    const leastScore = candidate.seaKm > limitsKm.inland ? scores.guessInland : scores.guess;
    const least = isOther ? Math.max(leastScore, scores.guessByOtherName) : leastScore;
    return (mistakes === 0 && !isOther) || candidate.score >= least ? [{ of, candidate, mistakes }] : [];
  });
}

function seaGuesses(of: string, folded: string, mistakes: number, { seaNames, scorer }: SearchSources): Guess[] {
  return seaNames
    .named(folded)
    .map((seaName) => ({ of, candidate: scorer.sea(seaName, folded, weights.slip * mistakes), mistakes }))
    .filter(({ candidate }) => candidate.score >= scores.guess);
}

function similarSeas(of: string, sources: SearchSources): Guess[] {
  if (!isSpelled(of)) return [];
  const similar = sources.seaNames.similar(of, maxMistakes(of.length)).filter(({ name }) => isLike(of, name));
  return similar.flatMap(({ name, mistakes }) => seaGuesses(of, name, mistakes, sources));
}

/** Places of the sea, and names that sound as the typed one, which is the likelier slip: `konkarneau` is Concarneau. */
function seaAndSoundGuesses(of: string, sources: SearchSources): Guess[] {
  const spellings = isSpelled(of) && of.length <= nameLimits.sound ? respellings(of) : [];
  const towns = spellings.flatMap(sources.gazetteer.named).filter(({ kind }) => kind !== 'other');
  return [
    ...similarSeas(of, sources),
    ...townGuesses(
      towns.map((town) => ({ ...town, of, mistakes: 1 })),
      sources,
    ),
    ...spellings.flatMap((name) => seaGuesses(of, name, 1, sources)),
  ];
}

/** `Brest, Atlantis`, `Brest Harbour Pub`: the name is known, but the rest fits no place of that name. */
function elsewhere(interpretations: readonly NameInterpretation[], { gazetteer, scorer, seaNames }: SearchSources) {
  const names = interpretations.slice(1).map(({ name }) => name);
  // `Lamorna Cove` is not Cove in Scotland.
  const mayBeTown = (name: string): boolean => name.length >= nameLimits.beginning && !isLandform(name);
  const longest = names.find((name) => mayBeTown(name) && gazetteer.named(name).length > 0) ?? '';
  const signs = gazetteer.named(longest).filter(({ kind }) => kind === 'main');
  const renowned = seaNames.named(longest).filter(({ fame }) => fame >= renownedFame);
  return [...signs.map((town) => scorer.town(town)), ...renowned.map((seaName) => scorer.sea(seaName, longest))].filter(
    ({ score }) => score >= scores.village,
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
