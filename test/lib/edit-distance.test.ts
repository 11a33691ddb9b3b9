import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mistakesFrom } from '../../src/lib/edit-distance.ts';

function mistakes(word: string, other: string, most: number): number {
  return mistakesFrom(Buffer.from(word), most)(Buffer.from(other), 0, other.length);
}

test.each([
  ['brest', 'brest', 0],
  ['brestt', 'brest', 1],
  ['brst', 'brest', 1],
  ['bresk', 'brest', 1],
  ['berst', 'brest', 1],
  ['la rochele', 'la rochelle', 1],
  ['kopenhaegn', 'kopenhagen', 1],
  ['plimoth', 'plymouth', 2],
  ['brest', 'bergen', 4],
  ['', 'abc', 3],
])('from %j to %j there are %d mistakes', (word, other, count) => {
  for (const most of [1, 2, 3]) expect(mistakes(word, other, most)).toBe(Math.min(count, most + 1));
});

test('as many one way as the other, whatever was counted before', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, word, (one, other, before) => {
      const count = mistakesFrom(Buffer.from(one), 3);
      count(Buffer.from(before), 0, before.length);
      expect(count(Buffer.from(other), 0, other.length)).toBe(mistakes(other, one, 3));
    }),
  );
});
