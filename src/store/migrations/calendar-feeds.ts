import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Secret addresses of tide calendars, each charged to an API key. */
export const calendarFeeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id'))
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
  },
};
