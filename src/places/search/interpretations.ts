import type { CandidateSources } from './candidates.ts';
import { countryWithCode, type Atlas } from './countries.ts';
import { fold } from '../fold.ts';
import { distanceKm } from '../../domain/place.ts';
import type { SeaName } from '../gazetteer/sea-names.ts';
import type { Town } from '../gazetteer/gazetteer.ts';
import { once } from '../../lib/once.ts';
import { isLandform } from './landforms.ts';
import { wordsOfRole } from './name-words.ts';
import { otherSpellings, withoutAdjective, withoutArticle, withoutSeaside } from './other-spellings.ts';
import { districtsCalled, regionKey } from '../regions.ts';
import { seaTest } from './seas.ts';
import { limitsKm, nameLimits, spotProminences } from '../limits.ts';

export type AdminArea = Pick<Town, 'countryCode' | 'regionCode' | 'district' | 'point'> &
  Partial<Pick<Town, 'prominence'>> & { readonly harbour?: {}; readonly seaKm?: number | undefined };

/** Where the words behind a name are looked up. */
export type AreaSources = Pick<CandidateSources, 'gazetteer' | 'seaNames'> & { readonly atlas: Atlas };

/** One way to understand a text: a folded name, and a test for its bearers by the rest of the text. */
export type NameInterpretation = { readonly name: string; readonly accepts: (place: AdminArea) => boolean };

/**
 * The interpretations of a text, the likeliest first: `Brest`; `Plymouth, MA`; `Portland, Oregon, USA`; `Cork Ireland`;
 * `List auf Sylt`; `Hamburg St. Pauli`. The whole text comes first, also as it may be spelled elsewhere, so that no word of
 * a long name is taken for a country; then the longest name. A text without a letter is no name: GeoNames lists `54` as one.
 */
export function interpretationsOf(text: string, language: string, sources: AreaSources): NameInterpretation[] {
  const [whole, ...parts] = interpretationsAsTyped(text, language, sources);
  return whole ? [whole, ...spelledOtherwise(whole), ...parts, ...parts.flatMap(spelledOtherwise)] : [];
}

/** The same of a text whose spelling is not doubted. */
export function interpretationsAsTyped(text: string, language: string, sources: AreaSources): NameInterpretation[] {
  if (text.startsWith(',')) return [];
  const whole = { name: fold(text), accepts: () => true };
  const testOf = (area: string): AreaTest => {
    // Made once, and only where a place is called by the rest of the text.
    const isInside = once(() => areaTest(area, language, sources));
    const isNear = nearTest(area, sources);
    const isBySea = seaTest(area);
    // What else is called as a sea is not meant beside another name.
    if (isBySea) return (place) => isBySea(place.point) && (place.seaKm ?? 0) <= limitsKm.seaside;
    // `Panama City, Panama` is in that country, and not near a town of its name.
    const isCountry = sources.atlas.countryNamed(area, language) !== undefined;
    return (place) => isInside()(place) || (!isCountry && isNear(place));
  };
  // `Norderney Juist` are two places, neither of them on the other.
  const isIsland = (word: string): boolean =>
    sources.seaNames.called(word).some((one) => one.kind === 'island' && hasOnePort(one));
  const areIslands = whole.name.split(' ').every(isIsland);
  const named = [whole, ...bySea(whole.name), ...(areIslands ? [] : partsOf(text, testOf, true))];
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
export function unfinishedInterpretationsOf(text: string, language: string, sources: AreaSources) {
  return text.startsWith(',') ? [] : partsOf(text, (area) => beginningTest(area, language, sources));
}

type AreaTest = NameInterpretation['accepts'];

/** A name and what says where it is: behind it, the longest name first, or, where that may be, also before it. */
function partsOf(text: string, testOf: (foldedArea: string) => AreaTest, mayBeFirst = false): NameInterpretation[] {
  if (text.includes(',')) {
    // `Brest, France`; `Mallorca, Cala Ratjada`
    const parts = text.split(',').map(fold).filter(Boolean);
    return (mayBeFirst && parts.length > 1 ? [parts, parts.toReversed()] : [parts]).map(([name = '', ...areas]) => {
      const tests = areas.map(testOf);
      return { name, accepts: (place) => tests.every((test) => test(place)) };
    });
  }
  const all = cuts(fold(text));
  // `Hamburg St. Pauli`, `Cornwall Padstow`
  const areaFirst = mayBeFirst ? all.map(([area, name]) => ({ name, accepts: testOf(area) })) : [];
  const areaBehind = all.map(([name, area]) => ({ name, accepts: oneOrTwo(withoutJoiner(area, name), testOf) }));
  return [...areaBehind.toReversed(), ...areaFirst];
}

/** A folded text in two, at each of its blanks. */
function cuts(folded: string): (readonly [before: string, behind: string])[] {
  const words = folded.split(' ');
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
}

/** `Berck sur Mer`, `Prerow Ostsee`: the town of that name by the sea. */
function bySea(folded: string): NameInterpretation[] {
  const found = withoutSeaside(folded);
  if (found === undefined) return [];
  const { name, countries } = found;
  return [{ name, accepts: (place) => isCoastal(place) && (countries?.includes(place.countryCode) ?? true) }];
}

/** `List auf Sylt`, `Stanley in the Falklands`, `Saint-Louis du Sénégal`; but Port de Brest is no town Port near Brest. */
function withoutJoiner(area: string, name: string): string {
  const [first = '', second = '', ...rest] = area.split(' ');
  const isJoined = joiners.has(first) || (genitives.has(first) && !isLandform(name));
  if (!isJoined || second === '') return area;
  return (articlesBehind.has(second) ? rest : [second, ...rest]).join(' ');
}

/** Articles behind these words that are no part of the area's name: `Lagos an der Algarve`. */
const articlesBehind = new Set(wordsOfRole('joined-article'));

const genitives = new Set(wordsOfRole('genitive'));

/** Words between a name and its area in English, French and German. */
const joiners = new Set(wordsOfRole('joiner'));

/** `cornwall uk` is an area in an area. */
function oneOrTwo(area: string, testOf: (foldedArea: string) => AreaTest): AreaTest {
  const isOne = testOf(area);
  const pairs = cuts(area).map((pair) => pair.map(testOf));
  return (place) => isOne(place) || pairs.some((both) => both.every((test) => test(place)));
}

/** A word may mean several areas (`MA`: Massachusetts, Morocco; `Georgia`): a place in any of them passes. */
function areaTest(folded: string, language: string, { atlas, seaNames }: AreaSources): AreaTest {
  const countryCode = atlas.countryNamed(folded, language) ?? countryWithCode(folded);
  // The regions have their names in other languages as places of the sea: Nouveau-Brunswick.
  const titled = seaNames.named(folded).filter(({ harbour }) => harbour);
  const names = [folded, ...titled.map(({ name }) => fold(name))];
  const regionKeys = new Set(names.flatMap((name) => [...atlas.regions().keysOf(name)]));
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

/** Whether a place lies at a town, an island or a water of a name: `Coogee Beach, Sydney`; `List auf Sylt`. */
function nearTest(folded: string, sources: AreaSources): AreaTest {
  const surroundings = once(() => surroundingsNamed(folded, sources));
  // A region or a large island does not lie at a town.
  return ({ point, prominence = 0, harbour }) =>
    harbour === undefined &&
    surroundings().some((one) => {
      const km = distanceKm(one.point, point);
      // By another name of its own a town lies nowhere: Barcelona in Bicol is called Barceloneta as well.
      const isSelf = km === 0 && 'isOtherName' in one && one.isOtherName;
      // Of two towns the larger one is the area.
      return !isSelf && one.prominence >= prominence && km <= one.reachKm;
    });
}

/** Everything called by a name, however far from here. */
function surroundingsNamed(folded: string, { gazetteer, seaNames }: AreaSources) {
  const towns = gazetteer.named(folded).map(({ kind, town: { point, prominence } }) => {
    return { point, prominence, reachKm: limitsKm.ofTown, isOtherName: kind === 'other' };
  });
  const seas = seaNames.called(folded).map((one) => {
    const { point, kind } = one;
    if (!hasOnePort(one)) return { point, prominence: Infinity, reachKm: limitsKm.area };
    const reachKm = kind === 'island' ? limitsKm.island : limitsKm.seaName;
    return { point, prominence: spotProminences[kind] ?? Infinity, reachKm };
  });
  return [...towns, ...seas];
}

/** Whether a place of the sea stands for itself, or for the town of its name: Norderney, while the harbour of Sylt is List. */
function hasOnePort({ folded, harbour }: SeaName): boolean {
  return harbour === undefined || folded.includes(harbour.folded);
}

function beginningTest(folded: string, language: string, sources: AreaSources): AreaTest {
  const { atlas } = sources;
  const isArea = areaTest(folded, language, sources);
  return (place) =>
    isArea(place) ||
    [atlas.countryName(place.countryCode, language), atlas.regions().nameOf(place) ?? '', place.district].some((name) =>
      fold(name).startsWith(folded),
    );
}
