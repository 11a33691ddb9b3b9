import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Updates of Telegram that were received, and the roles that one of several processes has for a while. */
export const telegramUpdates: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('telegram_updates')
      .addColumn('bot', 'text', (column) => column.notNull())
      .addColumn('update_id', 'bigint', (column) => column.notNull())
      .addColumn('chat', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('ready_at', 'bigint', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('lease_until', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('telegram_updates_of_bot', ['bot', 'update_id'])
      // Each row is updated twice soon after its insert.
      .$call((table) => (isPostgres ? table.modifyEnd(sql`with (fillfactor = 70)`) : table))
      .execute();
    await db.schema
      .createIndex('telegram_updates_pending')
      .on('telegram_updates')
      .columns(['bot', 'chat', 'update_id'])
      .where(sql.ref('body'), 'is not', null)
      .execute();
    await db.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
