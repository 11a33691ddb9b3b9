import type { Log, RunnerLock } from './ports.ts';
import { repeat } from './repeat.ts';

/** How often a process that waits tries the lock, ms: a try takes 0.2 ms, and a digest may be 2 s late. */
export const takeOverMs = 2000;

/** The role of planning and sending, which one process has at a time where the store allows only one. */
export type Role = {
  /**
   * Takes the role and begins; where another process has it, resolves at once, waits, and begins within `takeOverMs` of
   * the other's end.
   */
  take(): Promise<void>;
  isWaiting(): boolean;
  /** Resolves when nothing begins any more, once `signal` is aborted. */
  settled(): Promise<void>;
  release(): void;
};

type RoleOptions = {
  readonly lock: RunnerLock;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Starts to plan and send. A rejection while waiting is tried again. */
  begin(): Promise<void>;
};

/** Takes the role of sending digests, or waits until the process that has it ends. */
export function createRole({ lock, log, signal, begin }: RoleOptions): Role {
  let isHeld = false;
  let waiting: Promise<void> | undefined;
  const acquire = (): boolean => (isHeld ||= lock.acquire());
  const takeOver = async (): Promise<number | 'done'> => {
    if (!acquire()) return takeOverMs;
    await begin();
    log.info('Digests: the process that sent them has ended, this one goes on');
    return 'done';
  };
  return {
    async take() {
      if (acquire()) return begin();
      waiting = repeat('waiting', log, signal, takeOver).finally(() => (waiting = undefined));
    },
    isWaiting: () => waiting !== undefined,
    settled: async () => waiting,
    release() {
      if (isHeld) lock.release();
      isHeld = false;
    },
  };
}
