import { fold } from '../../language/lexicon/fold.ts';
import type { Words } from '../../words.ts';

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
