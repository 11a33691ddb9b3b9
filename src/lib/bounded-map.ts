import { LRUCache } from 'lru-cache';

/** Values by key, of which the least recently used one is dropped when there would be more than `max`. */
export type BoundedMap<Value extends {}> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Drops the values of all keys that begin so. */
  dropAll(prefix: string): void;
};

/**
 * An empty map of at most `max` values, or of so many units that `sizeOf` counts of each, whole ones, of which each character of
 * a key is one as well. A value that is larger than all is not stored. No key is empty.
 */
export function createBoundedMap<Value extends {}>(max: number, sizeOf?: (value: Value) => number): BoundedMap<Value> {
  const sizeCalculation = (value: Value, key: string): number => (sizeOf ? key.length + sizeOf(value) : 1);
  const cache = new LRUCache<string, Value>({ maxSize: max, sizeCalculation });
  return {
    get: (key) => cache.get(key),
    set: (key, value) => void cache.set(key, value),
    dropAll(prefix) {
      for (const key of cache.keys()) if (key.startsWith(prefix)) cache.delete(key);
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
