import { Problem } from '../problem.ts';
import type { Instant } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';

/** How long an answer is used without a new request, and how long it may replace one that fails. */
export type Lifetime = { readonly freshMs: number; readonly staleMs: number };

/** A value and when it was requested; `isStale` when the service could not be asked for a fresher one. */
export type CachedValue<T> = { readonly value: T; readonly fetchedAt: Instant; readonly isStale: boolean };

/** The value under a key: cached while it is fresh, else fetched. Rejects as `fetch` does where nothing usable is cached. */
export type AnswerCache = <T>(key: string, lifetime: Lifetime, fetch: () => Promise<T>) => Promise<CachedValue<T>>;

type Entry = { readonly value: unknown; readonly fetchedAt: Instant };

/** Caches answers. Concurrent requests for one key share one fetch, and a failure is never cached. */
export function createAnswerCache(cache: Cache, now: () => Instant): AnswerCache {
  const inFlight = new Map<string, Promise<Entry>>();

  const startFetch = async (key: string, staleMs: number, fetch: () => Promise<unknown>): Promise<Entry> => {
    const entry = { value: await fetch(), fetchedAt: now() };
    await cache.set(key, entry, staleMs);
    return entry;
  };
  const load = (key: string, { staleMs }: Lifetime, fetch: () => Promise<unknown>): Promise<Entry> => {
    const loading = inFlight.get(key) ?? startFetch(key, staleMs, fetch).finally(() => inFlight.delete(key));
    inFlight.set(key, loading);
    return loading;
  };

  return async function cached<T>(key: string, lifetime: Lifetime, fetch: () => Promise<T>): Promise<CachedValue<T>> {
    const known = (await cache.get(key)) as Entry | undefined;
    const ageMs = known ? now() - known.fetchedAt : Infinity;
    if (known && ageMs < lifetime.freshMs) return { ...(known as Entry & { value: T }), isStale: false };
    try {
      const entry = await load(key, lifetime, fetch);
      return { ...(entry as Entry & { value: T }), isStale: false };
    } catch (error) {
      if (!known || ageMs >= lifetime.staleMs || !couldNotAsk(error)) throw error;
      return { ...(known as Entry & { value: T }), isStale: true };
    }
  };
}

/** A refusal by the service is an answer. Only where it could not be asked does a stale value replace its answer. */
function couldNotAsk(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'could-not-ask' || error.code === 'quota-used-up');
}

/** The time of the oldest stale value, as the member `staleSince` of an answer; no member where all are fresh. */
export function staleSince(values: readonly CachedValue<unknown>[]): { staleSince?: Instant } {
  const stale = values.filter(({ isStale }) => isStale).map(({ fetchedAt }) => fetchedAt);
  return stale.length > 0 ? { staleSince: Math.min(...stale) } : {};
}
