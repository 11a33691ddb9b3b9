/** Where texts are kept by their keys, in a store. `prune` deletes texts, whichever they are, until `maxBytes` are left. */
export type CacheTable = {
  get(key: string): Promise<string | null | undefined>;
  set(key: string, text: string, expires: number): Promise<unknown>;
  prune?(maxBytes: number): Promise<void>;
  close(): Promise<void>;
};
