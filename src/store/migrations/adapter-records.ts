import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What adapters remember across restarts, and the events that one of several processes has claimed. */
export const adapterRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('adapter_records')
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addPrimaryKeyConstraint('adapter_records_of_platform', ['platform', 'name'])
      .execute();
    await db.schema
      .createIndex('adapter_records_by_expiry')
      .on('adapter_records')
      .columns(['platform', 'expires_at'])
      .execute();
  },
};
