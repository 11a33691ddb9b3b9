import { KeyvSqlite } from '@keyv/sqlite';
import { most, ms } from './limits.ts';
import { makeDatabasePrivate } from './private-files.ts';

/** A store for Keyv in a SQLite file. `onError` is called where the file cannot be used. */
export function sqliteCacheTable(
  url: string,
  onError: (error: unknown) => void,
): { store: KeyvSqlite; prune(maxBytes: number): Promise<void> } {
  const file = url.slice('sqlite:'.length);
  try {
    makeDatabasePrivate(file);
  } catch (error) {
    // Without its cache the program works, only more slowly.
    onError(error);
  }
  const store = new KeyvSqlite({
    uri: `sqlite://${file}`,
    driver: 'node:sqlite',
    wal: true,
    // Without it, the writes of a second process fail while the first one writes.
    busyTimeout: 5000,
    clearExpiredInterval: ms.clearExpired,
  });
  // Set without a wait for the disk, which took 3 ms of the event loop: a crash of the machine may take the latest values.
  void store.query('PRAGMA synchronous = NORMAL').catch(onError);
  void eraseChats(store).catch(onError);
  const read = async (sql: string): Promise<number> => {
    const [row] = (await store.query(sql)) as readonly { readonly n: number | null }[];
    return row?.n ?? 0;
  };
  return {
    store,
    async prune(maxBytes) {
      for (let deletes = 0; deletes < most.deletes && (await read(usedBytes)) > maxBytes; deletes++) {
        // Rows that were written one after the other, from any of them on: found by their number, without a scan.
        const from = 1 + Math.floor(Math.random() * (await read('SELECT max(rowid) AS n FROM keyv')));
        const rows = `SELECT rowid FROM keyv WHERE rowid >= ${from} LIMIT ${most.rowsPerDelete}`;
        await store.query(`DELETE FROM keyv WHERE rowid IN (${rows})`);
      }
    },
  };
}

/** Without the pages that are free to be used again: the file never shrinks. */
const usedBytes = `
  SELECT (page_count - freelist_count) * page_size AS n
  FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;

/** Earlier versions had the ids of chats in keys, such as `telegram 7 answered 1001 5`: none of them is left in the file. */
async function eraseChats(store: KeyvSqlite): Promise<void> {
  await store.query('PRAGMA secure_delete = ON');
  await store.query("DELETE FROM keyv WHERE key GLOB 'telegram * *'");
}
