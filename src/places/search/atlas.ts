import { memoize } from '../../domain/memoize.ts';
import { once } from '../../lib/once.ts';
import { countryCodesByName } from './countries.ts';
import { loadRegions, type Regions } from '../regions.ts';

/** Countries and regions, read when first needed: naming the countries of a language takes 5 to 30 ms. */
export type Atlas = {
  readonly regions: () => Regions;
  /** The ISO 3166-1 alpha-2 code of a country by its name in English or in a language. */
  readonly countryNamed: (foldedName: string, language: string) => string | undefined;
  /** The name of a country in a language; the code where it has none, empty of none. */
  readonly countryName: (code: string, language: string) => string;
};

/** Each takes 100 kB, and users can send any tag. */
const maxLanguages = 20;

/** Regions are loaded, and names of countries made, when they are first asked for. */
export function createAtlas(): Atlas {
  const codesIn = memoize(maxLanguages, countryCodesByName);
  const namesIn = memoize(maxLanguages, (language: string) => new Intl.DisplayNames([language], { type: 'region' }));
  return {
    regions: once(loadRegions),
    countryNamed: (foldedName, language) => codesIn(language).get(foldedName),
    // The high seas and islands of two countries have no code.
    countryName: (code, language) => (code === '' ? '' : (namesIn(language).of(code) ?? code)),
  };
}
