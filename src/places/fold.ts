import { spellOut } from '../lib/plain-letters.ts';
import { most } from './limits.ts';

/**
 * Marks that decorate a letter: accents (`Inherited`: of no script of their own), Hebrew points, Arabic vowels. The marks
 * of Indic and Thai scripts and the two Japanese voicing marks are vowels and consonants (ブ is not フ), so those stay.
 */
const decoratedScripts = ['Inherited', 'Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic'];
const anyDecorated = decoratedScripts.map((script) => `\\p{Script=${script}}`).join('');
const decoration = new RegExp(`[[\\p{M}&&[${anyDecorated}]]--[\\u3099\\u309a]]`, 'gv');

/** Hyphens, dots, quotes and the modifier apostrophes (U+02B0–02FF: ʻokina, ʼ), which Unicode counts as letters. */
const notInWords = /[[^\p{L}\p{N}\p{M}]\u02b0-\u02ff]+/gv;

const asciiOnly = /^[\0-\x7f]*$/;
const asciiNotInWords = /[^a-z0-9]+/g;
/** `Jeffrey's Bay` is also written without the apostrophe. */
const possessive = /(?<=\p{L})['’ʼ]s(?!\p{L})/gu;
const saints = /(?<![^ ])st(e?)(?![^ ])/g;

/** The form in which names are compared: `St.-Malo` is `Saint Malo`. Single blanks; empty without letter or digit. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Some 10,000 names are folded at the start, and most have neither an apostrophe nor a saint.
  const joined = /['’ʼ]s/.test(small) ? small.replace(possessive, 's') : small;
  const words = asciiOnly.test(joined) ? joined.replace(asciiNotInWords, ' ') : foldUnicode(joined);
  return words.includes('st') ? words.trim().replace(saints, 'saint$1') : words.trim();
}

/** `fold` of a text that is not longer than any name, else `undefined`. Counted when folded, too: of `ﷺ` folding makes 18 letters. */
export function foldName(text: string): string | undefined {
  if (text.length > most.foldedLetters) return undefined;
  const folded = fold(text);
  const isTooLong = folded.length > most.foldedLetters || folded.split(' ').length > most.foldedWords;
  return isTooLong ? undefined : folded;
}

/** `fold` for a text that is still being typed: a last `st` may become Stockholm. */
export function foldBeginning(text: string): string {
  const folded = fold(text);
  const [, saint] = /(?:^|[^\p{L}])(ste?)$/iu.exec(text) ?? [];
  return saint === undefined ? folded : folded.replace(/sainte?$/, saint.toLowerCase());
}

function foldUnicode(text: string): string {
  const letters = spellOut(text.normalize('NFKD').toLowerCase().replace(decoration, ''));
  return letters.replace(notInWords, ' ');
}
