import { expect, it } from 'vitest';
import examples from '../../src/domain/question/states.json' with { type: 'json' };
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { readSentence } from '../../src/language/meaning/read-sentence.ts';
import { namesKnown } from '../support/known-names.ts';

const lexicons = openLexicons();

it.each(Object.entries({ ...examples.tide, ...examples.weather, ...examples.others }))(
  'the state %s is asked by “%s”',
  (state, example) => {
    const [frame] = readSentence(example, { lexicons, places: namesKnown(['Brest']), language: 'en' });
    // Of a storm the strongest wind is told.
    expect(frame?.state ?? (frame?.superlative === 'most' && 'stormy')).toBe(state);
  },
);

it.each([
  ['it', 'ci sarà acqua alta a Brest domani mattina?'],
  ['de', 'gibt es morgen acqua alta in Brest?'],
])('a flood is told as unknown, and not by the height of the tide, in %s: “%s”', (language, text) => {
  const [frame] = readSentence(text, { lexicons, places: namesKnown(['Brest']), language });
  expect([frame?.kinds.join(), frame?.state, frame?.lacking.length]).toEqual(['high', 'flooded', 0]);
});
