import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { baseLanguage } from '../../domain/language.ts';
import { once } from '../../lib/once.ts';
import { parseLexicon, type Lexicon } from './lexicon.ts';
import { indexSpellings, type SpellingIndex } from './typos.ts';

export type OpenLexicon = { readonly lexicon: Lexicon; readonly spellings: () => SpellingIndex };

/** A folder for each language: `grammar.lexicon`, and a phrase a line in `filler.words`; for `pt`, `pt-BR` as well. */
const locales = new URL('../../../locales/', import.meta.url);
const grammar = 'grammar.lexicon';
const wordList = '.words';
/** `und`, of no language, holds for all of them. */
const neutral = 'und';

/** The lexicon of every language that has one; `folder` ends with a slash. */
export function openLexicons(folder?: URL): readonly OpenLexicon[] {
  return folder === undefined ? own() : readLexicons(folder);
}

const own = once(() => readLexicons(locales));

function readLexicons(folder: URL): OpenLexicon[] {
  const shared = lexiconText(new URL(`${neutral}/`, folder));
  const folders = readdirSync(folder).filter(
    (one) => one !== neutral && existsSync(new URL(`${one}/${grammar}`, folder)),
  );
  return [...Map.groupBy(folders, baseLanguage)].map(([language, all]) => {
    const text = () => all.map((one) => lexiconText(new URL(`${one}/`, folder))).join('\n');
    const lexicon = once(() => parseLexicon(language, text(), shared));
    return {
      get lexicon() {
        return lexicon();
      },
      spellings: once(() => indexSpellings(lexicon().vocabulary)),
    };
  });
}

/** Opens one lexicon in a turn: with the first message, which looks at all of them, others would wait for 0.3 s. */
export async function openLexiconsAhead(lexicons = openLexicons()): Promise<void> {
  for (const open of lexicons) {
    await nextTurn();
    void open.lexicon;
  }
}

function lexiconText(folder: URL): string {
  const lists = readdirSync(folder).filter((file) => file.endsWith(wordList));
  const rules = lists.map((file) => {
    const words = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
    return `${file.slice(0, -wordList.length)}: ${words.join(' | ')}`;
  });
  return [readFileSync(new URL(grammar, folder), 'utf8'), ...rules].join('\n');
}
