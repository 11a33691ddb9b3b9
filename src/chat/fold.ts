import type { Words } from '../words.ts';

/** A word as it is compared: without capitals and accents, its apostrophes straight. */
export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

export function sameName(one: string, other: string): boolean {
  return fold(one.trim()) === fold(other.trim());
}

/** Whether a word is one of those that a key lists, in any language. */
export function means(spoken: readonly Words[], key: string, word: string): boolean {
  const folded = fold(word);
  return spoken.some((words) => words.list(key).some((one) => fold(one) === folded));
}
