import { Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import { Problem } from '../problem.ts';
import { StartupError } from '../lib/startup-error.ts';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** A connection pool, or a transaction of one. */
export type Database = Kysely<Tables>;

/**
 * Opens a database (`sqlite:` and a file, or `postgres://…`) and migrates its tables. Rejects where it cannot be used.
 * Later, queries reject with `store-unavailable` while its disk or its server does not work; `onError` receives each
 * cause, and errors of idle connections.
 */
export async function openDatabase(url: string, onError: (error: unknown) => void): Promise<Database> {
  const isSqlite = url.startsWith('sqlite:');
  const dialect = isSqlite
    ? sqliteDialect(url.slice('sqlite:'.length), onError)
    : (await import('./postgres.ts')).postgresDialect(url, onError);
  const database: Database = new Kysely({ dialect });
  try {
    await migrate(database, isSqlite ? undefined : await schemaOf(database));
    return database;
  } catch (error) {
    await database.destroy();
    throw explained(causeOf(error));
  }
}

/** Removes deleted rows from SQLite's write-ahead log as well. Postgres does so by itself, with its vacuum. */
export async function eraseDeleted(database: Database): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

/** Without it, Kysely would find another's migrations. The first query: it fails for a wrong address, login or no server. */
async function schemaOf(database: Database): Promise<string> {
  const query = sql<{ schema: string | null }>`select current_schema() as schema`;
  const { rows } = await query.execute(database).catch((error: unknown) => {
    throw new StartupError(`The database of STORE_URL cannot be opened: ${reasonOf(causeOf(error))}.`);
  });
  if (!rows[0]?.schema) throw new StartupError('The database of STORE_URL has no schema for our tables.');
  return rows[0].schema;
}

/** At the start, the operator needs the error of the driver. */
function causeOf(error: unknown): unknown {
  return error instanceof Problem ? error.cause : error;
}

/** A host with several addresses fails with an error for each, in an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Postgres' code for a missing right, such as that to create tables (postgresql.org, appendix A). */
const insufficientPrivilege = '42501';

/** Explains a migration that the database does not allow; returns any other error as it is. */
function explained(error: unknown): unknown {
  const isForbidden = error instanceof Error && 'code' in error && error.code === insufficientPrivilege;
  return isForbidden ? new StartupError(`The user of STORE_URL may not change tables: ${error.message}.`) : error;
}

export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** Survives a power cut, as every transaction on Postgres: SQLite's `synchronous = normal` may lose the last commits. */
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
