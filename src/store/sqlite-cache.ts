import { DatabaseSync } from 'node:sqlite';
import { once } from '../lib/once.ts';
import type { CacheTable } from '../lib/cache.ts';
import { makeDatabasePrivate } from './private-files.ts';

/** Without it, the writes of a second process fail while the first one writes, ms. */
const busyTimeoutMs = 5000;
/** Rows deleted by one statement: the event loop waits for it. */
const rowsPerDelete = 100;
/** Pruning goes on after the next writes where these were not enough. */
const maxDeletes = 5;

/** A cache in a table of a SQLite file, which is opened when it is first used. */
export function sqliteCacheTable(url: string): CacheTable {
  const file = url.slice('sqlite:'.length);
  const opened = once(() => openCacheFile(file));
  return {
    get: async (key) => opened().read.get(key, Date.now())?.['value'] as string | undefined,
    set: async (key, json, ttlMs) => void opened().write.run(key, Date.now() + ttlMs, json),
    async prune(maxBytes) {
      const { clear, used, last, erase } = opened();
      clear.run(Date.now());
      for (let deletes = 0; deletes < maxDeletes && Number(used.get()?.['n']) > maxBytes; deletes++) {
        // Rows that were written one after the other, from any of them on: found by their number, without a scan.
        erase.run(1 + Math.floor(Math.random() * Number(last.get()?.['n'])));
      }
    },
    close: async () => opened().database.close(),
  };
}

/** The file with its table, and the statements for it. */
export function openCacheFile(file: string) {
  makeDatabasePrivate(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  database.exec(createTable);
  return {
    database,
    read: database.prepare('SELECT value FROM cache WHERE key = ? AND expires > ?'),
    write: database.prepare('INSERT OR REPLACE INTO cache (key, expires, value) VALUES (?, ?, ?)'),
    clear: database.prepare('DELETE FROM cache WHERE expires <= ?'),
    // Without the pages that are free to be used again: the file never shrinks.
    used: database.prepare(
      'SELECT (page_count - freelist_count) * page_size AS n FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
    ),
    last: database.prepare('SELECT max(rowid) AS n FROM cache'),
    erase: database.prepare(
      `DELETE FROM cache WHERE rowid IN (SELECT rowid FROM cache WHERE rowid >= ? LIMIT ${rowsPerDelete})`,
    ),
  };
}

/**
 * `NORMAL` sets a value without a wait for the disk, which took 3 ms of the event loop: a crash of the machine may take the
 * latest. Earlier versions had the table `keyv`, with the ids of chats in its keys: none of them is left in the file.
 */
const createTable = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;
  DROP TABLE IF EXISTS keyv;
  CREATE TABLE IF NOT EXISTS cache (key TEXT PRIMARY KEY, expires INTEGER NOT NULL, value TEXT NOT NULL)`;
