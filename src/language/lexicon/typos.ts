import { createGroups, type Groups } from '../../lib/groups.ts';
import { limits } from '../limits.ts';

/** A word that was mistyped, and the only one it can be. */
export type Correction = { readonly typed: string; readonly meant: string };

/** Words of a vocabulary by their length and their first letter, by their length and their last one, without double letters, and without vowels. */
export type SpellingIndex = Pick<Groups<string>, 'at'>;

export function indexSpellings(vocabulary: Iterable<string>): SpellingIndex {
  const index = createGroups<string>();
  for (const word of vocabulary) {
    if (word.length < limits.shortestTypo || !/^\p{L}+$/u.test(word)) continue;
    for (const key of [...keysOf(word, word.length), withoutRuns(word), ...consonantsOf(word)]) index.add(key, word);
  }
  return index;
}

/** One edit leaves the first letter or the last one as it was. */
function keysOf(word: string, length: number): string[] {
  return [`${word.at(0)}${length}`, `${length}${word.at(-1)}`];
}

/** `Tiiide` and `tidee` as `tide`: each letter once. */
function withoutRuns(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/** `Temprtura` as `temperatura`: a long word by its consonants; the dot keeps them apart from words. */
function consonantsOf(word: string): string[] {
  const consonants = word.replace(/[aeiou]/g, '');
  return consonants.length >= limits.shortestOfAnyEdit ? [`.${consonants}`] : [];
}

/** Whether a word is another whose letters were held too long, or not twice; both have the same ends. */
function isStretched(typed: string, known: string): boolean {
  // A word is compared with thousands, and few begin and end alike.
  if (typed.at(0) !== known.at(0) || typed.at(-1) !== known.at(-1)) return false;
  return typed !== known && withoutRuns(typed) === withoutRuns(known);
}

/** Words that differ by letters held too long or not twice, else those by one letter or a swap of two neighbours. */
export function correctionsOf(word: string, index: SpellingIndex): string[] {
  const stretched = index.at(withoutRuns(word)).filter((known) => isStretched(word, known));
  if (stretched.length > 0) return stretched;
  const found = new Set<string>();
  for (const length of [word.length - 1, word.length, word.length + 1]) {
    for (const key of keysOf(word, length)) {
      for (const known of index.at(key)) if (isOneEditApart(word, known) && mayBeMeant(word, known)) found.add(known);
    }
  }
  if (found.size > 0) return [...found];
  return consonantsOf(word).flatMap((key) => index.at(key).filter((known) => known.length > word.length));
}

/** `Wind` is not meant by `mind` or `win`, but by `wiind` and `wnid`. */
function mayBeMeant(typed: string, known: string): boolean {
  const isOtherLetter = typed.length === known.length && typed.at(0) !== known.at(0) && typed.at(1) === known.at(1);
  // The first letter is rarely another one: Fistral is no mistral.
  if (isOtherLetter) return false;
  if (known.length >= limits.shortestOfAnyEdit || typed.length > known.length) return true;
  return typed.length === known.length && [...typed].toSorted().join('') === [...known].toSorted().join('');
}

/** One edit (Damerau 1964), or letters held too long; of three letters none is another. */
export function isNear(typed: string, known: string): boolean {
  const isLong = known.length >= limits.shortestTypo;
  return isStretched(typed, known) || (isOneEditApart(typed, known) && (isLong || mayBeMeant(typed, known)));
}

function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [endA - start, endB - start];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

export type Variant = { readonly word: string; readonly correction?: Correction };
