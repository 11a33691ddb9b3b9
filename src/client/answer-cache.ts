import { Problem } from '../problem.ts';
import type { Instant } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';

/** How long an answer is given without asking again, and how long it may stand in for one that is not to be had. */
export type Lifetime = { readonly freshMs: number; readonly staleMs: number };

/** A value and when it was asked for; `isStale` when the service could not be asked for a fresher one. */
export type CachedValue<T> = { readonly value: T; readonly fetchedAt: Instant; readonly isStale: boolean };

type Entry = { readonly value: unknown; readonly fetchedAt: Instant };

/** Remembers answers in a cache; asks once however many want the same at once; never keeps a failure. */
export function createAnswerCache(cache: Cache, now: () => Instant) {
  const flights = new Map<string, Promise<Entry>>();

  const load = (key: string, { staleMs }: Lifetime, fetch: () => Promise<unknown>): Promise<Entry> => {
    const flight = flights.get(key) ?? takeOff(key, staleMs, fetch).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
  const takeOff = async (key: string, staleMs: number, fetch: () => Promise<unknown>): Promise<Entry> => {
    const entry = { value: await fetch(), fetchedAt: now() };
    await cache.set(key, entry, staleMs);
    return entry;
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

/** "They said no" is not "we could not ask": only the second is answered from what was known before. */
function couldNotAsk(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'could-not-ask' || error.code === 'quota-used-up');
}
