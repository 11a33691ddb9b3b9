import { numberIn } from '../lexicon/captures.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { clausesOf } from '../lexicon/tokens.ts';
import { roleIs } from '../lexicon/traits.ts';
import { meaningSlots, plainReadings, wordsOf, type Said } from '../read-sentence.ts';
import { frameOf } from '../request/options.ts';
import { termBehind } from '../request/terms.ts';
import type { OpenSentence } from '../sentence.ts';
import type { Frame } from './frame.ts';

/**
 * `Neaps, what does that mean again?`, `why is the tide so big in the Bay of Fundy`: words that ask for a meaning and terms, in
 * any order with idle words around them, or for a reason with words for what has one; without words that ask, the terms alone.
 */
export function meaningAsked(sentence: OpenSentence): { readonly isAsked: boolean; readonly frame: Frame } | undefined {
  const found = sentence.languages.map(({ lexicon: { language } }) => {
    const said = meaningSlots.map((slot) => wordsOf(sentence, language, slot));
    const frame = frameOf({ command: { name: 'explain' }, options: {} }, undefined, language)!;
    const reason = reasonIn(sentence, said);
    if (reason !== undefined) {
      const places = (plainReadings(sentence)[0]?.places ?? []).map((one) => ({ ...one, unused: [] }));
      return { isAsked: true, frame: { ...frame, terms: [reason], places } };
    }
    const cues = said[0]!.map(valueOf).join(' ');
    const terms = termsIn(sentence, said[0]!, said.slice(2, /meaning|opposite/.test(cues) ? 5 : 4).flat());
    const isAsked = /meaning|opposite|likely/.test(cues) || (/much/.test(cues) && terms[0]?.includes('=') === true);
    return { isAsked: isAsked && !/^(opposite|worse)$/.test(terms[0] ?? ''), frame: { ...frame, terms } };
  });
  return found.find(({ frame }) => frame.terms.length > 0);
}

/** What explains that which a clause asks why. */
function reasonIn({ tokens, asked }: OpenSentence, [cues = [], matters = []]: readonly Said[][]): string | undefined {
  const why = cues.find((one) => valueOf(one) === 'why' && !asked.some(({ slots }) => slots.asks === 'when'));
  const clauses = clausesOf(tokens);
  const said = new Set(matters.filter(({ from }) => why && clauses[from] === clauses[why.from]).map(valueOf));
  return Object.entries(kindTables.reasons).find(([words]) => words.split(' ').every((word) => said.has(word)))?.[1];
}

/** The terms of a text that says nothing else; common words are none behind `what is`. */
function termsIn({ tokens, asked }: OpenSentence, cues: readonly Said[], named: readonly Said[]): readonly string[] {
  const idle = asked.filter((one) => roleIs.aroundTerms(one) && one.slots.asks !== 'when');
  const isRead = (at: number): boolean => [...cues, ...named, ...idle].some(({ from, to }) => from <= at && at < to);
  if (tokens.some((_, at) => !isRead(at))) return [];
  const longest = named.filter(
    ({ from, to }) => !named.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
  );
  const said = [...new Set(longest.map(valueOf))];
  const behind = cues.map(valueOf).filter((value) => value === 'opposite' || value === 'worse');
  return behind.length > 0 && said.length > 0 ? behind.flatMap((one) => termBehind(one, said)) : [...said, ...behind];
}

/** A number in a phrase is to be rated: `coefficient=95`. */
function valueOf({ rule, captures }: Said): string {
  const { slot, value } = rule.meaning[0]!;
  return slot === 'rated' ? `${value}=${numberIn(captures)}` : value;
}
