/** Asynchronous work that is not awaited where it starts, but before the program stops. None at first. */
export function createInFlight(onError: (error: unknown) => void) {
  const pending = new Set<Promise<void>>();
  return {
    /** Tracks work until it has settled. A rejection goes to `onError` and nowhere else. */
    add(work: Promise<void>): void {
      const tracked = work.catch(onError).finally(() => pending.delete(tracked));
      pending.add(tracked);
    },
    /** Resolves when all work added so far has settled. */
    settled: (): Promise<unknown> => Promise.all(pending),
  };
}
