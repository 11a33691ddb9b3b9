import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english, placesOverStations } from '../support/places-fixture.ts';

const places = placesOverStations();

describe('suggestions', () => {
  const suggested = (text: string, user = english) =>
    places.suggest(text, user, 8).map(({ name, region, countryCode }) => [name, region, countryCode].join(', '));

  test.each([
    ['bre', 'Brest, Brittany, FR'],
    ['Brest', 'Brest, Brittany, FR'],
    ['brest, bel', 'Brest, Brest, BY'],
    ['plymouth ma', 'Plymouth, Massachusetts, US'],
    ['st m', 'Saint-Malo, Brittany, FR'],
    ['saint-ma', 'Saint-Malo, Brittany, FR'],
    ['kopenh', 'Copenhagen, Capital Region, DK'],
    ['東', 'Tokyo, Tokyo, JP'],
    ['sandy h', 'Sandy Hook (Fort Hancock), New Jersey, US'],
  ])('for %j have %s', (text, expected) => {
    expect(suggested(text)).toContain(expected);
  });

  test.each([
    ['st', /^St/],
    ['st ', /^(Saint|St|San)/],
  ])('for %j begin so', (text, begins) => {
    expect(suggested(text)[0]).toMatch(begins);
  });

  test('begin with what was used recently', () => {
    expect(suggested('br', { language: 'en', recent: ['geonames:629634'] })[0]).toBe('Brest, Brest, BY');
  });

  test('are the point itself for coordinates, nothing for nothing and for nonsense', () => {
    expect(places.suggest('48.45 N 4.62 W', english, 5)).toMatchObject([
      { id: '48.4500,-4.6200', near: { name: 'Saint-Renan' } },
    ]);
    for (const text of ['', '  ', 'xqzzy', '"', '*', "'", 'a"b*', '48.39 200', '\0', ','])
      expect(() => suggested(text)).not.toThrow();
    expect(suggested('xqzzy')).toEqual([]);
  });

  test('whatever is typed, there are some or none', () => {
    const codePoints = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 12 });
    fc.assert(
      fc.property(codePoints, (codes) => {
        expect(suggested(String.fromCodePoint(...codes)).length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 500 },
    );
  });
});
