import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { distanceKm, type Point } from '../../../src/domain/place.ts';
import { fold } from '../../../src/places/fold.ts';
import { openGazetteer } from '../../../src/places/gazetteer/packed-gazetteer.ts';
import { readSeaName, seaRows } from '../../../src/places/gazetteer/sea-names.ts';
import { loadTownTitles } from '../../../src/places/gazetteer/town-titles.ts';
import { packedGazetteer } from '../../support/packed-gazetteer.ts';
import { leftOut, referenceJson, withoutReference } from '../../support/reference.ts';

const seaNames = seaRows().map(readSeaName);

describe('the places of the sea', () => {
  test('have an id of their own, a position, a fame and names', () => {
    expect(seaNames.length).toBeGreaterThan(1000);
    expect(new Set(seaNames.map(({ id }) => id)).size).toBe(seaNames.length);
    for (const { id, point, countryCode, fame, folded } of seaNames) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180, id).toBe(true);
      expect(countryCode, id).toMatch(/^([A-Z]{2})?$/);
      expect([1, 2, 3, 4, 5], id).toContain(fame);
      expect(folded.every(Boolean), id).toBe(true);
    }
  });

  test('name harbours that the gazetteer has', () => {
    const gazetteer = openGazetteer(packedGazetteer());
    const missing = seaNames.filter(({ harbour }) => {
      if (harbour === undefined) return false;
      const bearers = gazetteer?.named(harbour.folded) ?? [];
      return !bearers.some(({ town }) => town.countryCode === harbour.countryCode);
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});

test('a title of a town is one of its names', () => {
  const gazetteer = openGazetteer(packedGazetteer());
  const titles = loadTownTitles();
  const towns = [2643743, 2964180, 3020686, 2711537, 2803138, 3164603, 2618425, 264371, 3703443];
  for (const id of towns) {
    const named = ['en', 'fr', 'de'].flatMap((language) => titles(id, language) ?? []);
    expect(named.length, String(id)).toBeGreaterThan(0);
    for (const name of named)
      expect(
        gazetteer?.named(fold(name)).map(({ town }) => town.id),
        name,
      ).toContain(id);
  }
});

type Feature = Point & { readonly box?: readonly [west: number, south: number, east: number, north: number] };

const features = z.array(
  z.object({
    name: z.string(),
    kind: z.string(),
    lat: z.number(),
    lng: z.number(),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
    alt: z.record(z.string(), z.string()).optional(),
  }),
);

/** Another feature of the same name, or a reference position beside its feature. */
const knownOtherwise = new Set([
  'punta-rasa', // the reference has one of Río Negro
  'devon', // the reference has Devon Island, Nunavut
  'norfolk', // Norfolk Island
  'channel-islands', // those of California
  'prince-of-wales-island', // that of Nunavut
  'boca-grande', // a mouth of the Orinoco
  'chatham-massachusetts', // the Chatham Islands
  'cape-ann', // one in Antarctica
  'cabo-de-sao-roque', // 5.49° S 35.26° W by its lighthouse; the reference lies at Cabo do Calcanhar
  'scotia-sea', // a sliver of its edge, as of the next two
  'korea-strait',
  'luzon-strait',
  'cape-verde', // the cape in Senegal
  'rockall', // 57.596° N 13.687° W by the order that annexed it (1972 c. 2); the reference lies 98 km off
  'lofoten', // the reference has its outermost island only
  'frisian-islands', // the Dutch ones only
  'wadden-sea', // the Dutch part only
  'hawaii', // the north-western islands, or the largest one
  'fiji', // the box ends at the 180th meridian
]);

test.skipIf(withoutReference)(`lie where Natural Earth has them${leftOut}`, () => {
  const byName = new Map<string, Feature[]>();
  for (const { name, alt = {}, kind, lat, lng, box } of features.parse(
    referenceJson('places/natural-earth-names.json'),
  )) {
    if (kind === 'port' || kind === 'waterfall') continue;
    for (const written of new Set([name, ...Object.values(alt)].map(spelledOut)))
      byName.set(written, [...(byName.get(written) ?? []), { lat, lng, ...(box && { box }) }]);
  }
  const compared = seaNames.flatMap((seaName) => {
    const spellings = seaName.folded.flatMap((name) => [name, `${name} island`, `${name} islands`]);
    const same = spellings.flatMap((name) => byName.get(name) ?? []);
    return same.length > 0 ? [{ ...seaName, isThere: same.some((feature) => isAt(seaName.point, feature)) }] : [];
  });
  expect(compared.length).toBeGreaterThan(200);
  expect(compared.filter(({ isThere, id }) => !isThere && !knownOtherwise.has(id)).map(({ id }) => id)).toEqual([]);
});

function spelledOut(name: string): string {
  return fold(
    name
      .replace(/\bIs\.$/, 'Islands')
      .replace(/\bI\.$/, 'Island')
      .replace(/\bPen\.$/, 'Peninsula'),
  );
}

/** Within 30 km of the point, or in the box, which is drawn along coasts: 0.3° wider. */
function isAt(point: Point, feature: Feature): boolean {
  const [west, south, east, north] = feature.box ?? [0, 0, 0, 0];
  const isInside =
    point.lat >= south - 0.3 && point.lat <= north + 0.3 && point.lng >= west - 0.3 && point.lng <= east + 0.3;
  return distanceKm(point, feature) <= 30 || (feature.box !== undefined && isInside);
}
