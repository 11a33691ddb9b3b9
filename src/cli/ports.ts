import type { Instant } from '../domain/time.ts';

/** An API key without its secret. */
export type KeyRecord = {
  readonly id: string;
  readonly name: string;
  /** Whole units a day. */
  readonly dailyQuota: number;
  readonly createdAt: Instant;
  readonly revokedAt: Instant | null;
};

/** Port: API keys of the data service. Only `create` and `rotate` ever return a key itself. */
export type KeyStore = {
  create(name: string, dailyQuota: number, now: Instant): Promise<{ id: string; key: string }>;
  /** In order of creation, revoked ones included. */
  list(): Promise<readonly KeyRecord[]>;
  /** False where there is no such key in use. */
  revoke(id: string, now: Instant): Promise<boolean>;
  /** Replaces a key; quota and usage stay. `undefined` where there is no such key in use. */
  rotate(id: string): Promise<string | undefined>;
};

/** Port: secret addresses of calendars. Only `create` ever returns a token. */
export type FeedStore = {
  /** `query` is what the feed shows. `undefined` where there is no such key in use. */
  create(keyId: string, query: string, now: Instant): Promise<{ id: string; token: string } | undefined>;
  /** In order of creation, revoked ones included. */
  list(): Promise<
    readonly {
      readonly id: string;
      readonly keyId: string;
      readonly query: string;
      readonly createdAt: Instant;
      readonly revokedAt: Instant | null;
    }[]
  >;
  /** False where there is no such feed in use. */
  revoke(id: string, now: Instant): Promise<boolean>;
};

/** Port: deliveries that were given up after too many attempts. */
export type FailedDeliveries = {
  /** The latest first. */
  list(): Promise<
    readonly {
      readonly id: string;
      readonly digestId: string;
      readonly platform: string;
      readonly dueAt: Instant;
      readonly error: string | null;
    }[]
  >;
  /** Makes one or all pending again as if due now, except those of paused or gone digests. Resolves to the number. */
  sendAgain(id: string | undefined, now: Instant): Promise<number>;
};

/** Port: copies of everything that is kept. Both reject where they cannot, with a sentence for the operator. */
export type Backups = {
  /** Writes a copy, also while the program runs. Rejects where the file exists. */
  save(file: string, now: Instant): Promise<{ readonly rows: number; readonly bytes: number }>;
  /** Reads a copy into the database. Rejects where the database is in use, or has rows and `replace` is false. */
  restore(
    file: string,
    options: { readonly replace: boolean },
  ): Promise<{ readonly rows: number; readonly createdAt: Instant }>;
};
