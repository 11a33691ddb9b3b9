import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { makeDatabasePrivate } from './private-files.ts';

/** How long to wait for the lock of another process, such as `ask` beside `start`, ms. */
const busyTimeoutMs = 5000;

/** Kysely's dialect over the SQLite that is built into Node. The file is readable by its owner only. */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') makeDatabasePrivate(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  // With a write-ahead log readers and a writer do not block each other; NORMAL survives a killed process.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  // What is deleted is overwritten with zeros; without it, the bytes stay in the file until their page is used again.
  database.exec('PRAGMA secure_delete = ON');
  return new SqliteDialect({ database: adapt(database) });
}

/** Longer statements are not cached: they hold many rows, and each number of rows is another text. Characters. */
const maxCachedLength = 4000;

/** Kysely prepares a statement for every query. The texts are few, so each is cached, except pragmas, which act when prepared. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = prepared.get(text) ?? statementOf(database.prepare(text));
      if (text.length <= maxCachedLength && !text.startsWith('pragma')) prepared.set(text, statement);
      return statement;
    },
  };
}

/** Rows are always read to the end: an unfinished statement would prevent a checkpoint of the write-ahead log. */
function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
