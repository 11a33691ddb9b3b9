/** A postcode by its form: what a geocoder may know it by, the whole first, and the countries that have the form. */
export type Postcode = { readonly names: readonly [string, ...string[]]; readonly countryCodes: readonly string[] };

/** The United Kingdom's 121 postcode areas and the three of the Crown dependencies (Royal Mail). */
const areas =
  'A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|' +
  'M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE';
/** `PL1 3RP`; its last two letters are none of CIKMOV, and `2FT` is a height. */
const british = new RegExp(`^((?:${areas})\\d[A-Z\\d]?)\\s?(\\d(?!FT)[ABD-HJLNP-UW-Z]{2})$`);
/** Its first half, and the digit of a part of that: `TR26`, `TR26 1`. With one letter it is more often something else. */
const britishDistrict = /^([A-Z]{2}\d[A-Z\d]?)(?:\s?\d)?$/;
/** Canada's `B0P 1L0` and the Netherlands' `1759 GP`, which geocoders know by their first halves. */
const canadian = /^([A-Z]\d[A-Z])\s?\d[A-Z]\d$/;
const dutch = /^(\d{4})\s?(?!AD|AM|PM|UT)[A-Z]{2}$/;
const firstHalves = [
  [britishDistrict, 'GB'],
  [canadian, 'CA'],
  [dutch, 'NL'],
] as const;
/** `29200`, `F-29200`, `D-25938`; only the United States have `02543-1234`. */
const fiveDigits = /^(?:(F|D|FR|DE|US)[- ]?)?(\d{5})(-\d{4})?$/;
const countriesOfPrefix: Readonly<Record<string, string>> = { F: 'FR', FR: 'FR', D: 'DE', DE: 'DE', US: 'US' };
const countriesOfDigits = ['US', 'FR', 'DE'];

/** The postcode that a text is by its form, in any capitals; `undefined` for any other text. */
export function readPostcode(text: string): Postcode | undefined {
  const written = text.trim().toUpperCase();
  const [, outward, inward] = british.exec(written) ?? [];
  if (outward !== undefined) return { names: [`${outward} ${inward ?? ''}`, outward], countryCodes: ['GB'] };
  for (const [form, countryCode] of firstHalves) {
    const half = form.exec(written)?.[1];
    if (half !== undefined) return { names: [half], countryCodes: [countryCode] };
  }
  const [, prefix, digits, more] = fiveDigits.exec(written) ?? [];
  if (digits === undefined) return undefined;
  const only = more === undefined ? countriesOfPrefix[prefix ?? ''] : 'US';
  return { names: [digits], countryCodes: only === undefined ? countriesOfDigits : [only] };
}

export function isBritishPostcode(text: string): boolean {
  return british.test(text.trim().toUpperCase());
}
