import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/domain/place.ts';
import { rawLines } from '../../src/places/gazetteer/dump-file.ts';
import { Problem } from '../../src/problem.ts';
import { english, findOne, placesOverStations } from '../support/places-fixture.ts';

const places = placesOverStations();
const find = (text: string, user = english): Promise<Place> => findOne(places, text, user);

/** The ids of the places that a text may mean. */
async function choices(text: string, user = english): Promise<[string, string[]]> {
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
    ['FR, Brest', 3030300],
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
    expect(await find(text, { language, recent: [] })).toHaveProperty('id', `geonames:${id}`);
  });

  test('is answered with all its facts', async () => {
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

  test('that is long is quoted in part', async () => {
    const refusal = places.find('🌊'.repeat(100), english);
    await expect(refusal).rejects.toMatchObject({ code: 'place-unknown', details: { place: `${'🌊'.repeat(60)}…` } });
  });

  test('with 200 characters around it is not looked for', async () => {
    expect(await find(`Brest${','.repeat(195)}`)).toHaveProperty('name', 'Brest');
    await expect(places.find(`Brest${','.repeat(196)}`, english)).rejects.toMatchObject({ code: 'text-too-long' });
  });

  // Folding makes 18 letters of each ligature.
  const endless = ['ﷺ'.repeat(12), 'a '.repeat(31), `mt st pt ${'foo '.repeat(26)}`, 'x'.repeat(1_000_000)];
  test.each(endless)('that is longer than any name is neither looked for nor guessed at: %.20s', async (text) => {
    await expect(places.find(text, english)).rejects.toMatchObject({ code: 'text-too-long' });
    expect([await places.guess(text, english), places.suggest(text, english, 5)]).toEqual([[], []]);
    expect(places.isName(text)).toBe(false);
  });

  test("that is the gazetteer's longest is found", async () => {
    let longest = '';
    for (const line of rawLines()) {
      for (const name of line.split('\t')[3]?.split(',') ?? []) if (name.length > longest.length) longest = name;
    }
    expect(await find(longest)).toHaveProperty('id', 'geonames:1609350');
  });

  test('whatever is asked, there is a place, a choice or a problem', async () => {
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

describe('several places of a name', () => {
  test.each([
    ['Portland', ['US.OR', 'US.ME']],
    ['Weymouth', ['GB.ENG', 'US.MA']],
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

  test('are no choice where the user’s language decides', async () => {
    const user = { language: 'en-GB', recent: [] };
    expect((await choices('Weymouth', user))[1][0]).toBe('geonames:2634202');
    expect((await choices('Weymouth', { language: 'en-US', recent: [] }))[1][0]).toBe('geonames:4955336');
  });

  test('are no choice where one of them was used recently, or is near such a place', async () => {
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
    expect(await find(text, { language, recent: [] })).toHaveProperty('id', `geonames:${id}`);
  });

  test.each([
    ['Ireland', 'IE'],
    ['France', 'FR'],
    ['Frankreich', 'FR'],
    ['UK', 'GB'],
  ])('%j has ports to choose from', async (text, countryCode) => {
    const found = await places.find(text, { language: 'de', recent: [] });
    expect(found).toMatchObject({ kind: 'choice', why: 'area' });
    if (found.kind === 'choice')
      expect(new Set(found.places.map((place) => place.countryCode))).toEqual(new Set([countryCode]));
  });

  test('that is a region of the coast is its harbour, and says so', async () => {
    expect(await find('Bretagne', { language: 'fr', recent: [] })).toMatchObject({
      id: 'geonames:3030300',
      standsFor: 'Bretagne',
    });
  });

  test('that is another region has ports to choose from', async () => {
    expect((await choices('Georgia'))[0]).toBe('area');
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
  ])('is not found, but guessed: %j', async (text, id) => {
    await expect(places.find(text, english)).rejects.toMatchObject({ code: 'place-unknown' });
    const guesses = await places.guess(text, english);
    expect(guesses[0]).toHaveProperty('id', `geonames:${id}`);
    expect(guesses.length).toBeLessThanOrEqual(3);
  });

  test('is not guessed to be a town far from the sea', async () => {
    expect(await places.guess('porsal', english)).toEqual([]);
  });

  test.each(['asdfghjk', 'xyzzyqwv', 'no such place', 'what is the tide in Brst', '', '🌊', 'NaN', 'x'.repeat(300)])(
    'of nonsense is not guessed: %j',
    async (text) => {
      expect(await places.guess(text, english)).toEqual([]);
    },
  );
});

test.each(['', 'xx-invalid!!', 'en_US', 'de-DE-x-private', '\u{1f30a}', 'zz', 'zh-Hant-TW', 'es-419'])(
  'a user of language %j is answered',
  async (language) => {
    expect((await find('Brest, France', { language, recent: [] })).id).toBe('geonames:3030300');
    expect(places.suggest('Bres', { language, recent: [] }, 5)).toHaveLength(5);
  },
);

describe('a tide station', () => {
  test('that lies at no town of its name is a place of its own', async () => {
    const place = await find('Sandy Hook (Fort Hancock)');
    expect(place).toMatchObject({ id: 'station:x/hook', name: 'Sandy Hook (Fort Hancock)', region: 'New Jersey' });
    expect(await find(place.id)).toStrictEqual(place);
  });

  test.each(['x/hook', 'X/Hook', 'station:x/hook'])('is known by its id: %j', async (text) => {
    expect(await find(text)).toHaveProperty('id', 'station:x/hook');
  });

  test('that lies at a town of its name is that town', async () => {
    expect(await choices('Brest')).toEqual(['place', ['geonames:3030300']]);
  });
});

describe('a name beside others', () => {
  const brest = { lat: 48.39, lng: -4.486 };

  test('is that of no village across the world, unless none is named beside it', async () => {
    const hints = { ...english, beside: [{ lat: -33.87, lng: 151.21 }] };
    await expect(places.find('Le Conquet', hints)).rejects.toThrow(Problem);
    expect((await findOne(places, 'Le Conquet', { ...english, beside: [brest] })).countryCode).toBe('FR');
    expect((await findOne(places, 'Barcelona', hints)).countryCode).toBe('ES');
  });
});

test.each([
  ['Brest, Lundy Island', 'geonames:3030300'],
  ['Uncle Tom, Lundy Island', 'sea:lundy'],
])('an unknown name lies in a town by the sea rather than at a place of any sea: %j', async (text, id) => {
  expect(await places.within(text, english)).toHaveProperty('id', id);
});
