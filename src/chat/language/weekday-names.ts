import { weekdayName } from '../../answers/index.ts';
import type { Words } from '../../words.ts';
import { fold } from './fold.ts';

const known = new Map<string, readonly (readonly string[])[]>();

/** What each day of the week is called, folded, in full and short: Sunday first. */
export function weekdayNames(words: Words): readonly (readonly string[])[] {
  // Kept, since a text is looked through for them word by word.
  const names = known.get(words.language) ?? makeNames(words);
  known.set(words.language, names);
  return names;
}

function makeNames(words: Words): string[][] {
  return words.list('day-short-weekdays').map((short, day) => [weekdayName(words, day), short].map(fold));
}
