import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Only a mark: `eraseEarlierDeleted` has run before it, since a file cannot be written anew within a transaction. */
export const eraseDeleted: Migration = {
  async up() {},
};

/** Writes SQLite's file anew: rows that earlier versions deleted are still in the unused parts of its pages. */
export async function eraseEarlierDeleted<T>(db: Kysely<T>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
