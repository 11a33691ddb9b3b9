import { expect, test } from 'vitest';
import { bonusFor, prominence, baseScore } from '../../src/places/rank.ts';

const town = ({ population = 10_000, otherNames = 0, feature = 'PPL', seaKm = 100, countryCode = 'FR' } = {}) => ({
  prominence: prominence(population, otherNames, feature),
  seaKm,
  countryCode,
});

test.each([
  ['a bigger one', baseScore(town({ population: 20_000 }), 'main')],
  ['one known in more languages', baseScore(town({ otherNames: 10 }), 'main')],
  ['a capital', baseScore(town({ feature: 'PPLC' }), 'main')],
  ['one by the sea', baseScore(town({ seaKm: 2 }), 'main')],
  ['one by the sea of a fifth of the size', baseScore(town({ seaKm: 2, population: 2500 }), 'main')],
])('%s stands higher', (_, higher) => {
  expect(higher).toBeGreaterThan(baseScore(town(), 'main'));
});

test.each([
  ['a part of a name', baseScore(town(), 'part')],
  ['another name', baseScore(town(), 'other')],
  ['a quarter of a town', baseScore(town({ feature: 'PPLX' }), 'main')],
  ['an abandoned one', baseScore(town({ feature: 'PPLQ' }), 'main')],
])('%s stands lower', (_, lower) => {
  expect(lower).toBeLessThan(baseScore(town(), 'main'));
});

test('a former name in English counts less than a name in another language', () => {
  expect(baseScore(town({ countryCode: 'US' }), 'other')).toBeLessThan(baseScore(town({ countryCode: 'DK' }), 'other'));
});

const place = { id: 'geonames:1', countryCode: 'US', point: { lat: 43.7, lng: -70.3 }, seaKm: 10 };
const far = { stations: [], nearest: () => ({ distanceKm: 21 }) };
const near = { stations: [], nearest: () => ({ distanceKm: 20 }) };
const nobody = { countryCode: undefined, isSpokenIn: () => false, recent: [] };
const german = { ...nobody, countryCode: 'DE' };

test.each([
  ['nothing', far, nobody, 0],
  ['a tide station', near, nobody, 1],
  ['the country of the user', far, { ...nobody, countryCode: 'US' }, 0.4],
  ['the language of the user', far, { ...german, isSpokenIn: (country: string) => country === 'US' }, 0.3],
  ['a home near it', far, { ...german, home: { lat: 52.5, lng: -53 } }, 0.3],
  ['a home far from it', far, { ...german, home: { lat: 52.5, lng: 13.4 } }, 0],
  ['a place near it asked for', far, { ...nobody, recent: [{ id: 'x', point: { lat: 44.7, lng: -70.3 } }] }, 1],
  ['a place far from it asked for', far, { ...nobody, recent: [{ id: 'x', point: { lat: 46, lng: -70.3 } }] }, 0],
  ['itself asked for', far, { ...nobody, recent: [{ id: 'geonames:1', point: place.point }] }, 3],
])('%s speaks for a place', (_, stations, familiar, bonus) => {
  expect(bonusFor(place, stations, familiar)).toBeCloseTo(bonus, 9);
});

test.each([
  ['by the sea', 5, far, 0.6],
  ['up a river', 30, near, 0.5],
  ['of the sea', undefined, far, 0.6],
])('the water %s speaks for a place', (_, seaKm, stations, bonus) => {
  expect(bonusFor({ ...place, seaKm }, stations, nobody)).toBeCloseTo(bonus, 9);
});
