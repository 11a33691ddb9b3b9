/** A store of values that survive JSON and may be lost at any time. */
export type Cache = {
  /** The stored value; `undefined` where there is none, it has expired, or the store does not work. */
  get(key: string): Promise<unknown>;
  /** Resolves also where the store does not work. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
};
