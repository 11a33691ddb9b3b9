import { expect, it } from 'vitest';
import { readTable } from '../../src/lib/data-file.ts';
import { fold } from '../../src/places/fold.ts';
import { areaOfKey, districtsCalled, loadDistricts, loadRegions } from '../../src/places/regions.ts';

const regions = loadRegions();
const table = (name: string): URL => new URL(`../../src/places/${name}.tsv`, import.meta.url);
const nameOf = (key: string): string | undefined => {
  const { countryCode, regionCode = '' } = areaOfKey(key);
  return regions.nameOf({ countryCode, regionCode });
};
const inLanguages = (key: string): (string | undefined)[] => {
  const { countryCode, regionCode = '' } = areaOfKey(key);
  return ['en', 'fr', 'de', 'pt', 'ja', 'sv'].map((language) => regions.titleOf({ countryCode, regionCode }, language));
};

it('a region is called as its language calls it', () => {
  expect(inLanguages('DE.06')).toEqual([
    'Lower Saxony',
    'Basse-Saxe',
    'Niedersachsen',
    'Baixa Saxónia',
    'ニーダーザクセン',
    'Lower Saxony',
  ]);
  expect(inLanguages('FR.75')[0]).toBe('Nouvelle-Aquitaine');
  expect(inLanguages('JP.19').slice(-2)).toEqual(['神奈川県', 'Kanagawa']);
  expect(inLanguages('DK.99').filter((title) => title !== undefined)).toEqual([]);
});

it('other languages do without the English word for a division, unless it would leave a direction', () => {
  expect(inLanguages('TN.06').slice(0, 3)).toEqual(['Jendouba Governorate', 'Jendouba', 'Jendouba']);
  expect(inLanguages('LK.34')[1]).toBe('Southern Province');
});

it('titles are of regions that there are, and differ from their names', () => {
  const wrong = readTable(table('region-titles'), 'key', 'en', 'fr', 'de').filter(({ key, ...titles }) => {
    const name = nameOf(key);
    return name === undefined || Object.values(titles).includes(name);
  });
  expect(wrong).toEqual([]);
});

it('names beside those of geonames.org are of regions and districts that there are', () => {
  const unknown = readTable(table('region-names'), 'name', 'key').filter(({ key }) => nameOf(key) === undefined);
  expect(unknown).toEqual([]);
  const districts = [...loadDistricts().values()].map((name) => ` ${fold(name)} `);
  const gone = readTable(table('district-names'), 'name', 'district').filter(
    ({ district }) => !districts.some((name) => name.includes(` ${district} `)),
  );
  expect(gone).toEqual([]);
  expect(regions.keysOf('schottland')).toEqual(new Set(['GB.SCT']));
  expect(districtsCalled('co derry')).toContain('causeway coast and glens');
});
