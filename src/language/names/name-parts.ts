import type { RunContext } from './known-words.ts';
import type { PlaceNames } from '../ports.ts';
import { hasRole, isStop, type Token } from '../lexicon/tokens.ts';

/** Whether a name that ends at a position goes on behind it, up to `end`. */
export function isBoundTo(tokens: readonly Token[], at: number, end: number): boolean {
  return at < end && (endsInSaint(tokens, at) || (at < end - 1 && hasRole(tokens[at], 'binder')));
}

/** Whether the words before a position can be no whole name, since a saint is the last of them. */
export function endsInSaint(tokens: readonly Token[], at: number): boolean {
  return hasRole(tokens[at - 1], 'saint') && !isStop(tokens[at]?.gap ?? '');
}

export function bindersBefore(tokens: readonly Token[], at: number): number {
  let from = at;
  while (hasRole(tokens[from - 1], 'article')) from--;
  return hasRole(tokens[from - 1], 'binder') ? from - 1 : from;
}

export function isPlace(names: PlaceNames, text: string): boolean {
  return names.isName(text) && names.isLikely(text);
}

/** Whether a name is only a part of an unknown one: beside a stranger as a kind of place, or as half of a compound. */
export function isPartOfName(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
  features: ReadonlySet<number>,
  isStranger: (at: number) => boolean,
): boolean {
  const isFeature = tokens.slice(from, to).every((_, index) => features.has(from + index));
  const sides = [
    { at: from - 1, joint: from },
    { at: to, joint: to },
  ];
  return sides.some(({ at, joint }) => {
    const gap = tokens[joint]?.gap ?? '';
    return isHalf(tokens, joint) || ((isFeature ? !isStop(gap) : isHyphen(gap)) && isStranger(at));
  });
}

/** Whether a position parts a compound: `ost | wind`. */
function isHalf(tokens: readonly Token[], joint: number): boolean {
  const [before, behind] = [tokens[joint - 1], tokens[joint]];
  return behind?.gap === '' && /\p{L}$/u.test(before?.text ?? '') && /^\p{L}/u.test(behind.text);
}

export function isHyphen(gap: string | undefined): boolean {
  return gap === '-' || gap === '‐';
}

/** `in`, `is`, `à`: few names of several words begin with one, `Da Nang`, and the gazetteer is spared half of the runs. */
export function beginsWithParticle({ tokens, known }: RunContext, at: number): boolean {
  return known[at] === 'filler' && isParticle(tokens[at]) && !isApostrophe(tokens[at + 1]?.gap ?? '');
}

/** `Athens on Saturday`: few names end in one, `Île de Ré`. */
export function endsInParticle({ tokens, known, grammar }: RunContext, to: number): boolean {
  const last = tokens[to - 1];
  return (known[to - 1] === 'filler' || grammar.has(to - 1)) && isParticle(last) && !isApostrophe(last?.gap ?? '');
}

function isParticle(token: Token | undefined): boolean {
  return /^\p{Ll}{1,2}$/u.test(token?.text ?? '');
}

/** Whether a position parts a word with an apostrophe, `Lana'i`, other than a name in the genitive: `Dover's tides`. */
export function isWithinWord(tokens: readonly Token[], at: number): boolean {
  return isApostrophe(tokens[at]?.gap ?? '') && !endsInGenitive(tokens, at + 1);
}

/** Whether the word before a position is the `s` of a genitive: `Dover's`. */
export function endsInGenitive(tokens: readonly Token[], to: number): boolean {
  const { text = '', gap = '' } = tokens[to - 1] ?? {};
  return isApostrophe(gap) && text.toLowerCase() === 's';
}

function isApostrophe(gap: string): boolean {
  return /^['’ʼʻ]$/.test(gap);
}

/** The spans of so many words, `[from, to)`, the longest first. */
export function spansOf(length: number): [from: number, to: number][] {
  const all = Array.from({ length }, (_, from) =>
    Array.from({ length: length - from }, (__, more): [number, number] => [from, from + more + 1]),
  ).flat();
  return all.toSorted(([a, b], [c, d]) => d - c - (b - a));
}
