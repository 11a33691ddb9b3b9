import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { most, ms } from './limits.ts';
import { unavailableOr } from './unavailable.ts';
import { makeDatabasePrivate } from './private-files.ts';

/** Of a file for its owner only. Statements throw `store-unavailable` while it cannot be used, and `onError` has the cause. */
export function sqliteDialect(file: string, onError: (error: unknown) => void): SqliteDialect {
  if (file !== ':memory:') makeDatabasePrivate(file);
  const database = new DatabaseSync(file, { timeout: ms.busy });
  // With a write-ahead log readers and a writer do not block each other; NORMAL survives a killed process.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  // Deleted rows are overwritten with zeros; without it, the bytes stay in the file until their page is used again.
  database.exec('PRAGMA secure_delete = ON');
  return new TransactionalDialect({ database: adapt(database, onError) });
}

/** Migrates within one transaction, as SQLite can: where the disk is full in the middle, nothing has changed. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely prepares a statement for every query. The texts are few, so each is cached, except pragmas, which act when prepared. */
function adapt(database: DatabaseSync, onError: (error: unknown) => void): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  const explain = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const explained = unavailableOr(error);
      if (explained !== error) onError(error);
      throw explained;
    }
  };
  return {
    close: () => database.close(),
    prepare(text) {
      // A full disk may have rolled back already (sqlite.org/lang_transaction.html): a second time is an error that would
      // replace the cause.
      if (text === 'rollback' && !database.isTransaction) return nothing;
      const known = prepared.get(text);
      if (known) return known;
      const opened = explain(() => database.prepare(text));
      const statement = statementOf(opened, explain);
      if (text.length <= most.cachedLength && !text.startsWith('pragma')) prepared.set(text, statement);
      return statement;
    },
  };
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** Rows are always read to the end: an unfinished statement would prevent a checkpoint of the write-ahead log. */
function statementOf(statement: StatementSync, explain: <T>(work: () => T) => T): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => explain(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) => explain(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
