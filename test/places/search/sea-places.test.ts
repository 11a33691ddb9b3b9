import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../../src/chat/ports.ts';
import { distanceKm } from '../../../src/domain/place.ts';
import { fold } from '../../../src/places/fold.ts';
import { createPlaces } from '../../../src/places/index.ts';
import { packedGazetteer } from '../../support/packed-gazetteer.ts';
import { realCatalogue } from '../../support/temporary.ts';
import { askedAbout, seaPlaces, standIns } from './sea-places.ts';
import { noPlaces, slips } from './slips.ts';

let places: Places;

beforeAll(async () => {
  const stations = await realCatalogue();
  const packed = () => Promise.reject(new Error('not packed'));
  places = createPlaces({ packedFile: packedGazetteer(), stations, packed });
});

describe('a name of the sea', () => {
  test.each(seaPlaces)('in %s: %j is in %s at %d, %d', async (language, text, country, lat, lng) => {
    const found = await places.find(text, { language, recent: [] });
    if (found.kind === 'choice') throw new Error(`may be ${found.places.map(({ id }) => id).join()}`);
    expect(found.place.countryCode ?? '').toBe(country);
    expect(distanceKm(found.place.point, { lat, lng }), found.place.id).toBeLessThan(isWide.has(text) ? 150 : 30);
  });

  test.each(askedAbout)('in %s: %j is asked about', async (language, text, first) => {
    const found = await places.find(text, { language, recent: [] });
    if (found.kind === 'place') throw new Error(`it is ${found.place.id}`);
    const choices = found.places.map(
      ({ countryCode, point }) => `${countryCode} ${Math.round(point.lat)},${Math.round(point.lng) + 0}`,
    );
    expect(choices.slice(0, first.length)).toEqual(first);
  });

  test.each(standIns)('in %s: %j is %s, answered for %s', async (language, text, area, harbour) => {
    const found = await places.find(text, { language, recent: [] });
    expect(found).toMatchObject({ kind: 'place', place: { standsFor: area, name: harbour } });
  });

  test('is found by its id, and named in the language of the user', async () => {
    const inFrench = { language: 'fr-CA', recent: [] };
    expect(await places.find('sea:ushant', inFrench)).toMatchObject({ place: { id: 'sea:ushant', name: 'Ouessant' } });
    expect(places.named('sea:ushant', inFrench)).toHaveProperty('name', 'Ouessant');
  });

  test('is suggested while it is typed', () => {
    const [first] = places.suggest('Waiki', { language: 'en', recent: [] }, 5);
    expect(first).toHaveProperty('id', 'sea:waikiki');
  });

  test.each(['Waikīkī', 'CAPE HORN', 'brest', '東京', 'cap arkona'])('%j is a name', (text) => {
    expect(places.isName(text)).toBe(true);
  });

  test.each(['', '?!', 'over the bar', 'Waikik', 'tide Brest', 'light house', 'at Wick'])('%j is no name', (text) => {
    expect(places.isName(text)).toBe(false);
  });
});

describe('a tide station', () => {
  test.each(['9414290', 'noaa/9414290', 'NOAA/9414290'])('is found by its number: %j', async (text) => {
    const found = await places.find(text, { language: 'en', recent: [] });
    expect(found).toMatchObject({ place: { id: 'station:noaa/9414290', name: 'San Francisco (Golden Gate)' } });
  });

  test.each(['9', '2026', '1234567'])('the number %j is none', async (text) => {
    await expect(places.find(text, { language: 'en', recent: [] })).rejects.toMatchObject({ code: 'place-unknown' });
  });
});

describe('a suggestion', () => {
  test.each(slips)('%j may be %j', async (text, place) => {
    const guesses = await places.guess(text, { language: 'en', recent: [] });
    expect(fold(guesses[0]?.name ?? '')).toBe(fold(place));
  });

  test.each(noPlaces)('%j is like no place', async (text) => {
    expect((await places.guess(text, { language: 'en', recent: [] })).map(({ name }) => name)).toEqual([]);
  });
});

/** Straits, bays and islands of a hundred kilometres and more. */
const isWide = new Set([
  'Strait of Malacca',
  'Bay of Fundy',
  'Cook Strait',
  'Cookstraße',
  'Fraser Island',
  'Big Sur',
  'Bosphorus',
]);
