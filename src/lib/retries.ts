import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from './timeout.ts';

export type RetryPolicy = {
  /** For all attempts together. */
  readonly timeoutMs: number;
  readonly maxRetries: number;
  /** Before the second attempt, in the mean; before each further one twice as long, so that who is down can get up. */
  readonly firstWaitMs: number;
  isTransient(error: unknown): boolean;
};

/** The time for all attempts is over. */
export class OutOfTimeError extends Error {}

/**
 * The outcome of work that is tried again after a transient error. Rejects with an `OutOfTimeError`, and aborts the signal,
 * where it takes too long.
 */
export async function withRetries<T extends {}>(
  { timeoutMs, maxRetries, firstWaitMs, isTransient }: RetryPolicy,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const attempts = async (): Promise<T> => {
    for (let retries = 0; ; retries++) {
      try {
        return await work(over.signal);
      } catch (error) {
        if (retries === maxRetries || !isTransient(error)) throw error;
      }
      // Clients that failed together come back one by one.
      await sleep(firstWaitMs * 2 ** retries * (0.5 + Math.random()));
      over.signal.throwIfAborted();
    }
  };
  const outcome = await withTimeout(timeoutMs, attempts());
  if (outcome !== undefined) return outcome;
  over.abort();
  throw new OutOfTimeError('timed out');
}
