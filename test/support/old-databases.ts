import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrate } from '../../src/store/migrate.ts';
import { postgresDialect } from '../../src/store/postgres.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from './postgres.ts';
import { temporaryFolder } from './temporary.ts';

/** A database in which the migrations stop where an older release did. */
export type OldDatabase = {
  readonly url: string;
  /** Runs the migrations up to that one, over a new connection unless there is one. It is to be destroyed by the caller. */
  migrateTo(name: string, database?: Kysely<unknown>): Promise<Kysely<unknown>>;
};

export function failTest(error: unknown): never {
  throw error;
}

function oldDatabase(url: string, dialect: () => Dialect, schema: string | undefined): OldDatabase {
  return {
    url,
    async migrateTo(name, database = new Kysely<unknown>({ dialect: dialect() })) {
      await migrate(database, schema, name);
      return database;
    },
  };
}

async function sqliteFile(): Promise<OldDatabase> {
  const file = path.join(temporaryFolder(), 'old.sqlite');
  return oldDatabase(`sqlite:${file}`, () => sqliteDialect(file, failTest), undefined);
}

async function postgresSchema(): Promise<OldDatabase> {
  const { url, schema, drop } = await temporarySchema();
  onTestFinished(drop);
  return oldDatabase(url, () => postgresDialect(url, failTest), schema);
}

/** Every kind of database: its name, a function that makes an empty one, and whether its tests are left out. */
export const oldDatabases: [string, () => Promise<OldDatabase>, boolean][] = [
  ['a SQLite file', sqliteFile, false],
  [`Postgres${postgresLeftOut}`, postgresSchema, withoutPostgres],
];
