import type { Fragment } from '../lexicon/fragments.ts';
import { hasRole, type Token } from '../lexicon/tokens.ts';
import { roleIs } from '../traits.ts';
import { isBound, type BoundWord, type Knowledge, type PlaceRun } from './place-run.ts';
import type { PlaceNames } from '../ports.ts';
import { limits } from '../limits.ts';

/** Whether a name may stand without its landform: the island Föhr, but not Cape Breton. */
export function standsWithout(landform: BoundWord | undefined, name: string, names: PlaceNames): boolean {
  return landform === 'island' && names.isArea(name);
}

/** Whether a name within a run leaves out a landform or title that it can not do without. */
export function leavesLandform({ from, to, landforms }: PlaceRun, { name, start, end }: NameWithin, names: PlaceNames) {
  return [...landforms].some(([at, landform]) => {
    const isLeftOut = at >= from && at < to && (at < start || at >= end);
    return isLeftOut && !standsWithout(landform, name, names);
  });
}

/** A name of some tokens of a run: `[start, end)`. */
export type NameWithin = { readonly name: string; readonly start: number; readonly end: number };

/** A token that some rule of some lexicon reads by itself is a word; articles and prepositions may join the words of a name. */
function knownTokens(tokens: readonly Token[], fragments: readonly Fragment[]): Knowledge[] {
  const known = tokens.map((): Knowledge => 'unknown');
  for (const { from, to, role, value, corrections } of fragments) {
    for (let at = from; at < to; at++) {
      if (corrections.length === 0 && !isBound(known[at])) known[at] = knownAs(known[at]!, role, value);
    }
  }
  const isNamed = known.includes('unknown');
  // `En el puerto`, `na praia`, written small, is any.
  const isAny = (at: number): boolean =>
    /^\p{Ll}/u.test(tokens[at]?.text ?? '') &&
    (hasRole(tokens[at - 1], 'article') || hasRole(tokens[at - 1], 'with-article'));
  for (const { from, value, isWeak } of fragments) {
    // Porto, a town as well, before no name.
    if (!isWeak || isAny(from)) continue;
    if (value === 'title' && known[from] === 'title' && !isBeforeName(tokens, known, from + 1)) known[from] = 'unknown';
    const mayName = value !== 'sea' && known[from - 1] !== 'glue';
    if (mayName && known[from] === 'feature' && !isNamed) known[from] = 'unknown';
  }
  return known;
}

/** Whether a name begins at a position, or behind binders and articles there: `porto di Levante`. */
function isBeforeName(tokens: readonly Token[], known: readonly Knowledge[], at: number): boolean {
  let to = at;
  while (hasRole(tokens[to], 'binder') || hasRole(tokens[to], 'article')) to++;
  return known[to] === 'unknown' || (to > at && /^\p{Lu}/u.test(tokens[to]?.text ?? ''));
}

/** What a word is by one more phrase that reads it. */
function knownAs(before: Knowledge, role: string, value: string): Knowledge {
  if (role === 'stranger' && value === 'common') return before === 'unknown' ? value : before;
  if (role === 'feature') return value === 'landform' || value === 'island' || value === 'title' ? value : 'feature';
  if (before === 'feature' || before === 'glue') return before;
  if (role === 'glue') return 'glue';
  return before === 'word' || !roleIs.filler({ role }) ? 'word' : 'filler';
}

/** Positions of words of grammar: `in` is no place in Algeria, unless it is written as a name. */
function grammarWords({ tokens, known, knownElsewhere, capitalsSayName }: Words, prepositions: ReadonlySet<number>) {
  const isGrammar = (one: Knowledge | undefined): boolean =>
    one === 'glue' || one === 'filler' || one === 'feature' || isBound(one);
  const found = [...tokens.entries()].filter(([at, { text, folded }]) => {
    const isWritten = at > 0 && capitalsSayName && /^\p{Lu}/u.test(text);
    if (tokens.length === 1 || (isWritten && known[at] !== 'feature' && !isBound(known[at]))) return false;
    const elsewhere = knownElsewhere[at];
    const isFeature = elsewhere === 'feature' || isBound(elsewhere);
    return (
      isGrammar(known[at]) ||
      prepositions.has(at) ||
      isFeature ||
      (folded.length <= limits.longestForeign && isGrammar(elsewhere))
    );
  });
  return new Set(found.map(([at]) => at));
}

export type RunPhrases = {
  readonly own: readonly Fragment[];
  readonly foreign: readonly Fragment[];
  readonly hasCapitalNouns: boolean;
};

type Words = {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** By the lexicon of one language, and by those of others. */
  readonly known: readonly Knowledge[];
  readonly knownElsewhere: readonly Knowledge[];
  readonly isAllCapitals: boolean;
  readonly capitalsSayName: boolean;
  readonly isAllSmall: boolean;
  readonly names: PlaceNames;
};

/** What is known of a text while names are looked for: words by their positions, and leads by what is behind them. */
export function sceneOf(
  text: string,
  tokens: readonly Token[],
  { own, foreign, hasCapitalNouns }: RunPhrases,
  names: PlaceNames,
) {
  const known = knownTokens(tokens, own);
  const knownElsewhere = knownTokens(tokens, foreign);
  const isAllCapitals = tokens.every((token) => !/\p{Ll}/u.test(token.text));
  // Keyboards write the first word with a capital.
  const isAllSmall = tokens.slice(1).every((token) => !/\p{Lu}/u.test(token.text));
  const capitalsSayName = !isAllCapitals && !hasCapitalNouns;
  const words: Words = { text, tokens, known, knownElsewhere, isAllCapitals, capitalsSayName, isAllSmall, names };
  const landforms = new Map(known.flatMap((one, at) => (isBound(one) ? [[at, one] as const] : [])));
  const shores = new Map(
    own.flatMap(({ role, value, from, to, corrections }) =>
      role === 'feature' && (value === 'shore' || value === 'sea') && corrections.length === 0
        ? Array.from({ length: to - from }, (_, index) => [from + index, value] as const)
        : [],
    ),
  );
  const features = new Set(known.flatMap((one, at) => (one === 'feature' || isBound(one) ? [at] : [])));
  const prepositions = new Set(own.flatMap(({ role, from, to }) => (role === 'lead' && to - from === 1 ? [from] : [])));
  const leads = Map.groupBy(
    own.filter(({ role }) => role === 'lead'),
    ({ to }) => to,
  );
  const singleWords = own.filter(({ role, from, to }) => (role === 'day' || role === 'days') && to - from === 1);
  const days = new Set(singleWords.flatMap((one) => (one.isWeak || one.corrections.length > 0 ? [] : [one.from])));
  // Words that may be mistyped days.
  const slips = new Set(singleWords.flatMap((one) => (one.corrections.length > 0 ? [one.from] : [])));
  const longDays = new Map(own.flatMap(({ role, from, to }) => (role === 'day' ? [[from, to] as const] : [])));
  const joints = new Set(own.flatMap(({ role, from }) => (role === 'and' ? [from] : [])));
  const grammar = grammarWords(words, prepositions);
  return { ...words, grammar, features, landforms, shores, leads, days, longDays, slips, joints };
}

export type RunContext = ReturnType<typeof sceneOf>;
