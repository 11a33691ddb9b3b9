import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceKm, type Place, type Point } from '../../src/domain/place.ts';
import { Problem } from '../../src/problem.ts';
import { createPlaces, type SearchHints, type Places } from '../../src/places/index.ts';
import { rawLines } from '../../src/places/gazetteer/dump-file.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';

/** Harbours that a tide station is near to, as far as these tests go. */
const harbours: Point[] = [
  { lat: 48.38, lng: -4.5 }, // Brest, France
  { lat: -33.86, lng: 151.23 }, // Sydney, Australia
  { lat: 46.15, lng: -60.2 }, // Sydney, Nova Scotia
  { lat: 50.37, lng: -4.18 }, // Plymouth, England
  { lat: 41.96, lng: -70.66 }, // Plymouth, Massachusetts
  { lat: 43.66, lng: -70.25 }, // Portland, Maine
  { lat: 45.52, lng: -122.67 }, // Portland, Oregon: the Columbia is tidal there
  { lat: 48.42, lng: -123.37 }, // Victoria, British Columbia
  { lat: 22.29, lng: 114.21 }, // Hong Kong
  { lat: 44.67, lng: -63.58 }, // Halifax, Nova Scotia
  { lat: 42.35, lng: -71.05 }, // Boston, Massachusetts
  { lat: 53.74, lng: -0.33 }, // Hull, England
  { lat: 50.6, lng: -2.45 }, // Weymouth, England
  { lat: 42.25, lng: -70.95 }, // Weymouth, Massachusetts
];
const stations = {
  stations: [
    {
      id: 'x/hook',
      name: 'Sandy Hook (Fort Hancock)',
      point: { lat: 40.47, lng: -74.01 },
      countryCode: 'US',
      zone: '',
    },
    { id: 'x/bath', name: 'Bath', point: { lat: 43.91, lng: -69.82 }, countryCode: 'US', zone: '' },
    { id: 'x/brest', name: 'Brest', point: harbours[0]!, countryCode: 'FR', zone: '' },
  ],
  nearest: (point: Point) => ({ distanceKm: Math.min(...harbours.map((harbour) => distanceKm(harbour, point))) }),
};

const english = { language: 'en' };
let places: Places;

beforeAll(() => {
  places = createPlaces({ packedFile: packedGazetteer(), stations });
}, 120_000);

/** The one place that a text means. */
async function find(text: string, user: SearchHints = english): Promise<Place> {
  const found = await places.find(text, user);
  if (found.kind !== 'place') throw new Error(`${text} may mean several: ${JSON.stringify(found)}`);
  return found.place;
}

/** The ids of those that a text may mean. */
async function choices(text: string, user: SearchHints = english): Promise<[string, string[]]> {
  const found = await places.find(text, user);
  return found.kind === 'place' ? ['place', [found.place.id]] : [found.why, found.places.map(({ id }) => id)];
}

describe('a name', () => {
  test.each([
    ['Brest', 3030300, 'FR'],
    ['brest', 3030300, 'FR'],
    [' BREST ', 3030300, 'FR'],
    ['Sydney', 2147714, 'AU'],
    ['Plymouth', 2640194, 'GB'],
    ['Hull', 2645425, 'GB'],
    ['Las Palmas', 2515270, 'ES'],
    ['Venice', 3164603, 'IT'],
    ['Dunkirk', 3020686, 'FR'],
    ['London', 2643743, 'GB'],
    ['Paris', 2988507, 'FR'],
    ['Cork', 2965140, 'IE'],
    ['Corcaigh', 2965140, 'IE'],
    ['Halifax', 6324729, 'CA'],
    ['Boston', 4930956, 'US'],
    ['Reykjavik', 3413829, 'IS'],
    ['Reykjavík', 3413829, 'IS'],
    ['København', 2618425, 'DK'],
    ['Kopenhagen', 2618425, 'DK'],
    ['St Malo', 2978640, 'FR'],
    ['St.-Malo', 2978640, 'FR'],
    ['saint malo', 2978640, 'FR'],
    ['東京', 1850147, 'JP'],
    ['Москва', 524901, 'RU'],
    ['Αθήνα', 264371, 'GR'],
    ['서울', 1835848, 'KR'],
    ['New York', 5128581, 'US'],
    ["L'Aquila", 3175121, 'IT'],
    ['Washington DC', 4140963, 'US'],
  ])('%j is place %d in %s', async (text, id, countryCode) => {
    expect(await find(text)).toMatchObject({ id: `geonames:${id}`, countryCode });
  });

  test.each([
    ['Brest, FR', 3030300],
    ['Brest, France', 3030300],
    ['Brest, fr', 3030300],
    ['brest france', 3030300],
    ['Brest, Brittany', 3030300],
    ['Brest,, FR,', 3030300],
    ['Brest, BY', 629634],
    ['Brest, Belarus', 629634],
    ['Plymouth, MA', 4947597],
    ['Plymouth MA', 4947597],
    ['plymouth massachusetts', 4947597],
    ['Plymouth, UK', 2640194],
    ['Plymouth, England', 2640194],
    ['Plymouth, Montserrat', 3578069],
    ['Cork Ireland', 2965140],
    ['Portland, Oregon', 5746545],
    ['Portland, Maine', 4975802],
    ['Portland, ME, USA', 4975802],
    ['Portland, USA, ME', 4975802],
    ['Sydney, NS', 6354908],
    ['Sydney NSW', 2147714],
    ['Sydney New South Wales', 2147714],
    ['Paris Texas', 4717560],
    ['Victoria, BC', 6174041],
    ['Victoria, Seychelles', 241131],
    ['Istanbul, Turkey', 745044],
    ['Port of Spain, Trinidad and Tobago', 3573890],
    ['Kowloon, Hong Kong', 1819609],
    ['東京, JP', 1850147],
    ['Falmouth, Cornwall', 2649715],
    ['falmouth cornwall uk', 2649715],
    ['Falmouth, Barnstable', 4936174],
    ['Hull UK', 2645425],
    ['Portland OR', 5746545],
  ])('with its country or region: %j is place %d', async (text, id) => {
    expect(await find(text)).toHaveProperty('id', `geonames:${id}`);
  });

  test.each([
    ['Brest, Biélorussie', 'fr', 629634],
    ['Brest Frankreich', 'de', 3030300],
    ['Brest, Belarus', 'ja', 629634],
    ['Brest, フランス', 'ja', 3030300],
    ['Αθήνα, Ελλάδα', 'el', 264371],
  ])('countries are understood in the language of the user: %j in %s', async (text, language, id) => {
    expect(await find(text, { language })).toHaveProperty('id', `geonames:${id}`);
  });

  test('is answered with all that is known', async () => {
    expect(await find('BREST')).toStrictEqual({
      id: 'geonames:3030300',
      name: 'Brest',
      region: 'Brittany',
      countryCode: 'FR',
      point: { lat: 48.39029, lng: -4.48628 },
      seaKm: 1,
      zone: 'Europe/Paris',
    });
  });

  test('is answered without a region where GeoNames has none', async () => {
    expect(await find('Gibraltar')).not.toHaveProperty('region');
  });

  test.each([
    'asdfgh',
    'xyzzy',
    'no such place',
    ', FR',
    'FR, Brest',
    ',',
    '54',
    '48.383',
    '1e400,5',
    '0x10,0x10',
    'NaN,NaN',
    '?!',
    '\u200b',
    '\ud800',
    '\0',
    "' OR 1=1 --",
    '%',
    'geonames:',
    'geonames:0',
    'geonames:99999999999',
    'GEONAMES:3030300',
  ])('%j is unknown', async (text) => {
    await expect(places.find(text, english)).rejects.toMatchObject({ code: 'place-unknown', details: { place: text } });
  });

  test.each(['', ' ', '\t\n'])('%j is missing', async (text) => {
    await expect(places.find(text, english)).rejects.toMatchObject({ code: 'place-missing' });
  });

  test('that fills a page is quoted in part', async () => {
    const refusal = places.find('🌊'.repeat(5000), english);
    await expect(refusal).rejects.toMatchObject({ code: 'place-unknown', details: { place: `${'🌊'.repeat(60)}…` } });
  });

  test('with 200 characters around it is not looked for', async () => {
    expect(await find(`Brest${','.repeat(195)}`)).toHaveProperty('name', 'Brest');
    await expect(places.find(`Brest${','.repeat(196)}`, english)).rejects.toMatchObject({ code: 'place-unknown' });
  });

  test("that is the gazetteer's longest is found", async () => {
    let longest = '';
    for (const line of rawLines()) {
      for (const name of line.split('\t')[3]?.split(',') ?? []) if (name.length > longest.length) longest = name;
    }
    expect(await find(longest)).toHaveProperty('id', 'geonames:1609350');
  });

  test('whatever is asked, a stranger gets a place, a question or a problem', async () => {
    const words = fc.constantFrom(
      'Brest',
      'FR',
      ',',
      ' ',
      '48',
      '-',
      '.',
      'st',
      'geonames:',
      '\ud83c',
      'é',
      '一',
      '\0',
    );
    const codePoints = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 30 });
    const text = fc.oneof(
      codePoints.map((codes) => String.fromCodePoint(...codes)),
      fc.array(words).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (asked) => {
        const answer = await places.find(asked, english).catch((error: unknown) => error);
        if (answer instanceof Error) expect(answer).toBeInstanceOf(Problem);
        else if (!/^[-+.0]+[\s,]+[-+.0]+$/.test(asked.trim()))
          expect(answer).not.toHaveProperty('place.point', { lat: 0, lng: 0 });
      }),
      { numRuns: 200 },
    );
  });

  test('made of random letters is no place unless the gazetteer has it', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 12, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(letters, async (nonsense) => {
        await expect(places.find(nonsense, english)).rejects.toMatchObject({ code: 'place-unknown' });
      }),
    );
  });
});

describe('an id', () => {
  test.each(['geonames:3030300', 'geonames:629634'])('%s finds its place', async (id) => {
    expect(await find(id)).toMatchObject({ id, name: 'Brest' });
  });

  test('of any place found finds it again', async () => {
    for (const text of ['Plymouth', '48.383 N 4.495 W', '-0,180', '東京']) {
      const place = await find(text);
      expect(await find(place.id)).toStrictEqual(place);
    }
  });
});

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

  test('says that its order was assumed, unless letters, numbers or its id tell it', async () => {
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
  ])('that cannot be told is refused: %j', async (text, code, details) => {
    await expect(places.find(text, english)).rejects.toMatchObject({ code, details });
  });

  test('of a letter is read in the language of the user', async () => {
    expect(await find('48.39N 4.49 O', { language: 'fr' })).toHaveProperty('point', { lat: 48.39, lng: -4.49 });
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
    const itsPlaces = createPlaces({ packedFile: broken, stations });
    await itsPlaces.at({ lat: 48.45, lng: -4.62 });
    database.exec('DROP TABLE town_box');
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

describe('several places of a name', () => {
  test.each([
    ['Portland', ['US.OR', 'US.ME']],
    ['Falmouth', ['US.MA', 'GB.ENG']],
    ['Victoria', ['CA.02']],
  ])('are to choose from: %j', async (text, first) => {
    const found = await places.find(text, english);
    if (found.kind !== 'choice') throw new Error('no choice');
    expect(found.why).toBe('namesakes');
    expect(found.places.length).toBeGreaterThan(1);
    expect(found.places.length).toBeLessThanOrEqual(5);
    const regions = {
      'US.OR': 'Oregon',
      'US.ME': 'Maine',
      'US.MA': 'Massachusetts',
      'GB.ENG': 'England',
      'CA.02': 'British Columbia',
    };
    expect(found.places.map(({ region }) => region)).toEqual(
      expect.arrayContaining(first.map((key) => regions[key as keyof typeof regions])),
    );
    for (const place of found.places) expect(place.seaKm).toBeTypeOf('number');
  });

  test('are not asked about where the user’s language tells', async () => {
    const user = { language: 'en-GB' };
    expect((await choices('Weymouth', user))[1][0]).toBe('geonames:2634202');
    expect((await choices('Weymouth', { language: 'en-US' }))[1][0]).toBe('geonames:4955336');
  });

  test('are not asked about where one of them was asked for of late, or is near such a place', async () => {
    const portlandMaine = 'geonames:4975802';
    const before = { language: 'en', recent: ['geonames:2988507', portlandMaine] };
    expect(await choices('Portland', before)).toEqual(['place', [portlandMaine]]);
    for (const near of ['geonames:4957003', '43.910,-69.820', 'station:x/bath']) {
      expect((await choices('Portland', { language: 'en', recent: [near] }))[1][0]).toBe(portlandMaine);
    }
    expect((await choices('Portland', { language: 'en', recent: ['gone:1', ''] }))[0]).toBe('namesakes');
  });
});

describe('a country or region', () => {
  test.each([
    ['Malta', 'en', 2562305],
    ['Malte', 'fr', 2562305],
    ['Jersey', 'en', 3042091],
    ['Bermuda', 'en', 3573197],
    ['Monaco', 'en', 2993458],
    ['Singapour', 'fr', 1880252],
    ['Panama', 'en', 3703443],
  ])('that is small, or has a town of its name, is that town: %j', async (text, language, id) => {
    expect(await find(text, { language })).toHaveProperty('id', `geonames:${id}`);
  });

  test.each([
    ['Ireland', 'IE'],
    ['France', 'FR'],
    ['Frankreich', 'FR'],
    ['UK', 'GB'],
  ])('%j has ports to choose from', async (text, countryCode) => {
    const found = await places.find(text, { language: 'de' });
    expect(found).toMatchObject({ kind: 'choice', why: 'area' });
    if (found.kind === 'choice')
      expect(new Set(found.places.map((place) => place.countryCode))).toEqual(new Set([countryCode]));
  });

  test('of a country is a choice as well', async () => {
    const [why, ids] = await choices('Bretagne', { language: 'fr' });
    expect([why, ids[0]]).toEqual(['area', 'geonames:3030300']);
  });
});

describe('a misspelled name', () => {
  test.each([
    ['Brestt', 3030300],
    ['La Rochele', 3006787],
    ['Plymou', 2640194],
    ['Rekjavik', 3413829],
    ['Valpariso', 3868626],
    ['Brest, Atlantis', 3030300],
    ['Brest, Japan', 3030300],
    ['Brest Harbour Pub', 3030300],
    ['Plymoth, MA', 4947597],
    ['Владивасток', 2013348],
  ])('is never taken for granted, but guessed at: %j', async (text, id) => {
    await expect(places.find(text, english)).rejects.toMatchObject({ code: 'place-unknown' });
    const guesses = await places.guess(text, english);
    expect(guesses[0]).toHaveProperty('id', `geonames:${id}`);
    expect(guesses.length).toBeLessThanOrEqual(3);
  });

  test.each(['asdfghjk', 'xyzzyqwv', 'no such place', 'what is the tide in Brst', '', '🌊', 'NaN', 'x'.repeat(300)])(
    'is not guessed at in nonsense: %j',
    async (text) => {
      expect(await places.guess(text, english)).toEqual([]);
    },
  );
});

test.each(['', 'xx-invalid!!', 'en_US', 'de-DE-x-private', '\u{1f30a}', 'zz', 'zh-Hant-TW', 'es-419'])(
  'an user of language %j is answered',
  async (language) => {
    expect((await find('Brest, France', { language })).id).toBe('geonames:3030300');
    expect(places.suggest('Bres', { language }, 5)).toHaveLength(5);
  },
);

describe('a tide station', () => {
  test('that lies at no town of its name is a place of its own', async () => {
    const place = await find('Sandy Hook, NJ');
    expect(place).toMatchObject({ id: 'station:x/hook', name: 'Sandy Hook (Fort Hancock)', region: 'New Jersey' });
    expect(await find(place.id)).toStrictEqual(place);
  });

  test('that lies at a town of its name is that town', async () => {
    expect(await choices('Brest')).toEqual(['place', ['geonames:3030300']]);
  });
});

describe('suggestions', () => {
  const suggested = (text: string, user: SearchHints = english) =>
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

  test('begin with what was asked for of late', () => {
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

test('while nothing is packed, whatever else waits has its turn between two scans', async () => {
  const itsPlaces = createPlaces({ packedFile: 'nowhere', stations });
  const turns: string[] = [];
  for (const text of ['in xqzzy', 'xqzzy']) {
    setImmediate(() => turns.push('others'));
    await itsPlaces.find(text, english).catch(() => turns.push(text));
  }
  setImmediate(() => turns.push('others'));
  const [guess] = await itsPlaces.guess('saint mal', english);
  expect([...turns, guess?.name]).toEqual(['others', 'in xqzzy', 'others', 'xqzzy', 'others', 'Saint-Malo']);
});

test('what is found while nothing is packed is found again when it is', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'places-'));
  const later = join(directory, 'later.sqlite');
  const itsPlaces = createPlaces({ packedFile: later, stations });
  const before = await itsPlaces.find('Brest', english);
  expect(itsPlaces.suggest('Brest', english, 5).map(({ id }) => id)).toEqual(['station:x/brest']);
  // Nor is anything scanned for what is asked at each keystroke.
  expect(itsPlaces.suggest('48.45, -4.62', english, 5)).toEqual([
    { id: '48.4500,-4.6200', name: '48.45, -4.62', point: { lat: 48.45, lng: -4.62 } },
  ]);
  expect(itsPlaces.named('geonames:3030300')).toBeUndefined();
  expect(itsPlaces.named('station:x/brest')).toHaveProperty('name', 'Brest');
  copyFileSync(packedGazetteer(), later);
  expect(await itsPlaces.find('Brest', english)).toStrictEqual(before);
  expect(itsPlaces.suggest('Brest', english, 5)[0]).toHaveProperty('id', 'geonames:3030300');
  expect(itsPlaces.named('geonames:3030300')).toMatchObject({ name: 'Brest', region: 'Brittany' });
  expect(itsPlaces.named('48.450,-4.620')).toMatchObject({ near: { name: 'Saint-Renan' } });
  expect(itsPlaces.named('geonames:0')).toBeUndefined();
  rmSync(directory, { recursive: true });
});
