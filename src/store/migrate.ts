import { setTimeout } from 'node:timers/promises';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartupError } from '../lib/startup-error.ts';
import { most, ms } from './limits.ts';
import { eraseDeletedName, migrations } from './migrations.ts';

/** Ends the name of a migration that only adds: with its tables, the program of the release before goes on. */
export const addsOnly = '.adds';

/**
 * Brings the tables up to date, or to those of the migration `to`. `schema` is that of the tables on Postgres. Rejects with
 * a `StartupError` where a newer version of the program has migrated them and has not only added.
 *
 * Kysely takes no lock for migrations on SQLite: of two processes that start together on a new file, one finds it locked. It
 * retries until the other has finished.
 */
export async function migrate<T>(database: Kysely<T>, schema: string | undefined, to?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  for (let attempt = 1; ; attempt++) {
    const error = await migrateOnce(database, migrator, to);
    if (error === undefined) return;
    const executed = await executedMigrations(database);
    const newer = executed.filter((name) => !(name in migrations));
    const changing = newer.findLast((name) => !name.endsWith(addsOnly));
    if (changing !== undefined) {
      throw new StartupError(
        `The database was written by a newer version of Bellbuoy (${changing}): install that version again, or restore ` +
          'the copy that was made before it.',
      );
    }
    if (newer.length > 0 && Object.keys(migrations).every((name) => executed.includes(name))) return;
    if (attempt === most.migrations) throw error;
    await setTimeout(ms.retryMigration);
  }
}

/** All migrations in one transaction. Resolves to the error, `undefined` where there is none. */
async function migrateOnce<T>(database: Kysely<T>, migrator: Migrator, to: string | undefined): Promise<unknown> {
  try {
    const pending = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
    if (pending.some(({ name }) => name === eraseDeletedName)) await eraseEarlierDeleted(database);
  } catch (error) {
    return error;
  }
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  return error;
}

async function executedMigrations<T>(database: Kysely<T>): Promise<string[]> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name`;
  // A database that cannot be read has another fault, which the migrator reports.
  const { rows } = await query.execute(database).catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name);
}

/** Writes SQLite's file anew: rows that earlier versions deleted are still in the unused parts of its pages. */
async function eraseEarlierDeleted<T>(database: Kysely<T>): Promise<void> {
  if (database.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`vacuum`.execute(database);
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
