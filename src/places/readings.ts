import type { Atlas } from './atlas.ts';
import { fold } from './fold.ts';
import type { Town } from './gazetteer.ts';
import { regionKey } from './regions.ts';

/** One way to understand a text: a folded name, and which of its bearers the rest of the text allows. */
export type Reading = { readonly name: string; readonly accepts: (town: Town) => boolean };

/**
 * `Brest`; `Plymouth, MA`; `Portland, Oregon, USA`; `Cork Ireland`. The whole text comes first, so that no word of a long
 * name is taken for a country; then the longest name. A text without a letter is no name: GeoNames lists `54` as one.
 */
export function readingsOf(text: string, language: string, atlas: Atlas): Reading[] {
  const readQualifier = (folded: string) => qualifier(folded, language, atlas);
  const whole = { name: fold(text), accepts: () => true };
  const parts = text.includes(',') ? atCommas(text, readQualifier) : atBlanks(whole.name, readQualifier);
  return [whole, ...parts].filter(({ name }) => /\p{L}/u.test(name));
}

type TownTest = (town: Town) => boolean;
type QualifierReader = (folded: string) => TownTest | undefined;

/** What is no country or region allows nobody. */
function atCommas(text: string, readQualifier: QualifierReader): Reading[] {
  const [name = '', ...rest] = text.split(',').map(fold);
  const tests = rest.filter((part) => part !== '').map(readQualifier);
  return [{ name, accepts: (town) => tests.every((test) => test?.(town) === true) }];
}

function atBlanks(folded: string, readQualifier: QualifierReader): Reading[] {
  const words = folded.split(' ');
  return words.slice(1).flatMap((_, wordsBefore) => {
    const cut = words.length - 1 - wordsBefore;
    const accepts = readQualifier(words.slice(cut).join(' '));
    return accepts === undefined ? [] : [{ name: words.slice(0, cut).join(' '), accepts }];
  });
}

/** A word may mean several things (`MA`: Massachusetts, Morocco; `Georgia`): any of them will do. */
function qualifier(folded: string, language: string, atlas: Atlas): TownTest | undefined {
  const countryCode = atlas.countryCode(folded, language);
  const regionKeys = atlas.regions().keysOf(folded);
  if (countryCode === undefined && regionKeys.size === 0) return undefined;
  return (town) => town.countryCode === countryCode || regionKeys.has(regionKey(town));
}
