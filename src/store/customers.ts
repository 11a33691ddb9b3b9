import type { CustomerStore, StoredToken } from '../customers/ports.ts';
import type { Database } from './database.ts';

/** Customers and tokens of the dashboard in the database. */
export function createCustomerStore(database: Database): CustomerStore {
  const customers = () => database.selectFrom('customers').select(['id', 'email', 'passphrase']);
  return {
    async add({ id, email, passphrase }, now) {
      await database
        .insertInto('customers')
        .values({ id, email, passphrase, created_at: now })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute();
    },
    withEmail: (email) => customers().where('email', '=', email).executeTakeFirst(),
    withId: (id) => customers().where('id', '=', id).executeTakeFirst(),
    setPassphrase: (id, passphrase) =>
      database.transaction().execute(async (transaction) => {
        await transaction.updateTable('customers').set({ passphrase }).where('id', '=', id).execute();
        await transaction.deleteFrom('dashboard_sessions').where('customer_id', '=', id).execute();
      }),
    remove: (id) => removeCustomer(database, id),
    async addToken(hash, token, expiresAt) {
      const customerId = 'customerId' in token ? token.customerId : null;
      await database
        .insertInto('dashboard_sessions')
        .values({ hash, kind: token.kind, customer_id: customerId, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at: expiresAt }))
        .execute();
    },
    async token(hash, now) {
      const row = await database
        .selectFrom('dashboard_sessions')
        .select(['kind', 'customer_id as customerId'])
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row as StoredToken | undefined;
    },
    async removeToken(hash) {
      const { numDeletedRows } = await database
        .deleteFrom('dashboard_sessions')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeExpired(now) {
      await database.deleteFrom('dashboard_sessions').where('expires_at', '<=', now).execute();
    },
  };
}

function removeCustomer(database: Database, id: string): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const keys = transaction.selectFrom('api_keys').select('id').where('customer_id', '=', id);
    for (const table of ['calendar_feeds', 'key_usage', 'endpoint_usage'] as const) {
      await transaction.deleteFrom(table).where('key_id', 'in', keys).execute();
    }
    await transaction.deleteFrom('api_keys').where('customer_id', '=', id).execute();
    await transaction.deleteFrom('dashboard_sessions').where('customer_id', '=', id).execute();
    await transaction.deleteFrom('customers').where('id', '=', id).execute();
  });
}
