import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { CacheTable } from './cache-table.ts';
import { databaseFiles, makeDatabasePrivate } from './private-files.ts';

/** How long to wait while another process writes, ms: the event loop waits as well. */
const busyTimeoutMs = 250;
/** Rows deleted by one statement: the event loop waits for it. More have expired than were written since only after a rest. */
const rowsPerDelete = 100;
/** Pruning goes on after the next writes where these were not enough. */
const maxDeletes = 5;
/** SQLITE_CORRUPT and SQLITE_NOTADB (sqlite.org/rescode.html). */
const brokenCodes = new Set<unknown>([11, 26]);

/** A cache in a SQLite file. One that is broken is made anew. */
export function sqliteCache(file: string): CacheTable {
  let opened: ReturnType<typeof open> | undefined;
  const use = async <T>(work: (statements: ReturnType<typeof open>) => T): Promise<T> => {
    try {
      return work((opened ??= open(file)));
    } catch (error) {
      if (brokenCodes.has((error as { errcode?: unknown }).errcode)) {
        opened?.database.close();
        opened = undefined;
        removeDatabase(file);
      }
      throw error;
    }
  };
  return {
    get: (key) => use(({ get }) => get.get(key)?.['text'] as string | undefined),
    set: (key, text, expires) => use(({ set }) => set.run(key, text, expires)),
    prune: (maxBytes) =>
      use(({ deleteExpired, deleteFrom, read }) => {
        deleteExpired.run(Date.now());
        for (let deletes = 0; deletes < maxDeletes && read(usedBytes) > maxBytes; deletes++) {
          // Rows that were written one after the other, from any of them on: found by their number, without a scan.
          deleteFrom.run(1 + Math.floor(Math.random() * read('SELECT max(rowid) AS n FROM texts')));
        }
      }),
    close: () => use(({ database }) => database.close()),
  };
}

function open(file: string) {
  makeDatabasePrivate(file);
  let database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  if (isOfEarlierVersion(database)) {
    database.close();
    removeDatabase(file);
    makeDatabasePrivate(file);
    database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  }
  database.exec(schema);
  const rows = (where: string): string => `DELETE FROM texts WHERE rowid IN
    (SELECT rowid FROM texts WHERE ${where} LIMIT ${rowsPerDelete})`;
  return {
    database,
    get: database.prepare('SELECT text FROM texts WHERE key = ?'),
    set: database.prepare('INSERT OR REPLACE INTO texts (key, text, expires) VALUES (?, ?, ?)'),
    deleteExpired: database.prepare(rows('expires <= ?')),
    deleteFrom: database.prepare(rows('rowid >= ?')),
    read: (sql: string): number => Number(database.prepare(sql).get()?.['n']),
  };
}

/** Such a file has another table, and may have ids of chats in its keys: none of them is left. */
function isOfEarlierVersion(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'keyv'").get() !== undefined;
}

/** A process that still has them open goes on with files that nobody else sees. */
function removeDatabase(file: string): void {
  for (const one of databaseFiles(file)) rmSync(one, { force: true });
}

/** The disk is not waited for, which took 3 ms of the event loop: after a crash of the machine the file may be broken. */
const schema = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS texts (key TEXT PRIMARY KEY, text TEXT NOT NULL, expires INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS texts_expires ON texts (expires)`;

/** Without the pages that are free to be used again: the file never shrinks. */
const usedBytes = `
  SELECT (page_count - freelist_count) * page_size AS n
  FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;
