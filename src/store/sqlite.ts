import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** Another process may hold the file for a moment (`ask` beside `start`): wait that long, ms. */
const busyTimeoutMs = 5000;

/** Kysely's dialect over the SQLite that is built into Node. */
export function sqliteDialect(file: string): SqliteDialect {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  // With a write-ahead log readers and a writer do not block each other; NORMAL survives a killed process.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  return new SqliteDialect({ database: adapt(database) });
}

/** Many rows in one statement make it long, and their number makes it another: such are not kept, characters. */
const longestKept = 4000;

/** Kysely prepares every statement anew; the texts are few, so each is kept, but for those that act when prepared. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text) ?? statementOf(database.prepare(text));
      if (text.length <= longestKept && !text.startsWith('pragma')) prepared.set(text, known);
      return known;
    },
  };
}

/** Rows are always read to their end: a statement left unfinished would keep the log from being folded in. */
function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
