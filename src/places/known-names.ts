import type { Places } from '../chat/ports.ts';
import { languageOf } from '../domain/language.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { fold } from './fold.ts';
import { emptyGazetteer } from './gazetteer/gazetteer.ts';
import { otherSpellings, withoutAdjective } from './search/other-spellings.ts';
import type { SearchParts } from './search-parts.ts';

export type KnownNames = Pick<Places, 'isName' | 'isLikely' | 'isWellKnown' | 'isArea' | 'isIsland'>;

/** What is known of a text that may be a name, as far as it was asked. */
type NameFacts = {
  readonly folded: string;
  isName: boolean | undefined;
  isLikely: boolean | undefined;
  isWellKnown: boolean | undefined;
  /** Whether a place of the sea or a tide station is called so, in any spelling. */
  isBySea: boolean | undefined;
  /** Whether it is a region or an island; a country depends on the language. */
  isRegion: boolean | undefined;
};

const nothingAsked = {
  isName: undefined,
  isLikely: undefined,
  isWellKnown: undefined,
  isBySea: undefined,
  isRegion: undefined,
};

/** 1 MB in all. Half of the runs of words in a sentence are in others as well: `high tide at`, `tomorrow morning`. */
const mostKept = 5000;

/** Whether texts name something, for the reader of sentences, which asks it some hundred times for each. */
export function createKnownNames({ atlas, gazetteers, seaNames, stationNames }: SearchParts): KnownNames {
  const kept = createBoundedMap<NameFacts>(mostKept);
  const factsOf = (text: string): NameFacts => {
    const known = kept.get(text);
    if (known) return known;
    const facts = { ...nothingAsked, folded: fold(text) };
    // While towns are being packed they are not known yet.
    if (gazetteers.current() !== emptyGazetteer) kept.set(text, facts);
    return facts;
  };
  const isOfSea = (name: string): boolean =>
    seaNames().called(name).length > 0 || stationNames().named(name).length > 0;
  /** Whether a name has a bearer, where none as it is typed then as it may be spelled elsewhere. */
  const isBorne = (facts: NameFacts, isTown: (folded: string) => boolean): boolean => {
    const { folded, isBySea } = facts;
    if (isBySea || isTown(folded)) return true;
    const others = [...otherSpellings(folded), ...withoutAdjective(folded)];
    facts.isBySea ??= isOfSea(folded) || others.some(isOfSea);
    return facts.isBySea || others.some(isTown);
  };
  return {
    isName(text) {
      const facts = factsOf(text);
      return (facts.isName ??= isBorne(facts, gazetteers.current().has));
    },
    isLikely(text) {
      const facts = factsOf(text);
      return (facts.isLikely ??= isBorne(facts, gazetteers.current().hasLikely));
    },
    isWellKnown(text) {
      const facts = factsOf(text);
      return (facts.isWellKnown ??= isBorne(facts, gazetteers.current().hasWellKnown));
    },
    isArea(text, language) {
      const facts = factsOf(text);
      const { folded } = facts;
      facts.isRegion ??=
        seaNames()
          .called(folded)
          .some(({ harbour }) => harbour !== undefined) || atlas.regions().keysOf(folded).size > 0;
      return facts.isRegion || atlas.countryNamed(folded, languageOf(language)) !== undefined;
    },
    isIsland: (text) =>
      seaNames()
        .called(factsOf(text).folded)
        .some(({ kind, harbour }) => kind === 'island' && harbour !== undefined),
  };
}
