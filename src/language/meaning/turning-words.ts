import { isBeyondTide } from '../../domain/question/index.ts';
import { slice } from '../scoring/place-candidates.ts';
import type { Cover } from '../scoring/cover.ts';
import { negation } from '../lexicon/lexicon.ts';
import type { Token } from '../lexicon/tokens.ts';
import { roleIs } from '../traits.ts';
import type { Frame } from './frame.ts';
import { limitsTurned, rejectsAny } from './phrases-used.ts';

type Span = { readonly from: number; readonly to: number };

/** Without a verdict where words that turn the meaning are read as nothing; a way or a depth has no verdict, and stays. */
export function withoutTurned(
  frame: Frame,
  turning: readonly Span[],
  { text, tokens, cover }: { readonly text: string; readonly tokens: readonly Token[]; readonly cover: Cover },
): Frame {
  const { state, ...stateless } = frame;
  const isVerdict = frame.asks === 'yes-no' || (state !== undefined && !isBeyondTide(state));
  const isAsked = isVerdict || frame.conditions !== undefined;
  const unread = isAsked ? turning.filter((span) => !isRead(span, cover, tokens, isVerdict)) : [];
  if (unread.length === 0) return frame;
  const words = unread.map(({ from, to }) => slice(text, tokens, from, to));
  const unused = [
    ...frame.unused,
    ...words.filter((word) => ![...frame.unused, ...frame.lacking].some((run) => run.includes(word))),
  ];
  return { ...stateless, ...(isBeyondTide(state) && { state }), unused, isTurned: true };
}

/** Whether words are part of a name, or of a phrase that says more than they do: `why not`, `not at all`. */
function isRead({ from, to }: Span, cover: Cover, tokens: readonly Token[], isVerdict: boolean): boolean {
  const { fragments, place } = cover;
  if (place && place.from <= from && place.to >= to) return true;
  return fragments.some((one, index) => {
    if (one.from > from || one.to < to || one.slots.lacksData || one.role === 'stranger') return false;
    if (one.role === 'reject') return rejectsAny(fragments[index + 1]);
    if (one.role === negation) return limitsTurned(one, fragments, tokens).length > 0;
    // `Daylight only`: a limit says no less without the word.
    if (one.slots.change === 'only' && [-1, 1].some((by) => fragments[index + by]?.slots.conditions)) return true;
    return !isVerdict || !roleIs.idle(one) || one.to - one.from > to - from;
  });
}
