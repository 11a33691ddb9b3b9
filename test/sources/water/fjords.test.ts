import { expect, it } from 'vitest';
import { isFjord } from '../../../src/sources/water/index.ts';

it.each([
  ['Flåm', 60.86, 7.12, true],
  ['Skagway', 59.458, -135.314, true],
  ['Whittier', 60.777, -148.684, true],
  ['Port Alberni', 49.234, -124.8, true],
  ['Fort William', 56.8165, -5.1121, true],
  ['Murmansk', 68.98, 33.09, true],
  ['Belfast', 54.597, -5.93, true],
  ['Magadan', 59.56, 150.8, true],
  // Rivers of the same coasts, and the bore of Turnagain Arm.
  ['New Westminster', 49.206, -122.91, false],
  ['Glasgow', 55.861, -4.25, false],
  ['Girdwood', 60.942, -149.166, false],
  ['Drammen', 59.744, 10.204, false],
])('%s lies in a fjord or on a river', (_, lat, lng, expected) => {
  expect(isFjord({ lat, lng })).toBe(expected);
});
