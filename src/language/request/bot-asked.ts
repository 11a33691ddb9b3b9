import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import type { SpokenLanguage } from '../lexicon/spoken-languages.ts';
import { kindsIn, type Kind } from '../lexicon/slots.ts';
import { clausesOf, tokenize } from '../lexicon/tokens.ts';
import { limits } from '../limits.ts';
import { plainReadings, wordsOf, type Said } from '../meaning/read-sentence.ts';
import { frameOf } from './options.ts';
import type { OpenSentence } from '../meaning/sentence.ts';
import type { Frame } from '../meaning/frame.ts';
import { isWatch } from '../meaning/limits-asked.ts';

/** `How far off are the heights?`: about this bot and what it shows, by words near to each other that together tell a topic. */
export function botAsked(sentence: OpenSentence): Frame | undefined {
  const isForeign = ({ lexicon }: SpokenLanguage): number => Number(lexicon.language !== sentence.context.language);
  for (const { lexicon } of sentence.languages.toSorted((a, b) => isForeign(a) - isForeign(b))) {
    const groups = groupsOf(withoutNested(wordsOf(sentence, lexicon.language, 'bot')), sentence);
    const said = groups.find((group) => topicOf(group)) ?? [];
    const topic = topicOf(said);
    const [read] = topic ? plainReadings(sentence) : [];
    if (!topic || !read || (saysMore[topic[0][0]!] ?? isOther)(read)) continue;
    const [kind = '', term] = topic[1].split(' ');
    const own = new Set(said.flatMap(({ from, to }) => sentence.tokens.slice(from, to).map(({ folded }) => folded)));
    const isPlace = (text: string): boolean =>
      sentence.names.isName(text) && !tokenize(text).some(({ folded }) => own.has(folded));
    const named = term === 'where' ? [] : read.places.filter(({ text }) => isPlace(text));
    const places = named.map((one) => ({ ...one, unused: [] }));
    const frame = frameOf({ command: { name: kind }, options: {} }, undefined, lexicon.language)!;
    return { ...frame, kinds: kindsIn(kind), places, ...(term !== undefined && { terms: [term] }) };
  }
  return undefined;
}

/** In a text that says more than one thing, words of one clause with few others between: `la rampa va bien solo desde dos horas` says nothing of good hours. */
function groupsOf(said: readonly Said[], { tokens }: OpenSentence): readonly (readonly Said[])[] {
  if (tokens.length <= limits.longestOfOne) return [said];
  const clauses = clausesOf(tokens);
  const groups: Said[][] = [];
  let end = -Infinity;
  for (const one of said.toSorted((a, b) => a.from - b.from)) {
    const isNear = one.from - end <= limits.mostBetween && clauses[one.from] === clauses[end - 1];
    if (isNear) groups.at(-1)!.push(one);
    else groups.push([one]);
    end = Math.max(end, one.to);
  }
  return groups;
}

function topicOf(said: readonly Said[]) {
  const values = new Set(said.map(valueOf));
  return topics.find(([words]) => words.every((word) => values.has(word)));
}

const topics = Object.entries(kindTables.ofBot).map(([words, topic]) => [words.split(' '), topic] as const);

/** What a sentence may not say beside the first word of a topic: `your low water at 10:12 was wrong`, but `explain neaps in simple words`. */
const saysMore: Readonly<Record<string, (read: Frame) => boolean>> = {
  // Of the last place a complaint tells more.
  wrong: (read) => isOrder(read) || (read.courtesies.includes('complaint') && read.kinds.join() === 'courtesy'),
  surest: isOrder,
  manner: asksFact,
  simple: asksFact,
  measured: asksFact,
};

function asksFact({ kinds, terms, conditions, days }: Frame): boolean {
  return (
    (terms ?? conditions) !== undefined ||
    days.length > 0 ||
    kinds.some((kind) => !kind.startsWith('/') && !asides.has(kind))
  );
}

const asides: ReadonlySet<Kind> = new Set(['courtesy', 'settings', 'help', 'about', 'accuracy', 'explain', 'observed']);

function isOrder({ kinds, conditions = [], change }: Frame): boolean {
  return isWatch(conditions) || kinds.some((kind) => kind === 'digest' || kind === 'warnings') || change === 'cancel';
}

/** An order, a comparison of two places, a value at a place on a day, or a question of warnings, which are official. */
function isOther(read: Frame): boolean {
  const { kinds, places, otherPlaces, limit, days, units, time } = read;
  return (
    isOrder(read) ||
    otherPlaces.length > 0 ||
    limit !== undefined ||
    [places, days, units].every(({ length }) => length > 0) ||
    (time !== undefined && places.length > 0 && kinds.length > 0)
  );
}

/** `The exact time` of high water is no question of accuracy, nor `another source` one of where the data come from. */
function withoutNested(said: readonly Said[]): readonly Said[] {
  const closed = said.filter((one) => /^(plain|other)$/.test(valueOf(one)));
  return said.filter(
    ({ from, to }) => !closed.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
  );
}

function valueOf({ rule }: Said): string {
  return rule.meaning[0]!.value;
}
