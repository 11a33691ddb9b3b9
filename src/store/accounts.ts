import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyStore } from '../cli/ports.ts';
import type { Account, Accounts, Charged } from '../service/ports.ts';
import type { Database } from './database.ts';

/** Accounts that can also be looked up by the hash of their key, as a cache does. */
export type HashedAccounts = Accounts & {
  /** The hash under which a key is stored, hexadecimal. */
  hash(key: string): string;
  /** The account whose key has this hash and is not revoked. */
  find(hash: string): Promise<Account | undefined>;
};

/** As long as a hash, but no hash: for a comparison in constant time where no row was found. */
const noHash = '-'.repeat(64);

/** The hash under which a key is stored, hexadecimal. */
export function keyHash(secret: string, key: string): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}

/** 32 random bits: an id is no secret. */
export function newKeyId(): string {
  return randomBytes(4).toString('hex');
}

/** 256 random bits. */
export function newKey(): string {
  return `bb_${randomBytes(32).toString('base64url')}`;
}

/**
 * API keys and their usage in the database. Quota and costs are in half units. Only an HMAC of a key under the
 * installation's secret is stored: 256 random bits need no slow hash, and the table without the secret is useless.
 */
export function createAccounts(database: Database, secret: string): KeyStore & HashedAccounts {
  const hash = (key: string): string => keyHash(secret, key);
  const find: HashedAccounts['find'] = (hashed) => findAccount(database, hashed);
  return {
    ...createKeyStore(database, hash),
    hash,
    find,
    authenticate: (key) => find(hash(key)),
    used: (account, day) => usedOn(database, account, day),
    charge: (account, day, cost) => charge(database, account, day, cost),
    refund: (account, day, cost) => refund(database, account, day, cost),
  };
}

function createKeyStore(database: Database, hash: (key: string) => string): KeyStore {
  return {
    async create(name, dailyQuota, now) {
      const id = newKeyId();
      const key = newKey();
      const row = {
        id,
        name,
        hash: hash(key),
        daily_quota: dailyQuota,
        created_at: now,
        revoked_at: null,
        customer_id: null,
      };
      await database.insertInto('api_keys').values(row).execute();
      return { id, key };
    },

    async list() {
      const rows = await database.selectFrom('api_keys').selectAll().orderBy('created_at').execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        dailyQuota: row.daily_quota,
        createdAt: row.created_at,
        revokedAt: row.revoked_at,
      }));
    },

    async revoke(id, now) {
      const result = await database
        .updateTable('api_keys')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async rotate(id) {
      const key = newKey();
      const result = await database
        .updateTable('api_keys')
        .set({ hash: hash(key) })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n ? key : undefined;
    },
  };
}

/** Every key with the units that it has used on a UTC day, and the address of its owner, in order of creation. */
export async function listKeyUse(database: Database, day: string) {
  const rows = await database
    .selectFrom('api_keys')
    .leftJoin('key_usage', (join) => join.onRef('key_id', '=', 'api_keys.id').on('day', '=', day))
    .leftJoin('customers', 'customers.id', 'customer_id')
    .select(['api_keys.id', 'name', 'daily_quota', 'api_keys.created_at', 'revoked_at', 'half_units', 'email'])
    .orderBy('api_keys.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    dailyQuota: row.daily_quota,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
    used: Math.ceil((row.half_units ?? 0) / 2),
    owner: row.email,
  }));
}

/**
 * Finds the account of a hash. The database compares in variable time, which reveals nothing about a key, since its hash
 * cannot be chosen digit by digit. The row found is compared in constant time.
 */
async function findAccount(database: Database, hash: string): Promise<Account | undefined> {
  const row = await database
    .selectFrom('api_keys')
    .select(['id', 'daily_quota', 'hash'])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const isSame = timingSafeEqual(Buffer.from(row?.hash ?? noHash), Buffer.from(hash));
  return row && isSame ? { id: row.id, quota: row.daily_quota * 2 } : undefined;
}

async function usedOn(database: Database, account: Account, day: string): Promise<number> {
  const row = await database
    .selectFrom('key_usage')
    .select('half_units')
    .where('key_id', '=', account.id)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.half_units ?? 0;
}

/** One atomic statement, so that concurrent processes neither exceed the quota nor lose a charge. */
async function charge(database: Database, account: Account, day: string, cost: number): Promise<Charged> {
  const { id, quota } = account;
  if (quota !== undefined && cost > quota) return { accepted: false, used: await usedOn(database, account, day) };
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
    .execute()
    .catch(async (error: unknown) => {
      // A key that was deleted is known for some seconds to the processes that cache it.
      if (await exists(database, id)) throw error;
      return [];
    });
  return charged
    ? { accepted: true, used: charged.half_units }
    : { accepted: false, used: await usedOn(database, account, day) };
}

async function exists(database: Database, id: string): Promise<boolean> {
  const row = await database.selectFrom('api_keys').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function refund(database: Database, { id }: Account, day: string, cost: number): Promise<number> {
  const refunded = await database
    .updateTable('key_usage')
    .set((eb) => ({ half_units: eb('half_units', '-', cost) }))
    .where('key_id', '=', id)
    .where('day', '=', day)
    .returning('half_units')
    .executeTakeFirst();
  return refunded?.half_units ?? 0;
}
