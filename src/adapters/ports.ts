/** Port: facts of a platform for all its processes, none of people. Rejects with `store-unavailable` without the database. */
export type AdapterRecords = {
  /** Claims a name until `ttlMs` have passed. Resolves to false where any process has claimed it and the claim has not lapsed. */
  claim(name: string, ttlMs: number): Promise<boolean>;
  read(name: string): Promise<string | undefined>;
  write(name: string, value: string): Promise<void>;
};
