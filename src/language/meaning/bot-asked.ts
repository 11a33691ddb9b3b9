import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { kindsIn } from '../lexicon/slots.ts';
import { tokenize } from '../lexicon/tokens.ts';
import { plainReadings, wordsOf, type Said } from '../read-sentence.ts';
import { frameOf } from '../request/options.ts';
import type { OpenSentence } from '../sentence.ts';
import type { Frame } from './frame.ts';
import { isWatch } from './limits-asked.ts';

/** `How far off are the heights?`: about this bot and what it shows, by words anywhere in a text that together tell a topic. */
export function botAsked(sentence: OpenSentence): Frame | undefined {
  for (const { lexicon } of sentence.languages) {
    const said = withoutNested(wordsOf(sentence, lexicon.language, 'bot'));
    const values = new Set(said.map(valueOf));
    const topic = topics.find(([words]) => words.every((word) => values.has(word)))?.[1];
    const [read] = topic === undefined ? [] : plainReadings(sentence);
    if (topic === undefined || !read || isOther(read)) continue;
    const [kind = '', term] = topic.split(' ');
    const own = new Set(said.flatMap(({ from, to }) => sentence.tokens.slice(from, to).map(({ folded }) => folded)));
    const isPlace = (text: string): boolean =>
      sentence.names.isName(text) && !tokenize(text).some(({ folded }) => own.has(folded));
    const places = read.places.filter(({ text }) => isPlace(text)).map((one) => ({ ...one, unused: [] }));
    const frame = frameOf({ command: { name: kind }, options: {} }, undefined, lexicon.language)!;
    return { ...frame, kinds: kindsIn(kind), places, ...(term !== undefined && { terms: [term] }) };
  }
  return undefined;
}

const topics = Object.entries(kindTables.ofBot).map(([words, topic]) => [words.split(' '), topic] as const);

/** An order, a comparison of two places, a value at a place on a day, or a question of warnings, which are official. */
function isOther({ kinds, conditions = [], change, places, otherPlaces, limit, days, units, time }: Frame): boolean {
  return (
    otherPlaces.length > 0 ||
    limit !== undefined ||
    [places, days, units].every(({ length }) => length > 0) ||
    (time !== undefined && places.length > 0 && kinds.length > 0) ||
    isWatch(conditions) ||
    kinds.some((kind) => kind === 'digest' || kind === 'warnings') ||
    change === 'cancel'
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
