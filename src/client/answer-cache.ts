import { Problem } from '../problem.ts';
import type { Instant } from '../domain/time.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import type { Cache } from '../lib/cache.ts';
import { createFreshWait } from '../lib/fresh-wait.ts';
import { createSingleFlight } from '../lib/single-flight.ts';

/** How long an answer is used without a new request, 0 where it is not kept, and how long while no newer one has come. */
export type Lifetime<T> = { freshMs(value: T): number; readonly staleMs: number };

/** A value and when it was requested; `isStale` while no newer one has come from the service. */
export type CachedValue<T> = { readonly value: T; readonly fetchedAt: Instant; readonly isStale: boolean };

/** The fresh value, cached or fetched; a stale one where that takes over 1.5 s or cannot ask. Else rejects as `fetch` does. */
export type AnswerCache = <T>(
  name: CacheName,
  lifetime: NoInfer<Lifetime<T>>,
  fetch: () => Promise<T>,
) => Promise<CachedValue<T>>;

/** The parts of a name: what was asked, and where or when. */
type CacheName = readonly (string | number)[];
/** Services whose answers may differ have different identities. */
type Identified = { readonly identity: string };

const keyOf = ({ identity }: Identified, name: CacheName): string => [identity, ...name].join(' ');

type Entry<T> = { readonly value: T; readonly fetchedAt: Instant };

/** To read and parse one from SQLite takes 0.3 ms, and an answer has several: ten days of tide, 20 kB, of weather, 100 kB. */
const mostInMemory = 100;

/** A user waits, and the service itself waits 1.2 s for its upstreams. */
const patienceMs = 1500;

/** Caches answers of a service. Concurrent requests for one key share one fetch, and a failure is never cached. */
export function createAnswerCache(service: Identified, cache: Cache, now: () => Instant): AnswerCache {
  const share = createSingleFlight<Entry<unknown>>();
  const inMemory = createBoundedMap<Entry<unknown>>(mostInMemory);
  const waitForFresh = createFreshWait(patienceMs);

  const startFetch = async <T>(key: string, lifetime: Lifetime<T>, fetch: () => Promise<T>): Promise<Entry<T>> => {
    const entry = { value: await fetch(), fetchedAt: now() };
    if (lifetime.freshMs(entry.value) === 0) return entry;
    inMemory.set(key, entry);
    await cache.set(key, entry, lifetime.staleMs);
    return entry;
  };

  return async function cached<T>(name: CacheName, lifetime: NoInfer<Lifetime<T>>, fetch: () => Promise<T>) {
    const key = keyOf(service, name);
    const ageOf = (entry: Entry<T> | undefined): number => (entry ? now() - entry.fetchedAt : Infinity);
    const remembered = inMemory.get(key) as Entry<T> | undefined;
    if (remembered && ageOf(remembered) < lifetime.freshMs(remembered.value)) return { ...remembered, isStale: false };
    // Another process may have fetched a newer one.
    const known = (await cache.get(key)) as Entry<T> | undefined;
    const ageMs = ageOf(known);
    if (known && ageMs < lifetime.freshMs(known.value)) {
      inMemory.set(key, known);
      return { ...known, isStale: false };
    }
    // One key is always the same request.
    const loading = share(key, () => startFetch(key, lifetime, fetch)) as Promise<Entry<T>>;
    if (!known || ageMs >= lifetime.staleMs) return { ...(await loading), isStale: false };
    const loaded = await waitForFresh(loading.catch(undefinedWhereNotAsked));
    return loaded ? { ...loaded, isStale: false } : { ...known, isStale: true };
  };
}

/** Reads what `createAnswerCache` has cached, and fetches nothing: where nothing is, it throws `weather-not-asked`. */
export function createCacheReader(service: Identified, cache: Cache, now: () => Instant): AnswerCache {
  return async function cached<T>(name: CacheName, lifetime: NoInfer<Lifetime<T>>, _fetch: () => Promise<T>) {
    const known = (await cache.get(keyOf(service, name))) as Entry<T> | undefined;
    const ageMs = known ? now() - known.fetchedAt : Infinity;
    if (!known || ageMs >= lifetime.staleMs) throw new Problem('weather-not-asked');
    return { ...known, isStale: ageMs >= lifetime.freshMs(known.value) };
  };
}

/** A refusal by the service is an answer. Only where it could not be asked does a stale value replace its answer. */
function undefinedWhereNotAsked(error: unknown): undefined {
  if (error instanceof Problem && (error.code === 'could-not-ask' || error.code === 'quota-used-up')) return undefined;
  throw error;
}

/** The lifetime of answers that say what is missing in them: the service is waiting for it, and they are fresh for less long. */
export function lifetimeOf(
  freshMs: number,
  incompleteFreshMs: number,
  staleMs: number,
): Lifetime<{ readonly meta: { readonly missing?: readonly string[] | undefined } }> {
  return {
    freshMs: ({ meta: { missing = [] } }) => (missing.length > 0 ? Math.min(freshMs, incompleteFreshMs) : freshMs),
    staleMs,
  };
}

/** The time of the oldest stale value, as the member `staleSince` of an answer; no member where all are fresh. */
export function staleSince(values: readonly CachedValue<unknown>[]): { staleSince?: Instant } {
  const stale = values.filter(({ isStale }) => isStale).map(({ fetchedAt }) => fetchedAt);
  return stale.length > 0 ? { staleSince: Math.min(...stale) } : {};
}
