/** A store of values that survive JSON and may be lost at any time. */
export type Cache = {
  /** `undefined` also where the store does not work. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
};
