import { Keyv } from 'keyv';
import type { Cache } from '../lib/cache.ts';
import { TransientError, createCircuitBreaker, guarded } from '../lib/circuit-breaker.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { withTimeout } from '../lib/timeout.ts';

export type CacheStore = Cache & { close(): Promise<void> };

/** Bytes of values that are kept; Redis has its own limit, `maxmemory`. A place takes some 30 kB: 8,000 places on a disk. */
const maxBytesOnDisk = 256 * 1024 * 1024;
const maxBytesInMemory = 64 * 1024 * 1024;
/** The size is looked at after this many writes: it takes some ms. */
const writesBetweenChecks = 100;
/** After this the value is treated as absent, since computing it again is quicker than a store that hangs, ms. */
const timeoutMs = 500;
/** After a timeout the store is not used for 15 s, then for longer each time it hangs again, up to this, ms. */
const maxRestMs = 60_000;

/** A store for Keyv. `prune` deletes values, whichever they are, until no more than `maxBytes` are left. */
type OpenedStore = { readonly store: unknown; prune?(maxBytes: number): Promise<void> };
type OpenStore = (url: string, onError: (error: unknown) => void) => Promise<OpenedStore>;

/** Opens a store for Keyv, by the scheme of its URL. Drivers are loaded when they are used: that of Redis has 500 files. */
const openStore: OpenStore = async (url, onError) => {
  if (url.startsWith('sqlite:')) return (await import('./sqlite-cache.ts')).sqliteCacheTable(url, onError);
  if (/^rediss?:/.test(url)) return { store: (await import('./redis-cache.ts')).redisStore(url, timeoutMs) };
  if (!/^postgres(ql)?:/.test(url)) throw new Error('The scheme of the cache is none of ours');
  return (await import('./postgres-cache.ts')).postgresCacheTable(url, timeoutMs, onError);
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
  maxBytes = url === 'memory:' ? maxBytesInMemory : maxBytesOnDisk,
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
  const breaker = createCircuitBreaker(() => performance.now(), maxRestMs, 1);
  let writes = 0;
  return {
    get: (key) => guarded(breaker, () => inTime(keyv.get(key))).catch(fail),
    async set(key, value, ttlMs) {
      const isSet = await guarded(breaker, () => inTime(keyv.set(key, value, ttlMs))).catch(fail);
      if (!isSet) return;
      works = true;
      if (prune && ++writes % writesBetweenChecks === 0) await inTime(prune(maxBytes)).catch(fail);
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
  const done = await withTimeout(timeoutMs, boxed);
  if (!done) throw new TransientError('The cache does not answer');
  return done.value;
}
