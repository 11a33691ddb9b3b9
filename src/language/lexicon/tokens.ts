import { spellOut } from '../../lib/plain-letters.ts';
import type { Notation } from '../ports.ts';
import roles from './word-roles.json' with { type: 'json' };

/** What a word may do beside a name or a number, as the table explains it; the words are in the rules `word ROLE` of the lexicons. */
export type WordRole = keyof typeof roles;
export const wordRoles = Object.keys(roles) as readonly WordRole[];

/** A word, a number, a pictograph or a sign of comparison of a text, and where it stands. */
export type Token = {
  /** As it was written. */
  readonly text: string;
  /** As it is compared: small letters without accents. */
  readonly folded: string;
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** The blanks and marks between the token before and this one. */
  readonly gap: string;
  /** The blanks and marks between this one and the token behind. */
  readonly after: string;
  readonly isNumber: boolean;
  /** What it does beside names and numbers, in any language. */
  readonly roles?: ReadonlySet<WordRole>;
  /** The token is a point as a whole, and no word. */
  readonly notation?: Notation;
};

/** Marks that are vowels or consonants of other scripts stay. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** The form in which words are compared: without capitals and accents. */
export function foldWord(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  return spellOut(word.toLowerCase().normalize('NFKD').replace(accents, ''));
}

/**
 * Digits, letters and signs of comparison part: `<3pm` is `<`, `3` and `pm`. An apostrophe parts as well: `l'heure` is `l` and `heure`. `1m50` is a height,
 * written as French tables do, and `20+` and `20kn+` are at least so much. A link is one token: those of maps have up to 700 characters.
 */
const shape =
  /(?:[Hh]ttps?:\/\/|[Gg]eo:)\S+|(?<metres>\d{1,2})m(?<centimetres>\d\d)(?![\p{L}\p{N}])|\p{N}+|\p{L}[\p{L}\p{M}]*|\p{Extended_Pictographic}|[<>≤≥]=?|(?<=\d\p{L}{0,5})\+(?![\p{L}\d])/gu;

/** The tokens of a text. `wordsIn` parts a written word that is several: a compound, or a run of a script without blanks. */
export function tokenize(text: string, wordsIn: (word: string) => readonly string[] = (word) => [word]): Token[] {
  const tokens: Omit<Token, 'after'>[] = [];
  let before = 0;
  for (const match of text.matchAll(shape)) {
    const [word] = match;
    const start = match.index;
    const parts = wordsIn(word);
    const gap = text.slice(before, start);
    const { metres, centimetres } = match.groups ?? {};
    if (parts.length > 1) tokens.push(...partsOf(parts, start, gap));
    else if (metres !== undefined && centimetres !== undefined)
      tokens.push(...heightOf(metres, centimetres, start, gap));
    else
      tokens.push({
        text: word,
        folded: word === '+' ? '≥' : foldWord(word),
        start,
        end: start + word.length,
        gap,
        isNumber: /^\p{N}/u.test(word),
      });
    before = start + word.length;
  }
  return tokens.map((token, index) => ({ ...token, after: tokens[index + 1]?.gap ?? text.slice(before) }));
}

/** `1m50` as `1.50 m`. */
function heightOf(metres: string, centimetres: string, start: number, gap: string): Omit<Token, 'after'>[] {
  const middle = start + metres.length;
  const end = middle + 1 + centimetres.length;
  return [
    { text: metres, folded: metres, start, end: middle, gap, isNumber: true },
    { text: centimetres, folded: centimetres, start: middle + 1, end, gap: '.', isNumber: true },
    { text: 'm', folded: 'm', start: middle, end, gap: '', isNumber: false },
  ];
}

/** Scripts that leave no blanks between words; `ー` lengthens a vowel in both kana. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々]/u;

/** Words of a script without blanks stand apart as others do; the parts of a compound do not. */
function partsOf(parts: readonly string[], start: number, gap: string): Omit<Token, 'after'>[] {
  let at = start;
  const between = parts.some((part) => unspaced.test(part)) ? ' ' : '';
  return parts.map((text, index) => {
    const token = {
      text,
      folded: foldWord(text),
      start: at,
      end: at + text.length,
      gap: index === 0 ? gap : between,
      isNumber: false,
    };
    at += text.length;
    return token;
  });
}

/** A dash between two tokens, as in `24-26` and `Fri–Sun`. */
export function isDash(gap: string): boolean {
  return /^\.?\s*[-–—‑－〜～]\s*$/.test(gap);
}

/** The end of a sentence: nothing is read across it. */
export function isStop(gap: string): boolean {
  return gap !== ' ' && /[?!;\n…？！。]|\.\s*\.|:\s/.test(gap);
}

export function endsAsQuestion(text: string): boolean {
  return /[?？]\s*$/.test(text);
}

/** Whether a number has a colon as on clocks, which names have not, though no clock may show it: `25:99`. */
export function isClockNumber(tokens: readonly Token[], at: number): boolean {
  const isBehindColon = ({ gap, isNumber }: Token): boolean => isNumber && gap === ':';
  return tokens[at]?.isNumber === true && tokens.slice(at, at + 2).some(isBehindColon);
}

/** Whether a number stands apart from the word before it, as no part of a name does: other than in `C40`. */
export function isApart({ isNumber, gap }: Token): boolean {
  return isNumber && /\s/.test(gap);
}

export function hasRole(token: Token | undefined, role: WordRole): boolean {
  return token?.roles?.has(role) === true;
}

/** A run of tokens: `[from, to)`. */
export type Span = { readonly from: number; readonly to: number };

/** Dates in figures, `2026-12-05`, also those that no calendar has. */
export function datesInFigures(tokens: readonly Token[]): Span[] {
  const isJoined = (at: number): boolean =>
    tokens[at - 1]?.isNumber === true && tokens[at]?.isNumber === true && /^[-/.]$/.test(tokens[at].gap);
  return tokens.flatMap((_, at) => (isJoined(at) && isJoined(at - 1) ? [{ from: at - 2, to: at + 1 }] : []));
}

export function clausesOf(tokens: readonly Token[]): number[] {
  let clause = 0;
  const isNumber = (at: number): boolean => /^\d+$/.test(tokens[at]?.text ?? '');
  return tokens.map(({ gap }, at) => {
    // `0,8 m`
    const isDecimal = gap === ',' && isNumber(at - 1) && isNumber(at);
    if (at > 0 && !isDecimal && /[,;!?…\n？！。]|[.:]\s|\s[-–—]\s/.test(gap)) clause++;
    return clause;
  });
}

/** Whether a word within a text has a capital, or a point before others, as abbreviations have. */
export function isMarked(tokens: readonly Token[], at: number): boolean {
  const { text = '', after = '' } = tokens[at] ?? {};
  return (at > 0 && /^\p{Lu}/u.test(text)) || (at + 1 < tokens.length && after.startsWith('.'));
}
