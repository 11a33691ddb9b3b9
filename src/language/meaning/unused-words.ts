import type { Cover } from '../scoring/cover.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import { slice } from '../names/place-candidates.ts';
import type { Token } from '../lexicon/tokens.ts';

/** Slots that hold one value: a second one is not used, and said so. */
const single = ['time', 'datum', 'heightM', 'count', 'part'] as const;

/**
 * Fragments as they are used: those that say another time, level or part of the day than an earlier one are not, except for
 * times where several are answered.
 */
export function withoutSurplus(fragments: readonly Fragment[], takesTimes: boolean): Fragment[] {
  return fragments.map((fragment, index) => {
    const isSurplus = single.some((slot) => {
      if (slot === 'time' && takesTimes) return false;
      const value = fragment.slots[slot];
      if (value === undefined) return false;
      // Several parts of a day are taken together.
      if (slot === 'part' && typeof value === 'string') return false;
      const isOne = ({ slots }: Fragment): boolean => typeof slots[slot] === typeof value;
      const taken = fragments.slice(0, index).find(isOne)?.slots[slot];
      return taken !== undefined && taken !== value;
    });
    const isDropped = isSurplus || (fragment.slots.moreTimes !== undefined && !takesTimes);
    return isDropped ? { ...fragment, role: 'other' } : fragment;
  });
}

/** Runs of tokens that nothing reads, and of words that a lexicon knows to be of no use. */
export function unusedWords(text: string, tokens: readonly Token[], { fragments, unread }: Cover): string[] {
  const spans = [
    ...unread.map((at) => ({ from: at, to: at + 1 })),
    ...fragments.filter(({ role }) => role === 'other').map(({ from, to }) => ({ from, to })),
  ].toSorted((a, b) => a.from - b.from);
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of spans) {
    const last = merged.at(-1);
    if (last?.to === from) last.to = to;
    else merged.push({ from, to });
  }
  return merged.map(({ from, to }) => slice(text, tokens, from, to));
}
