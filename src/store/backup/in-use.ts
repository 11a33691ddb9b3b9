import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { most, ms } from '../limits.ts';

/** Whether another process has the database open. Nothing is created or migrated. */
export async function isInUse(url: string): Promise<boolean> {
  return url.startsWith('sqlite:') ? isFileInUse(url.slice('sqlite:'.length)) : isServerInUse(url);
}

/** SQLite leaves the mode with a write-ahead log only where no other connection is open; the next one returns to it. */
function isFileInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    return false;
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) return true;
    throw error;
  } finally {
    database.close();
  }
}

/** Every connection of ours bears our name and that of the schema, and a running program has at least one. */
async function isServerInUse(url: string): Promise<boolean> {
  const { postgresDialect } = await import('../postgres.ts');
  const database = new Kysely<unknown>({ dialect: postgresDialect(url, () => {}) });
  try {
    for (let attempt = 1; ; attempt++) {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and application_name = current_setting('application_name')`.execute(database);
      if (rows.length === 0 || attempt === most.looks) return rows.length > 0;
      await sleep(ms.retryLook);
    }
  } finally {
    await database.destroy();
  }
}
