import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What has been spent of the budgets of the weather upstreams, for all processes together. */
export const upstreamUsage: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('upstream_usage')
      .addColumn('upstream', 'text', (column) => column.notNull())
      .addColumn('spender', 'text', (column) => column.notNull())
      .addColumn('length_ms', 'bigint', (column) => column.notNull())
      .addColumn('begins', 'bigint', (column) => column.notNull())
      .addColumn('weight', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('upstream_usage_of_spender', ['upstream', 'spender', 'length_ms'])
      .execute();
  },
};
