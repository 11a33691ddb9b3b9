import { once } from '../../lib/once.ts';

/** Bearers of names in memory, by folded name and by the beginnings of the words of a name. */
export type NameIndex<Bearer> = {
  readonly named: (foldedName: string) => readonly Bearer[];
  /** Bearers of names that have these words, the last perhaps unfinished, each with its folded name: at most `count` names. */
  readonly beginning: (foldedWords: string, count: number) => readonly (readonly [string, Bearer])[];
  readonly names: () => Iterable<string>;
};

/** Indexes pairs of a folded name and its bearer. */
export function indexNames<Bearer>(pairs: Iterable<readonly [string, Bearer]>): NameIndex<Bearer> {
  const byName = new Map<string, Bearer[]>();
  for (const [name, bearer] of pairs) {
    const bearers = byName.get(name);
    // Few names have two bearers: a list that has grown keeps room for 17.
    if (bearers) bearers.push(bearer);
    else byName.set(name, [bearer]);
  }
  // Each name from each of its words on, sorted: equal beginnings lie side by side.
  const tails = once(() =>
    [...byName.keys()]
      .flatMap((name) => tailsOf(name).map((tail) => ({ tail, name })))
      .sort((a, b) => (a.tail < b.tail ? -1 : 1)),
  );
  return {
    named: (name) => byName.get(name) ?? [],
    beginning: (typed, count) => {
      const from = firstNotBefore(typed, tails());
      const names = tails()
        .slice(from, from + count)
        .filter(({ tail }) => tail.startsWith(typed));
      return names.flatMap(({ name }) => (byName.get(name) ?? []).map((bearer) => [name, bearer] as const));
    },
    names: () => byName.keys(),
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
