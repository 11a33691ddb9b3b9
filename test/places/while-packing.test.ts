import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPlaces } from '../../src/places/index.ts';
import { Problem } from '../../src/problem.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { english, stations } from '../support/places-fixture.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();

/** A search whose file is packed when `finish` is called. */
function searchWhilePacking(name: string) {
  const packedFile = path.join(folder, name);
  const packing = Promise.withResolvers<void>();
  const places = createPlaces({ packedFile, stations, packed: () => packing.promise });
  const finish = (): void => {
    copyFileSync(packedGazetteer(), packedFile);
    packing.resolve();
  };
  return { places, finish, fail: packing.reject };
}

describe('while the gazetteer is being packed', () => {
  test('coordinates are found at once, and by their ids tide stations and places of the sea', async () => {
    const { places } = searchWhilePacking('points.sqlite');
    const point = { id: '48.4500,-4.6200', name: '48.45, -4.62', point: { lat: 48.45, lng: -4.62 } };
    expect(await places.find('48.45, -4.62', english)).toEqual({
      kind: 'place',
      place: { ...point, zone: 'Europe/Paris', orderAssumed: true },
    });
    expect(await places.at(point.point)).toEqual({ ...point, zone: 'Europe/Paris' });
    expect(await places.find('sea:cape-horn', english)).toMatchObject({ place: { name: 'Cape Horn' } });
    expect(['Bath', 'cape HORN', 'Reykjavik'].map((name) => places.isName(name))).toEqual([true, true, false]);
    expect(await places.find('station:x/brest', english)).toMatchObject({ place: { name: 'Brest' } });
  });

  test('suggestions are stations, points and places of the sea, and towns by id are unknown', () => {
    const { places } = searchWhilePacking('suggestions.sqlite');
    expect(places.suggest('Brest', english, 5).map(({ id }) => id)).toContain('station:x/brest');
    expect(places.suggest('48.45, -4.62', english, 5)).toHaveLength(1);
    expect(places.named('geonames:3030300', english)).toBeUndefined();
    expect(places.named('station:x/brest', english)).toHaveProperty('name', 'Brest');
  });

  test('a name waits until the file is there, and is found in it', async () => {
    const { places, finish } = searchWhilePacking('names.sqlite');
    const found = Promise.all([places.find('Reykjavik', english), places.find('geonames:3413829', english)]);
    const ofStation = places.find('Bath', english);
    const guessed = places.guess('saint mal', english);
    const settled = await Promise.race([
      found,
      ofStation,
      guessed,
      new Promise((resolve) => setTimeout(resolve, 50, 'waiting')),
    ]);
    expect(settled).toBe('waiting');
    finish();
    for (const one of await found)
      expect(one).toMatchObject({ place: { id: 'geonames:3413829', region: 'Capital Region' } });
    // The tide station in Maine has this name as well.
    expect(await ofStation).toMatchObject({ kind: 'choice' });
    expect((await guessed)[0]).toHaveProperty('name', 'Saint-Malo');
    expect(places.suggest('Brest', english, 5)[0]).toHaveProperty('id', 'geonames:3030300');
    expect(places.named('48.450,-4.620', english)).toMatchObject({ near: { name: 'Saint-Renan' } });
    expect(places.named('geonames:0', english)).toBeUndefined();
  });

  test('a name gets the problem that ended the packing', async () => {
    const { places, fail } = searchWhilePacking('failed.sqlite');
    fail(new Problem('place-names-unavailable'));
    await expect(places.find('Reykjavik', english)).rejects.toMatchObject({ code: 'place-names-unavailable' });
    await expect(places.guess('Reykjavi', english)).rejects.toMatchObject({ code: 'place-names-unavailable' });
    expect(await places.find('Sandy Hook', english)).toMatchObject({ kind: 'place' });
  });
});
