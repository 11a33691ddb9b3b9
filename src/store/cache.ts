import { mkdirSync } from 'node:fs';
import path from 'node:path';
import KeyvRedis from '@keyv/redis';
import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv, type KeyvOptions } from 'keyv';
import { postgresCacheTable } from './postgres-cache.ts';

/** Values that may be lost at any time. They must survive JSON. */
export type Cache = {
  /** `undefined` as well where the store does not work. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  close(): Promise<void>;
};

const clearExpiredEveryMs = 3_600_000;
/** Asking anew is quicker than waiting longer for a store that hangs, ms. */
const patienceMs = 1000;
/** What is asked while Redis cannot be reached waits for no longer than we do, and there is no more of it than this. */
const mostWaiting = 10_000;

/** A store for Keyv by the scheme of its URL. */
const stores: Record<string, (url: string, onError: (error: unknown) => void) => KeyvOptions['store']> = {
  memory: () => new Map(),
  sqlite: sqliteStore,
  redis: redisStore,
  rediss: redisStore,
  postgres: postgresCacheTable,
  postgresql: postgresCacheTable,
};

/**
 * A cache at `memory:`, `redis://…`, `postgres://…` or in a `sqlite:` file, which must not be the database's: it may be
 * deleted. A store that does not work makes an empty cache: `onError` hears of it once, until it works again.
 */
export function openCache(url: string, onError: (error: unknown) => void): Cache {
  let works = true;
  const fail = (error: unknown): undefined => {
    if (works) onError(error);
    works = false;
  };
  const keyv = new Keyv({
    store: stores[url.slice(0, url.indexOf(':'))]!(url, fail),
    namespace: 'bellbuoy',
    // Keyv's own serialiser knows buffers, and is four times slower.
    serialization: { stringify: JSON.stringify, parse: JSON.parse },
  });
  keyv.on('error', fail);
  return {
    get: (key) => inTime(keyv.get(key)).catch(fail),
    async set(key, value, ttlMs) {
      const isSet = await inTime(keyv.set(key, value, ttlMs)).catch(fail);
      if (isSet) works = true;
    },
    close: () => inTime(keyv.disconnect()).catch(fail),
  };
}

function sqliteStore(url: string): KeyvSqlite {
  const file = url.slice('sqlite:'.length);
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

function redisStore(url: string): KeyvRedis<unknown> {
  return new Redis({
    url,
    commandsQueueMaxLength: mostWaiting,
    commandOptions: { timeout: patienceMs },
    socket: { connectTimeout: patienceMs },
  });
}

/** Closed at once: a server that cannot be reached would be waited for without end. */
class Redis extends KeyvRedis<unknown> {
  override disconnect(): Promise<void> {
    return super.disconnect(true);
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The cache does not answer')), patienceMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
