import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';

/** Values that may be lost at any time. They must survive JSON. */
export type Cache = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  close(): Promise<void>;
};

const clearExpiredEveryMs = 3_600_000;

/**
 * A cache at `memory:` or in a `sqlite:` file, which must not be the database's: it may be deleted. `onError` hears of
 * a store that does not work; the cache is then merely empty.
 */
export function openCache(url: string, onError: (error: unknown) => void): Cache {
  const keyv = new Keyv({
    ...(url.startsWith('sqlite:') ? { store: sqliteStore(url.slice('sqlite:'.length)) } : {}),
    namespace: 'bellbuoy',
    // Keyv's own serialiser knows buffers, and is four times slower.
    serialization: { stringify: JSON.stringify, parse: JSON.parse },
  });
  keyv.on('error', onError);
  return {
    get: (key) => keyv.get(key),
    async set(key, value, ttlMs) {
      await keyv.set(key, value, ttlMs);
    },
    close: () => keyv.disconnect(),
  };
}

function sqliteStore(file: string): KeyvSqlite {
  mkdirSync(path.dirname(file), { recursive: true });
  return new KeyvSqlite({
    uri: `sqlite://${file}`,
    driver: 'node:sqlite',
    wal: true,
    // Without it, a second process fails every write while the first one writes.
    busyTimeout: 5000,
    clearExpiredInterval: clearExpiredEveryMs,
  });
}
