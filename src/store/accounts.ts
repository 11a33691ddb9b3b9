import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { KeyStore } from '../cli/ports.ts';
import type { Instant } from '../domain/time.ts';
import type { Account, Accounts, Charged } from '../service/ports.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import { countOf, rowsOf, update } from './statements.ts';

/** Accounts that can also be looked up by the hash of their key, as a cache does. */
export type HashedAccounts = Accounts & {
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

/** 256 random bits. */
function newKey(): string {
  return `bb_${randomBytes(32).toString('base64url')}`;
}

/** Adds a key; `customer_id` is null where the operator makes it. Its id of 32 random bits is no secret. */
export async function addKey(
  database: Database,
  secret: string,
  row: Pick<Selectable<Tables['api_keys']>, 'name' | 'daily_quota' | 'created_at' | 'customer_id'>,
): Promise<{ id: string; key: string }> {
  const id = randomBytes(4).toString('hex');
  const key = newKey();
  const values = { ...row, id, hash: keyHash(secret, key), revoked_at: null };
  await database.insertInto('api_keys').values(values).execute();
  return { id, key };
}

/** Replaces the key of one that is in use; resolves to the new one. */
export async function rotateKey(
  database: Database,
  secret: string,
  which: { readonly id: string; readonly customer_id?: string },
): Promise<string | undefined> {
  const key = newKey();
  const changed = update(database, 'api_keys', { ...which, revoked_at: null }).set({ hash: keyHash(secret, key) });
  return (await countOf(changed)) > 0 ? key : undefined;
}

/** False where there is no such key in use. */
export async function revokeKey(
  database: Database,
  which: { readonly id: string; readonly customer_id?: string },
  now: Instant,
): Promise<boolean> {
  return (await countOf(update(database, 'api_keys', { ...which, revoked_at: null }).set({ revoked_at: now }))) > 0;
}

/** In half units. Only an HMAC under the secret is stored: 256 random bits need no slow hash; the table alone is useless. */
export function createAccounts(database: Database, secret: string): KeyStore & HashedAccounts {
  const hash = (key: string): string => keyHash(secret, key);
  const find: HashedAccounts['find'] = (hashed) => findAccount(database, hashed);
  return {
    create: (name, dailyQuota, now) =>
      addKey(database, secret, { name, daily_quota: dailyQuota, created_at: now, customer_id: null }),
    list: () =>
      database
        .selectFrom('api_keys')
        .select(['id', 'name', 'daily_quota as dailyQuota', 'created_at as createdAt', 'revoked_at as revokedAt'])
        .orderBy('created_at')
        .execute(),
    revoke: (id, now) => revokeKey(database, { id }, now),
    rotate: (id) => rotateKey(database, secret, { id }),
    hash,
    find,
    authenticate: (key) => find(hash(key)),
    used: (account, day) => usedOn(database, account, day),
    charge: (account, day, cost) => charge(database, account, day, cost),
    refund: (account, day, cost) => refund(database, account, day, cost),
  };
}

/** Every key with the units that it has used on a UTC day, and the address of its owner, in order of creation. */
export async function listKeyUse(database: Database, day: string) {
  const rows = await database
    .selectFrom('api_keys')
    .leftJoin('key_usage', (join) => join.onRef('key_id', '=', 'api_keys.id').on('day', '=', day))
    .leftJoin('customers', 'customers.id', 'customer_id')
    .select(['api_keys.id', 'name', 'daily_quota as dailyQuota', 'api_keys.created_at as createdAt'])
    .select(['revoked_at as revokedAt', 'half_units', 'email as owner'])
    .orderBy('api_keys.created_at')
    .execute();
  return rows.map(({ half_units, ...row }) => ({ ...row, used: Math.ceil((half_units ?? 0) / 2) }));
}

/** The database compares in variable time, which reveals nothing, as no hash can be chosen; the row found, in constant time. */
async function findAccount(database: Database, hash: string): Promise<Account | undefined> {
  const inUse = rowsOf(database, 'api_keys', { hash, revoked_at: null });
  const row = await inUse.select(['id', 'daily_quota', 'hash']).executeTakeFirst();
  const isSame = timingSafeEqual(Buffer.from(row?.hash ?? noHash), Buffer.from(hash));
  return row && isSame ? { id: row.id, quota: row.daily_quota * 2 } : undefined;
}

async function usedOn(database: Database, account: Account, day: string): Promise<number> {
  const row = await rowsOf(database, 'key_usage', { key_id: account.id, day }).select('half_units').executeTakeFirst();
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
      if (await rowsOf(database, 'api_keys', { id }).select('id').executeTakeFirst()) throw error;
      return [];
    });
  return charged
    ? { accepted: true, used: charged.half_units }
    : { accepted: false, used: await usedOn(database, account, day) };
}

async function refund(database: Database, { id }: Account, day: string, cost: number): Promise<number> {
  const refunded = await update(database, 'key_usage', { key_id: id, day })
    .set((eb) => ({ half_units: eb('half_units', '-', cost) }))
    .returning('half_units')
    .executeTakeFirst();
  return refunded?.half_units ?? 0;
}
