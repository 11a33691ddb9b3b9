import type { Atlas } from './atlas.ts';
import { countryWithCode } from './countries.ts';
import { fold } from '../fold.ts';
import { distanceKm, type Point } from '../../domain/place.ts';
import type { Town } from '../gazetteer/gazetteer.ts';
import { once } from '../../lib/once.ts';
import { isLandform } from './landforms.ts';
import { wordsOfRole } from './name-words.ts';
import { otherSpellings, withoutAdjective, withoutArticle, withoutSeaside } from './other-spellings.ts';
import { districtsCalled, regionKey } from '../regions.ts';
import { seaTest } from './seas.ts';
import { limitsKm, nameLimits } from '../limits.ts';

/** Where a place lies. */
export type AdminArea = Pick<Town, 'countryCode' | 'regionCode' | 'district' | 'point'> &
  Partial<Pick<Town, 'prominence'>> & { readonly harbour?: {}; readonly seaKm?: number | undefined };

/** A town, island or water that another place may be said to lie at: `Coogee Beach, Sydney`; `List auf Sylt`. */
export type EnclosingPlace = {
  readonly point: Point;
  readonly reachKm: number;
  readonly prominence: number;
  /** Whether this is another name of it than the one on its sign. */
  readonly isOtherName?: boolean;
};

/** The meanings that words behind a name may have. */
export type Areas = {
  readonly atlas: Atlas;
  /** Everything called by a folded name, however far from here. */
  readonly surroundingsNamed: (foldedName: string) => readonly EnclosingPlace[];
  /** The keys of the regions of a folded name in any language. */
  readonly regionKeysOf: (foldedName: string) => ReadonlySet<string>;
  /** Whether a small island has a folded name: `Norderney Juist` are two places, neither of them on the other. */
  readonly isIsland: (foldedName: string) => boolean;
};

/** One way to understand a text: a folded name, and a test for its bearers by the rest of the text. */
export type NameInterpretation = { readonly name: string; readonly accepts: (place: AdminArea) => boolean };

/**
 * The interpretations of a text, the likeliest first: `Brest`; `Plymouth, MA`; `Portland, Oregon, USA`; `Cork Ireland`;
 * `List auf Sylt`; `Hamburg St. Pauli`. The whole text comes first, also as it may be spelled elsewhere, so that no word of
 * a long name is taken for a country; then the longest name. A text without a letter is no name: GeoNames lists `54` as one.
 */
export function interpretationsOf(text: string, language: string, areas: Areas): NameInterpretation[] {
  const [whole, ...parts] = interpretationsAsTyped(text, language, areas);
  return whole ? [whole, ...spelledOtherwise(whole), ...parts, ...parts.flatMap(spelledOtherwise)] : [];
}

/** The same of a text whose spelling is not doubted. */
export function interpretationsAsTyped(text: string, language: string, areas: Areas): NameInterpretation[] {
  if (text.startsWith(',')) return [];
  const whole = { name: fold(text), accepts: () => true };
  const testOf = (area: string): AreaTest => {
    // Made once, and only where a place is called by the rest of the text.
    const isInside = once(() => areaTest(area, language, areas));
    const isNear = nearTest(area, areas);
    const isBySea = seaTest(area);
    // What else is called as a sea is not meant beside another name.
    if (isBySea) return (place) => isBySea(place.point) && (place.seaKm ?? 0) <= limitsKm.seaside;
    // `Panama City, Panama` is in that country, and not near a town of its name.
    if (areas.atlas.countryNamed(area, language) !== undefined) return (place) => isInside()(place);
    return (place) => isInside()(place) || isNear(place);
  };
  const inside = text.includes(',') ? atCommas(text, testOf, true) : areaFirst(whole.name, testOf);
  const parts = [...partsOf(text, testOf), ...inside];
  const areIslands = whole.name.split(' ').every(areas.isIsland);
  const named = [whole, ...bySea(whole.name), ...(areIslands ? [] : parts)];
  return named.filter(({ name }) => /\p{L}/u.test(name));
}

function spelledOtherwise({ name, accepts }: NameInterpretation): NameInterpretation[] {
  return [
    ...[...otherSpellings(name), ...withoutAdjective(name)].map((spelling) => ({ name: spelling, accepts })),
    ...[...articles.map((article) => `${article} ${name}`), ...withoutArticle(name)].map((spelling) => ({
      name: spelling,
      accepts: (place: AdminArea) => accepts(place) && isCoastal(place),
    })),
  ];
}

/** With which names begin that people write without: Le Guilvinec, L'Herbaudière, The Mumbles. */
export const articles = wordsOfRole('town-article');

function isCoastal({ seaKm = 0 }: AdminArea): boolean {
  return seaKm <= limitsKm.coast;
}

/** The same of a text still being typed (`plymouth ma`, `brest, fra`), whose whole is no name. */
export function unfinishedInterpretationsOf(text: string, language: string, atlas: Atlas): NameInterpretation[] {
  return partsOf(text, (area) => beginningTest(area, language, atlas)).filter(({ name }) => name !== '');
}

type AreaTest = NameInterpretation['accepts'];

function partsOf(text: string, testOf: (foldedArea: string) => AreaTest): NameInterpretation[] {
  return text.includes(',') ? atCommas(text, testOf) : atBlanks(fold(text), testOf);
}

/** `Berck sur Mer`, `Prerow Ostsee`: the town of that name by the sea. */
function bySea(folded: string): NameInterpretation[] {
  const found = withoutSeaside(folded);
  if (found === undefined) return [];
  const { name, countries } = found;
  return [{ name, accepts: (place) => isCoastal(place) && (countries?.includes(place.countryCode) ?? true) }];
}

/** `Hamburg St. Pauli`, `Cornwall Padstow`: the larger place first, and behind it a place within. */
function areaFirst(folded: string, testOf: (foldedArea: string) => AreaTest): NameInterpretation[] {
  const words = folded.split(' ');
  return words.slice(1).map((_, index) => ({
    name: words.slice(index + 1).join(' '),
    accepts: testOf(words.slice(0, index + 1).join(' ')),
  }));
}

/** `Brest, France`; `Mallorca, Cala Ratjada`, whose name is the last. */
function atCommas(text: string, testOf: (foldedArea: string) => AreaTest, isLast = false): NameInterpretation[] {
  const parts = text.split(',').map(fold);
  const [name = '', ...rest] = isLast ? parts.filter(Boolean).toReversed() : parts;
  const tests = rest.filter(Boolean).map(testOf);
  return isLast && tests.length === 0 ? [] : [{ name, accepts: (place) => tests.every((test) => test(place)) }];
}

function atBlanks(folded: string, testOf: (foldedArea: string) => AreaTest): NameInterpretation[] {
  const words = folded.split(' ');
  return words.slice(1).map((_, wordsBefore) => {
    const cut = words.length - 1 - wordsBefore;
    const name = words.slice(0, cut).join(' ');
    return { name, accepts: oneOrTwo(withoutJoiner(words.slice(cut), name), testOf) };
  });
}

/** `List auf Sylt`, `Stanley in the Falklands`, `Saint-Louis du Sénégal`; but Port de Brest is no town Port near Brest. */
function withoutJoiner(area: readonly string[], name: string): readonly string[] {
  const [first = '', second = ''] = area;
  const isJoined = joiners.has(first) || (genitives.has(first) && !isLandform(name));
  return isJoined && area.length > 1 ? area.slice(articlesBehind.has(second) ? 2 : 1) : area;
}

/** Articles behind these words that are no part of the area's name: `Lagos an der Algarve`. */
const articlesBehind = new Set(wordsOfRole('joined-article'));

const genitives = new Set(wordsOfRole('genitive'));

/** Words between a name and its area in English, French and German. */
const joiners = new Set(wordsOfRole('joiner'));

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
function areaTest(
  folded: string,
  language: string,
  { atlas, regionKeysOf }: Pick<Areas, 'atlas' | 'regionKeysOf'>,
): AreaTest {
  const countryCode = atlas.countryNamed(folded, language) ?? countryWithCode(folded);
  const regionKeys = regionKeysOf(folded);
  const districts = districtsCalled(folded);
  return (place) =>
    place.countryCode === countryCode ||
    regionKeys.has(regionKey(place)) ||
    // `Barnstable` is Barnstable County.
    districts.some((district) => ` ${fold(place.district)} `.includes(` ${district} `)) ||
    isShortFor(folded, atlas.regions().nameOf(place));
}

/** `Western Aus` is Western Australia, `Mass` Massachusetts: each word begins one of the name, in their order. */
function isShortFor(words: string, name: string | undefined): boolean {
  if (name === undefined) return false;
  const begun = words.split(' ');
  const whole = fold(name).split(' ');
  return (
    begun.length === whole.length &&
    begun.every((word, at) => word.length >= nameLimits.areaBeginning && (whole[at] ?? '').startsWith(word))
  );
}

/** Looked up once, and only where a place is called by the rest of the text. */
function nearTest(folded: string, { surroundingsNamed }: Areas): AreaTest {
  let surroundings: readonly EnclosingPlace[] | undefined;
  return ({ point, prominence = 0, harbour }) => {
    // A region or a large island does not lie at a town.
    if (harbour !== undefined) return false;
    surroundings ??= surroundingsNamed(folded);
    return surroundings.some((one) => {
      const km = distanceKm(one.point, point);
      // By another name of its own a town lies nowhere: Barcelona in Bicol is called Barceloneta as well.
      const isSelf = km === 0 && one.isOtherName === true;
      // Of two towns the larger one is the area.
      return !isSelf && one.prominence >= prominence && km <= one.reachKm;
    });
  };
}

function beginningTest(folded: string, language: string, atlas: Atlas): AreaTest {
  const isArea = areaTest(folded, language, { atlas, regionKeysOf: (name) => atlas.regions().keysOf(name) });
  return (place) =>
    isArea(place) ||
    [atlas.countryName(place.countryCode, language), atlas.regions().nameOf(place) ?? '', place.district].some((name) =>
      fold(name).startsWith(folded),
    );
}
