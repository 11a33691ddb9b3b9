/** Limits how often one outside party is called. */
export type RateLimiter = {
  /** Resolves to how many of `wanted` may go now, and counts them. */
  take(wanted: number): Promise<number>;
  /** Counts calls that were made regardless; a negative `count` returns tokens that were not used. */
  consume(count: number): Promise<void>;
  pause(ms: number): Promise<void>;
};

export type Rate = {
  readonly perSecond: number;
  /** How many may go at once after an idle time. */
  readonly burst: number;
};

/**
 * A token bucket as one number (the generic cell rate algorithm, GCRA, of ITU-T I.371): `nextAt` is when the next call
 * would go if all were evenly spaced, and it may lie in the past by as much as the burst allows. It starts without a
 * burst, so that a program that restarts again and again does not get one each time. `clock` must be monotonic, ms: a
 * wall clock that is set back would stop all calls for as long.
 */
export function createRateLimiter({ perSecond, burst }: Rate, clock: () => number): RateLimiter {
  const spacingMs = 1000 / perSecond;
  let nextAt = clock();
  const earliestNextAt = (): number => Math.max(nextAt, clock() - burst * spacingMs);
  return {
    async take(wanted) {
      const from = earliestNextAt();
      const count = Math.max(0, Math.min(wanted, Math.floor((clock() - from) / spacingMs + rounding)));
      if (count > 0) nextAt = from + count * spacingMs;
      return count;
    },
    async consume(count) {
      nextAt = earliestNextAt() + count * spacingMs;
    },
    async pause(ms) {
      nextAt = Math.max(nextAt, clock() + ms);
    },
  };
}

/** Sums of spacings are not exact: a token short by a billionth counts as whole. */
const rounding = 1e-9;
