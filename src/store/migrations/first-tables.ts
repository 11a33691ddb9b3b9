import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** API keys of the data service and their usage by day. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('daily_quota', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createTable('key_usage')
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('half_units', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('key_usage_of_day', ['key_id', 'day'])
      .execute();
  },
};
