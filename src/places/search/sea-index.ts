import type { SeaName } from '../gazetteer/sea-names.ts';
import { indexSpellings, misspellings, type Misspelling } from '../gazetteer/spelling.ts';
import { bareNamesOf, landformReadings, readingsOf, readingsOfShore } from './landforms.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { once } from '../../lib/once.ts';

/** The places of the sea, in memory: they are known while the towns are being packed. */
export type SeaIndex = NameIndex<SeaName> & {
  readonly withId: (id: string) => SeaName | undefined;
  /** Those of a name, or where there are none, of the name with another word for its landform: Kap Arkona, Cape Arkona. */
  readonly called: (foldedName: string) => readonly SeaName[];
  /** Those whose name is this one and a landform: Seminyak Beach of `seminyak`. */
  readonly shortlyCalled: (foldedName: string) => readonly SeaName[];
  /** The names that differ from this one by at most so many letters. */
  readonly similar: (foldedName: string, maxMistakes: number) => readonly Misspelling[];
};

/** An index of the names of the sea by their folded spellings. */
export function indexSeaNames(seaNames: readonly SeaName[]): SeaIndex {
  const byId = new Map(seaNames.map((seaName) => [seaName.id, seaName]));
  const index = indexNames(seaNames.flatMap((seaName) => seaName.folded.map((folded) => [folded, seaName] as const)));
  const indexBy = (namesOf: (seaName: SeaName) => readonly string[]) =>
    once(() => indexNames(seaNames.flatMap((seaName) => namesOf(seaName).map((name) => [name, seaName] as const))));
  // Reading all names takes 30 ms, and few texts need it.
  const [byReading, byBareName] = [indexBy(readingsOf), indexBy(bareNamesOf)];
  // Camps Bay is found as Camps Bay Beach, where nothing is called so.
  const byShore = indexBy(readingsOfShore);
  const spellings = once(() => indexSpellings(index.names()));
  const readAlike = (folded: string): SeaName[] => {
    const typed = landformReadings(folded);
    const whole = typed.flatMap((reading) => byReading().named(reading));
    const found = whole.length > 0 ? whole : typed.flatMap((reading) => byShore().named(reading));
    return [...new Set(found)];
  };
  return {
    ...index,
    called: (folded) => {
      const named = index.named(folded);
      return named.length > 0 ? named : readAlike(folded);
    },
    shortlyCalled: (folded) => [...new Set(byBareName().named(folded))],
    withId: (id) => byId.get(id),
    similar: (typed, max) => misspellings(typed, spellings(), max),
  };
}
