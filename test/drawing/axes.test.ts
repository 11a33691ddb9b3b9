import { expect, it } from 'vitest';
import { roundValues } from '../../src/drawing/index.ts';

// As `ticks` of d3-array, on which 200,000 random cases agreed.
it.each([
  [0, 4, 4, [0, 1, 2, 3, 4]],
  [-0.32, 5.61, 5, [0, 1, 2, 3, 4, 5]],
  [0.05, 0.62, 5, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]],
  [985.3, 1031.9, 4, [990, 1000, 1010, 1020, 1030]],
  [-3.4, 26.1, 3, [0, 10, 20]],
  [1.1, 1.9, 1, [1.5]],
])('between %f and %f, some %i round values are %j', (from, to, count, expected) => {
  expect(roundValues(from, to, count).map((value) => value + 0)).toEqual(expected);
});
