import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../../../src/domain/place.ts';
import { renown } from '../../../src/places/gazetteer/gazetteer.ts';
import { fold } from '../../../src/places/fold.ts';
import { openGazetteer } from '../../../src/places/gazetteer/packed-gazetteer.ts';
import { emptyGazetteer, type Gazetteer } from '../../../src/places/gazetteer/gazetteer.ts';
import { isPacked, packedFileName } from '../../../src/places/index.ts';
import { mistakesFrom } from '../../../src/lib/edit-distance.ts';
import { baseScore } from '../../../src/places/rank.ts';
import { rawLines } from '../../../src/places/gazetteer/dump-file.ts';
import { packedGazetteer } from '../../support/packed-gazetteer.ts';

const directory = mkdtempSync(join(tmpdir(), 'gazetteer-'));
const packedFile = join(directory, packedFileName);

let packed: Gazetteer;

beforeAll(() => {
  copyFileSync(packedGazetteer(), packedFile);
  const opened = openGazetteer(packedFile);
  if (opened === undefined) throw new Error('The packed file does not open');
  packed = opened;
});

afterAll(() => rmSync(directory, { recursive: true }));

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

describe('the packed gazetteer', () => {
  test('finds the bearers of a name, and its kind', () => {
    const bearers = packed.named('cologne').map(({ town, kind }) => [town.id, kind]);
    expect(bearers).toContainEqual([2886242, 'other']); // Köln
    expect(bearers).toContainEqual([3178287, 'main']); // Cologne, Italy
    expect(packed.named('no town has this name')).toEqual([]);
  });

  test('finds a town by its id: the first, the last, none', () => {
    expect(packed.withId(3038999)).toMatchObject({ name: 'Soldeu', countryCode: 'AD' });
    expect(packed.withId(1106542)).toMatchObject({ name: 'Chitungwiza', countryCode: 'ZW' });
    expect(packed.withId(1)).toBeUndefined();
  });

  test('has every name of every 1,000th line of the dump, in all scripts', () => {
    let names = 0;
    for (const [index, line] of [...rawLines()].entries()) {
      if (index % 1000 !== 0) continue;
      const [id, name = '', asciiName = '', others = '', lat, lng, , , countryCode] = line.split('\t');
      expect(packed.withId(Number(id))).toMatchObject({
        name,
        countryCode,
        point: { lat: Number(lat), lng: Number(lng) },
      });
      for (const folded of [name, asciiName, ...others.split(',')].map(fold).filter(Boolean)) {
        names += 1;
        const bearers = packed.named(folded);
        expect(bearers.map(({ town }) => town.id)).toContain(Number(id));
      }
    }
    expect(names).toBeGreaterThan(200);
  });

  test('knows every such name, of however many words, and no longer and no shorter one', () => {
    let count = 0;
    const names = [...rawLines()].filter(() => count++ % 1000 === 0).map((line) => fold(line.split('\t')[1] ?? ''));
    for (const name of names) {
      expect(packed.renownOf(name), name).toBeGreaterThan(renown.none);
      expect(packed.renownOf(`${name} morgen frueh`), name).toBe(renown.none);
    }
    expect(['mont saint', 'wells next the', 'morgen in husum'].map(packed.renownOf)).toEqual([0, 0, 0]);
  });

  test('tells a coastal town or a large city from a village inland, and a well-known one from a hamlet', () => {
    const { wellKnown, likely, named } = renown;
    expect(['rio de janeiro', 'wells next the sea'].map(packed.renownOf)).toEqual([wellKnown, likely]);
    expect(['muenchen', 'zermatt', 'borth'].map(packed.renownOf)).toEqual([likely, named, likely]);
  });

  test('has the foremost towns of a country and of a region, the highest score first', () => {
    for (const area of [{ countryCode: 'MT' }, { countryCode: 'FR', regionCode: '53' }]) {
      const foremost = packed.foremost(area, 10);
      expect(foremost).toHaveLength(10);
      for (const town of foremost) expect(town).toMatchObject(area);
      const scores = foremost.map((town) => baseScore(town, 'main'));
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
    expect(packed.foremost({ countryCode: 'FR', regionCode: '53' }, 1)).toMatchObject([{ name: 'Brest' }]);
  });
});

describe('completions', () => {
  test.each([
    ['the beginning of a name', 'la roc', 3006787],
    ['the beginning of a word of it', 'upon hul', 2645425],
    ['words in another order', 'malo saint', 2978640],
    ['one letter of many', '東', 1850147],
    ['a whole name', 'brest', 3030300],
  ])('by %s', (_, typed, id) => {
    expect(packed.completions(typed.split(' '), 10).map(({ town }) => town.id)).toContain(id);
  });

  test('come in the order of their scores', () => {
    const prominences = packed.completions(['b'], 50).map(({ town, kind }) => baseScore(town, kind));
    expect(prominences).toHaveLength(50);
    expect(prominences).toEqual(prominences.toSorted((a, b) => b - a));
  });

  test('are none where no name begins so, nor while the gazetteer is being packed', () => {
    expect(packed.completions(['xqzzy'], 10)).toEqual([]);
    expect(emptyGazetteer.completions(['brest'], 10)).toEqual([]);
  });
});

describe('misspellings', () => {
  test.each([
    ['a letter too few', 'rekjavik', 3413829],
    ['a letter too many', 'hamburgg', 2911298],
    ['two letters swapped', 'kopenhaegn', 2618425],
    ['another letter', 'dubrovnic', 3201047],
    ['another script', 'влодивосток', 2013348],
  ])('with %s', (_, typed, id) => {
    expect(packed.similar([typed]).map(({ town }) => town.id)).toContain(id);
  });

  test('are those that counting mistakes one by one finds', () => {
    const wanted = 'portsmuth';
    const count = mistakesFrom(Buffer.from(wanted), 2);
    const expected = new Set<string>();
    for (const line of rawLines()) {
      const name = fold(line.split('\t', 2)[1] ?? '');
      if (/^[a-z ]+$/.test(name) && count(Buffer.from(name), 0, name.length) <= 1) expected.add(name);
    }
    expect(expected.size).toBeGreaterThan(0);
    expect([...new Set(packed.similar([wanted]).map(({ folded }) => folded))]).toEqual(
      expect.arrayContaining([...expected]),
    );
  });

  test('of nonsense, of a few letters and of signs for syllables are none', () => {
    for (const typed of ['xyzzyqwv', 'bre', '東京都心']) expect(packed.similar([typed])).toEqual([]);
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

  test('is not packed again when it is current', () => {
    const before = statSync(packedFile);
    execFileSync(process.execPath, ['src/places/gazetteer/pack.ts', directory], { stdio: 'pipe' });
    expect(statSync(packedFile)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });
});
