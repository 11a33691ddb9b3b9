import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parseLexicon } from '../../src/language/lexicon/lexicon.ts';
import { openLexiconsAhead } from '../../src/language/lexicon/lexicons.ts';
import { indexSpellings } from '../../src/language/lexicon/typos.ts';

test('lexicons are opened ahead one in a turn, and others are served between', async () => {
  const opened: string[] = [];
  const lexicons = ['en', 'fr'].map((language) => ({
    get lexicon() {
      opened.push(language);
      return parseLexicon(language, '');
    },
    spellings: () => indexSpellings([]),
  }));
  const ahead = openLexiconsAhead(lexicons);
  expect(opened).toEqual([]);
  await nextTurn();
  expect(opened).toEqual(['en']);
  await ahead;
  expect(opened).toEqual(['en', 'fr']);
});
