import { interpret } from './interpret.ts';
import { conditions, type Lexicon, type Rule, type TrieNode } from './lexicon.ts';
import type { Slots } from './meaning.ts';
import { numeralReaders, type ClassMatch } from './numerals.ts';
import { isDash, isStop, type Token } from './tokens.ts';
import type { Correction } from './typos.ts';
import type { Variants } from './variants.ts';

/** A phrase of a lexicon found in a text; it ends before the token `to`. */
export type Match = {
  readonly rule: Rule;
  readonly to: number;
  readonly captures: readonly ClassMatch[];
  readonly corrections: readonly Correction[];
  readonly inserted: readonly Insertion[];
};

/** `wie hoch ist | morgen | das Wasser`: a day, a time or an adverb within a phrase. */
type Insertion = {
  readonly to: number;
  readonly slots: Slots;
  readonly isWeak: boolean;
  readonly corrections: readonly Correction[];
};

const mostInsertions = 2;

/** A text to be matched with the phrases of a lexicon, and what has been found in it so far. */
export type Matcher = {
  readonly tokens: readonly Token[];
  readonly variants: Variants;
  readonly tries: Lexicon['tries'];
  /** By name of the class, then by token. */
  readonly classes: Map<string, (readonly ClassMatch[] | undefined)[]>;
  /** By slot and token. */
  readonly insertions: Map<string, readonly Insertion[]>;
};

/** A matcher over the tokens of one text. */
export function createMatcher(tokens: readonly Token[], variants: Variants, tries: Lexicon['tries']): Matcher {
  return { tokens, variants, tries, classes: new Map(), insertions: new Map() };
}

/** Whether the rule of a match, or a part of it, is weak. */
export function isWeakMatch(rule: Rule, captures: readonly ClassMatch[]): boolean {
  return rule.isWeak || captures.some((match) => match.isWeak);
}

/** How far a phrase has been followed through a trie: what was read up to the token `at`. */
type MatchPath = Omit<Match, 'rule' | 'to'> & { readonly node: TrieNode; readonly at: number };

/** Every phrase of a trie that begins at a token, with phrases of some slots in it. */
export function findPhrases(matcher: Matcher, trie: TrieNode, from: number, within: readonly string[]): Match[] {
  const found: Match[] = [];
  const open: MatchPath[] = [{ node: trie, at: from, captures: [], corrections: [], inserted: [] }];
  for (let path = open.pop(); path; path = open.pop()) {
    found.push(...endingAt(path));
    const token = matcher.tokens[path.at];
    if (!token || (path.at > from && isStop(token.gap)) || isBehindInsertion(path, token)) continue;
    open.push(...byWord(matcher, path, path.at > from), ...byClass(matcher, path, token));
    if (path.at > from) open.push(...byInsertion(matcher, path, within));
  }
  return found;
}

/** `Hi there, tide Dover`: a phrase does not go on behind an insertion and a comma. */
function isBehindInsertion({ inserted, at }: MatchPath, { gap }: Token): boolean {
  return inserted.at(-1)?.to === at && gap.includes(',');
}

function endingAt({ node, at, captures, corrections, inserted }: MatchPath): Match[] {
  // The last insertion would stand behind the phrase.
  if (inserted.at(-1)?.to === at) return [];
  const rules = inserted.length === 0 ? node.rules : node.rules.filter((rule) => mayBeParted(rule, inserted));
  return rules.map((rule) => ({ rule, to: at, captures, corrections, inserted }));
}

/** A day within a longer day would be another day; conditions stand only between a quantity and its limit. */
function mayBeParted({ meaning: [first] }: Rule, inserted: readonly Insertion[]): boolean {
  if (inserted.some(({ slots }) => slots.conditions)) return /^(?:compare|force|between)/.test(first?.value ?? '');
  return ['kind', 'ask', 'define', conditions].includes(first?.slot ?? '');
}

/** The next word as it is typed or corrected; within a phrase also words too short to be corrected by themselves: `pleine lunne`. */
function byWord({ variants }: Matcher, path: MatchPath, isWithin: boolean): MatchPath[] {
  const { node, at } = path;
  const step = (next: TrieNode, correction?: Correction): MatchPath => ({
    ...path,
    node: next,
    at: at + 1,
    ...(correction && { corrections: [...path.corrections, correction] }),
  });
  const known = variants.at(at).flatMap(({ word, correction }) => {
    const next = node.words.get(word);
    return next ? [step(next, correction)] : [];
  });
  if (known.length > 0 || !isWithin) return known;
  return [...node.words].flatMap(([word, next]) => {
    const correction = variants.within(at, word);
    return correction ? [step(next, correction)] : [];
  });
}

function byClass(matcher: Matcher, path: MatchPath, token: Token): MatchPath[] {
  return path.node.classes
    .filter(({ isDashed }) => !isDashed || isDash(token.gap))
    .flatMap(({ name, node }) =>
      classMatches(matcher, name, path.at).map((match) => ({
        ...path,
        node,
        at: match.to,
        captures: [...path.captures, match],
        corrections: [...path.corrections, ...(match.corrections ?? [])],
      })),
    );
}

function byInsertion(matcher: Matcher, path: MatchPath, slots: readonly string[]): MatchPath[] {
  if (path.inserted.length >= mostInsertions) return [];
  return slots
    .flatMap((slot) => insertionsAt(matcher, slot, path.at))
    .map((insertion) => ({
      ...path,
      at: insertion.to,
      corrections: [...path.corrections, ...insertion.corrections],
      inserted: [...path.inserted, insertion],
    }));
}

function insertionsAt(matcher: Matcher, slot: string, at: number): readonly Insertion[] {
  const key = `${slot} ${at}`;
  const kept = matcher.insertions.get(key);
  if (kept) return kept;
  const trie = matcher.tries.get(slot);
  const phrases = trie ? findPhrases(matcher, trie, at, []) : [];
  const found = phrases.map(({ rule, to, captures, corrections }) => ({
    to,
    slots: interpret(rule.meaning, captures),
    isWeak: isWeakMatch(rule, captures),
    corrections,
  }));
  matcher.insertions.set(key, found);
  return found;
}

function classMatches(matcher: Matcher, name: string, at: number): readonly ClassMatch[] {
  const ofClass = matcher.classes.get(name) ?? [];
  matcher.classes.set(name, ofClass);
  const kept = ofClass[at];
  if (kept) return kept;
  // A class that contains itself finds nothing within itself.
  ofClass[at] = [];
  const matches = [...(numeralReaders[name]?.(matcher.tokens, at) ?? []), ...writtenOut(matcher, name, at)];
  ofClass[at] = matches;
  return matches;
}

/** The slots whose phrases are of a class, where they are not those of its own name. */
const otherSlots: Readonly<Record<string, readonly string[]>> = {
  decimal: ['fraction', 'number'],
  signed: ['fraction', 'number'],
  hour: ['number'],
  term: ['term', 'jargon'],
};

/** Phrases of a class that is spelled in words: `{weekday}`, `{day}`. */
function writtenOut(matcher: Matcher, name: string, at: number): ClassMatch[] {
  const found = (otherSlots[name] ?? [name]).flatMap((slot) => {
    const trie = matcher.tries.get(slot);
    return trie ? findPhrases(matcher, trie, at, []) : [];
  });
  return found.flatMap(({ rule, to, captures, corrections }) => {
    const [first, ...more] = rule.meaning;
    // `tonight` is a day and a part of it: no day of a range. `Now` is today.
    if (!first || more.some(({ slot }) => slot !== 'when')) return [];
    const value = name === 'day' ? interpret(rule.meaning, captures).days?.[0] : first.value;
    return value === undefined ? [] : [{ name, to, value, corrections, isWeak: isWeakMatch(rule, captures) }];
  });
}
