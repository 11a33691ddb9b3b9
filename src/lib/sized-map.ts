import { LRUCache } from 'lru-cache';

/** Values by key, whose sizes together are limited. */
export type SizedMap<Value extends {}> = {
  get(key: string): Value | undefined;
  /** Drops the least recently used values as needed. A value that is larger than the limit is not stored. */
  set(key: string, value: Value): void;
};

/** `sizeOf` returns a whole number of at least 1, in the unit of `maxSize`. */
export function createSizedMap<Value extends {}>(maxSize: number, sizeOf: (value: Value) => number): SizedMap<Value> {
  const cache = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf });
  return { get: (key) => cache.get(key), set: (key, value) => void cache.set(key, value) };
}
