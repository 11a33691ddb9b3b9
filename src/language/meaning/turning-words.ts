import { slice } from '../names/place-candidates.ts';
import type { Cover } from '../scoring/cover.ts';
import { isGlue } from '../lexicon/fragments.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Frame } from './frame.ts';

type Span = { readonly from: number; readonly to: number };

/**
 * A question whose words `against`, `not`, `only`, `draught` turn its meaning, and that reads them as nothing: it asks for no
 * verdict then, since yes would answer another question, and names them as not understood. That a way or a depth is asked for
 * stays, as these have no verdict.
 */
export function withoutTurned(
  frame: Frame,
  turning: readonly Span[],
  { text, tokens, cover }: { readonly text: string; readonly tokens: readonly Token[]; readonly cover: Cover },
): Frame {
  const { state, ...stateless } = frame;
  const isVerdict = frame.asks === 'yes-no' || (state !== undefined && state !== 'passable' && state !== 'afloat');
  const isAsked = isVerdict || frame.conditions !== undefined;
  // `Only in daylight` narrows conditions, and turns a question.
  const unread = isAsked ? turning.filter((span) => !isRead(span, cover, isVerdict)) : [];
  if (unread.length === 0) return frame;
  const words = unread.map(({ from, to }) => slice(text, tokens, from, to));
  const unused = [
    ...frame.unused,
    ...words.filter((word) => ![...frame.unused, ...frame.lacking].some((run) => run.includes(word))),
  ];
  const isKept = state === 'passable' || state === 'afloat';
  return { ...stateless, ...(isKept && { state }), unused, isTurned: true };
}

/** Whether words are part of a name, or of a phrase that says more than they do: `why not`, `not at all`. */
function isRead({ from, to }: Span, { fragments, place }: Cover, isVerdict: boolean): boolean {
  if (place && place.from <= from && place.to >= to) return true;
  return fragments.some((one, index) => {
    const isAround = one.from <= from && one.to >= to;
    // `Cork not Ireland`
    const rejects = one.role === 'reject' && fragments[index + 1]?.role === 'rejected';
    if (!isAround || one.slots.lacksData) return false;
    return !isVerdict || !isGlue.has(one.role) || rejects || one.to - one.from > to - from;
  });
}
