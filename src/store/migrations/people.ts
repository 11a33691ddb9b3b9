import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People with their accounts, settings and places; settings of channels; codes that link accounts. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    // In a table without rowid, the rows of a person are adjacent and need no second B-tree; Postgres has no such tables.
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const clustered = isPostgres ? sql`` : sql`without rowid`;
    await db.schema
      .createTable('people_accounts')
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_account', ['platform', 'account'])
      .modifyEnd(clustered)
      .execute();
    await db.schema.createIndex('people_accounts_of').on('people_accounts').column('person').execute();
    await db.schema
      .createTable('people_settings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_setting', ['person', 'name'])
      .modifyEnd(clustered)
      .execute();
    await db.schema
      .createTable('people_places')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_place', ['person', 'kind', 'name'])
      .modifyEnd(clustered)
      .execute();
    await db.schema
      .createTable('people_link_codes')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('channel_settings')
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('channel_setting', ['platform', 'channel', 'name'])
      .modifyEnd(clustered)
      .execute();
  },
};
