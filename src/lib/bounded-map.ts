/** Values by key, of which one that has not been used for long is dropped when there would be more than `max`. */
export type BoundedMap<Value extends {}> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  dropAll(prefix: string): void;
};

type Entry<Value> = { readonly value: Value; readonly size: number; isUsed: boolean };

/**
 * An empty map of at most `max` values, or of so many units that `sizeOf` counts of each, whole ones, of which each character of
 * a key is one as well. A value that is larger than all is not stored. No key is empty.
 * The oldest that was not used since it became that is dropped ("second chance"): to move a value whenever it is used would
 * keep a new text as its key each time, which is then collected as something old.
 */
export function createBoundedMap<Value extends {}>(max: number, sizeOf?: (value: Value) => number): BoundedMap<Value> {
  const entries = new Map<string, Entry<Value>>();
  let total = 0;
  const drop = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry) entry.isUsed = true;
      return entry?.value;
    },
    set(key, value) {
      drop(key);
      const size = sizeOf ? key.length + sizeOf(value) : 1;
      if (size > max) return;
      for (const [oldest, entry] of entries) {
        if (total + size <= max) break;
        if (!entry.isUsed) drop(oldest);
        else {
          entry.isUsed = false;
          entries.delete(oldest);
          entries.set(oldest, entry);
        }
      }
      entries.set(key, { value, size, isUsed: false });
      total += size;
    },
    dropAll(prefix) {
      for (const key of entries.keys()) if (key.startsWith(prefix)) drop(key);
    },
  };
}

/** A bounded map whose values expire. `clock` returns ms and has the same origin as `readAt`. */
export function createExpiringMap<Value>(
  { max, ttlMs }: { readonly max: number; readonly ttlMs: number },
  clock: () => number,
) {
  const entries = createBoundedMap<{ readonly value: Value; readonly readAt: number }>(max);
  return {
    /** `undefined` from `ttlMs` after the value was read. */
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      return entry && clock() - entry.readAt < ttlMs ? entry.value : undefined;
    },
    /** `readAt`: when the value was read at its source, which is before an asynchronous read has resolved. */
    set: (key: string, value: Value, readAt: number): void => entries.set(key, { value, readAt }),
    dropAll: entries.dropAll,
  };
}
