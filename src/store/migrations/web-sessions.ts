import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Deletes what was stored under the session names that clients of the web adapter had chosen themselves. Sessions have
 * tokens now, so that nobody could open these any more, and before, whoever guessed a name could.
 */
export const webSessions: Migration = {
  async up(db: Kysely<unknown>) {
    const persons = sql`select person from people_accounts where platform = 'web'`;
    await sql`delete from people_settings where person in (${persons})`.execute(db);
    await sql`delete from people_places where person in (${persons})`.execute(db);
    await sql`delete from people_accounts where platform = 'web'`.execute(db);
  },
};
