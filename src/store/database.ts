import { Kysely, type Generated } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { firstTables } from './migrations/first-tables.ts';
import { sqliteDialect } from './sqlite.ts';

/** The tables, one schema for every database. Instants are milliseconds; quota and use are halves of a unit. */
export type Tables = {
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

export type Database = Kysely<Tables>;

const migrations: Record<string, Migration> = { '0001-first-tables': firstTables };

/** Opens a database (`sqlite:` and a file) and brings its tables up to date. */
export async function openDatabase(url: string): Promise<Database> {
  const database: Database = new Kysely({ dialect: sqliteDialect(url.slice('sqlite:'.length)) });
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return database;
}
