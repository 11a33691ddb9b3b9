import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Linked accounts keep their own settings and places, so that they can be taken apart again: `link_group` is the same for
 * accounts that are linked. Requests to link replace codes that linked at once. Of accounts linked before, the one that has
 * been known longest keeps all, since whose it was is not known.
 */
export const linkedAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('people_accounts')
      .addColumn('link_group', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update people_accounts set link_group = person`.execute(db);
    await db.schema.createIndex('people_accounts_linked').on('people_accounts').column('link_group').execute();
    const { rows } = await sql<{ platform: string; account: string; person: string }>`
      select platform, account, person from people_accounts order by person, since, platform, account`.execute(db);
    for (const [i, { platform, account, person }] of rows.entries()) {
      if (rows[i - 1]?.person !== person) continue;
      await sql`update people_accounts set person = ${`${person}.${platform}.${account}`}
        where platform = ${platform} and account = ${account}`.execute(db);
    }
    await db.schema
      .alterTable('people_settings')
      .addColumn('at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.dropTable('people_link_codes').execute();
    await db.schema
      .createTable('link_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.unique())
      .addColumn('maker_platform', 'text', (column) => column.notNull())
      .addColumn('maker', 'text', (column) => column.notNull())
      .addColumn('maker_name', 'text')
      .addColumn('taker_platform', 'text')
      .addColumn('taker', 'text')
      .addColumn('taker_name', 'text')
      .addColumn('taker_agreed', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
