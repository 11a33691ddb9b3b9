import type { Cover } from '../scoring/cover.ts';
import type { Token } from '../lexicon/tokens.ts';

/**
 * A cover without the part of the day that only greets: `Morning! When is high tide later?`, `Afternoon. Wind for Poole`. In
 * `morning, afternoon and evening` it does not, nor where a comma is all that follows it and no other time is named.
 */
export function withoutGreeting(tokens: readonly Token[], cover: Cover): Cover {
  const [first, ...others] = cover.fragments;
  if (first?.slots.part === undefined || first.from !== 0 || others.length === 0) return cover;
  const mark = tokens[first.to]?.gap ?? '';
  const saysWhen = others.some(({ slots }) => slots.days ?? slots.time ?? slots.part ?? slots.when);
  const isAlone = /[!.]/.test(mark) || (mark.includes(',') && saysWhen && others[0]?.slots.part === undefined);
  if (!isAlone || first.slots.days) return cover;
  return { ...cover, fragments: [{ ...first, role: 'filler', slots: {} }, ...others] };
}
