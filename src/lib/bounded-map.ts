/** Values by key, of which the least recently used one is dropped when there would be more than `max`. */
export type BoundedMap<Value extends {}> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  dropAll(prefix: string): void;
};

/**
 * An empty map of at most `max` values, or of so many units that `sizeOf` counts of each, whole ones, of which each character of
 * a key is one as well. A value that is larger than all is not stored. No key is empty.
 */
export function createBoundedMap<Value extends {}>(max: number, sizeOf?: (value: Value) => number): BoundedMap<Value> {
  const sizeIn = (key: string, value: Value): number => (sizeOf ? key.length + sizeOf(value) : 1);
  // In the order of their last use.
  const values = new Map<string, Value>();
  let total = 0;
  const drop = (key: string): void => {
    const value = values.get(key);
    if (value !== undefined && values.delete(key)) total -= sizeIn(key, value);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined && values.delete(key)) values.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      const size = sizeIn(key, value);
      if (size > max) return;
      values.set(key, value);
      total += size;
      for (const oldest of values.keys()) {
        if (total <= max) break;
        drop(oldest);
      }
    },
    dropAll(prefix) {
      for (const key of values.keys()) if (key.startsWith(prefix)) drop(key);
    },
  };
}

/** A bounded map whose values expire. */
export type ExpiringMap<Value> = {
  /** `undefined` from `ttlMs` after the value was read. */
  get(key: string): Value | undefined;
  /** `readAt`: when the value was read at its source, which is before an asynchronous read has resolved. */
  set(key: string, value: Value, readAt: number): void;
  dropAll: BoundedMap<{}>['dropAll'];
};

/** `clock` returns ms and has the same origin as `readAt`. */
export function createExpiringMap<Value>(
  { max, ttlMs }: { readonly max: number; readonly ttlMs: number },
  clock: () => number,
): ExpiringMap<Value> {
  const entries = createBoundedMap<{ readonly value: Value; readonly readAt: number }>(max);
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && clock() - entry.readAt < ttlMs ? entry.value : undefined;
    },
    set: (key, value, readAt) => entries.set(key, { value, readAt }),
    dropAll: entries.dropAll,
  };
}
