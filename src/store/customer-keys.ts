import { sql } from 'kysely';
import type { CustomerKeys } from '../customers/ports.ts';
import { addKey, revokeKey, rotateKey } from './accounts.ts';
import type { Database } from './database.ts';
import { rowsOf } from './statements.ts';

/** The API keys of customers in the database. They are keys like all others, with an owner. */
export function createCustomerKeys(database: Database, secret: string): CustomerKeys {
  return {
    async list(customerId, day) {
      const rows = await rowsOf(database, 'api_keys', { customer_id: customerId, revoked_at: null })
        .leftJoin('key_usage', (join) => join.onRef('key_id', '=', 'id').on('day', '=', day))
        .select(['id', 'name', 'daily_quota as dailyQuota', 'created_at as createdAt', 'half_units'])
        .orderBy('created_at')
        .execute();
      return rows.map(({ half_units, ...row }) => ({ ...row, used: Math.ceil((half_units ?? 0) / 2) }));
    },

    create: (customerId, { name, dailyQuota }, { most, since }, now) =>
      database.transaction().execute(async (transaction) => {
        // The lock on this row makes one wait for the other where a customer sends two requests at once.
        const owner = sql<{ id: string }>`update customers set email = email where id = ${customerId} returning id`;
        if ((await owner.execute(transaction)).rows.length === 0) return undefined;
        const counted = await rowsOf(transaction, 'api_keys', { customer_id: customerId })
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>=', since)]))
          .executeTakeFirstOrThrow();
        if (counted.count >= most) return undefined;
        const row = { name, daily_quota: dailyQuota, created_at: now, customer_id: customerId };
        return (await addKey(transaction, secret, row)).key;
      }),

    rotate: (customerId, id) => rotateKey(database, secret, { id, customer_id: customerId }),
    revoke: (customerId, id, now) => revokeKey(database, { id, customer_id: customerId }, now),

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
