export type CircuitBreaker = {
  /** How many of `wanted` may be tried now: all, none, or one as a probe. */
  allows(wanted: number): number;
  succeeded(): void;
  failed(): void;
  isOpen(): boolean;
  /** Whether nothing may be tried now, not even a probe. */
  isResting(): boolean;
};

const defaultFailuresToOpen = 5;
const firstRestMs = 15_000;
const defaultMaxRestMs = 300_000;

/**
 * Opens after `failuresToOpen` failures in a row, five unless given; then one call probes after 15 s, and after twice as
 * long each time the probe fails, up to `maxRestMs`, 5 min unless given. `clock` must be monotonic, ms.
 */
export function createCircuitBreaker(
  clock: () => number,
  maxRestMs = defaultMaxRestMs,
  failuresToOpen = defaultFailuresToOpen,
): CircuitBreaker {
  let failures = 0;
  let restMs = firstRestMs;
  let restsUntil = -Infinity;
  let isTrying = false;
  const isOpen = (): boolean => failures >= failuresToOpen;
  const isResting = (): boolean => isOpen() && clock() < restsUntil;
  const rest = (ms: number): void => {
    isTrying = false;
    restMs = ms;
    restsUntil = clock() + ms;
  };
  return {
    isOpen,
    isResting,
    allows(wanted) {
      if (!isOpen()) return wanted;
      if (wanted === 0 || isResting()) return 0;
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

/** A call failed and a retry may succeed: no connection, no complete answer, or an error on the server's side. */
export class TransientError extends Error {}

/** A call was not made, or was cut short, for a reason of our own: this says nothing about the server. */
export class InconclusiveError extends Error {}

/** The breaker is open: the call was not made. */
export class CircuitOpenError extends InconclusiveError {
  constructor() {
    super('Not called: the circuit breaker is open');
  }
}

/** Throws `CircuitOpenError`. Only a `TransientError` is a failure; others, but for `InconclusiveError`, show that it works. */
export async function guarded<T>(breaker: CircuitBreaker, call: () => Promise<T>): Promise<T> {
  if (breaker.allows(1) === 0) throw new CircuitOpenError();
  try {
    const result = await call();
    breaker.succeeded();
    return result;
  } catch (error) {
    if (error instanceof TransientError) breaker.failed();
    else if (!(error instanceof InconclusiveError) && breaker.isOpen()) breaker.succeeded();
    throw error;
  }
}
