import { readTable } from '../lib/data-file.ts';
import { createGroups } from '../lib/groups.ts';
import { fold } from './fold.ts';
import { wordsOfRole } from './search/name-words.ts';
import { readTitles } from './titles.ts';
import type { CountryOrRegion, Town } from './gazetteer/gazetteer.ts';

/** First-level divisions: states, provinces, regions. Their keys are those of GeoNames, country and code: `US.MA`, `FR.53`. */
export type Regions = {
  /** The name of the region of a town at geonames.org; `undefined` where it is unknown. */
  readonly nameOf: (town: RegionOfTown) => string | undefined;
  /** The same in a language (`en`, `fr`, `ja`): Lower Saxony, Basse-Saxe, Niedersachsen. */
  readonly titleOf: (town: RegionOfTown, language: string) => string | undefined;
  /** The keys of all regions of the world with a folded name or letter code; most often none or one. */
  readonly keysOf: (foldedName: string) => ReadonlySet<string>;
};

type RegionOfTown = Pick<Town, 'countryCode' | 'regionCode'>;

/** The area of a key such as `US.MA`. */
export function areaOfKey(key: string): CountryOrRegion {
  const [countryCode = '', regionCode = ''] = key.split('.');
  return { countryCode, regionCode };
}

/** The key of a town's region: `US.MA`. */
export function regionKey({ countryCode, regionCode }: RegionOfTown): string {
  return `${countryCode}.${regionCode}`;
}

/** Names of regions that GeoNames lacks: letter codes, other languages' names, adjectives. */
const regionNames = readTable(new URL('region-names.tsv', import.meta.url), 'name', 'key');
/** The titles of regions that a language calls otherwise than geonames.org. */
const regionTitles = new URL('region-titles.tsv', import.meta.url);
/** Abbreviations and former names of second-level divisions, with those that they stand for today. */
const districtNames = Map.groupBy(
  readTable(new URL('district-names.tsv', import.meta.url), 'name', 'district'),
  ({ name }) => name,
);

/** The folded names of second-level divisions that a folded text may mean: `hants`, `co down`, `county mayo`. */
export function districtsCalled(folded: string): readonly string[] {
  const name = folded.replace(/^(?:co|county) (?=\p{L})/u, '');
  return [name, ...(districtNames.get(name) ?? []).map(({ district }) => district)];
}

/** People leave them out: 静岡 is also the prefecture 静岡県. */
const suffix = new RegExp(`(?<=..)(?:${wordsOfRole('region-suffix').join('|')})$`, 'u');

/** Countries whose codes mean other regions since the dump of towns was made. */
const renumbered = new Set(['VN']);

export function loadRegions(): Regions {
  const names = readNames('regions');
  // A set of its own for each name takes 1 MB.
  const keys = createGroups<string>();
  const add = (name: string, key: string): void => keys.add(fold(name), key);
  for (const [key, name] of names) {
    add(name, key);
    const code = key.slice(key.indexOf('.') + 1);
    // A number such as `02` after a place is more likely a day than a region.
    if (/[A-Z]/.test(code)) add(code, key);
  }
  for (const { name, key } of regionNames) add(name, key);
  const titles = readTitles(regionTitles);
  for (const [key, title] of [...titles.values()].flatMap((all) => [...all])) {
    add(title, key);
    add(title.replace(suffix, ''), key);
  }
  const nameOf = (town: RegionOfTown) => (renumbered.has(town.countryCode) ? undefined : names.get(regionKey(town)));
  return {
    nameOf,
    titleOf(town, language) {
      const name = nameOf(town);
      return (
        name &&
        (titles.get(language)?.get(regionKey(town)) ?? (language === 'en' ? name : name.replace(division, '$1')))
      );
    },
    keysOf: (name) => new Set(keys.at(name)),
  };
}

/** English words for divisions behind a name, which other languages do without: Jendouba Governorate, Zagreb County. */
const division =
  /^(?!(?:Capital|Central|Eastern|Northern|Southern|Western) )(.+) (?:County|Department|Governorate|Municipality|Province|Region|Voivodeship)$/;

/** Names of second-level divisions by country, region and code: `GB.ENG.C6` is Cornwall. */
export type Districts = ReadonlyMap<string, string>;

export const loadDistricts = (): Districts => readNames('districts');

function readNames(table: 'regions' | 'districts'): Map<string, string> {
  const rows = readTable(new URL(`${table}.tsv`, import.meta.url), 'code', 'name');
  return new Map(rows.map(({ code, name }) => [code, name]));
}
