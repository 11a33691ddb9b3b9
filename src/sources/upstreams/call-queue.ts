import { InconclusiveError } from '../../lib/circuit-breaker.ts';
import type { Spender } from '../../service/ports.ts';
import type { Budget } from './ports.ts';

/** The call was not made for a reason of our own: its turn goes to another one. */
export class WithheldError extends InconclusiveError {}

type WaitingCall = { readonly start: () => void };

/** The weight of the latest call in the mean duration of calls. */
const latestShare = 0.2;

/**
 * Starts calls evenly, `perSecond`, after an idle time up to a second's share at once, and no more than `concurrency` at
 * the same time. Chat and digests have every second turn, and those that no key waits for; keys take turns with the others,
 * so that no key waits for all calls of another.
 */
export function createCallQueue({ concurrency, perSecond }: Budget, patienceMs: number) {
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
    /** Calls in its turn. Rejects with a `WithheldError` where that exceeds the patience, at once where it is expected to. */
    async run<T>(spender: Spender, call: () => Promise<T>): Promise<T> {
      if (expectedWaitMs(spender) > patienceMs) throw tooLong();
      await turnOf(spender);
      const startedAt = performance.now();
      let isMade = true;
      try {
        return await call();
      } catch (error) {
        isMade = !(error instanceof WithheldError);
        throw error;
      } finally {
        if (isMade) meanMs += latestShare * (performance.now() - startedAt - meanMs);
        else lastTurn -= spacingMs;
        running--;
        startDue();
      }
    },
  };
}

function createWaitingLine() {
  const chatCalls: WaitingCall[] = [];
  const callsByKey = new Map<string, WaitingCall[]>();
  let isTurnOfKeys = false;

  const takeFirstOfKeys = (): WaitingCall | undefined => {
    const [next] = callsByKey;
    if (!next) return undefined;
    const [key, calls] = next;
    const first = calls.shift();
    // The next call of this key goes behind those of all others.
    callsByKey.delete(key);
    if (calls.length > 0) callsByKey.set(key, calls);
    return first;
  };
  return {
    isEmpty: () => chatCalls.length === 0 && callsByKey.size === 0,
    add(spender: Spender, call: WaitingCall): void {
      if (spender === undefined) chatCalls.push(call);
      else callsByKey.set(spender, [...(callsByKey.get(spender) ?? []), call]);
    },
    remove(spender: Spender, call: WaitingCall): void {
      const calls = spender === undefined ? chatCalls : (callsByKey.get(spender) ?? []);
      const index = calls.indexOf(call);
      if (index >= 0) calls.splice(index, 1);
      if (spender !== undefined && calls.length === 0) callsByKey.delete(spender);
    },
    countBefore(spender: Spender): number {
      const lengths = Array.from(callsByKey.values(), ({ length }) => length);
      if (spender === undefined) {
        const keyCallCount = lengths.reduce((sum, length) => sum + length, 0);
        return chatCalls.length + Math.min(keyCallCount, chatCalls.length + 1);
      }
      const own = callsByKey.get(spender)?.length ?? 0;
      const before = lengths.reduce((sum, length) => sum + Math.min(length, own + 1), 0);
      return before + Math.min(chatCalls.length, before + 1);
    },
    takeFirst(): WaitingCall | undefined {
      const takesKeys = chatCalls.length === 0 || (isTurnOfKeys && callsByKey.size > 0);
      isTurnOfKeys = !takesKeys;
      return takesKeys ? takeFirstOfKeys() : chatCalls.shift();
    },
  };
}

function tooLong(): WithheldError {
  return new WithheldError('has too many questions waiting');
}
