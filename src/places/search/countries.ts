import { readTable } from '../../lib/data-file.ts';
import { fold } from '../fold.ts';

/** Folded names in use that `Intl` does not have. */
const colloquial = readTable(new URL('country-names.tsv', import.meta.url), 'name', 'country');

/** Country codes by folded name in English and in `language`: `france`, `frankreich`. */
export function countryCodesByName(language: string): ReadonlyMap<string, string> {
  const codeOf = new Map(colloquial.map(({ name, country }) => [name, country]));
  for (const tag of new Set(['en', language])) addNames(codeOf, tag);
  return codeOf;
}

/** The ISO 3166-1 alpha-2 code of a country by its code in either case, former codes included: `fr`, `UK`. */
export function countryWithCode(code: string): string | undefined {
  return /^[a-z]{2}$/i.test(code) && codeNames.of(code.toUpperCase()) !== undefined
    ? currentCode(code.toUpperCase())
    : undefined;
}

const codeNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The short style adds `Hong Kong` and `Myanmar` to `Hong Kong SAR China` and `Myanmar (Burma)`. */
function addNames(codeOf: Map<string, string>, language: string): void {
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
    for (const code of twoLetters()) {
      const name = names.of(code);
      if (name === undefined) continue;
      const current = currentCode(code);
      codeOf.set(fold(name), current);
      if (name.includes('&')) codeOf.set(fold(name.replace('&', 'and')), current);
    }
  }
}

/** `Intl` still names codes that are no longer in use, and maps them to their successors: `SU` is RU, `UK` is GB. */
function currentCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

/** AA … ZZ. `Intl` has no list of countries, but names those of these codes that are one. */
function* twoLetters(): Generator<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const first of letters) for (const second of letters) yield first + second;
}
