import { fold } from '../fold.ts';
import type { NamedStation } from '../ports.ts';

/** The tide stations, some 5,500, by id and by name. */
export type StationNames = {
  readonly withId: (id: string) => NamedStation | undefined;
  readonly named: (foldedName: string) => readonly NamedStation[];
  /** Stations with a name that has these words, the last perhaps unfinished, each with its folded name: at most `count` names. */
  readonly beginning: (foldedWords: string, count: number) => readonly (readonly [string, NamedStation])[];
};

/** Indexes stations by id, folded name and the beginnings of the words of their names. */
export function indexStations(stations: readonly NamedStation[]): StationNames {
  const byName = new Map<string, NamedStation[]>();
  const byId = new Map<string, NamedStation>();
  for (const station of stations) {
    byId.set(station.id, station);
    for (const name of namesOf(station)) byName.set(name, [...(byName.get(name) ?? []), station]);
  }
  // Each name from each of its words on, sorted: equal beginnings lie side by side.
  const tails = [...byName.keys()].flatMap((name) => tailsOf(name).map((tail) => ({ tail, name })));
  tails.sort((a, b) => (a.tail < b.tail ? -1 : 1));
  return {
    withId: (id) => byId.get(id),
    named: (name) => byName.get(name) ?? [],
    beginning: (typed, count) => {
      const from = firstNotBefore(typed, tails);
      const names = tails.slice(from, from + count).filter(({ tail }) => tail.startsWith(typed));
      return names.flatMap(({ name }) => (byName.get(name) ?? []).map((station) => [name, station] as const));
    },
  };
}

function tailsOf(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}

/** Index of the first tail that is not before a text (binary search). */
function firstNotBefore(typed: string, tails: readonly { readonly tail: string }[]): number {
  let [low, high] = [0, tails.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tails[middle]?.tail ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** People write `Savannah` for `Savannah (Fort Pulaski)`. */
function namesOf({ name }: NamedStation): Set<string> {
  return new Set([fold(name), fold(name.replace(/\(.*\)/, ''))].filter(Boolean));
}
