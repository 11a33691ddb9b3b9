/**
 * A paced lane to one outside party. Its clock must only ever go forward (`performance.now`): a wall clock that is set
 * back would stop it for as long.
 */
export type RateLimiter = {
  /** How many of `wanted` may go at once; those are counted as gone. */
  take(wanted: number): Promise<number>;
  /** Counts what went by another way, or with a negative `count` gives back what did not go after all. */
  consume(count: number): Promise<void>;
  /** Lets nothing through for so long, ms. */
  pause(ms: number): Promise<void>;
};

export type Rate = {
  readonly perSecond: number;
  /** As many may go at once after a rest. */
  readonly burst: number;
};

/**
 * A token bucket as one number (the generic cell rate algorithm): `nextAt` is when the next would go if all were evenly
 * spaced, and it may lie ahead by as much as the burst allows. It begins without a burst: a program that is started again
 * and again must not have one each time.
 */
export function createRateLimiter({ perSecond, burst }: Rate, clock: () => number): RateLimiter {
  const spacingMs = 1000 / perSecond;
  let nextAt = clock();
  const rested = (): number => Math.max(nextAt, clock() - burst * spacingMs);
  return {
    async take(wanted) {
      const from = rested();
      const count = Math.max(0, Math.min(wanted, Math.floor((clock() - from) / spacingMs + rounding)));
      if (count > 0) nextAt = from + count * spacingMs;
      return count;
    },
    async consume(count) {
      nextAt = rested() + count * spacingMs;
    },
    async pause(ms) {
      nextAt = Math.max(nextAt, clock() + ms);
    },
  };
}

/** Sums of spacings are not exact: a token that is there but for a billionth is there. */
const rounding = 1e-9;

export type CircuitBreaker = {
  /** How many of `wanted` may be tried now: all, none, or one to see whether it works again. */
  allows(wanted: number): number;
  succeeded(): void;
  failed(): void;
  isOpen(): boolean;
};

const failuresToOpen = 5;
const firstRestMs = 15_000;
const longestRestMs = 300_000;

/** Opens after five failures in a row; then one is tried after 15 s, and after twice as long each time it fails. */
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
      // Another may try later, should this one never tell how it went.
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
      // Those that were under way when it opened tell nothing new.
      if (wasOpen && isTrying) rest(Math.min(2 * restMs, longestRestMs));
      if (!wasOpen && isOpen()) rest(firstRestMs);
    },
  };
}
