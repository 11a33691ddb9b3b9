import { utcDayMs } from '../../domain/time.ts';
import type { OpenLexicon } from '../lexicon/lexicons.ts';
import { foldWord, type Token } from '../lexicon/tokens.ts';

/** Shorter words are too often two others: `hi er` may be anything. */
const shortest = 5;

/** Days that are counted from today and have a name of one word: `tomorrow`, `übermorgen`. */
const namedSteps = [-2, -1, 1, 2];

const known = new Map<string, ReadonlySet<string>>();

/** Joins the names of days that a blank parts: else a part that is a word is read as another day. */
export function joinDays(tokens: readonly Token[], lexicons: readonly OpenLexicon[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before && isParted(before, token, lexicons)) joined[joined.length - 1] = join(before, token);
    else joined.push(token);
  }
  return joined;
}

function isParted(one: Token, other: Token, lexicons: readonly OpenLexicon[]): boolean {
  if (other.gap !== ' ' || one.isNumber || other.isNumber) return false;
  const word = one.folded + other.folded;
  if (word.length < shortest) return false;
  // Making the names of three languages takes 15 ms, and few words that stand side by side make another one.
  return lexicons.some(({ lexicon }) => lexicon.vocabulary.has(word) && dayNames(lexicon.language).has(word));
}

function join(one: Token, other: Token): Token {
  return {
    ...one,
    text: one.text + other.text,
    folded: one.folded + other.folded,
    end: other.end,
    after: other.after,
  };
}

/** The folded names of the days of the week in full, and of those next to today. */
function dayNames(language: string): ReadonlySet<string> {
  const names = known.get(language) ?? makeNames(language);
  known.set(language, names);
  return names;
}

function makeNames(language: string): Set<string> {
  const steps = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => weekday.format(day * utcDayMs));
  return new Set([...weekdays, ...namedSteps.map((step) => steps.format(step, 'day'))].map(foldWord));
}
