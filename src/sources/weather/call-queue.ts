import { InconclusiveError } from '../../lib/circuit-breaker.ts';
import type { Spender } from '../../service/ports.ts';
import type { Budget } from './ports.ts';

/** Calls to an upstream that wait for their turn. */
export type CallQueue = {
  /**
   * Makes a call when it is its turn. Rejects with an `InconclusiveError` where the turn is not to be expected within the
   * patience, at once, or did not come within it.
   */
  run<T>(spender: Spender, call: () => Promise<T>): Promise<T>;
};

type Waiting = { readonly start: () => void };

/** The weight of the latest call in the mean duration of calls. */
const latestShare = 0.2;

/**
 * Starts calls evenly, `perSecond`, after an idle time up to a second's share at once, and no more than `concurrency` at
 * the same time. Calls of chat and digests go first; those of keys take turns, so that no key waits for all calls of
 * another.
 */
export function createCallQueue({ concurrency, perSecond }: Budget, patienceMs: number): CallQueue {
  const spacingMs = 1000 / perSecond;
  const lanes = new Map<Spender, Waiting[]>();
  let lastTurn = -Infinity;
  let running = 0;
  let meanMs = 0;
  let timer: NodeJS.Timeout | undefined;

  // A monotonic clock: a wall clock that is set back would stop all calls for as long.
  const nextTurn = (): number => Math.max(lastTurn + spacingMs, performance.now() - 1000 + spacingMs);

  /** The calls that would start before a new one of this spender. */
  const turnsBefore = (spender: Spender): number => {
    const own = lanes.get(spender)?.length ?? 0;
    if (spender === undefined) return own;
    const before = Array.from(lanes, ([other, { length }]) =>
      other === undefined ? length : Math.min(length, own + 1),
    );
    return before.reduce((sum, count) => sum + count, 0);
  };
  const expectedWaitMs = (spender: Spender): number => {
    const turns = turnsBefore(spender);
    const pacedMs = nextTurn() - performance.now() + turns * spacingMs;
    const callsToEnd = Math.max(0, running + turns + 1 - concurrency);
    return Math.max(pacedMs, (callsToEnd / concurrency) * meanMs);
  };
  const takeNext = (): Waiting | undefined => {
    const spender = lanes.has(undefined) ? undefined : lanes.keys().next().value;
    const [first, ...rest] = lanes.get(spender) ?? [];
    // Its next call goes behind those of all others.
    lanes.delete(spender);
    if (rest.length > 0) lanes.set(spender, rest);
    return first;
  };
  const startDue = (): void => {
    clearTimeout(timer);
    while (lanes.size > 0 && running < concurrency) {
      const waitMs = nextTurn() - performance.now();
      if (waitMs > 0) {
        timer = setTimeout(startDue, waitMs);
        return;
      }
      lastTurn = nextTurn();
      running++;
      takeNext()?.start();
    }
  };
  const leave = (spender: Spender, waiting: Waiting): void => {
    const left = (lanes.get(spender) ?? []).filter((one) => one !== waiting);
    if (left.length > 0) lanes.set(spender, left);
    else lanes.delete(spender);
  };
  const turnOf = (spender: Spender): Promise<void> =>
    new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        leave(spender, waiting);
        reject(tooLong());
      }, patienceMs);
      const start = (): void => {
        clearTimeout(patience);
        resolve();
      };
      const waiting = { start };
      lanes.set(spender, [...(lanes.get(spender) ?? []), waiting]);
      startDue();
    });

  return {
    async run(spender, call) {
      if (expectedWaitMs(spender) > patienceMs) throw tooLong();
      await turnOf(spender);
      const startedAt = performance.now();
      try {
        return await call();
      } finally {
        running--;
        meanMs += latestShare * (performance.now() - startedAt - meanMs);
        startDue();
      }
    },
  };
}

function tooLong(): InconclusiveError {
  return new InconclusiveError('has too many questions waiting');
}
