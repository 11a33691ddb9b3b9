export type CircuitBreaker = {
  /** How many of `wanted` may be tried now: all, none, or one as a probe. */
  allows(wanted: number): number;
  succeeded(): void;
  failed(): void;
  isOpen(): boolean;
};

const failuresToOpen = 5;
const firstRestMs = 15_000;
const defaultMaxRestMs = 300_000;

/**
 * Opens after five failures in a row; then one call probes after 15 s, and after twice as long each time the probe fails,
 * up to `maxRestMs`, 5 min unless given. `clock` must be monotonic, ms.
 */
export function createCircuitBreaker(clock: () => number, maxRestMs = defaultMaxRestMs): CircuitBreaker {
  let failures = 0;
  let restMs = firstRestMs;
  let restsUntil = -Infinity;
  let isTrying = false;
  const isOpen = (): boolean => failures >= failuresToOpen;
  const rest = (ms: number): void => {
    isTrying = false;
    restMs = ms;
    restsUntil = clock() + ms;
  };
  return {
    isOpen,
    allows(wanted) {
      if (!isOpen()) return wanted;
      if (wanted === 0 || clock() < restsUntil) return 0;
      // The next probe is due even if this one never reports back.
      rest(restMs);
      isTrying = true;
      return 1;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      const wasOpen = isOpen();
      failures += 1;
      // Calls in flight when it opened say nothing new.
      if (wasOpen && isTrying) rest(Math.min(2 * restMs, maxRestMs));
      if (!wasOpen && isOpen()) rest(firstRestMs);
    },
  };
}

/** The breaker is open: the call was not made. */
export class CircuitOpenError extends Error {
  constructor() {
    super('Not called: the circuit breaker is open');
  }
}

/**
 * Does `work` unless the breaker is open, and reports the outcome to it. Throws `CircuitOpenError` without doing the
 * work where it is open. Errors that `isFailure` denies are answers: they never open the breaker, and a probe that ends
 * with one closes it.
 */
export async function guarded<T>(
  breaker: CircuitBreaker,
  isFailure: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  if (breaker.allows(1) === 0) throw new CircuitOpenError();
  try {
    const result = await work();
    breaker.succeeded();
    return result;
  } catch (error) {
    if (isFailure(error)) breaker.failed();
    else if (breaker.isOpen()) breaker.succeeded();
    throw error;
  }
}
