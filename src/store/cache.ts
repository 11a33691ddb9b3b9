import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import type { Cache } from '../lib/cache.ts';

export type CacheStore = Cache & { close(): Promise<void> };

const clearExpiredEveryMs = 3_600_000;
/** Asking anew is quicker than waiting longer for a store that hangs, ms. */
const patienceMs = 1000;

type OpenStore = (url: string, onError: (error: unknown) => void) => unknown;

const openRedis: OpenStore = async (url) => (await import('./redis-cache.ts')).redisStore(url, patienceMs);
const openPostgres: OpenStore = async (url, onError) =>
  (await import('./postgres-cache.ts')).postgresCacheTable(url, onError);

/** A store for Keyv by the scheme of its URL. Drivers are loaded when they are wanted: Redis' has 500 files. */
const stores: Record<string, OpenStore> = {
  memory: () => new Map(),
  sqlite: openSqlite,
  redis: openRedis,
  rediss: openRedis,
  postgres: openPostgres,
  postgresql: openPostgres,
};

/**
 * A cache at `memory:`, `redis://…`, `postgres://…` or in a `sqlite:` file, which must not be the database's: it may be
 * deleted. A store that does not work makes an empty cache: `onError` hears of it once, until it works again.
 */
export async function openCache(url: string, onError: (error: unknown) => void): Promise<CacheStore> {
  let works = true;
  const fail = (error: unknown): undefined => {
    if (works) onError(error);
    works = false;
  };
  const keyv = new Keyv({
    store: await stores[url.slice(0, url.indexOf(':'))]!(url, fail),
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

function openSqlite(url: string): KeyvSqlite {
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

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The cache does not answer')), patienceMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
