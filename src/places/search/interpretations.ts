import type { Atlas } from './atlas.ts';
import { countryWithCode } from './countries.ts';
import { fold } from '../fold.ts';
import type { Town } from '../gazetteer/gazetteer.ts';
import { regionKey } from '../regions.ts';

/** The divisions that a place lies in. */
export type AdminArea = Pick<Town, 'countryCode' | 'regionCode' | 'district'>;

/** One way to understand a text: a folded name, and a test for its bearers by the rest of the text. */
export type NameInterpretation = { readonly name: string; readonly accepts: (place: AdminArea) => boolean };

/**
 * The interpretations of a text, the likeliest first: `Brest`; `Plymouth, MA`; `Portland, Oregon, USA`; `Cork Ireland`.
 * The whole text comes first, so that no word of a long name is taken for a country; then the longest name. A text
 * without a letter is no name: GeoNames lists `54` as one.
 */
export function interpretationsOf(text: string, language: string, atlas: Atlas): NameInterpretation[] {
  if (text.startsWith(',')) return [];
  const whole = { name: fold(text), accepts: () => true };
  const parts = partsOf(text, (area) => areaTest(area, language, atlas));
  const interpretations = [whole, ...parts].filter(({ name }) => /\p{L}/u.test(name));
  return [...interpretations, ...interpretations.flatMap(withUmlauts)];
}

/** Without a ü people write ue, and ü is compared as u: `Buesum`. */
function withUmlauts({ name, accepts }: NameInterpretation): NameInterpretation[] {
  const shorter = name.replace(/([aou])e/g, '$1');
  return shorter === name ? [] : [{ name: shorter, accepts }];
}

/**
 * The same for a text that is still being typed (`plymouth ma`, `brest, fra`), without the interpretation of the whole
 * text as a name.
 */
export function unfinishedInterpretationsOf(text: string, language: string, atlas: Atlas): NameInterpretation[] {
  return partsOf(text, (area) => beginningTest(area, language, atlas)).filter(({ name }) => name !== '');
}

type AreaTest = NameInterpretation['accepts'];

function partsOf(text: string, testOf: (foldedArea: string) => AreaTest): NameInterpretation[] {
  return text.includes(',') ? atCommas(text, testOf) : atBlanks(fold(text), testOf);
}

function atCommas(text: string, testOf: (foldedArea: string) => AreaTest): NameInterpretation[] {
  const [name = '', ...rest] = text.split(',').map(fold);
  const tests = rest.filter((part) => part !== '').map(testOf);
  return [{ name, accepts: (place) => tests.every((test) => test(place)) }];
}

function atBlanks(folded: string, testOf: (foldedArea: string) => AreaTest): NameInterpretation[] {
  const words = folded.split(' ');
  return words.slice(1).map((_, wordsBefore) => {
    const cut = words.length - 1 - wordsBefore;
    return { name: words.slice(0, cut).join(' '), accepts: oneOrTwo(words.slice(cut), testOf) };
  });
}

/** `cornwall uk` is an area in an area. */
function oneOrTwo(words: readonly string[], testOf: (foldedArea: string) => AreaTest): AreaTest {
  const isOne = testOf(words.join(' '));
  const pairs = words.slice(1).map((_, index) => {
    const isInner = testOf(words.slice(0, index + 1).join(' '));
    const isOuter = testOf(words.slice(index + 1).join(' '));
    return (place: AdminArea) => isInner(place) && isOuter(place);
  });
  return (place) => isOne(place) || pairs.some((isBoth) => isBoth(place));
}

/** A word may mean several areas (`MA`: Massachusetts, Morocco; `Georgia`): a place in any of them passes. */
function areaTest(folded: string, language: string, atlas: Atlas): AreaTest {
  const countryCode = atlas.countryNamed(folded, language) ?? countryWithCode(folded);
  const regionKeys = atlas.regions().keysOf(folded);
  return (place) =>
    place.countryCode === countryCode || regionKeys.has(regionKey(place)) || isPartOf(folded, fold(place.district));
}

function beginningTest(folded: string, language: string, atlas: Atlas): AreaTest {
  const isArea = areaTest(folded, language, atlas);
  return (place) =>
    isArea(place) ||
    [atlas.countryName(place.countryCode, language), atlas.regions().nameOf(place) ?? '', place.district].some((name) =>
      fold(name).startsWith(folded),
    );
}

/** `Barnstable` is Barnstable County. */
function isPartOf(words: string, district: string): boolean {
  return ` ${district} `.includes(` ${words} `);
}
