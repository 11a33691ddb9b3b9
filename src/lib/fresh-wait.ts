import { createCircuitBreaker } from './circuit-breaker.ts';
import { withTimeout } from './timeout.ts';

/** How long an answer with a stale value waits for a source that lately sent none in time, ms. */
const impatientMs = 40;
/** One answer in so long waits again for such a source. */
const probeEveryMs = 15_000;

/** Rejects as `fresh` does; `undefined` after `patienceMs`. A dead source delays one answer in 15 s, all others by 40 ms. */
export type FreshWait = <T>(fresh: Promise<T | undefined>) => Promise<T | undefined>;

/** A wait for one source. `fresh` resolves to `undefined` where the source has no fresh value. */
export function createFreshWait(patienceMs: number): FreshWait {
  const breaker = createCircuitBreaker(() => performance.now(), probeEveryMs, 1);
  return async (fresh) => {
    const isPatient = breaker.allows(1) > 0;
    const watched = fresh.then((value) => {
      if (value !== undefined) breaker.succeeded();
      return value;
    });
    const value = await withTimeout(isPatient ? patienceMs : impatientMs, watched);
    if (value === undefined && isPatient) breaker.failed();
    return value;
  };
}
