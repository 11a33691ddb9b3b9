import { setImmediate as nextTurn } from 'node:timers/promises';

type Party = { running: number; readonly waiting: (() => void)[] };

/** Work of many parties: at most `most` works of each key run at once. Between two of them the event loop has a turn, for all others. */
export function createTurns(most: number) {
  const parties = new Map<string, Party>();
  const end = (key: string, party: Party): void => {
    const next = party.waiting.shift();
    // It takes over the place of the one that ended.
    if (next) setImmediate(next);
    else if (--party.running === 0) parties.delete(key);
  };
  return {
    /** Runs work when it is the turn of `key`, in the order of calls, and settles as the work does. */
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const party = parties.get(key) ?? { running: 0, waiting: [] };
      parties.set(key, party);
      if (party.running < most) party.running++;
      else await new Promise<void>((start) => party.waiting.push(start));
      try {
        return await work();
      } finally {
        end(key, party);
      }
    },
  };
}

/** Resolves for one caller after the other, each after so many turns of the event loop: some µs each when idle. */
export function createSpacedTurns(turns: number): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const spaced = async (before: Promise<void>): Promise<void> => {
    await before;
    for (let i = 0; i < turns; i++) await nextTurn();
  };
  return () => (last = spaced(last));
}
