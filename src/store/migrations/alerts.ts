import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Alerts are digests of another kind: the schedule of one is how it keeps watch. News go with the delivery. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('digests')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('digest'))
      .execute();
    await db.schema.alterTable('digests').addColumn('cell', 'text').execute();
    await db.schema.alterTable('digests').addColumn('watch_state', 'text').execute();
    await db.schema.alterTable('digest_outbox').addColumn('news', 'text').execute();
    await db.schema.dropIndex('digests_to_plan').execute();
    await db.schema
      .createIndex('digests_to_plan')
      .on('digests')
      .columns(['kind', 'next_due_at', 'cell'])
      .where(sql.ref('status'), '=', sql.lit('active'))
      .execute();
  },
};
