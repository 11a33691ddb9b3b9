import { memoize } from '../../domain/memoize.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { fold } from '../fold.ts';
import { loadRegions } from '../regions.ts';
import { most } from '../limits.ts';

export type Atlas = ReturnType<typeof createAtlas>;

/** Countries and regions, read when first needed: naming the countries of a language takes 5 to 30 ms. */
export function createAtlas() {
  const codesIn = memoize(most.languages, countryCodesByName);
  const namesIn = memoize(most.languages, (language: string) => new Intl.DisplayNames([language], { type: 'region' }));
  return {
    regions: once(loadRegions),
    /** The ISO 3166-1 alpha-2 code of a country by its name in English or in a language. */
    countryNamed: (foldedName: string, language: string) => codesIn(language).get(foldedName),
    /** The name of a country in a language; none of the high seas. */
    countryName: (code: string, language: string) => (code === '' ? '' : (namesIn(language).of(code) ?? code)),
  };
}

/** Folded names in use that `Intl` does not have. */
const colloquial = readTable(new URL('country-names.tsv', import.meta.url), 'name', 'country');

/** Country codes by folded name in English and in `language`: `france`, `frankreich`. */
export function countryCodesByName(language: string): ReadonlyMap<string, string> {
  const codeOf = new Map(colloquial.map(({ name, country }) => [name, country]));
  for (const tag of new Set(['en', language])) {
    // The short style adds `Hong Kong` and `Myanmar` to `Hong Kong SAR China` and `Myanmar (Burma)`.
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'none' });
      for (const code of twoLetters) {
        const name = names.of(code);
        if (name === undefined) continue;
        for (const one of new Set([name, name.replace('&', 'and')])) codeOf.set(fold(one), currentCode(code));
      }
    }
  }
  return codeOf;
}

/** The ISO 3166-1 alpha-2 code of a country by its code in either case, former codes included: `fr`, `UK`. */
export function countryWithCode(typed: string): string | undefined {
  const code = typed.toUpperCase();
  return /^[A-Z]{2}$/.test(code) && codeNames.of(code) !== undefined ? currentCode(code) : undefined;
}

const codeNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** AA … ZZ. `Intl` has no list of countries, but names those of these codes that are one. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const twoLetters = letters.flatMap((first) => letters.map((second) => first + second));

/** `Intl` still names codes that are no longer in use, and maps them to their successors: `SU` is RU, `UK` is GB. */
const currentCode = memoize(
  letters.length ** 2,
  (code: string): string => new Intl.Locale(`und-${code}`).region ?? code,
);
