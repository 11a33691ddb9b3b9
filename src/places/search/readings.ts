import type { Atlas } from './atlas.ts';
import { countryWithCode } from './countries.ts';
import { fold } from '../fold.ts';
import type { Town } from '../gazetteer/gazetteer.ts';
import { regionKey } from '../regions.ts';

export type AdminArea = Pick<Town, 'countryCode' | 'regionCode' | 'district'>;

/** One way to understand a text: a folded name, and which of its bearers the rest of the text allows. */
export type NameReading = { readonly name: string; readonly accepts: (place: AdminArea) => boolean };

/**
 * `Brest`; `Plymouth, MA`; `Portland, Oregon, USA`; `Cork Ireland`. The whole text comes first, so that no word of a long
 * name is taken for a country; then the longest name. A text without a letter is no name: GeoNames lists `54` as one.
 */
export function readingsOf(text: string, language: string, atlas: Atlas): NameReading[] {
  if (text.startsWith(',')) return [];
  const whole = { name: fold(text), accepts: () => true };
  const parts = partsOf(text, (area) => areaTest(area, language, atlas));
  const readings = [whole, ...parts].filter(({ name }) => /\p{L}/u.test(name));
  return [...readings, ...readings.flatMap(withUmlauts)];
}

/** Who has no ü writes ue, and ü is compared as u: `Buesum`. */
function withUmlauts({ name, accepts }: NameReading): NameReading[] {
  const shorter = name.replace(/([aou])e/g, '$1');
  return shorter === name ? [] : [{ name: shorter, accepts }];
}

/** The same for somebody who is still typing: `plymouth ma`, `brest, fra`. Readings of the text as a whole are not told. */
export function beginningsRead(text: string, language: string, atlas: Atlas): NameReading[] {
  return partsOf(text, (area) => beginningTest(area, language, atlas)).filter(({ name }) => name !== '');
}

type AreaTest = NameReading['accepts'];

function partsOf(text: string, testOf: (foldedArea: string) => AreaTest): NameReading[] {
  return text.includes(',') ? atCommas(text, testOf) : atBlanks(fold(text), testOf);
}

function atCommas(text: string, testOf: (foldedArea: string) => AreaTest): NameReading[] {
  const [name = '', ...rest] = text.split(',').map(fold);
  const tests = rest.filter((part) => part !== '').map(testOf);
  return [{ name, accepts: (place) => tests.every((test) => test(place)) }];
}

function atBlanks(folded: string, testOf: (foldedArea: string) => AreaTest): NameReading[] {
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
    const [isInner, isOuter] = [words.slice(0, index + 1), words.slice(index + 1)].map((part) =>
      testOf(part.join(' ')),
    );
    return (place: AdminArea) => isInner!(place) && isOuter!(place);
  });
  return (place) => isOne(place) || pairs.some((isBoth) => isBoth(place));
}

/** A word may mean several things (`MA`: Massachusetts, Morocco; `Georgia`): any of them will do. */
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
