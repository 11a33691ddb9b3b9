import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People who register for keys themselves, their sessions of the dashboard, and what each endpoint took of a key's quota. */
export const customers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('customers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('passphrase', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('dashboard_sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('api_keys').addColumn('customer_id', 'text').execute();
    await db.schema.createIndex('api_keys_of_customer').on('api_keys').column('customer_id').execute();
    // Without a reference: counts are written in groups, of which a key that was just deleted must spoil none.
    await db.schema
      .createTable('endpoint_usage')
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('half_units', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('endpoint_usage_of_day', ['key_id', 'day', 'endpoint'])
      .execute();
  },
};
