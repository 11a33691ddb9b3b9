import { countryCodesByName } from './countries.ts';
import { loadRegions, type Regions } from './regions.ts';

/** Countries and regions, each read when first asked for: naming the countries of a language takes 5 to 30 ms. */
export type Atlas = {
  readonly regions: () => Regions;
  /** By folded name or code. */
  readonly countryCode: (foldedName: string, language: string) => string | undefined;
};

export function createAtlas(): Atlas {
  let regions: Regions | undefined;
  const countryCodes = new Map<string, ReadonlyMap<string, string>>();
  return {
    regions: () => (regions ??= loadRegions()),
    countryCode: (foldedName, language) => {
      const codes = countryCodes.get(language) ?? countryCodesByName(language);
      countryCodes.set(language, codes);
      return codes.get(foldedName);
    },
  };
}
