import type { CustomerStore, StoredToken } from '../customers/ports.ts';
import type { Database } from './database.ts';
import { countOf, put, remove, rowsOf, update } from './statements.ts';

export function createCustomerStore(database: Database): CustomerStore {
  const customer = (where: { readonly email: string } | { readonly id: string }) =>
    rowsOf(database, 'customers', where).select(['id', 'email', 'passphrase']).executeTakeFirst();
  return {
    async add(row, now) {
      await put(database, 'customers', { ...row, created_at: now });
    },
    withEmail: (email) => customer({ email }),
    withId: (id) => customer({ id }),
    setPassphrase: (id, passphrase) =>
      database.transaction().execute(async (work) => {
        await update(work, 'customers', { id }).set({ passphrase }).execute();
        await remove(work, 'dashboard_sessions', { customer_id: id }).execute();
      }),
    remove: (id) => removeCustomer(database, id),
    async addToken(hash, token, expiresAt) {
      const customerId = 'customerId' in token ? token.customerId : null;
      const row = { hash, kind: token.kind, customer_id: customerId, expires_at: expiresAt };
      await put(database, 'dashboard_sessions', row, ['hash'], { expires_at: expiresAt });
    },
    async token(hash, now) {
      const row = await rowsOf(database, 'dashboard_sessions', { hash })
        .select(['kind', 'customer_id as customerId'])
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row as StoredToken | undefined;
    },
    removeToken: async (hash) => (await countOf(remove(database, 'dashboard_sessions', { hash }))) > 0,
    async removeExpired(now) {
      await database.deleteFrom('dashboard_sessions').where('expires_at', '<=', now).execute();
    },
  };
}

function removeCustomer(database: Database, id: string): Promise<void> {
  return database.transaction().execute(async (work) => {
    const keys = rowsOf(work, 'api_keys', { customer_id: id }).select('id');
    for (const table of ['calendar_feeds', 'key_usage', 'endpoint_usage'] as const) {
      await work.deleteFrom(table).where('key_id', 'in', keys).execute();
    }
    await remove(work, 'api_keys', { customer_id: id }).execute();
    await remove(work, 'dashboard_sessions', { customer_id: id }).execute();
    await remove(work, 'customers', { id }).execute();
  });
}
