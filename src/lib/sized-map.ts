import { LRUCache } from 'lru-cache';

/** Values by key, whose sizes together, and those of their keys, are limited. */
export type SizedMap<Value extends {}> = {
  get(key: string): Value | undefined;
  /** Drops the least recently used values as needed. A value that is larger than the limit is not stored. */
  set(key: string, value: Value): void;
};

/** `sizeOf` returns a whole number, in the unit of `maxSize`, of which each character of a key is one as well. No key is empty. */
export function createSizedMap<Value extends {}>(maxSize: number, sizeOf: (value: Value) => number): SizedMap<Value> {
  const cache = new LRUCache<string, Value>({ maxSize, sizeCalculation: (value, key) => key.length + sizeOf(value) });
  return { get: (key) => cache.get(key), set: (key, value) => void cache.set(key, value) };
}
