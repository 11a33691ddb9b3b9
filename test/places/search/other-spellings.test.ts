import { expect, it } from 'vitest';
import { otherSpellings } from '../../../src/places/search/other-spellings.ts';

it('writes abbreviations out', () => {
  expect(otherSpellings('n mt saint helens')).toContain('north mount saint helens');
});

it.each(['gr '.repeat(7), 'saint '.repeat(12), 'n s e w o u n s e w'])('makes few names of %s', (text) => {
  expect(otherSpellings(text.trim()).length).toBeLessThan(60);
});
