import type { CustomerStore } from '../customers/ports.ts';
import type { Database } from './database.ts';

/** Customers and sessions of the dashboard in the database. */
export function createCustomerStore(database: Database): CustomerStore {
  const customers = () => database.selectFrom('customers').select(['id', 'email', 'passphrase']);
  const addSession = async (
    hash: string,
    kind: string,
    customerId: string | null,
    expiresAt: number,
  ): Promise<void> => {
    const row = { hash, kind, customer_id: customerId, expires_at: expiresAt };
    await database.insertInto('dashboard_sessions').values(row).execute();
  };
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
    remove: (id) => removeCustomer(database, id),
    addSession: (hash, session, expiresAt) =>
      addSession(hash, session.kind, session.kind === 'customer' ? session.customerId : null, expiresAt),
    async session(hash, now) {
      const row = await database
        .selectFrom('dashboard_sessions')
        .select(['kind', 'customer_id'])
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (row?.kind === 'operator') return { kind: 'operator' };
      return row?.kind === 'customer' && row.customer_id !== null
        ? { kind: 'customer', customerId: row.customer_id }
        : undefined;
    },
    async removeSession(hash) {
      await database.deleteFrom('dashboard_sessions').where('hash', '=', hash).execute();
    },
    addInvitation: (hash, expiresAt) => addSession(hash, 'invitation', null, expiresAt),
    async takeInvitation(hash, now) {
      const { numDeletedRows } = await database
        .deleteFrom('dashboard_sessions')
        .where('hash', '=', hash)
        .where('kind', '=', 'invitation')
        .where('expires_at', '>', now)
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
