import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from './timeout.ts';

export type RetryPolicy = {
  readonly timeoutMs: number;
  readonly maxRetries: number;
  /** Before the second attempt, in the mean; before each further one twice as long, so that who is down can get up. */
  readonly firstWaitMs: number;
  isTransient(error: unknown): boolean;
};

export class OutOfTimeError extends Error {}

/** Tries work again after a transient error. Where it takes too long, aborts the signal and rejects (`OutOfTimeError`). */
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
