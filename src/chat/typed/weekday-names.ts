import { weekdayName } from '../../answers/index.ts';
import type { Words } from '../../words.ts';
import { fold } from '../../language/lexicon/fold.ts';

const known = new Map<string, readonly (readonly string[])[]>();

/** The folded names of each day of the week, in full and short, Sunday first. */
export function weekdayNames(words: Words): readonly (readonly string[])[] {
  // Cached: a text is looked up word by word.
  const names = known.get(words.language) ?? makeNames(words);
  known.set(words.language, names);
  return names;
}

function makeNames(words: Words): string[][] {
  return words.list('day-short-weekdays').map((short, day) => [weekdayName(words, day), short].map(fold));
}
