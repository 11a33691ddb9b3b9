import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';
import { languagesWith, namesOf, readTable, tableOf } from '../support/sentences.ts';

const lexicons = openLexicons();

/** Each row is a sentence and the term, or the reason, that it asks to be explained: a number behind `=` is rated on its scale. */
describe.each(languagesWith('explained'))('what a term means, in %s', (language) => {
  const rows = readTable(tableOf(language, 'explained'));
  const places = namesOf(rows);

  it.each(rows.map(({ sentence, kinds }) => [sentence, kinds]))('%s', (sentence, terms) => {
    const [frame] = framesOf(sentence, { lexicons, places, language });
    expect(frame?.terms?.join(',')).toBe(terms);
  });
});
