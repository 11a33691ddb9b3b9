import type { Places } from '../chat/ports.ts';
import { languageOf } from '../domain/language.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { fold, foldName } from './fold.ts';
import { emptyGazetteer, renown, type Renown } from './gazetteer/gazetteer.ts';
import type { SeaName } from './gazetteer/sea-names.ts';
import { townsTitled } from './gazetteer/town-titles.ts';
import { most } from './limits.ts';
import { otherSpellings, withoutAdjective } from './search/other-spellings.ts';
import { sourcesFor, type SearchParts } from './search-parts.ts';
import { searchName } from './search/search.ts';
import { renownedFame } from './weights.ts';

export type KnownNames = Pick<Places, 'isName' | 'isLikely' | 'isWellKnown' | 'isArea' | 'isIsland' | 'kindIn'>;

/** What is known of a text that may be a name, as far as it was asked. */
type NameFacts = {
  readonly folded: string;
  readonly seaNames: readonly SeaName[];
  /** Of the name as it is typed. */
  renown: number | undefined;
  /** Of the name as it may be spelled elsewhere. */
  otherRenown: number | undefined;
  /** Whether it is a region or an island; a country depends on the language. */
  isRegion: boolean | undefined;
};

const nothingAsked = { renown: undefined, otherRenown: undefined, isRegion: undefined };

const nameless: NameFacts = {
  folded: '',
  seaNames: [],
  renown: renown.none,
  otherRenown: renown.none,
  isRegion: false,
};

/** Whether texts name something, for the reader of sentences, which asks it some hundred times for each. */
export function createKnownNames(parts: SearchParts): KnownNames {
  const { atlas, gazetteers, seaNames, stationNames } = parts;
  const sizeOf = ({ folded }: NameFacts): number => folded.length + most.factsSize;
  const kept = createBoundedMap<NameFacts>(most.factsKept, sizeOf);
  /** `Les Glénan` and `the Shiants` are known without the word for islands. */
  const seasCalled = (folded: string): readonly SeaName[] => {
    const called = seaNames().called(folded);
    const groups = seaNames().shortlyCalled(folded);
    return called.length > 0 ? called : groups.filter(({ kind, fame }) => kind === 'islands' && fame >= renownedFame);
  };
  const factsOf = (text: string): NameFacts => {
    const known = kept.get(text);
    if (known) return known;
    const folded = foldName(text);
    if (folded === undefined) return nameless;
    const facts = { ...nothingAsked, folded, seaNames: seasCalled(folded) };
    // While towns are being packed they are not known yet.
    if (gazetteers.current() !== emptyGazetteer) kept.set(text, facts);
    return facts;
  };
  /** A place of the sea, a tide station or a harbour by its name in another language is known as well as a town can be. */
  const renownOf = (name: string, called = seaNames().called(name)): Renown =>
    called.length > 0 || stationNames().named(name).length > 0 || townsTitled().has(name)
      ? renown.wellKnown
      : gazetteers.current().renownOf(name);
  const isBorne = (text: string, least: Renown): boolean => {
    const facts = factsOf(text);
    const { folded } = facts;
    if ((facts.renown ??= renownOf(folded, facts.seaNames)) >= least) return true;
    const others = (): string[] => [...otherSpellings(folded), ...withoutAdjective(folded)];
    facts.otherRenown ??= Math.max(renown.none, ...others().map((name) => renownOf(name)));
    return facts.otherRenown >= least;
  };
  const isArea: KnownNames['isArea'] = (text, language) => {
    const facts = factsOf(text);
    const { folded } = facts;
    facts.isRegion ??=
      facts.seaNames.some(({ harbour }) => harbour !== undefined) || atlas.regions().keysOf(folded).size > 0;
    return facts.isRegion || atlas.countryNamed(folded, languageOf(language)) !== undefined;
  };
  return {
    isName: (text) => isBorne(text, renown.named),
    isLikely: (text) => isBorne(text, renown.likely),
    isWellKnown: (text) => isBorne(text, renown.wellKnown),
    isArea,
    kindIn(name, area, language) {
      const sources = sourcesFor(parts, { language, recent: [] }, gazetteers.current());
      const [first] = searchName(`${name}, ${area}`, language, sources)?.candidates ?? [];
      if (!first || first.harbour || fold(first.otherName ?? first.name) === fold(area)) return undefined;
      return first.seaKm === undefined ? 'spot' : 'town';
    },
    isIsland: (text) => factsOf(text).seaNames.some(({ kind, harbour }) => kind === 'island' && harbour !== undefined),
  };
}
