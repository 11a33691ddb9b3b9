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

type WaitingCall = { readonly start: () => void };

/** The weight of the latest call in the mean duration of calls. */
const latestShare = 0.2;

/**
 * Starts calls evenly, `perSecond`, after an idle time up to a second's share at once, and no more than `concurrency` at
 * the same time. Calls of chat and digests go first; those of keys take turns, so that no key waits for all calls of
 * another.
 */
export function createCallQueue({ concurrency, perSecond }: Budget, patienceMs: number): CallQueue {
  const spacingMs = 1000 / perSecond;
  const line = createWaitingLine();
  let lastTurn = -Infinity;
  let running = 0;
  let meanMs = 0;
  let timer: NodeJS.Timeout | undefined;

  // A monotonic clock: a wall clock that is set back would stop all calls for as long.
  const nextTurn = (): number => Math.max(lastTurn + spacingMs, performance.now() - 1000 + spacingMs);

  const expectedWaitMs = (spender: Spender): number => {
    const turns = line.countBefore(spender);
    const pacedMs = nextTurn() - performance.now() + turns * spacingMs;
    const callsToEnd = Math.max(0, running + turns + 1 - concurrency);
    return Math.max(pacedMs, (callsToEnd / concurrency) * meanMs);
  };
  const startDue = (): void => {
    clearTimeout(timer);
    while (!line.isEmpty() && running < concurrency) {
      const waitMs = nextTurn() - performance.now();
      if (waitMs > 0) {
        timer = setTimeout(startDue, waitMs);
        return;
      }
      lastTurn = nextTurn();
      running++;
      line.takeFirst()?.start();
    }
  };
  const turnOf = (spender: Spender): Promise<void> =>
    new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        line.remove(spender, waiting);
        reject(tooLong());
      }, patienceMs);
      const waiting = {
        start() {
          clearTimeout(patience);
          resolve();
        },
      };
      line.add(spender, waiting);
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

/** The calls that wait, by spender. */
function createWaitingLine() {
  const calls = new Map<Spender, readonly WaitingCall[]>();
  const set = (spender: Spender, waiting: readonly WaitingCall[]): void => {
    if (waiting.length > 0) calls.set(spender, waiting);
    else calls.delete(spender);
  };
  return {
    isEmpty: () => calls.size === 0,
    add: (spender: Spender, call: WaitingCall) => set(spender, [...(calls.get(spender) ?? []), call]),
    remove(spender: Spender, call: WaitingCall) {
      set(
        spender,
        (calls.get(spender) ?? []).filter((one) => one !== call),
      );
    },
    /** How many go before a new call of this spender. */
    countBefore(spender: Spender): number {
      const own = calls.get(spender)?.length ?? 0;
      if (spender === undefined) return own;
      return Array.from(calls, ([other, { length }]) =>
        other === undefined ? length : Math.min(length, own + 1),
      ).reduce((sum, count) => sum + count, 0);
    },
    takeFirst(): WaitingCall | undefined {
      const spender = calls.has(undefined) ? undefined : calls.keys().next().value;
      const [first, ...rest] = calls.get(spender) ?? [];
      // The spender's next call goes behind those of all others.
      calls.delete(spender);
      set(spender, rest);
      return first;
    },
  };
}

function tooLong(): InconclusiveError {
  return new InconclusiveError('has too many questions waiting');
}
