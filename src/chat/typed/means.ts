import { memoize, memoizeByObject } from '../../domain/memoize.ts';
import { fold } from '../../language/lexicon/fold.ts';
import type { Words } from '../../words.ts';

/** Whether a word is in the list of a locale key, in any of the languages. */
export function means(spoken: readonly Words[], key: string, word: string): boolean {
  const folded = fold(word);
  return spoken.some((words) => listsOf(words)(key).has(folded));
}

/** The words of a list, folded, by its key. Cached: a text is looked up word by word. */
const listsOf = memoizeByObject((words: Words) =>
  memoize(Infinity, (key: string): ReadonlySet<string> => new Set(words.list(key).map(fold))),
);
