/** Work that runs one after another for each key, and side by side for different keys. */
export type KeyedQueue = {
  /** Resolves or rejects as `work`, which starts when all earlier work of the key has settled. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
};

/** Keeps a key only while it has work. */
export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const done = before.then(work);
      const settled = done
        .catch(() => {})
        .finally(() => {
          if (last.get(key) === settled) last.delete(key);
        });
      last.set(key, settled);
      return done;
    },
  };
}
