/**
 * Port: facts of one platform that outlive a restart and are shared by all processes with the same database. They hold
 * nothing about people. Every function rejects with `store-unavailable` while the database does not work.
 */
export type AdapterRecords = {
  /** Claims a name until `ttlMs` have passed. Resolves to false where any process has claimed it and the claim has not lapsed. */
  claim(name: string, ttlMs: number): Promise<boolean>;
  read(name: string): Promise<string | undefined>;
  write(name: string, value: string): Promise<void>;
};
