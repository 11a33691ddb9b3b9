/** Asynchronous work that is not awaited where it starts, but before the program stops. */
export type InFlight = {
  /** Tracks work until it has settled. A rejection goes to `onError` and nowhere else. */
  add(work: Promise<void>): void;
  /** Resolves when all work added so far has settled. */
  settled(): Promise<void>;
};

/** Tracks no work at first. */
export function createInFlight(onError: (error: unknown) => void): InFlight {
  const pending = new Set<Promise<void>>();
  return {
    add(work) {
      const tracked = work.catch(onError).finally(() => pending.delete(tracked));
      pending.add(tracked);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}
