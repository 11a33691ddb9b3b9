export type CircuitBreaker = {
  /** How many of `wanted` may be tried now: all, none, or one as a probe. */
  allows(wanted: number): number;
  succeeded(): void;
  failed(): void;
  isOpen(): boolean;
};

const failuresToOpen = 5;
const firstRestMs = 15_000;
const longestRestMs = 300_000;

/**
 * Opens after five failures in a row; then one call probes after 15 s, and after twice as long each time the probe fails,
 * up to 5 min. `clock` must be monotonic, ms.
 */
export function createCircuitBreaker(clock: () => number): CircuitBreaker {
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
      if (wasOpen && isTrying) rest(Math.min(2 * restMs, longestRestMs));
      if (!wasOpen && isOpen()) rest(firstRestMs);
    },
  };
}
