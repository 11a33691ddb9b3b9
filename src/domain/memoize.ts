/** Caches the last `limit` results of a pure function of the key. A plain `Map`, since `domain` imports no cache package. */
export function memoize<Result, Key extends number | string = number>(
  limit: number,
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, Result>();
  // Most calls repeat the last key, which has no place to change.
  let last: { readonly key: Key; readonly result: Result } | undefined;
  return (key) => {
    if (last?.key === key) return last.result;
    const isKnown = results.has(key);
    const result = isKnown ? (results.get(key) as Result) : compute(key);
    // In the order of their last use, which costs more than to find them, once there are as many as are kept.
    const isFull = results.size >= limit;
    const [oldest] = isFull && !isKnown ? results.keys() : [];
    if (isFull) results.delete(oldest ?? key);
    if (isFull || !isKnown) results.set(key, result);
    last = { key, result };
    return result;
  };
}

/** `compute` with its result cached for each object, as long as that lives. */
export function memoizeByObject<Key extends object, Result extends {}>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}
