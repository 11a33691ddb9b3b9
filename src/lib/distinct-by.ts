/** The first of those that have the same key, in their order. */
export function distinctBy<One>(all: readonly One[], keyOf: (one: One, index: number) => unknown): One[] {
  const seen = new Set<unknown>();
  return all.filter((one, index) => {
    const key = keyOf(one, index);
    return !seen.has(key) && seen.add(key);
  });
}
