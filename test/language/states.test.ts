import { expect, it } from 'vitest';
import examples from '../../src/domain/question/states.json' with { type: 'json' };
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { readSentence } from '../../src/language/read-sentence.ts';
import { namesKnown } from '../support/known-names.ts';

const lexicons = openLexicons();

it.each(Object.entries({ ...examples.tide, ...examples.weather }))(
  'the state %s is asked by “%s”',
  (state, example) => {
    const [frame] = readSentence(example, { lexicons, places: namesKnown(['Brest']), language: 'en' });
    // Of a storm the strongest wind is told.
    expect(frame?.state ?? (frame?.superlative === 'most' && 'stormy')).toBe(state);
  },
);
