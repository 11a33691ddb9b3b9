import { describe, expect, test } from 'vitest';
import { createPlaces, type GeocodedPlace } from '../../src/places/index.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { english, stations } from '../support/places-fixture.ts';

const skerryvore = { name: 'Skerryvore', region: 'Scotland', countryCode: 'GB', point: { lat: 56.32, lng: -7.11 } };

/** A search whose geocoder knows these places under any name. */
function searchWith(...known: GeocodedPlace[]) {
  const asked: [string, string][] = [];
  const places = createPlaces({
    stations,
    packedFile: packedGazetteer(),
    packed: () => Promise.reject(new Error('not packed')),
    geocoder: {
      async search(name, language) {
        asked.push([name, language]);
        return known;
      },
    },
  });
  return { places, asked };
}

test('a name that is unknown here is looked up, and the place is known by its position', async () => {
  const { places, asked } = searchWith(skerryvore);
  expect(await places.lookUp(' Skerryvore ', { language: 'de-AT', recent: [] })).toEqual({
    kind: 'place',
    place: { ...skerryvore, id: '56.3200,-7.1100', zone: expect.any(String) },
  });
  expect(asked).toEqual([['Skerryvore', 'de']]);
});

test('of places at several spots one is chosen, of those at one spot the first is meant', async () => {
  const near = { ...skerryvore, point: { lat: 56.33, lng: -7.12 } };
  const far = { ...skerryvore, countryCode: 'CA', point: { lat: 45, lng: -61 } };
  expect(await searchWith(skerryvore, near).places.lookUp('skerryvore', english)).toHaveProperty('kind', 'place');
  expect(await searchWith(skerryvore, far).places.lookUp('skerryvore', english)).toMatchObject({
    kind: 'choice',
    places: [{ countryCode: 'GB' }, { countryCode: 'CA' }],
  });
});

test('a country or region behind a comma must be that of the place', async () => {
  const { places, asked } = searchWith(skerryvore);
  expect(await places.lookUp('Skerryvore, Scotland', english)).toHaveProperty('kind', 'place');
  expect(await places.lookUp('Skerryvore, UK', english)).toHaveProperty('kind', 'place');
  expect(await places.lookUp('Skerryvore, France', english)).toBeUndefined();
  expect(asked.map(([name]) => name)).toEqual(['Skerryvore', 'Skerryvore', 'Skerryvore']);
});

test('a place with another name is none', async () => {
  expect(await searchWith(skerryvore).places.lookUp('Skerry', english)).toBeUndefined();
});

test.each(['', '?!', '54', 'what is the tide like over there today', 'x'.repeat(80)])(
  '%j is no name to ask for',
  async (text) => {
    const { places, asked } = searchWith(skerryvore);
    expect(await places.lookUp(text, english)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

test('without a geocoder there is no place', async () => {
  const packed = () => Promise.reject(new Error('not packed'));
  const places = createPlaces({ stations, packedFile: packedGazetteer(), packed });
  expect(await places.lookUp('Skerryvore', english)).toBeUndefined();
});

describe('a postcode', () => {
  const plymouth = { name: 'Plymouth', region: 'England', countryCode: 'GB', point: { lat: 50.37, lng: -4.14 } };
  const brest = { name: 'Brest', region: 'Brittany', countryCode: 'FR', point: { lat: 48.39, lng: -4.49 } };
  const lompoc = { name: 'Lompoc', region: 'California', countryCode: 'US', point: { lat: 34.64, lng: -120.46 } };

  /** A search whose geocoder knows each place by one name. */
  function searchByName(known: Readonly<Record<string, readonly GeocodedPlace[]>>) {
    const asked: string[] = [];
    const places = createPlaces({
      stations,
      packedFile: packedGazetteer(),
      packed: () => Promise.reject(new Error('not packed')),
      geocoder: {
        async search(name, _language, countryCode) {
          asked.push(`${name} ${countryCode}`);
          return known[name] ?? [];
        },
      },
    });
    return { places, asked };
  }

  test.each([
    ['fr', 'FR'],
    ['en-US', 'US'],
    ['de', 'US'],
  ])('of five digits is looked up in the country of a reader of %s first', async (language, countryCode) => {
    const { places } = searchByName({ '29200': [lompoc, brest] });
    expect(await places.lookUp('29200', { language, recent: [] })).toMatchObject({
      kind: 'place',
      place: { countryCode },
    });
  });

  test('of one country is looked up only there', async () => {
    const { places, asked } = searchByName({});
    for (const text of ['F-29200', 'D 25938', '02543-1234']) await places.lookUp(text, english);
    expect(asked).toEqual(['29200 FR', '25938 DE', '02543 US']);
  });

  test('of the United Kingdom may be known by its first half', async () => {
    const { places, asked } = searchByName({ PL1: [plymouth] });
    expect(await places.lookUp('pl1 3rp', english)).toMatchObject({ kind: 'place', place: { name: 'Plymouth' } });
    expect(asked).toEqual(['PL1 3RP GB', 'PL1 GB']);
  });

  test.each([
    ['TR26', 'TR26 GB'],
    ['tr26 1', 'TR26 GB'],
    ['B0P 1L0', 'B0P CA'],
    ['1759 GP', '1759 NL'],
  ])('%s is looked up as %s', async (text, lookedUp) => {
    const { places, asked } = searchByName({});
    await places.lookUp(text, english);
    expect(asked).toEqual([lookedUp]);
  });

  test('is said not to be looked up where there is no geocoder', async () => {
    const packed = () => Promise.reject(new Error('not packed'));
    const places = createPlaces({ stations, packedFile: packedGazetteer(), packed });
    await expect(places.lookUp('PL1 3RP', english)).rejects.toThrow('postcode-not-looked-up');
  });

  test.each(['HW3 2pm', 'W5 2ft', '123456', '1234'])('is not %s', async (text) => {
    const packed = () => Promise.reject(new Error('not packed'));
    const places = createPlaces({ stations, packedFile: packedGazetteer(), packed });
    expect(await places.lookUp(text, english)).toBeUndefined();
  });
});
