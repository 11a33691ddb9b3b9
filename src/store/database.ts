import { Kysely, PostgresAdapter, sql, type Generated, type Transaction } from 'kysely';
import type { DigestTables } from './digests/tables.ts';
import { migrate } from './migrate.ts';
import type { UserTables } from './users/tables.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

/** The tables, with one schema for every database. Instants are UTC milliseconds; quota and usage are half units. */
export type Tables = UserTables &
  DigestTables & {
    api_keys: {
      id: string;
      name: string;
      /** HMAC of the key under the installation's secret, hexadecimal. */
      hash: string;
      daily_quota: number;
      created_at: number;
      revoked_at: number | null;
    };
    key_usage: {
      key_id: string;
      /** UTC day, `YYYY-MM-DD`. */
      day: string;
      half_units: Generated<number>;
    };
  };

/** A connection pool, or a transaction of one. */
export type Database = Kysely<Tables>;

/**
 * Opens a database (`sqlite:` and a file, or `postgres://…`) and migrates its tables. Rejects where it cannot be used.
 * `onError` receives errors of idle connections; the next use opens another.
 */
export async function openDatabase(url: string, onError: (error: unknown) => void): Promise<Database> {
  const isSqlite = url.startsWith('sqlite:');
  const dialect = isSqlite ? sqliteDialect(url.slice('sqlite:'.length)) : postgresDialect(url, onError);
  const database: Database = new Kysely({ dialect });
  try {
    await migrate(database, isSqlite ? undefined : await schemaOf(database));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Rejects where the database does not answer. */
export async function pingDatabase(database: Database): Promise<void> {
  await sql`SELECT 1`.execute(database);
}

/** The schema of our tables. Without it, Kysely would find the migration table of another installation in another schema. */
async function schemaOf(database: Database): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  if (!rows[0]) throw new Error('Postgres has no current schema');
  return rows[0].schema;
}

/** Whether a database is Postgres; else it is SQLite. */
export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Runs a transaction that survives a power cut once committed. On Postgres every one does. SQLite runs with
 * `synchronous = normal`, where a power cut may lose the last commits, so this one raises it to `full`.
 */
export function durably<T>(database: Database, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
  if (isPostgres(database)) return database.transaction().execute(work);
  return database.connection().execute(async (connection) => {
    await sql`pragma synchronous = full`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = normal`.execute(connection);
    }
  });
}
