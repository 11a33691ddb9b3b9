import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '../../lib/timeout.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { LoginRefused } from './login-refused.ts';

/** `start` resolves after this even if Discord has not answered; attempts continue, ms. */
const startTimeoutMs = 10_000;
const firstRetryMs = 1000;
const maxRetryMs = 60_000;

export type AttemptsOptions = {
  /** Resolves to false where another attempt may succeed. */
  attempt(): Promise<boolean>;
  /** Logs a warning, once until Discord has answered again. */
  reportTrouble(message: string): void;
  readonly log: AdapterLog;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
};

/**
 * Tries until it succeeds, with growing pauses. Resolves after the first attempt, or after 10 s; attempts go on. Rejects
 * where the first one does.
 */
export async function keepTrying({ attempt, reportTrouble, log, signal }: AttemptsOptions): Promise<void> {
  const first = attempt();
  const isDone = await withTimeout(startTimeoutMs, first, signal);
  if (isDone || signal.aborted) return;
  if (isDone === undefined) reportTrouble('Discord does not let us in yet; still trying');
  persist(attempt, first, signal).catch((error: unknown) => {
    if (!signal.aborted) log.warn(error instanceof LoginRefused ? error.message : describeFailure(error));
  });
}

async function persist(attempt: () => Promise<boolean>, first: Promise<boolean>, signal: AbortSignal): Promise<void> {
  let attempted = first;
  for (let retryMs = firstRetryMs; !(await attempted); retryMs = Math.min(2 * retryMs, maxRetryMs)) {
    await sleep(retryMs, undefined, { signal });
    attempted = attempt();
  }
}
