import { expect, test } from 'vitest';
import { filterOf, mayHave } from '../../../src/places/gazetteer/name-filter.ts';

const numbers = Array.from({ length: 700_000 }, (_, number) => number);
const filter = filterOf(
  2 ** 20,
  numbers.map((number) => `port ${number}`),
);

test('a filter has every name that it is made of', () => {
  expect(numbers.filter((number) => !mayHave(filter, `port ${number}`))).toEqual([]);
});

test('a filter has one stranger in 150', () => {
  const strangers = numbers.filter((number) => mayHave(filter, `tide in ${number}`));
  expect(strangers.length / numbers.length).toBeLessThan(1 / 130);
  expect(mayHave(filter, '')).toBe(false);
});
