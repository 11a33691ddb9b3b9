import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Digests, their deliveries, and the rate limit of each platform where several processes share it. */
export const digests: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('digests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('thread', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('heard', 'text', (column) => column.notNull())
      .addColumn('schedule', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('struck_on', 'text')
      .addColumn('planned_to', 'bigint', (column) => column.notNull())
      .addColumn('next_due_at', 'bigint', (column) => column.notNull())
      .addColumn('zone_data', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('digests_of_channel', ['platform', 'channel', 'thread', 'number'])
      .execute();
    await db.schema
      .createIndex('digests_to_plan')
      .on('digests')
      .column('next_due_at')
      .where(sql.ref('status'), '=', sql.lit('active'))
      .execute();
    await db.schema.createIndex('digests_of_owner').on('digests').columns(['platform', 'owner']).execute();
    await db.schema
      .createTable('digest_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('digest_id', 'text', (column) => column.notNull().references('digests.id').onDelete('cascade'))
      .addColumn('local_date', 'text', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('not_before', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('ambiguous', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('lease_until', 'bigint')
      .addColumn('fence', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('first_tried_at', 'bigint')
      .addColumn('message_id', 'text')
      .addColumn('finished_at', 'bigint')
      .addColumn('error', 'text')
      .addUniqueConstraint('digest_outbox_once', ['digest_id', 'local_date', 'slot'])
      // Rows are updated twice or more soon after their insert: with free space on their page, the indexes need no update.
      .$call((table) => (isPostgres ? table.modifyEnd(sql`with (fillfactor = 70)`) : table))
      .execute();
    await db.schema
      .createIndex('digest_outbox_to_send')
      .on('digest_outbox')
      .columns(['platform', 'not_before'])
      .where(sql.ref('state'), '=', sql.lit('pending'))
      .execute();
    await db.schema
      .createIndex('digest_outbox_leased')
      .on('digest_outbox')
      .column('lease_until')
      .where(sql.ref('state'), '=', sql.lit('sending'))
      .execute();
    await db.schema
      .createTable('digest_lanes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('next_at', 'double precision', (column) => column.notNull())
      .execute();
  },
};
