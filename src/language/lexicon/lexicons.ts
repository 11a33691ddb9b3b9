import { readFileSync, readdirSync } from 'node:fs';
import { once } from '../../lib/once.ts';
import { createFirstWords, type FirstWords } from './first-words.ts';
import { parseLexicon, type Lexicon } from './lexicon.ts';
import { indexSpellings, type SpellingIndex } from './typos.ts';

export type OpenLexicon = {
  readonly lexicon: Lexicon;
  readonly spellings: SpellingIndex;
  readonly firstWords: FirstWords;
};

/** Languages are the files of `locales`: adding one is adding a file. */
const folder = new URL('../../../locales/', import.meta.url);
const ending = '.lexicon';
/** `und`, of no language, holds for all of them. */
const neutral = 'und';

/** The lexicon of every language that has one. */
export function openLexicons(): OpenLexicon[] {
  const read = (language: string): string => readFileSync(new URL(`${language}${ending}`, folder), 'utf8');
  const shared = read(neutral);
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((language) => language !== neutral)
    .map((language) => {
      const lexicon = parseLexicon(language, read(language), shared);
      const spellings = once(() => indexSpellings(lexicon.vocabulary));
      const firstWords = once(() => createFirstWords(lexicon));
      return {
        lexicon,
        get firstWords() {
          return firstWords();
        },
        get spellings() {
          return spellings();
        },
      };
    });
}
