import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadRegions, areaOfKey } from '../../src/places/regions.ts';

const regions = loadRegions();
const inLanguages = (key: string): (string | undefined)[] => {
  const { countryCode, regionCode = '' } = areaOfKey(key);
  return ['en', 'fr', 'de', 'pt'].map((language) => regions.titleOf({ countryCode, regionCode }, language));
};

it('a region is called as its language calls it', () => {
  expect(inLanguages('DE.06')).toEqual(['Lower Saxony', 'Basse-Saxe', 'Niedersachsen', 'Lower Saxony']);
  expect(inLanguages('FR.75')[0]).toBe('Nouvelle-Aquitaine');
  expect(inLanguages('DK.99')).toEqual([undefined, undefined, undefined, undefined]);
});

it('other languages do without the English word for a division, unless it would leave a direction', () => {
  expect(inLanguages('TN.06')).toEqual(['Jendouba Governorate', 'Jendouba', 'Jendouba', 'Jendouba']);
  expect(inLanguages('LK.34')[1]).toBe('Southern Province');
});

it('titles are of regions that there are, and differ from their names', () => {
  const [, ...rows] = readFileSync(new URL('../../src/places/region-titles.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const wrong = rows.filter((row) => {
    const [key = '', ...titles] = row.split('\t');
    const { countryCode, regionCode = '' } = areaOfKey(key);
    const name = regions.nameOf({ countryCode, regionCode });
    return titles.length !== 3 || name === undefined || titles.includes(name);
  });
  expect(wrong).toEqual([]);
});
