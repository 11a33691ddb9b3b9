import { expect, it } from 'vitest';
import { quote } from '../../src/lib/quote.ts';

it.each([
  ['  Brest \n', 'Brest'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), `${'x'.repeat(40)}…`],
  // Characters are code points: none is cut in half.
  ['🌊'.repeat(41), `${'🌊'.repeat(40)}…`],
])('quotes %j', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
});

it('takes another maximum', () => {
  expect(quote('Ploumanac’h', 5)).toBe('Ploum…');
});
