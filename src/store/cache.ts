import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import type { Cache } from '../lib/cache.ts';
import { TransientError, createCircuitBreaker, guarded } from '../lib/circuit-breaker.ts';
import { withTimeout } from '../lib/timeout.ts';
import { makeDatabasePrivate } from './private-files.ts';

/** A cache with the connection behind it. */
export type CacheStore = Cache & { close(): Promise<void> };

const clearExpiredIntervalMs = 3_600_000;
/** After this the value is treated as absent, since computing it again is quicker than a store that hangs, ms. */
const timeoutMs = 500;
/** After a timeout the store is not used for 15 s, then for longer each time it hangs again, up to this, ms. */
const maxRestMs = 60_000;

type OpenStore = (url: string, onError: (error: unknown) => void) => unknown;

const openRedis: OpenStore = async (url) => (await import('./redis-cache.ts')).redisStore(url, timeoutMs);
const openPostgres: OpenStore = async (url, onError) =>
  (await import('./postgres-cache.ts')).postgresCacheTable(url, timeoutMs, onError);

/** Opens a store for Keyv, by the scheme of its URL. Drivers are loaded when they are used: that of Redis has 500 files. */
const stores: Record<string, OpenStore> = {
  memory: () => new Map(),
  sqlite: openSqlite,
  redis: openRedis,
  rediss: openRedis,
  postgres: openPostgres,
  postgresql: openPostgres,
};

/**
 * Opens a cache at `memory:`, `redis://…`, `postgres://…` or in a `sqlite:` file, which must not be the database's, since
 * it may be deleted. A store that does not work behaves as an empty cache, and one that hangs does so without a delay
 * from the first timeout on; `onError` is called once per outage.
 */
export async function openCache(url: string, onError: (error: unknown) => void): Promise<CacheStore> {
  let works = true;
  const fail = (error: unknown): undefined => {
    if (works) onError(error);
    works = false;
  };
  const keyv = new Keyv({
    store: await openStore(url, fail),
    namespace: 'bellbuoy',
    // Keyv's own serialiser also handles buffers, and is four times slower.
    serialization: { stringify: JSON.stringify, parse: JSON.parse },
  });
  keyv.on('error', fail);
  const breaker = createCircuitBreaker(() => performance.now(), maxRestMs, 1);
  return {
    get: (key) => guarded(breaker, () => inTime(keyv.get(key))).catch(fail),
    async set(key, value, ttlMs) {
      const isSet = await guarded(breaker, () => inTime(keyv.set(key, value, ttlMs))).catch(fail);
      if (isSet) works = true;
    },
    close: () => inTime(keyv.disconnect()).catch(fail),
  };
}

function openStore(url: string, onError: (error: unknown) => void): unknown {
  const open = stores[url.slice(0, url.indexOf(':'))];
  if (!open) throw new Error('The scheme of the cache is none of ours');
  return open(url, onError);
}

function openSqlite(url: string, onError: (error: unknown) => void): KeyvSqlite {
  const file = url.slice('sqlite:'.length);
  try {
    makeDatabasePrivate(file);
  } catch (error) {
    // Without its cache the program works, only more slowly.
    onError(error);
  }
  return new KeyvSqlite({
    uri: `sqlite://${file}`,
    driver: 'node:sqlite',
    wal: true,
    // Without it, the writes of a second process fail while the first one writes.
    busyTimeout: 5000,
    clearExpiredInterval: clearExpiredIntervalMs,
  });
}

/** Resolves as `work` does, and rejects with a `TransientError` where that takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const done = await withTimeout(
    timeoutMs,
    work.then((value) => ({ value })),
  );
  if (!done) throw new TransientError('The cache does not answer');
  return done.value;
}
