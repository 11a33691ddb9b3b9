import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table for writes that show whether the database takes any. It holds no row that is committed. */
export const healthProbes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('health_probes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
  },
};
