import type { Token } from '../lexicon/tokens.ts';
import type { Notation } from '../ports.ts';
import { weights } from '../weights.ts';
import type { PlaceRun } from './place-run.ts';

/** The object replacement character, which stands for what is no text: no word of a lexicon is like it. */
const noWord = '\ufffc';

/** Tokens of which each certain notation is one, so that no part of it is read as a day, a time or a height. */
export function joinNotations(text: string, tokens: readonly Token[], notations: readonly Notation[]): Token[] {
  const joined = [...tokens];
  for (const notation of notations.filter(({ certainty }) => certainty === 'certain').toReversed()) {
    const [from, to] = tokensOf(joined, notation);
    const { start, end } = notation;
    const [before, behind] = [joined[from - 1], joined[to]];
    const gap = text.slice(before?.end ?? 0, start);
    const after = text.slice(end, behind?.start);
    const token = { text: text.slice(start, end), folded: noWord, start, end, gap, after, isNumber: false, notation };
    joined.splice(from, to - from, token);
    if (before) joined[from - 1] = { ...before, after: gap };
    if (behind) joined[from + 1] = { ...behind, gap: after };
  }
  return joined;
}

function tokensOf(tokens: readonly Token[], { start, end }: Notation): [from: number, to: number] {
  return [tokens.findIndex((token) => token.end > start), tokens.findLastIndex((token) => token.start < end) + 1];
}

const pointsOf = {
  certain: weights.certainNotation,
  likely: weights.likelyNotation,
  possible: weights.possibleNotation,
} as const;

export function notationRuns(text: string, tokens: readonly Token[], notations: readonly Notation[]): PlaceRun[] {
  return notations.flatMap((notation) => {
    const [from, to] = tokensOf(tokens, notation);
    // Behind the last token that is read.
    if ((tokens[to - 1]?.end ?? 0) > notation.end) return [];
    return [
      {
        from,
        to,
        text: text.slice(notation.start, notation.end),
        isExact: true,
        isNotation: true,
        grammar: new Set<number>(),
        landforms: new Map<number, 'landform'>(),
        shores: new Map(),
        weight: pointsOf[notation.certainty] * (to - from),
      },
    ];
  });
}
