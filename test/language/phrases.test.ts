import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { unreadPhrases } from '../support/phrases.ts';
import { namesOf, readTable, tableOf } from '../support/sentences.ts';

describe('the phrases of a grammar', () => {
  it.each(openLexicons().map(({ lexicon }) => lexicon.language))('are each read by a sentence, in %s', (language) => {
    const rows = readTable(tableOf(language, 'sentences'));
    const { all, unread } = unreadPhrases(language, namesOf(rows));
    expect(all).toBeGreaterThan(1000);
    expect(unread).toEqual([]);
  });
});
