import { expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';
import { openSentence } from '../../src/language/meaning/read-sentence.ts';
import { tokenize } from '../../src/language/lexicon/tokens.ts';
import { limits } from '../../src/language/limits.ts';
import { questionsApart } from '../../src/language/request/questions-apart.ts';
import { findNotations } from '../../src/places/notation/index.ts';
import { Problem } from '../../src/problem.ts';
import { randomTexts } from '../bench/random-texts.ts';
import { casesOf } from '../support/thorough.ts';

const count = casesOf(10_000);
const usualLength = 50;
/** Runs of up to eight words from each of 60 on, in two forms and one with the articles of each language; of most sentences some 30. */
const mostNames = (languages: number) => 60 * 8 * (2 + languages);

/** Every third text is a name, so that all that is made of names is made. */
function isNamed(text: string): boolean {
  return text.length % 3 === 0;
}

it('any text is read with few names looked up, or refused as too long', () => {
  const lexicons = openLexicons();
  const texts = randomTexts(Number(process.env['SEED'] ?? 20_261_120), usualLength);
  const wrong: string[] = [];
  let [refused, most] = [0, 0];
  for (let round = 0; round < count; round++) {
    const { value: text } = texts.next();
    const asked = new Set<string>();
    const look = (name: string): boolean => {
      asked.add(name);
      return isNamed(name);
    };
    const notationsIn = (typed: string) => findNotations(typed, 'en');
    const places = {
      isName: look,
      isLikely: look,
      isWellKnown: look,
      isArea: look,
      isIsland: look,
      kindIn: () => undefined,
      notationsIn,
    };
    try {
      framesOf(text, { lexicons, places, language: ['en', 'fr', 'de'][round % 3]! });
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'text-too-long')) throw error;
      refused++;
    }
    most = Math.max(most, asked.size);
    if (asked.size > mostNames(lexicons.length)) wrong.push(`${asked.size} names in ${JSON.stringify(text)}`);
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});

it('a text of many parts is parted at few of them, and of a message so many words are read, and no more', () => {
  let words = 0;
  const isName = (text: string): boolean => text === 'Brest';
  const places = {
    isName,
    isLikely: isName,
    isWellKnown: isName,
    isArea: () => false,
    isIsland: () => false,
    kindIn: () => undefined,
    notationsIn(text: string) {
      words += tokenize(text).length;
      return [];
    },
  };
  const text = Array.from({ length: 15 }, (_, index) => `wind Brest ${index + 1} xyzzy`).join(', ');
  const context = { lexicons: openLexicons(), places, language: 'en' };
  expect(questionsApart(text, context)).toBeUndefined();
  expect(words).toBeLessThan(limits.mostWordsRead / 2);
  const readMore = (): void => {
    for (let number = 0; number < limits.mostWordsRead; number++) openSentence(`wind Brest ${number}`, context);
  };
  expect(readMore).toThrow(expect.objectContaining({ code: 'text-too-long' }));
  expect(words).toBeLessThan(limits.mostWordsRead + limits.mostTokens);
});
