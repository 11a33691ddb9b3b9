/** The value of `work`, or `undefined` after `ms` or once `abort` fires; rejects if `work` does. The work goes on. */
export async function withTimeout<T>(ms: number, work: Promise<T>, abort?: AbortSignal): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const end = (): void => resolve(undefined);
  // A plain timer: to end a wait of `node:timers/promises` early takes 0.1 ms, for the trace of its error.
  const timer = setTimeout(end, ms);
  abort?.addEventListener('abort', end);
  if (abort?.aborted) end();
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
    abort?.removeEventListener('abort', end);
  }
}
