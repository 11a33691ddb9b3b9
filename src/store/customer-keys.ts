import { sql } from 'kysely';
import type { CustomerKeys } from '../customers/ports.ts';
import { keyHash, newKey, newKeyId } from './accounts.ts';
import type { Database } from './database.ts';

/** The API keys of customers in the database. They are keys like all others, with an owner. */
export function createCustomerKeys(database: Database, secret: string): CustomerKeys {
  const keyInUse = (customerId: string, id: string) =>
    database
      .updateTable('api_keys')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('revoked_at', 'is', null);
  return {
    async list(customerId, day) {
      const rows = await database
        .selectFrom('api_keys')
        .leftJoin('key_usage', (join) => join.onRef('key_id', '=', 'id').on('day', '=', day))
        .select(['id', 'name', 'daily_quota', 'created_at', 'half_units'])
        .where('customer_id', '=', customerId)
        .where('revoked_at', 'is', null)
        .orderBy('created_at')
        .execute();
      return rows.map(({ id, name, daily_quota, created_at, half_units }) => ({
        id,
        name,
        dailyQuota: daily_quota,
        createdAt: created_at,
        used: Math.ceil((half_units ?? 0) / 2),
      }));
    },

    create: (customerId, { name, dailyQuota }, { most, since }, now) =>
      database.transaction().execute(async (transaction) => {
        // The lock on this row makes one wait for the other where a customer sends two requests at once.
        const owner = sql<{ id: string }>`update customers set email = email where id = ${customerId} returning id`;
        if ((await owner.execute(transaction)).rows.length === 0) return undefined;
        const counted = await transaction
          .selectFrom('api_keys')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('customer_id', '=', customerId)
          .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>=', since)]))
          .executeTakeFirstOrThrow();
        if (Number(counted.count) >= most) return undefined;
        const key = newKey();
        const row = {
          id: newKeyId(),
          name,
          hash: keyHash(secret, key),
          daily_quota: dailyQuota,
          created_at: now,
          revoked_at: null,
          customer_id: customerId,
        };
        await transaction.insertInto('api_keys').values(row).execute();
        return key;
      }),

    async rotate(customerId, id) {
      const key = newKey();
      const { numUpdatedRows } = await keyInUse(customerId, id)
        .set({ hash: keyHash(secret, key) })
        .executeTakeFirst();
      return numUpdatedRows > 0n ? key : undefined;
    },

    async revoke(customerId, id, now) {
      const { numUpdatedRows } = await keyInUse(customerId, id).set({ revoked_at: now }).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async usage(customerId, fromDay) {
      const rows = await database
        .selectFrom('endpoint_usage')
        .innerJoin('api_keys', 'api_keys.id', 'endpoint_usage.key_id')
        .select((eb) => ['day', 'endpoint', eb.fn.sum('half_units').as('half_units')])
        .where('customer_id', '=', customerId)
        .where('day', '>=', fromDay)
        .groupBy(['day', 'endpoint'])
        .orderBy('day')
        .orderBy('endpoint')
        .execute();
      return rows.map(({ day, endpoint, half_units }) => ({ day, endpoint, units: Number(half_units) / 2 }));
    },
  };
}
