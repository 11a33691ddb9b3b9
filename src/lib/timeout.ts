import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves to the value of `work`, or to `undefined` where it takes longer than `ms` or `abort` fires first. Rejects where
 * `work` rejects in time. The work itself goes on.
 */
export async function withTimeout<T>(ms: number, work: Promise<T>, abort?: AbortSignal): Promise<T | undefined> {
  const done = new AbortController();
  const signal = abort ? AbortSignal.any([done.signal, abort]) : done.signal;
  try {
    return await Promise.race([work, sleep(ms, undefined, { signal }).catch(() => undefined)]);
  } finally {
    done.abort();
  }
}
