/** A postcode by its form: what a geocoder may know it by, the whole first, and the countries that have the form. */
export type Postcode = { readonly names: readonly [string, ...string[]]; readonly countryCodes: readonly string[] };

/** The United Kingdom's `PL1 3RP`; its last two letters are none of CIKMOV, and `2FT` is a height. */
const british = /^([A-Z]{1,2}\d[A-Z\d]?)\s?(\d(?!FT)[ABD-HJLNP-UW-Z]{2})$/;
/** `29200`, `F-29200`, `D-25938`; only the United States have `02543-1234`. */
const fiveDigits = /^(?:(F|D|FR|DE|US)[- ]?)?(\d{5})(-\d{4})?$/;
const countriesOfPrefix: Readonly<Record<string, string>> = { F: 'FR', FR: 'FR', D: 'DE', DE: 'DE', US: 'US' };
const countriesOfDigits = ['US', 'FR', 'DE'];

/** The postcode that a text is by its form, in any capitals; `undefined` for any other text. */
export function readPostcode(text: string): Postcode | undefined {
  const written = text.trim().toUpperCase();
  const [, outward, inward] = british.exec(written) ?? [];
  if (outward !== undefined) return { names: [`${outward} ${inward ?? ''}`, outward], countryCodes: ['GB'] };
  const [, prefix, digits, more] = fiveDigits.exec(written) ?? [];
  if (digits === undefined) return undefined;
  const only = more === undefined ? countriesOfPrefix[prefix ?? ''] : 'US';
  return { names: [digits], countryCodes: only === undefined ? countriesOfDigits : [only] };
}
