import type { Words } from '../../words.ts';

/** A word for comparison: lower case, without accents, with straight apostrophes. */
export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** Whether two names are equal but for case, accents and outer blanks. */
export function sameName(one: string, other: string): boolean {
  return fold(one.trim()) === fold(other.trim());
}

/** Whether a word is in the list of a locale key, in any of the languages. */
export function means(spoken: readonly Words[], key: string, word: string): boolean {
  const folded = fold(word);
  return spoken.some((words) => foldedList(words, key).has(folded));
}

const known = new WeakMap<Words, Map<string, ReadonlySet<string>>>();

/** Cached: a text is looked up word by word. */
function foldedList(words: Words, key: string): ReadonlySet<string> {
  const lists = known.get(words) ?? new Map<string, ReadonlySet<string>>();
  known.set(words, lists);
  const list = lists.get(key) ?? new Set(words.list(key).map(fold));
  lists.set(key, list);
  return list;
}
