import { expect, it } from 'vitest';
import { isAtOpenSea } from '../../../src/sources/water/index.ts';

it.each([
  ['Myrtle Beach', 33.689, -78.887, true],
  ['Cocoa Beach', 28.32, -80.608, true],
  ['Melbourne in Florida, on the lagoon behind it', 28.08, -80.61, false],
  ['Lido di Jesolo', 45.505, 12.66, true],
  ['Venice', 45.4371, 12.3326, false],
  ['Cascais', 38.697, -9.42, true],
  ['Lisbon', 38.7167, -9.1333, false],
  ['the middle of an ocean', 30, -40, true],
  ['the middle of a continent', 38, -98, false],
  ['beside the 180th meridian', -17.8, 179.99, true],
])('knows where the sea is open: %s', (_, lat, lng, isOpen) => {
  expect(isAtOpenSea({ lat, lng })).toBe(isOpen);
});
