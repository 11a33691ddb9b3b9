import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartupError } from '../lib/startup-error.ts';
import { migrations } from './migrations/index.ts';

const maxAttempts = 20;
const retryMs = 50;

/**
 * Brings the tables up to date, or to those of the migration `to`. `schema` is that of the tables on Postgres. Rejects with
 * a `StartupError` where a newer version of the program has migrated them.
 *
 * Kysely takes no lock for migrations on SQLite: of two processes that start together on a new file, one finds the tables
 * incomplete. It retries until the other has finished.
 */
export async function migrate<T>(database: Kysely<T>, schema: string | undefined, to?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  for (let attempt = 1; ; attempt++) {
    const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
    if (!error) return;
    const newer = await unknownMigration(database);
    if (newer !== undefined) {
      throw new StartupError(
        `The database was written by a newer version of Bellbuoy (${newer}): install that version again, or restore ` +
          'the copy that was made before it.',
      );
    }
    if (attempt === maxAttempts) throw error;
    await setTimeout(retryMs);
  }
}

/** The last migration of the database that is not in our list; `undefined` where there is none. */
async function unknownMigration<T>(database: Kysely<T>): Promise<string | undefined> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name`;
  // A database that cannot be read has another fault, which the migrator reports.
  const { rows } = await query.execute(database).catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).findLast((name) => !(name in migrations));
}
