import { writeDays } from '../dates/day-notation.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import { negation } from '../lexicon/lexicon.ts';
import { clausesOf } from '../lexicon/tokens.ts';
import { kindIs, roleIs } from '../traits.ts';
import type { Frame } from './frame.ts';
import { openSentence } from './read-sentence.ts';
import type { SentenceContext } from './sentence.ts';

/** What a text says is to be left out, right behind words that deny, else right before them, and these: `not at weekends`, `freitags nicht`. */
export function leftOut(text: string, sentences: SentenceContext) {
  const { asked, conditional, tokens } = openSentence(text, sentences);
  const hasComma = (at: number): boolean => /[,、]/.test(tokens[at]?.gap ?? '');
  const said = [...asked, ...conditional()].filter(
    // `Feriali no, solo weekend`
    ({ role, from, to }) =>
      role === negation || role === 'reject' || (role === 'retract' && hasComma(to) && !hasComma(from)),
  );
  // `No` of `no lo necesito` says nothing by itself.
  const isWhole = ({ from, to }: Fragment): boolean =>
    said.every((one) => one.from > from || one.to < to || one.to - one.from <= to - from);
  const denials = said.filter(isWhole);
  const denied = denials.flatMap(({ from, to }) => {
    // `Los findes no, solo de lunes a viernes`
    const behind = hasComma(to) ? [] : saidAt(to, 1, asked, tokens.length);
    return behind.length > 0 ? behind : saidAt(from, -1, asked, tokens.length);
  });
  return {
    kinds: [...new Set(denied.flatMap(({ slots }) => slots.kinds ?? []))],
    days: denied.flatMap(({ slots }) => slots.days ?? []),
    words: [...denials, ...denied].map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end)),
  };
}

/** `Drop the tides, just wind and waves`: a frame about what the clause of `only`, or those behind it, say. */
export function withOnly(frame: Frame, text: string, sentences: SentenceContext): Frame {
  const { asked, tokens } = openSentence(text, sentences);
  const clauses = clausesOf(tokens);
  const only = asked.find(({ slots }) => slots.change === 'only');
  const slots = only ? asked.filter(({ from }) => clauses[from]! >= clauses[only.from]!).map((one) => one.slots) : [];
  const kinds = frame.kinds.filter((kind) => !kindIs.noFact(kind) && slots.some((one) => one.kinds?.includes(kind)));
  const said = new Set(slots.flatMap((one) => one.days?.map(writeDays) ?? []));
  const days = frame.days.filter((day) => said.has(writeDays(day)));
  const isSaid = kinds.length + days.length > 0 && (frame.change === 'only' || frame.change === 'cancel');
  return isSaid ? { ...frame, change: 'only', kinds, days } : frame;
}

/** The phrases that begin at a token, or end before it, behind or before words of grammar there. */
function saidAt(at: number, step: 1 | -1, all: readonly Fragment[], end: number): readonly Fragment[] {
  const isAt = ({ from, to }: Fragment): boolean => (step > 0 ? from : to) === at;
  const said = all.filter(
    (one) => isAt(one) && (one.slots.kinds ?? one.slots.days ?? one.slots.part ?? one.slots.time) !== undefined,
  );
  if (said.length > 0 || at <= 0 || at >= end) return said;
  const isSilent = all.some((one) => isAt(one) && one.to === one.from + 1 && roleIs.idle(one));
  return isSilent ? saidAt(at + step, step, all, end) : [];
}
