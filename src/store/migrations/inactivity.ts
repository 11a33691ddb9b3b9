import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an account was last used, and a digest paused: both are deleted a long time after. Counted from now for the old ones. */
export const inactivity: Migration = {
  async up(db: Kysely<unknown>) {
    const now = sql`cast(${Date.now()} as bigint)`;
    await db.schema
      .alterTable('people_accounts')
      .addColumn('seen', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update people_accounts set seen = ${now}`.execute(db);
    await db.schema.createIndex('people_accounts_seen').on('people_accounts').column('seen').execute();
    await db.schema.alterTable('digests').addColumn('paused_at', 'bigint').execute();
    await sql`update digests set paused_at = ${now} where status = 'paused'`.execute(db);
  },
};
