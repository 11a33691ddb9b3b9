import { expect, test } from 'vitest';
import { loadCoast } from '../../../src/places/gazetteer/coast.ts';

const coast = loadCoast();

/** Measured on sea charts and maps, km, with what the coast's scale of 1:10,000,000 allows. */
test.each([
  ['Brest, on its roadstead', 48.39, -4.486, 0, 3],
  ['Paris, to the Channel', 48.857, 2.352, 150, 5],
  ['Urumqi, the town farthest from any sea', 43.8, 87.6, 2260, 30],
  ['Suva, beside the 180th meridian', -18.14, 178.44, 0, 3],
  ['Labasa, the same', -16.42, 179.37, 1, 3],
  ['Baku, on the Caspian', 40.37, 49.83, 2, 3],
  ['Chicago, since lakes are no sea', 41.88, -87.63, 950, 30],
  ['the Atlantic at 40° N 40° W, to the Azores', 40, -40, 749, 5],
])('%s', (_, lat, lng, km, tolerance) => {
  expect(Math.abs(coast.distanceKm({ lat, lng }) - km)).toBeLessThanOrEqual(tolerance);
});
