import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Instant } from '../domain/time.ts';
import type { Database } from './database.ts';

/** A key of the data service as its owner may see it: never the key itself. */
export type KeyRecord = {
  readonly id: string;
  readonly name: string;
  /** Whole units a day. */
  readonly dailyQuota: number;
  readonly createdAt: Instant;
  readonly revokedAt: Instant | null;
};

/** Who asks; quota in halves of a unit. */
export type Account = { readonly id: string; readonly quota?: number };

/** As long as a hash, and the hash of no key. */
const nobody = '-'.repeat(64);

/** 256 random bits. */
function newKey(): string {
  return `bb_${randomBytes(32).toString('base64url')}`;
}

/**
 * Keys, and what they use. Quota and costs are in halves of a unit. Of a key only an HMAC is kept, under the secret of
 * this installation: 256 random bits need no slow hash, and whoever steals the table has no key.
 */
export function createAccounts(database: Database, secret: string) {
  const hash = (key: string): string => createHmac('sha256', secret).update(key).digest('hex');

  return {
    /** Makes a key and returns it: the only time that anybody sees it. */
    async create(name: string, dailyQuota: number, now: Instant): Promise<{ id: string; key: string }> {
      const id = randomBytes(4).toString('hex');
      const key = newKey();
      const row = { id, name, hash: hash(key), daily_quota: dailyQuota, created_at: now, revoked_at: null };
      await database.insertInto('api_keys').values(row).execute();
      return { id, key };
    },

    async list(): Promise<KeyRecord[]> {
      const rows = await database.selectFrom('api_keys').selectAll().orderBy('created_at').execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        dailyQuota: row.daily_quota,
        createdAt: row.created_at,
        revokedAt: row.revoked_at,
      }));
    },

    /** Whether there was such a key, not revoked before. */
    async revoke(id: string, now: Instant): Promise<boolean> {
      const result = await database
        .updateTable('api_keys')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Puts a new key in the place of an account's, which ends; quota and use stay. `undefined` where there is none in use. */
    async rotate(id: string): Promise<string | undefined> {
      const key = newKey();
      const result = await database
        .updateTable('api_keys')
        .set({ hash: hash(key) })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n ? key : undefined;
    },

    hash,

    /**
     * The account whose key has this hash. A database compares in no constant time, which tells nothing of a key, whose
     * hash nobody can choose digit by digit; that it is this very hash is then seen in constant time.
     */
    async find(wanted: string): Promise<Account | undefined> {
      const row = await database
        .selectFrom('api_keys')
        .select(['id', 'daily_quota', 'hash'])
        .where('hash', '=', wanted)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      const isIt = timingSafeEqual(Buffer.from(row?.hash ?? nobody), Buffer.from(wanted));
      return row && isIt ? { id: row.id, quota: row.daily_quota * 2 } : undefined;
    },

    async authenticate(key: string): Promise<Account | undefined> {
      return this.find(hash(key));
    },

    async used(account: Account, day: string): Promise<number> {
      const row = await database
        .selectFrom('key_usage')
        .select('half_units')
        .where('key_id', '=', account.id)
        .where('day', '=', day)
        .executeTakeFirst();
      return row?.half_units ?? 0;
    },

    /** One statement, so that any number of processes never exceed the quota and never lose a count. */
    async charge(account: Account, day: string, cost: number): Promise<{ accepted: boolean; used: number }> {
      const { id, quota } = account;
      if (quota !== undefined && cost > quota) return { accepted: false, used: await this.used(account, day) };
      const [charged] = await database
        .insertInto('key_usage')
        .values({ key_id: id, day, half_units: cost })
        .onConflict((conflict) => {
          const added = conflict
            .columns(['key_id', 'day'])
            .doUpdateSet((eb) => ({ half_units: eb('key_usage.half_units', '+', cost) }));
          return quota === undefined ? added : added.where('key_usage.half_units', '<=', quota - cost);
        })
        .returning('half_units')
        .execute();
      return charged
        ? { accepted: true, used: charged.half_units }
        : { accepted: false, used: await this.used(account, day) };
    },
  };
}
