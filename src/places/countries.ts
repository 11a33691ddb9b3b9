import { fold } from './fold.ts';

/** What people write and `Intl` does not give. */
const colloquial = { usa: 'US', america: 'US', britain: 'GB', holland: 'NL', turkey: 'TR', 'czech republic': 'CZ' };

/** Country codes by folded code, and by folded name in English and in `language`: `fr`, `france`, `frankreich`. */
export function countryCodesByName(language: string): ReadonlyMap<string, string> {
  const codeOf = new Map<string, string>(Object.entries(colloquial));
  for (const tag of ['en', language]) addNames(codeOf, tag);
  for (const code of twoLetters()) codeOf.set(code.toLowerCase(), currentCode(code));
  return codeOf;
}

/** The short style adds `Hong Kong` and `Myanmar` to `Hong Kong SAR China` and `Myanmar (Burma)`. */
function addNames(codeOf: Map<string, string>, language: string): void {
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
    for (const code of twoLetters()) {
      const name = names.of(code);
      if (name === undefined) continue;
      codeOf.set(fold(name), currentCode(code));
      codeOf.set(fold(name.replace('&', 'and')), currentCode(code));
    }
  }
}

/** `Intl` still names codes given up long ago, and tells what became of them: `SU` is RU, `UK` is GB. */
function currentCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

/** AA … ZZ. `Intl` has no list of the countries, but it tells which of these is one. */
function* twoLetters(): Generator<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const first of letters) for (const second of letters) yield first + second;
}
