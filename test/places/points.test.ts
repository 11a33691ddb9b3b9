import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/domain/place.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { english, findOne, placesOverStations } from '../support/places-fixture.ts';

const places = placesOverStations();
const find = (text: string, user = english): Promise<Place> => findOne(places, text, user);

describe('a point', () => {
  test('is named by its coordinates, and says what it is near to', async () => {
    const place = await find('48.45 -4.62');
    expect(place).toMatchObject({ id: '48.4500,-4.6200', name: '48.45, -4.62', zone: 'Europe/Paris' });
    expect(place.point).toStrictEqual({ lat: 48.45, lng: -4.62 });
    expect(place.near?.name).toBe('Saint-Renan');
    expect(place.near?.distanceKm).toBeCloseTo(2, 0);
    expect(place.near?.bearingDeg).toBeCloseTo(10, -2);
  });

  test('is the same found or given', async () => {
    expect(await places.at({ lat: 48.45, lng: -4.62 })).toStrictEqual(await find('48.45 N 4.62 W'));
  });

  test('says that its order was assumed, unless letters, numbers or its id show it', async () => {
    expect(await find('2 48')).toMatchObject({ point: { lat: 2, lng: 48 }, orderAssumed: true });
    for (const text of ['2N 48E', '2 148', '2.0000,48.0000', '8CWQ9GR7+5H']) {
      expect(await find(text)).not.toHaveProperty('orderAssumed');
    }
  });

  test.each(['9GR7+5H Brest', '9gr7+5h, Brest, France', 'Brest, FR 9GR7+5H', '9GR7+5H 48 N 4 W'])(
    'of a short plus code is near the named place: %j',
    async (text) => {
      expect(await find(text)).toHaveProperty('id', '48.3904,-4.4861');
    },
  );

  test.each([
    ['9GR7+5H', 'plus-code-short', { code: '9GR7+5H' }],
    ['9GR7+5H Brestt', 'place-unknown', { place: 'Brestt' }],
    ['https://maps.app.goo.gl/AbCd1234', 'link-without-point', {}],
    ['48.39N 4.49 O', 'coordinates-unclear', { coordinates: '48.39N 4.49 O' }],
  ])('that cannot be read is refused: %j', async (text, code, details) => {
    await expect(places.find(text, english)).rejects.toMatchObject({ code, details });
  });

  test('of a letter is read in the language of the user', async () => {
    expect(await find('48.39N 4.49 O', { language: 'fr', recent: [] })).toHaveProperty('point', {
      lat: 48.39,
      lng: -4.49,
    });
  });

  test('of a link longer than any name is found', async () => {
    const link = `https://www.google.com/maps/place/Brest/@48.4,-4.5,13z/data=${'!1s0x48'.repeat(50)}!3d48.39!4d-4.486`;
    expect(await find(link)).toHaveProperty('id', '48.3900,-4.4860');
  });

  test.each([
    ['the middle of the Atlantic', 40, -40, 'Etc/GMT+3'],
    ['the north pole', 90, 0, 'Etc/GMT'],
  ])('is near nothing in %s', async (_, lat, lng, zone) => {
    const place = await places.at({ lat, lng });
    expect(place).not.toHaveProperty('near');
    expect(place).toMatchObject({ zone });
  });

  test.each([
    ['90.0001,0', 'lat-out-of-range', { lat: 90.0001 }],
    ['-91 200', 'lat-out-of-range', { lat: -91 }],
    ['0,180.5', 'lng-out-of-range', { lng: 180.5 }],
  ])('%s is refused', async (text, code, details) => {
    await expect(places.find(text, english)).rejects.toMatchObject({ code, details });
  });

  test('given wrongly is refused', async () => {
    await expect(places.at({ lat: NaN, lng: 0 })).rejects.toMatchObject({ code: 'lat-out-of-range' });
  });

  test('still has its coordinates when the file breaks', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'places-'));
    const broken = join(directory, 'broken.sqlite');
    copyFileSync(packedGazetteer(), broken);
    const database = new DatabaseSync(broken);
    const itsPlaces = placesOverStations(broken);
    await itsPlaces.at({ lat: 48.45, lng: -4.62 });
    database.exec('DROP TABLE town');
    database.close();
    const place = await itsPlaces.at({ lat: 48.45, lng: -4.62 });
    rmSync(directory, { recursive: true });
    expect(place).toStrictEqual({
      id: '48.4500,-4.6200',
      name: '48.45, -4.62',
      point: { lat: 48.45, lng: -4.62 },
      zone: 'Europe/Paris',
    });
  });
});
