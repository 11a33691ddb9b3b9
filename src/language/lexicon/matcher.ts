import classSlots from './class-slots.json' with { type: 'json' };
import { periodOf, singleDay } from './interpret-days.ts';
import { interpret } from './interpret.ts';
import { clockOf, endsOf } from './interpret-time.ts';
import { isCount } from './captures.ts';
import { conditions, everything, type Lexicon, type Rule, type TrieNode } from './lexicon.ts';
import type { Slots } from './slots.ts';
import { slotIs } from '../traits.ts';
import { numeralReaders, type ClassMatch } from './numerals.ts';
import { hasRole, isDash, isMarked, isStop, type Token } from './tokens.ts';
import type { Correction } from './typos.ts';
import type { Variants } from './variants.ts';
import { memoize, memoizeByObject } from '../../domain/memoize.ts';
import { distinctBy } from '../../lib/distinct-by.ts';
import { limits } from '../limits.ts';

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

/** The tries whose phrases may stand in a sentence by themselves, and have others within them. */
export type SentenceTrie = typeof everything | typeof conditions;

/** A text to be matched with the phrases of a lexicon, and what has been found in it so far. */
export type Matcher = {
  readonly tokens: readonly Token[];
  readonly variants: Variants;
  readonly tries: Lexicon['tries'];
  /** By token the slots whose phrases may begin with one of its variants. */
  readonly begun: (ReadonlySet<string> | undefined)[];
  /** By slot, then by token; classes by their name. */
  readonly phrases: Map<string, (readonly Match[] | undefined)[]>;
  /** The same with others in them. */
  readonly parted: Map<string, (readonly Match[] | undefined)[]>;
  readonly classes: Map<string, (readonly ClassMatch[] | undefined)[]>;
  /** By the trie of the phrase that they stand in, then by token. */
  readonly insertions: Map<SentenceTrie, (readonly Insertion[] | undefined)[]>;
};

export function createMatcher(tokens: readonly Token[], variants: Variants, { tries }: Lexicon): Matcher {
  return {
    tokens,
    variants,
    tries,
    begun: [],
    phrases: new Map(),
    parted: new Map(),
    classes: new Map(),
    insertions: new Map(),
  };
}

/** Whether the rule of a match, or a part of it, is weak. Beside a certain one of its class a part is as certain: `Sa So`. */
export function isWeakMatch(rule: Rule, captures: readonly ClassMatch[]): boolean {
  const isCertain = ({ name }: ClassMatch): boolean => captures.some((one) => one.name === name && !one.isWeak);
  return rule.isWeak || captures.some((match) => match.isWeak && !isCertain(match));
}

/** How far a phrase has been followed through a trie: what was read up to the token `at`. */
type MatchPath = Omit<Match, 'rule' | 'to'> & { readonly node: TrieNode; readonly at: number };

/** Every phrase of a trie that begins at a token, with those in it that may stand within a phrase of a trie. */
function findPhrases(matcher: Matcher, trie: TrieNode, from: number, within?: SentenceTrie): readonly Match[] {
  const found: Match[] = [];
  // Some 200 searches are made in a sentence, most in vain: each step adds to these lists, and makes none of its own.
  const open: MatchPath[] = [{ node: trie, at: from, captures: none, corrections: none, inserted: none }];
  for (let path = open.pop(); path; path = open.pop()) {
    addEnding(found, matcher, path);
    const { words } = path.node;
    const token = matcher.tokens[path.at];
    if (!token || words.size + path.node.classes.length === 0) continue;
    // `Hi there, tide Dover`, `wind, waves`: a phrase does not go on behind an insertion, or what is asked for, and a comma.
    const isSaid = path.inserted.at(-1)?.to === path.at || path.node.rules.some(isKind);
    if ((path.at > from && isStop(token.gap)) || (isSaid && token.gap.includes(','))) continue;
    addByWord(open, matcher, path, path.at > from);
    addByClass(open, matcher, path, token);
    if (path.at > from && within !== undefined) addByInsertion(open, matcher, path, within);
  }
  return found;
}

const none: readonly never[] = [];

/** `Stop, I meant Dover`: not that of a digest. */
const isKind = ({ meaning: [one, ...more] }: Rule): boolean =>
  one?.slot === 'kind' && one.value !== 'digest' && more.length === 0;

/** Whether phrases of a slot may begin with a token: of ten words nine begin none. */
function mayBegin({ tokens, variants, begun, tries }: Matcher, slot: string, at: number): boolean {
  const words = (): string[] => [...(tokens[at]?.isNumber ? figures : []), ...variants.at(at).map(({ word }) => word)];
  return (begun[at] ??= new Set(words().flatMap(slotsBegunBy(tries)))).has(slot);
}

const figures = Object.keys(numeralReaders).map((name) => `{${name}}`);

/** The slots whose phrases may begin with a word, for so many words of a lexicon. */
const slotsBegunBy = memoizeByObject((tries: Lexicon['tries']) => {
  const beginnings = Array.from(tries, ([slot, trie]) => [slot, beginningsOf(trie, tries)] as const);
  const begunBy = (word: string) => beginnings.filter(([, words]) => words.has(word) || words.has('{name}'));
  return memoize(2000, (word: string) => begunBy(word).map(([slot]) => slot));
});

/** The words that phrases of a trie begin with, by themselves or in a class, and those classes: `{name}` is any word. */
function beginningsOf(trie: TrieNode, tries: Lexicon['tries']): ReadonlySet<string> {
  const found = new Set<string>();
  // Grows while it is gone through.
  const open = new Set([trie]);
  for (const { words, classes } of open) {
    for (const word of words.keys()) found.add(word);
    for (const { name } of classes) {
      found.add(`{${name}}`);
      for (const slot of otherSlots[name] ?? [name]) open.add(tries.get(slot) ?? trie);
    }
  }
  return found;
}

/** The phrases of a slot that begin at a token; those of a sentence may have others in them, where that is `within`. */
export function phrasesAt(matcher: Matcher, slot: string, at: number, within?: SentenceTrie): readonly Match[] {
  const trie = matcher.tries.get(slot);
  if (!trie || !mayBegin(matcher, slot, at)) return none;
  const slotMatches = keptIn(within === undefined ? matcher.phrases : matcher.parted, slot);
  return (slotMatches[at] ??= findPhrases(matcher, trie, at, within));
}

function keptIn<Key, Found>(kept: Map<Key, (Found | undefined)[]>, name: Key): (Found | undefined)[] {
  let found = kept.get(name);
  if (!found) kept.set(name, (found = []));
  return found;
}

function addEnding(found: Match[], { tokens }: Matcher, { node, at, captures, corrections, inserted }: MatchPath) {
  // The last insertion would stand behind the phrase.
  if (inserted.at(-1)?.to === at) return;
  const isArticleLast = endsInArticle(tokens, at, captures);
  for (const rule of node.rules) {
    const isOpen = isArticleLast && /^days?$/.test(rule.meaning[0]?.slot ?? '');
    if (!isOpen && (inserted.length === 0 || mayBeParted(rule, inserted)))
      found.push({ rule, to: at, captures, corrections, inserted });
  }
}

/** `Zondag een | beetje golven`: no day ends in an article. */
function endsInArticle(tokens: readonly Token[], at: number, captures: readonly ClassMatch[]): boolean {
  const last = captures.at(-1);
  return last?.to === at && isCount(last.name) && Number(last.value) === 1 && hasRole(tokens[at - 1], 'indefinite');
}

/** A day within a longer day would be another day; conditions stand only between a quantity and its limit. */
function mayBeParted({ meaning: [first] }: Rule, inserted: readonly Insertion[]): boolean {
  if (inserted.some(({ slots }) => slots.conditions)) return /^(?:compare|force|between)/.test(first?.value ?? '');
  const isMonth = ({ slots }: Insertion): boolean => slots.days?.some(({ kind }) => kind === 'named-month') ?? false;
  if (first?.slot === conditions && inserted.some(isMonth)) return false;
  if (first?.value?.startsWith('around') === true && inserted.some(({ slots }) => slots.part)) return false;
  return ['kind', 'ask', 'define', conditions].includes(first?.slot ?? '');
}

/** The next word as it is typed or corrected; within a phrase also words too short to be corrected by themselves: `pleine lunne`. */
function addByWord(open: MatchPath[], { variants }: Matcher, path: MatchPath, isWithin: boolean): void {
  const { node, at } = path;
  const known = open.length;
  for (const { word, correction } of variants.at(at)) {
    const next = node.words.get(word);
    if (next) open.push(behindWord(path, next, correction));
  }
  if (open.length > known || !isWithin || !variants.mayBeTypo(at)) return;
  for (const [word, next] of node.words) {
    const correction = variants.within(at, word);
    if (correction) open.push(behindWord(path, next, correction));
  }
}

function behindWord(path: MatchPath, node: TrieNode, correction: Correction | undefined): MatchPath {
  const corrections = correction ? [...path.corrections, correction] : path.corrections;
  return { node, at: path.at + 1, captures: path.captures, corrections, inserted: path.inserted };
}

function addByClass(open: MatchPath[], matcher: Matcher, path: MatchPath, token: Token): void {
  for (const { name, isDashed, node } of path.node.classes) {
    if (isDashed && !isDash(token.gap)) continue;
    for (const match of classMatches(matcher, name, path.at)) {
      const corrections = match.corrections ? [...path.corrections, ...match.corrections] : path.corrections;
      open.push({ node, at: match.to, captures: [...path.captures, match], corrections, inserted: path.inserted });
    }
  }
}

function addByInsertion(open: MatchPath[], matcher: Matcher, path: MatchPath, within: SentenceTrie): void {
  if (path.inserted.length >= limits.mostInsertions) return;
  for (const insertion of insertionsAt(matcher, within, path.at)) {
    const corrections = [...path.corrections, ...insertion.corrections];
    open.push({ ...path, at: insertion.to, corrections, inserted: [...path.inserted, insertion] });
  }
}

function insertionsAt(matcher: Matcher, within: SentenceTrie, at: number): readonly Insertion[] {
  return (keptIn(matcher.insertions, within)[at] ??= [
    ...phrasesAt(matcher, everything, at, everything).filter(
      ({ rule, inserted }) => inserted.length === 0 && slotIs.insertable(rule.meaning[0]?.slot ?? ''),
    ),
    ...(within === conditions ? phrasesAt(matcher, conditions, at) : []).filter(
      ({ rule }) => rule.meaning[0]?.slot === conditions,
    ),
  ].map(({ rule, to, captures, corrections }) => {
    const isWeak = isWeakMatch(rule, captures);
    // `Gaat het zo regenen`: within a phrase it is no Sunday.
    const isWord = isWeak && to === at + 1 && !isMarked(matcher.tokens, at) && isFiller(matcher, at);
    return { to, slots: isWord ? {} : interpret(rule.meaning, captures), isWeak, corrections };
  }));
}

function isFiller(matcher: Matcher, at: number): boolean {
  return phrasesAt(matcher, everything, at).some(({ rule, to }) => to === at + 1 && rule.meaning[0]?.slot === 'filler');
}

function classMatches(matcher: Matcher, name: string, at: number): readonly ClassMatch[] {
  const keptMatches = keptIn(matcher.classes, name);
  const kept = keptMatches[at];
  if (kept) return kept;
  // A class that contains itself finds nothing within itself.
  keptMatches[at] = none;
  const isInDigits = matcher.tokens[at]?.isNumber && name in numeralReaders;
  const mayBeFigure = isInDigits || name === 'name' || name === 'signed';
  if (!mayBeFigure && !(otherSlots[name] ?? [name]).some((slot) => mayBegin(matcher, slot, at))) return none;
  const namedMatches = Object.hasOwn(hourSlots, name) ? dayTimes(matcher, name, at) : writtenOut(matcher, name, at);
  const found = [...(numeralReaders[name]?.(matcher.tokens, at) ?? []), ...namedMatches];
  // Several phrases may say the same day, and a range from day to day would be found once for each pair of them.
  const meaning = ({ to, value, isWeak, corrections }: ClassMatch): string =>
    JSON.stringify([to, value, !isWeak && !corrections?.length]);
  return (keptMatches[at] = found.length < 2 ? found : distinctBy(found, meaning));
}

/** Phrases of a class that is spelled in words: `{weekday}`, `{day}`. */
function writtenOut(matcher: Matcher, name: string, at: number): ClassMatch[] {
  if (name === 'point' && isSmallWord(matcher.tokens, at)) return [];
  const found = (otherSlots[name] ?? [name]).flatMap((slot) => phrasesAt(matcher, slot, at));
  return found.flatMap(({ rule, to, captures, corrections }) => {
    const [first, ...more] = rule.meaning;
    // `14 - 15.10` are days before they are hours.
    if (name === 'time' && rule.isWeak && captures.some((one) => one.name === 'dotted')) return [];
    if (!first || more.some(({ slot }) => slot !== 'when')) return [];
    const said = first.value === 'sum' ? sumOf(captures) : first.value;
    const value = valuesOf[name]?.(first.value, captures) ?? (name in valuesOf ? undefined : said);
    const [least, most] = numbersOf[name] ?? [0, Infinity];
    const isNumber = first.slot === 'number' || first.slot === 'tens';
    if (isNumber && (Number(value) < least || Number(value) > most)) return [];
    const isHalfKnown = name === 'time' && /^(?:[ap]m|evening)$/.test(first.value);
    // `Ten to five pm` and `seven twenty-five` are times before they are spans.
    const isSpelled = name === 'time' && !matcher.tokens.slice(at, to).some((token) => token.isNumber);
    const isWeak = isSpelled || isWeakMatch(rule, captures);
    const isShort = !isHalfKnown && captures.some((one) => one.isShort);
    return value === undefined ? [] : [{ name, to, value, corrections, isWeak, isHalfKnown, isShort }];
  });
}

/** What numbers in words a class takes: `nine five` is no time, and thirty no hour. */
const numbersOf: Readonly<Record<string, readonly [least: number, most: number]>> = {
  hour: [0, 24],
  minute: [10, 59],
  minutes: [10, 59],
  hundredths: [10, 99],
};

/** Classes whose value is not the one before the colon. */
const valuesOf: Readonly<
  Record<string, (value: string, captures: readonly ClassMatch[]) => ClassMatch['value'] | undefined>
> = { day: (value, captures) => singleDay(value, captures), time: clockOf, period: periodOf };

/** `twenty five`, `cuarenta y cinco`, `soixante quinze`: sixty and eighty go on to nineteen. */
function sumOf(captures: readonly ClassMatch[]): string | undefined {
  const [tens = 0, ones = 0] = captures.map(({ value }) => Number(value));
  const most = tens === 60 || tens === 80 ? 19 : 9;
  return ones >= 1 && ones <= most ? String(tens + ones) : undefined;
}

/** Whether a token is a word rather than the letter of a direction: small, or large as all of its text. */
function isSmallWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!hasRole(token, 'small-or-direction')) return false;
  return !/\p{Lu}/u.test(token?.text ?? '') || tokens.every(({ text }) => !/\p{Ll}/u.test(text));
}

/** The slots of days with hours: as `timeday` these may stand before the day, and as `daypart` they are no time of the clock; `ofday` is a part of any day. */
const hourSlots: Readonly<Record<string, readonly string[]>> = {
  daytime: ['day', 'part', 'time'],
  timeday: ['day', 'part', 'time'],
  daypart: ['day', 'part'],
  ofday: ['part'],
};

/** `Friday noon`, `Monday at 7`, `tonight`: a day with hours, from phrases side by side; no hours until or from some others, which have an end. */
function dayTimes(matcher: Matcher, name: string, from: number): ClassMatch[] {
  const saidAt = (at: number) =>
    hourSlots[name]!.flatMap((slot) => phrasesAt(matcher, slot, at))
      .filter(({ rule }) => rule.meaning.every(({ value }) => !/^(?:until|from|between|lasting)\b/.test(value)))
      .map((one) => ({ ...one, slots: interpret(one.rule.meaning, one.captures) }));
  const first = saidAt(from).filter(({ slots }) => slots.days || name === 'timeday' || name === 'ofday');
  const pairs = first.flatMap((one) =>
    saidAt(one.to)
      .filter(({ slots }) => Boolean(slots.days) !== Boolean(one.slots.days))
      .map((next) => ({ ...next, slots: { ...one.slots, ...next.slots } })),
  );
  return [...first, ...pairs].flatMap(({ to, slots: { days = [], part, time }, rule, captures, corrections }) => {
    const hours = name === 'daypart' && time !== undefined ? undefined : endsOf(part, time);
    const isOne = days.length === (name === 'ofday' ? 0 : 1);
    const isWeak = isWeakMatch(rule, captures);
    return isOne && hours ? [{ name, to, value: days[0] ?? 0, hours, isWeak, corrections }] : [];
  });
}

/** The slots whose phrases are of a class, or stand in it, where they are not those of its own name. */
const otherSlots: Readonly<Record<string, readonly string[]>> = { ...hourSlots, ...classSlots };
