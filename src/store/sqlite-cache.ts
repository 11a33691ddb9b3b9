import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CacheTable } from './cache.ts';
import { makeDatabasePrivate } from './private-files.ts';

const clearExpiredIntervalMs = 3_600_000;
/** How long a write waits for that of another process, ms. */
const busyTimeoutMs = 5000;
/** Rows deleted by one statement: the event loop waits for it. */
const rowsPerDelete = 100;
/** Pruning goes on after the next writes where these were not enough. */
const maxDeletes = 5;

/**
 * A table of a SQLite file. `onError` is called where it cannot be opened, or expired rows cannot be deleted. It is tried again
 * with each call, since without its cache the program works, only more slowly.
 */
export function sqliteCacheTable(url: string, onError: (error: unknown) => void): CacheTable {
  const file = url.slice('sqlite:'.length);
  let opened: OpenedFile | undefined;
  try {
    opened = openFile(file);
  } catch (error) {
    onError(error);
  }
  const run = (sql: string, ...values: SQLInputValue[]) => (opened ??= openFile(file)).run(sql, ...values);
  const read = (sql: string): number => Number(run(sql)[0]?.['n'] ?? 0);
  const clearExpired = setInterval(() => {
    try {
      run('DELETE FROM cache WHERE expires <= ?', Date.now());
    } catch (error) {
      onError(error);
    }
  }, clearExpiredIntervalMs).unref();
  return {
    async get(key) {
      const [row] = run('SELECT value FROM cache WHERE key = ? AND expires > ?', key, Date.now());
      return row && String(row['value']);
    },
    async set(key, text, expires) {
      run(upsert, key, text, expires);
    },
    async prune(maxBytes) {
      for (let deletes = 0; deletes < maxDeletes && read(usedBytes) > maxBytes; deletes++) {
        // Rows that were written one after the other, from any of them on: found by their number, without a scan.
        const from = 1 + Math.floor(Math.random() * read('SELECT max(rowid) AS n FROM cache'));
        run(`DELETE FROM cache WHERE rowid IN (SELECT rowid FROM cache WHERE rowid >= ? LIMIT ${rowsPerDelete})`, from);
      }
    },
    async close() {
      clearInterval(clearExpired);
      opened?.database.close();
    },
  };
}

const upsert = `
  INSERT INTO cache (key, value, expires) VALUES (?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`;

/** Without the pages that are free to be used again: the file never shrinks. */
const usedBytes = `
  SELECT (page_count - freelist_count) * page_size AS n
  FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;

/**
 * Values are set without a wait for the disk, which took 3 ms of the event loop: a crash of the machine may take the latest.
 * The table of versions before 1.0 is dropped: its keys have the ids of chats, and none of them is left in the file.
 */
const prepareFile = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS cache (key TEXT UNIQUE NOT NULL, value TEXT NOT NULL, expires INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS cache_expires ON cache (expires);
  DROP TABLE IF EXISTS keyv`;

type OpenedFile = {
  readonly database: DatabaseSync;
  run(sql: string, ...values: SQLInputValue[]): ReturnType<StatementSync['all']>;
};

function openFile(file: string): OpenedFile {
  makeDatabasePrivate(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  database.exec(prepareFile);
  const prepared = new Map<string, StatementSync>();
  return {
    database,
    run(sql, ...values) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement.all(...values);
    },
  };
}
