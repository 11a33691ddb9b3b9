import { setTimeout as sleep } from 'node:timers/promises';
import { newReference } from '../lib/reference.ts';
import { Problem } from '../problem.ts';
import type { Log } from './ports.ts';

const failurePauseMs = 1000;

/**
 * Repeats rounds until stopped or done, each after the pause in ms that the last one returned. A failure is logged once, and
 * tried again after a second.
 */
export async function repeat(
  activity: string,
  log: Log,
  signal: AbortSignal,
  round: () => Promise<number | 'done'>,
): Promise<void> {
  let isFailing = false;
  while (!signal.aborted) {
    let pauseMs = failurePauseMs;
    try {
      const next = await round();
      if (next === 'done') return;
      pauseMs = next;
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(log, activity, error);
      isFailing = true;
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

function report(log: Log, activity: string, error: unknown): void {
  if (error instanceof Problem && error.code === 'store-unavailable') {
    log.warn(`Digests: the database does not answer while ${activity}; retrying every second`);
  } else {
    log.bug(newReference(), error);
  }
}
