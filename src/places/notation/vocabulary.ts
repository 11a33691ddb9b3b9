import { readTable } from '../../lib/data-file.ts';

export type Axis = 'lat' | 'lng';

/** 1 north and east, −1 south and west. */
export type Factor = 1 | -1;

/** `factor` is `undefined` where a letter means west to some and east to others. */
export type Hemisphere = {
  readonly kind: 'hemisphere';
  readonly axis: Axis;
  readonly factor: Factor | undefined;
  readonly word: string;
};

/** Degrees 0, minutes 1, seconds 2. */
export type Mark = { readonly kind: 'mark'; readonly slot: 0 | 1 | 2; readonly isLetter: boolean };

export type Word = Hemisphere | Mark | { readonly kind: 'axis'; readonly axis: Axis };

/** Words of many languages with their meanings. Without `s`: it is south at first, and `angle.ts` decides. */
const meanings = new Map(
  readTable(new URL('vocabulary.tsv', import.meta.url), 'kind', 'value', 'words').flatMap(({ kind, value, words }) =>
    words.split(' ').map((word) => [word, wordOf(kind, value, word)] as const),
  ),
);

function wordOf(kind: string, value: string, word: string): Word {
  const axis = /^(?:north|south|lat)$/.test(value) ? 'lat' : 'lng';
  if (kind === 'axis') return { kind, axis };
  if (kind === 'mark') return { kind, slot: value === 'degrees' ? 0 : value === 'minutes' ? 1 : 2, isLetter: true };
  return { kind: 'hemisphere', axis, factor: value === 'north' || value === 'east' ? 1 : -1, word };
}

/** Languages in which `O` is Ouest, Oeste, Ovest; and those in which it is Ost, Oost, Øst. */
const oIsWest = new Set(['fr', 'es', 'it', 'pt', 'ca', 'gl']);
const oIsEast = new Set(['de', 'nl', 'da', 'nb', 'nn', 'no', 'sv']);

/** Hemispheres that lead to a place in another language: the Spanish south is the French “on”. */
const prepositions: Readonly<Record<string, string>> = { fr: 'sur' };

export function isPreposition({ word }: Hemisphere, language: string): boolean {
  return prepositions[primaryTag(language)] === word;
}

function primaryTag(language: string): string {
  return language.toLowerCase().split('-', 1)[0] ?? '';
}

function letterO(language: string): Hemisphere {
  const primary = primaryTag(language);
  const factor = oIsWest.has(primary) ? -1 : oIsEast.has(primary) ? 1 : undefined;
  return { kind: 'hemisphere', axis: 'lng', factor, word: 'o' };
}

/** The words of letters in coordinates: one, or after a digit a mark and a word (`42sN`); `undefined` for any other. */
export function wordsIn(letters: string, afterDigit: boolean, language: string): readonly Word[] | undefined {
  const word = letters.toLowerCase().normalize('NFC').replaceAll('.', '');
  const whole = meaningOf(word, language);
  if (whole !== undefined) return [letters === 'S' ? capitalS : whole];
  const mark = meanings.get(word.startsWith('s') ? 'sec' : word.slice(0, 1));
  const rest = meaningOf(word.slice(1), language);
  return afterDigit && mark?.kind === 'mark' && rest !== undefined ? [mark, rest] : undefined;
}

function meaningOf(word: string, language: string): Word | undefined {
  return word === 'o' ? letterO(language) : meanings.get(word);
}

/** After minutes it differs from the small one, which may be seconds. */
const capitalS: Hemisphere = { kind: 'hemisphere', axis: 'lat', factor: -1, word: 'S' };
