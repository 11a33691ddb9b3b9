import { expect, test, vi } from 'vitest';
import type { Namesake } from '../../src/places/gazetteer.ts';
import { bestNamesake, prominence } from '../../src/places/rank.ts';

function namesake(id: number, population: number, { otherNames = 0, isMainName = true, lng = 0 } = {}): Namesake {
  const town = { id, name: 'X', countryCode: 'XX', regionCode: '', point: { lat: 0, lng } };
  return { town: { ...town, prominence: prominence(population, otherNames) }, isMainName };
}

const eastHasStations = { nearTideStation: ({ lng }: { lng: number }) => lng > 0 };
const noStations = { nearTideStation: () => false };

test.each([
  ['the bigger one', namesake(1, 5000), namesake(2, 6000), 2],
  ['the one by the sea, if at most ten times smaller', namesake(1, 90_000), namesake(2, 10_000, { lng: 1 }), 2],
  ['the inland one, if over ten times bigger', namesake(1, 110_000), namesake(2, 10_000, { lng: 1 }), 1],
  ['the one with more names elsewhere', namesake(1, 10_000), namesake(2, 5_000, { otherNames: 10 }), 2],
  ['the one that is mainly called so', namesake(1, 900_000, { isMainName: false }), namesake(2, 10_000), 2],
  ['the metropolis, against a hamlet', namesake(1, 9_000_000, { isMainName: false }), namesake(2, 10_000), 1],
  ['the lower id of equals', namesake(2, 5000), namesake(1, 5000), 1],
  ['one without inhabitants, if alone', namesake(7, 0), namesake(7, 0), 7],
])('%s is meant', (_, one, other, id) => {
  expect(bestNamesake([one, other], eastHasStations)?.id).toBe(id);
  expect(bestNamesake([other, one], eastHasStations)?.id).toBe(id);
});

test('nobody is meant where there is nobody', () => {
  expect(bestNamesake([], noStations)).toBeUndefined();
});

test('stations are not looked for where they cannot change the outcome', () => {
  const nearTideStation = vi.fn(() => true);
  const hamlets = Array.from({ length: 100 }, (_, index) => namesake(index + 2, 500));
  expect(bestNamesake([...hamlets, namesake(1, 1_000_000)], { nearTideStation })?.id).toBe(1);
  expect(nearTideStation).toHaveBeenCalledTimes(1);
});
