import { countryCodesByName } from './countries.ts';
import { loadRegions, type Regions } from '../regions.ts';

/** Countries and regions, each read when first asked for: naming the countries of a language takes 5 to 30 ms. */
export type Atlas = {
  readonly regions: () => Regions;
  readonly countryNamed: (foldedName: string, language: string) => string | undefined;
  readonly countryName: (code: string, language: string) => string;
};

/** Each takes 100 kB, and people may send any tag. */
const mostLanguages = 20;

export function createAtlas(): Atlas {
  let regions: Regions | undefined;
  const codesIn = keptFor(mostLanguages, countryCodesByName);
  const namesIn = keptFor(mostLanguages, (language) => new Intl.DisplayNames([language], { type: 'region' }));
  return {
    regions: () => (regions ??= loadRegions()),
    countryNamed: (foldedName, language) => codesIn(language).get(foldedName),
    countryName: (code, language) => namesIn(language).of(code) ?? code,
  };
}

/** Forgets the oldest. */
function keptFor<T>(most: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    const [oldest] = kept.keys();
    if (!kept.has(key) && kept.size >= most && oldest !== undefined) kept.delete(oldest);
    kept.set(key, value);
    return value;
  };
}
