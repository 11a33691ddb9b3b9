import { createBoundedMap } from './bounded-map.ts';
import { pseudonymOf } from './pseudonym.ts';
import type { Rate } from './rate-limiter.ts';

/** Keys at most. With more, the least recently used one starts anew: each takes some 200 bytes. */
const maxKeys = 10_000;

/** A token bucket for each key (GCRA), full at first, as most keys are used once. `clock` must be monotonic, ms. */
export function createKeyedLimiter({ perSecond, burst }: Rate, clock: () => number) {
  const spacingMs = 1000 / perSecond;
  /** For the pseudonym of each key, the time at which its bucket is full again. */
  const fullAt = createBoundedMap<number>(maxKeys);
  return {
    /** Counts one use by `key` and returns 0; or, where it has used up its rate, counts nothing and returns the wait, ms. */
    take(key: string): number {
      const name = pseudonymOf(key);
      const now = clock();
      const next = Math.max(fullAt.get(name) ?? now, now) + spacingMs;
      const waitMs = Math.ceil(next - now - burst * spacingMs);
      if (waitMs > 0) return waitMs;
      fullAt.set(name, next);
      return 0;
    },
  };
}
