import { fold } from '../fold.ts';
import type { NamedStation } from '../ports.ts';

/** The tide stations by their names, of which there are some 5,500. */
export type StationNames = {
  readonly withId: (id: string) => NamedStation | undefined;
  readonly named: (foldedName: string) => readonly NamedStation[];
  /** Those with words that begin so, each with its folded name: a few of them, at random, if they are many. */
  readonly beginning: (foldedWords: string, count: number) => readonly (readonly [string, NamedStation])[];
};

export function indexStations(stations: readonly NamedStation[]): StationNames {
  const byName = new Map<string, NamedStation[]>();
  const byId = new Map<string, NamedStation>();
  for (const station of stations) {
    byId.set(station.id, station);
    for (const name of namesOf(station)) byName.set(name, [...(byName.get(name) ?? []), station]);
  }
  // Each name from each of its words on, in order: what begins alike lies side by side.
  const tails = [...byName.keys()].flatMap((name) => tailsOf(name).map((tail) => ({ tail, name })));
  tails.sort((a, b) => (a.tail < b.tail ? -1 : 1));
  return {
    withId: (id) => byId.get(id),
    named: (name) => byName.get(name) ?? [],
    beginning: (typed, count) => {
      const from = firstNotBefore(typed, tails);
      const names = tails.slice(from, from + count).filter(({ tail }) => tail.startsWith(typed));
      return names.flatMap(({ name }) => byName.get(name)!.map((station) => [name, station] as const));
    },
  };
}

function tailsOf(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}

/** Binary search. */
function firstNotBefore(typed: string, tails: readonly { readonly tail: string }[]): number {
  let [low, high] = [0, tails.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tails[middle]!.tail < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `Savannah` is what people call `Savannah (Fort Pulaski)`. */
function namesOf({ name }: NamedStation): Set<string> {
  return new Set([fold(name), fold(name.replace(/\(.*\)/, ''))].filter(Boolean));
}
