import { createGroups } from '../../lib/groups.ts';
import { once } from '../../lib/once.ts';

export type NameIndex<Bearer> = {
  readonly named: (foldedName: string) => readonly Bearer[];
  /** Bearers of names that have these words, the last perhaps unfinished, each with its folded name: at most `count` names. */
  readonly beginning: (foldedWords: string, count: number) => readonly (readonly [string, Bearer])[];
};

/** Indexes pairs of a folded name and its bearer. */
export function indexNames<Bearer extends {}>(pairs: Iterable<readonly [string, Bearer]>): NameIndex<Bearer> {
  const byName = createGroups<Bearer>();
  for (const [name, bearer] of pairs) byName.add(name, bearer);
  const names = once(() => [...byName.keys()]);
  const tails = once(() => sortedTails(names()));
  const nameAt = (index: number): string => names()[Math.floor(tails()[index]! / mostLetters)] ?? '';
  const tailAt = (index: number): string => nameAt(index).slice(tails()[index]! % mostLetters);
  return {
    named: byName.at,
    beginning: (typed, count) => {
      const from = firstNotBefore(typed, tails().length, tailAt);
      const found = Array.from({ length: Math.min(count, tails().length - from) }, (_, index) => from + index);
      const begun = found.filter((index) => tailAt(index).startsWith(typed)).map(nameAt);
      return begun.flatMap((name) => byName.at(name).map((bearer) => [name, bearer] as const));
    },
  };
}

/** No name is longer. */
const mostLetters = 256;

/** Each name from each of its words on, sorted: equal beginnings lie side by side. As numbers, since the texts take 2 MB. */
function sortedTails(names: readonly string[]): Uint32Array {
  const tails = names.flatMap((name, index) =>
    Array.from(name.matchAll(/(?<=^| )/g), ({ index: at }) => ({
      number: index * mostLetters + at,
      text: name.slice(at),
    })),
  );
  const sorted = tails.sort((a, b) => (a.text < b.text ? -1 : 1));
  return Uint32Array.from(sorted, ({ number }) => number);
}

/** Index of the first tail that is not before a text (binary search). */
function firstNotBefore(typed: string, count: number, tailAt: (index: number) => string): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tailAt(middle) < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}
