/** A store of values that survive JSON and may be lost at any time. */
export type Cache = {
  /** The stored value; `undefined` where there is none, it has expired, or the store does not work. */
  get(key: string): Promise<unknown>;
  /** Resolves also where the store does not work. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
};

/** Where the values of a cache are kept, as JSON. Everything rejects while that does not work. */
export type CacheTable = {
  get(key: string): Promise<string | undefined>;
  set(key: string, json: string, ttlMs: number): Promise<void>;
  /** Deletes values, whichever they are, until no more than `maxBytes` are left. */
  prune?(maxBytes: number): Promise<void>;
  close(): Promise<void>;
};
