/** Stops calls to an outside party that has failed several times in a row. */
export type CircuitBreaker = {
  /** How many of `wanted` may be tried now: all, none, or one as a probe. */
  allows(wanted: number): number;
  /** Reports a call that worked: closes the breaker. */
  succeeded(): void;
  /** Reports a call that failed. */
  failed(): void;
  /** Whether calls are held back at present, probes excepted. */
  isOpen(): boolean;
};

const failuresToOpen = 5;
const firstOpenMs = 15_000;
const maxOpenMs = 300_000;

/**
 * Opens after five failures in a row; then one call probes after 15 s, and after twice as long each time the probe fails,
 * up to 5 min. `clock` must be monotonic, ms.
 */
export function createCircuitBreaker(clock: () => number): CircuitBreaker {
  let failures = 0;
  let openMs = firstOpenMs;
  let probeAt = -Infinity;
  let isProbing = false;
  const isOpen = (): boolean => failures >= failuresToOpen;
  const hold = (ms: number): void => {
    isProbing = false;
    openMs = ms;
    probeAt = clock() + ms;
  };
  return {
    isOpen,
    allows(wanted) {
      if (!isOpen()) return wanted;
      if (wanted === 0 || clock() < probeAt) return 0;
      // The next probe is due even if this one never reports back.
      hold(openMs);
      isProbing = true;
      return 1;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      const wasOpen = isOpen();
      failures += 1;
      // Calls that were in flight when it opened are no probes: their failures do not lengthen the wait.
      if (wasOpen && isProbing) hold(Math.min(2 * openMs, maxOpenMs));
      if (!wasOpen && isOpen()) hold(firstOpenMs);
    },
  };
}
