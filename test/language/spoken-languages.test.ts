import { expect, test } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { spokenLanguages } from '../../src/language/lexicon/spoken-languages.ts';
import { tokenize } from '../../src/language/lexicon/tokens.ts';

/** What a language shares with others is shown by these four; more of them change nothing here. */
const lexicons = openLexicons().filter(({ lexicon }) => ['de', 'en', 'es', 'fr'].includes(lexicon.language));
const names = {
  isName: () => false,
  isLikely: () => false,
  isArea: () => false,
  isIsland: () => false,
  kindIn: () => undefined,
  notationsIn: () => [],
  isWellKnown: () => false,
};

function languagesOf(text: string, asker: string): string {
  const spoken = spokenLanguages(tokenize(text), { lexicons, language: asker }, names);
  return spoken.map(({ lexicon }) => lexicon.language).join();
}

test.each([
  ['when is high tide in Dover tomorrow', 'en', 'en'],
  ['Wann ist morgen Hochwasser in Büsum?', 'de', 'de'],
  ['à quelle heure est la pleine mer à Brest demain ?', 'fr', 'fr'],
  // Every language has some of these words.
  ['tide Brest', 'de', 'de'],
  ['Dover', 'fr', 'fr'],
])('the language of the asker has all words that are known in “%s”', (text, asker, languages) => {
  expect(languagesOf(text, asker)).toBe(languages);
});

test.each([
  ['Wann ist morgen Hochwasser in Büsum?', 'en', 'de,en'],
  ['marée à Brest demain', 'en', 'en,fr'],
  ['tide Calais samedi', 'en', 'en,fr'],
  // A word of two other languages says nothing about which is spoken.
  ['tide Brest', 'fr', 'de,en,fr'],
  // In English the word is a part of longer phrases alone.
  ['tide Newlyn winter', 'en', 'de,en'],
])('a language has a word that the one of the asker does not read in “%s”', (text, asker, languages) => {
  expect(languagesOf(text, asker)).toBe(languages);
});

test.each([
  ['marée Saint-Malo', 'de', 'de,fr'],
  ['Gezeiten Saint-Malo', 'fr', 'de,fr'],
  ['surf report Huntington Beach', 'de', 'de,en'],
])('a language that reads less than another one is not meant in “%s”', (text, asker, languages) => {
  expect(languagesOf(text, asker)).toBe(languages);
});

test('of a text that mixes more than three languages those are meant that read the most words of it', () => {
  const mixed = 'wann ist morgen hochwasser; marée haute demain; viento mañana';
  expect(languagesOf(mixed, 'en')).toBe('de,en,fr');
});

test.each([
  ['Wann ist morgen Hochwasser in Büsum?', 'de'],
  ['xyzzy', 'de,en,es'],
])('an asker without a lexicon may mean any language that reads the most words of “%s”', (text, languages) => {
  expect(languagesOf(text, 'pl')).toBe(languages);
});
