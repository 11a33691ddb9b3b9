import { setTimeout as sleep } from 'node:timers/promises';

/** What the work gives, or `undefined` when it takes longer than this, or than anybody cares to wait. */
export async function withTimeout<T>(ms: number, work: Promise<T>, given?: AbortSignal): Promise<T | undefined> {
  const done = new AbortController();
  const signal = given ? AbortSignal.any([done.signal, given]) : done.signal;
  try {
    return await Promise.race([work, sleep(ms, undefined, { signal }).catch(() => undefined)]);
  } finally {
    done.abort();
  }
}
