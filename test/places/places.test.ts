import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceKm, type Point } from '../../src/domain/place.ts';
import { Problem } from '../../src/problem.ts';
import { fold } from '../../src/places/fold.ts';
import { openGazetteer } from '../../src/places/gazetteer-file.ts';
import { rawGazetteer } from '../../src/places/gazetteer-raw.ts';
import type { Gazetteer } from '../../src/places/gazetteer.ts';
import { createPlaces, isPacked, packedFileName, packGazetteer, type Places } from '../../src/places/index.ts';
import { rawLines } from '../../src/places/raw-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'places-'));
const packedFile = join(directory, packedFileName);

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
];
const nearTideStation = (point: Point) => harbours.some((harbour) => distanceKm(harbour, point) < 20);

const english = { language: 'en' };
let places: Places;
let packed: Gazetteer;

const abandoned = `${packedFile}.1.unfinished`;
const young = `${packedFile}.2.unfinished`;
const unfinished = `${packedFile}.${process.pid}.unfinished`;

beforeAll(() => {
  for (const leftover of [abandoned, young, unfinished]) writeFileSync(leftover, 'not yet a database');
  utimesSync(abandoned, new Date(0), new Date(0));
  packGazetteer(packedFile);
  const opened = openGazetteer(packedFile);
  if (opened === undefined) throw new Error('what was packed does not open');
  packed = opened;
  places = createPlaces({ packedFile, nearTideStation });
}, 60_000);

afterAll(() => rmSync(directory, { recursive: true }));

describe('a name', () => {
  test.each([
    ['Brest', 3030300, 'FR'],
    ['brest', 3030300, 'FR'],
    [' BREST ', 3030300, 'FR'],
    ['Sydney', 2147714, 'AU'],
    ['Plymouth', 2640194, 'GB'],
    ['Portland', 5746545, 'US'],
    ['London', 2643743, 'GB'],
    ['Paris', 2988507, 'FR'],
    ['Cork', 2965140, 'IE'],
    ['Corcaigh', 2965140, 'IE'],
    ['Victoria', 6174041, 'CA'],
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
    expect(await places.find(text, english)).toMatchObject({ id: `geonames:${id}`, countryCode });
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
  ])('with its country or region: %j is place %d', async (text, id) => {
    expect(await places.find(text, english)).toHaveProperty('id', `geonames:${id}`);
  });

  test.each([
    ['Brest, Biélorussie', 'fr', 629634],
    ['Brest Frankreich', 'de', 3030300],
    ['Brest, Belarus', 'ja', 629634],
    ['Brest, フランス', 'ja', 3030300],
    ['Αθήνα, Ελλάδα', 'el', 264371],
  ])('countries are understood in the language of the asker: %j in %s', async (text, language, id) => {
    expect(await places.find(text, { language })).toHaveProperty('id', `geonames:${id}`);
  });

  test('is answered with all that is known', async () => {
    expect(await places.find('BREST', english)).toStrictEqual({
      id: 'geonames:3030300',
      name: 'Brest',
      region: 'Brittany',
      countryCode: 'FR',
      point: { lat: 48.39029, lng: -4.48628 },
      zone: 'Europe/Paris',
    });
  });

  test('is answered without a region where GeoNames has none', async () => {
    expect(await places.find('Gibraltar', english)).not.toHaveProperty('region');
  });

  test.each([
    'Brestt',
    'Plymou',
    'Brest Harbour Pub',
    'asdfgh',
    'xyzzy',
    'no such place',
    'Brest, XX',
    'Brest, Atlantis',
    'Brest, Japan',
    'Brest Japan',
    'Brest, FR, Japan',
    'Brest, 53',
    'Brest tomorrow',
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
    expect(await places.find(`Brest${','.repeat(195)}`, english)).toHaveProperty('name', 'Brest');
    await expect(places.find(`Brest${','.repeat(196)}`, english)).rejects.toMatchObject({ code: 'place-unknown' });
  });

  test("that is the gazetteer's longest is found", async () => {
    let longest = '';
    for (const line of rawLines()) {
      for (const name of line.split('\t')[3]?.split(',') ?? []) if (name.length > longest.length) longest = name;
    }
    expect(await places.find(longest, english)).toHaveProperty('id', 'geonames:1609350');
  });

  test('whatever is asked, a stranger gets a place or a problem', async () => {
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
          expect(answer).not.toHaveProperty('point', { lat: 0, lng: 0 });
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
    expect(await places.find(id, english)).toMatchObject({ id, name: 'Brest' });
  });

  test('of any place found finds it again', async () => {
    for (const text of ['Plymouth', '48.383 N 4.495 W', '-0,180', '東京']) {
      const place = await places.find(text, english);
      expect(await places.find(place.id, english)).toStrictEqual(place);
    }
  });
});

describe('a point', () => {
  test('is named by its coordinates, and says what it is near to', async () => {
    const place = await places.find('48.45 -4.62', english);
    expect(place).toMatchObject({ id: '48.4500,-4.6200', name: '48.45, -4.62', zone: 'Europe/Paris' });
    expect(place.point).toStrictEqual({ lat: 48.45, lng: -4.62 });
    expect(place.near?.name).toBe('Saint-Renan');
    expect(place.near?.distanceKm).toBeCloseTo(2, 0);
    expect(place.near?.bearingDeg).toBeCloseTo(10, -2);
  });

  test('is the same found or given', async () => {
    expect(await places.at({ lat: 48.45, lng: -4.62 })).toStrictEqual(await places.find('48.45 N 4.62 W', english));
  });

  test('says that its order was assumed, unless letters, numbers or its id tell it', async () => {
    expect(await places.find('2 48', english)).toMatchObject({ point: { lat: 2, lng: 48 }, orderAssumed: true });
    for (const text of ['2N 48E', '2 148', '2.0000,48.0000', '8CWQ9GR7+5H']) {
      expect(await places.find(text, english)).not.toHaveProperty('orderAssumed');
    }
  });

  test.each(['9GR7+5H Brest', '9gr7+5h, Brest, France', 'Brest, FR 9GR7+5H', '9GR7+5H 48 N 4 W'])(
    'of a short plus code is near the named place: %j',
    async (text) => {
      expect(await places.find(text, english)).toHaveProperty('id', '48.3904,-4.4861');
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

  test('of a letter is read in the language of the asker', async () => {
    expect(await places.find('48.39N 4.49 O', { language: 'fr' })).toHaveProperty('point', { lat: 48.39, lng: -4.49 });
  });

  test('of a link longer than any name is found', async () => {
    const link = `https://www.google.com/maps/place/Brest/@48.4,-4.5,13z/data=${'!1s0x48'.repeat(50)}!3d48.39!4d-4.486`;
    expect(await places.find(link, english)).toHaveProperty('id', '48.3900,-4.4860');
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
    const broken = join(directory, 'broken.sqlite');
    copyFileSync(packedFile, broken);
    const database = new DatabaseSync(broken);
    const itsPlaces = createPlaces({ packedFile: broken, nearTideStation });
    await itsPlaces.at({ lat: 48.45, lng: -4.62 });
    database.exec('DROP TABLE town_box');
    database.close();
    expect(await itsPlaces.at({ lat: 48.45, lng: -4.62 })).toStrictEqual({
      id: '48.4500,-4.6200',
      name: '48.45, -4.62',
      point: { lat: 48.45, lng: -4.62 },
      zone: 'Europe/Paris',
    });
  });
});

describe('the nearest town', () => {
  test.each([
    ['in a city', 48.39, -4.486, 3030300],
    ['30 km off Ushant', 48.45, -5.5, 6620083],
    ['69 km off Ushant, in the corner of the box', 48.9, -5.75, undefined],
    ['across the 180th meridian', -16.8, -179.95, undefined],
    ['on an atoll', 28.2, -177.37, undefined],
  ])('%s', (_, lat, lng, id) => {
    expect(packed.nearest({ lat, lng }, 50)?.id).toBe(id);
  });

  test('is the one that measuring all distances finds', () => {
    const towns = [...rawLines()].map((line) => {
      const [, , , , lat, lng] = line.split('\t');
      return { lat: Number(lat), lng: Number(lng) };
    });
    const point = fc.record({
      lat: fc.double({ min: -60, max: 75, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, (from) => {
        let least = 50;
        for (const town of towns) {
          if (Math.abs(town.lat - from.lat) < 0.5) least = Math.min(least, distanceKm(town, from));
        }
        const nearest = packed.nearest(from, 50);
        expect(nearest === undefined ? 50 : distanceKm(nearest.point, from)).toBe(least);
      }),
      { numRuns: 25 },
    );
  });
});

describe.each([
  ['packed', () => packed],
  ['raw', () => rawGazetteer],
])('the %s gazetteer', (_, gazetteer) => {
  test('knows who bears a name, and whether it is the main one', () => {
    const found = gazetteer().named(['cologne', 'nobody is called so']);
    const bearers = (found.get('cologne') ?? []).map(({ town, isMainName }) => [town.id, isMainName]);
    expect(bearers).toContainEqual([2886242, false]); // Köln
    expect(bearers).toContainEqual([3178287, true]); // Cologne, Italy
    expect([...found.keys()]).toEqual(['cologne']);
  });

  test('knows a town by its id: the first, the last, none', () => {
    expect(gazetteer().withId(3038999)).toMatchObject({ name: 'Soldeu', countryCode: 'AD' });
    expect(gazetteer().withId(1106542)).toMatchObject({ name: 'Chitungwiza', countryCode: 'ZW' });
    expect(gazetteer().withId(1)).toBeUndefined();
  });
});

describe('packed and raw', () => {
  /** Every 1,000th line's first, middle and last name: all scripts. */
  function sampleNames(): string[] {
    const names: string[] = [];
    let lineNumber = 0;
    for (const line of rawLines()) {
      if (lineNumber++ % 1000 !== 0) continue;
      const cells = line.split('\t');
      const others = cells[3]?.split(',') ?? [];
      names.push(cells[1] ?? '', others[others.length >> 1] ?? '', others.at(-1) ?? '');
    }
    return [...new Set(names.map(fold))].filter((name) => name !== '');
  }

  function sorted(gazetteer: Gazetteer, names: string[]) {
    const found = [...gazetteer.named(names)].sort(([a], [b]) => (a < b ? -1 : 1));
    return found.map(([name, namesakes]) => [name, namesakes.toSorted((a, b) => a.town.id - b.town.id)]);
  }

  test('give the same answer', () => {
    const names = sampleNames();
    expect(names.length).toBeGreaterThan(200);
    expect(sorted(rawGazetteer, names)).toStrictEqual(sorted(packed, names));
  });

  test('give the same answer to one name, which a scan looks for by its first letter', () => {
    for (const name of ['brest', 'saint malo', '東京', 'москва', fold('서울'), 'aeroskobing', 's hertogenbosch']) {
      const found = sorted(rawGazetteer, [name]);
      expect(found).toHaveLength(1);
      expect(found).toStrictEqual(sorted(packed, [name]));
    }
  });

  test('take turns: the packed file is used as soon as it is there', async () => {
    const later = join(directory, 'later.sqlite');
    const itsPlaces = createPlaces({ packedFile: later, nearTideStation });
    const point = { lat: 48.45, lng: -4.62 };
    const before = await itsPlaces.find('Brest', english);
    expect(await itsPlaces.at(point)).not.toHaveProperty('near');
    copyFileSync(packedFile, later);
    expect(await itsPlaces.find('Brest', english)).toStrictEqual(before);
    expect(await itsPlaces.at(point)).toHaveProperty('near');
  });
});

describe('the packed file', () => {
  function alteredCopy(name: string, sql: string): string {
    const file = join(directory, name);
    copyFileSync(packedFile, file);
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
    return file;
  }

  test.each([
    ['a file of another format', () => alteredCopy('old.sqlite', "UPDATE stamp SET text = 'places 0'")],
    ['a file without a stamp', () => alteredCopy('unstamped.sqlite', 'DROP TABLE stamp')],
    ['no database at all', () => junk('junk.sqlite', 'no database '.repeat(1000))],
    ['an empty file', () => junk('empty.sqlite', '')],
    ['no file', () => join(directory, 'none.sqlite')],
  ])('is to be packed where there is %s', (_, make) => {
    const file = make();
    expect(isPacked(file)).toBe(false);
    expect(openGazetteer(file)).toBeUndefined();
  });

  function junk(name: string, content: string): string {
    writeFileSync(join(directory, name), content);
    return join(directory, name);
  }

  test('takes the place of what killed packers left, not of what others are writing', () => {
    expect(existsSync(abandoned)).toBe(false);
    expect(existsSync(unfinished)).toBe(false);
    expect(existsSync(young)).toBe(true);
  });

  test('is left alone by the packing program when it is up to date', () => {
    const run = () => execFileSync(process.execPath, ['src/places/pack.ts', directory], { stdio: 'pipe' });
    expect(run().toString()).toBe('');
    expect(isPacked(packedFile)).toBe(true);
  });
});
