import { Keyv } from 'keyv';
import type { Cache } from '../lib/cache.ts';
import { TransientError, createCircuitBreaker, guarded } from '../lib/circuit-breaker.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { withTimeout } from '../lib/timeout.ts';
import { most, ms } from './limits.ts';

export type CacheStore = Cache & { close(): Promise<void> };

/** A store for Keyv. `prune` deletes values, whichever they are, until no more than `maxBytes` are left. */
type OpenedStore = { readonly store: unknown; prune?(maxBytes: number): Promise<void> };
type OpenStore = (url: string, onError: (error: unknown) => void) => Promise<OpenedStore>;

/** Opens a store for Keyv, by the scheme of its URL. Drivers are loaded when they are used: that of Redis has 500 files. */
const openStore: OpenStore = async (url, onError) => {
  if (url.startsWith('sqlite:')) return (await import('./sqlite-cache.ts')).sqliteCacheTable(url, onError);
  if (/^rediss?:/.test(url)) return { store: (await import('./redis-cache.ts')).redisStore(url, ms.cache) };
  if (!/^postgres(ql)?:/.test(url)) throw new Error('The scheme of the cache is none of ours');
  return (await import('./postgres-cache.ts')).postgresCacheTable(url, ms.cache, onError);
};

/**
 * Opens a cache at `memory:`, `redis://…`, `postgres://…` or in a `sqlite:` file, which must not be the database's, since
 * it may be deleted. A store that does not work behaves as an empty cache, and one that hangs does so without a delay
 * from the first timeout on; `onError` is called once per outage. Where there are more than `maxBytes`, values are deleted:
 * on a disk any of them, so that whoever fills it loses the most, in memory those unused for longest.
 */
export async function openCache(
  url: string,
  onError: (error: unknown) => void,
  maxBytes = url === 'memory:' ? most.bytesInMemory : most.bytesOnDisk,
): Promise<CacheStore> {
  if (url === 'memory:') return memoryCache(maxBytes);
  let works = true;
  const fail = (error: unknown): undefined => {
    if (works) onError(error);
    works = false;
  };
  const { store, prune } = await openStore(url, fail);
  const keyv = new Keyv({
    store,
    namespace: 'bellbuoy',
    // Keyv's own serialiser also handles buffers, and is four times slower.
    serialization: { stringify: JSON.stringify, parse: JSON.parse },
  });
  keyv.on('error', fail);
  const breaker = createCircuitBreaker(() => performance.now(), ms.longestRest, 1);
  let writes = 0;
  return {
    get: (key) => guarded(breaker, () => inTime(keyv.get(key))).catch(fail),
    async set(key, value, ttlMs) {
      const isSet = await guarded(breaker, () => inTime(keyv.set(key, value, ttlMs))).catch(fail);
      if (!isSet) return;
      works = true;
      if (prune && ++writes % most.writesUnchecked === 0) await inTime(prune(maxBytes)).catch(fail);
    },
    async close() {
      // What is still written fails from now on, which is no outage.
      works = false;
      await inTime(keyv.disconnect()).catch(fail);
    },
  };
}

function memoryCache(maxBytes: number): CacheStore {
  const entries = createBoundedMap<{ readonly json: string; readonly expires: number }>(
    maxBytes,
    ({ json }) => json.length,
  );
  return {
    async get(key) {
      const entry = entries.get(key);
      return entry && entry.expires > Date.now() ? (JSON.parse(entry.json) as unknown) : undefined;
    },
    set: async (key, value, ttlMs) => entries.set(key, { json: JSON.stringify(value), expires: Date.now() + ttlMs }),
    close: async () => {},
  };
}

/** Resolves as `work` does, and rejects with a `TransientError` where that takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const boxed = work.then((value) => ({ value }));
  const done = await withTimeout(ms.cache, boxed);
  if (!done) throw new TransientError('The cache does not answer');
  return done.value;
}
