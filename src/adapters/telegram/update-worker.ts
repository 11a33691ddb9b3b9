import type { Update } from 'grammy/types';
import { newReference } from '../../lib/reference.ts';
import { withTimeout } from '../../lib/timeout.ts';
import type { AdapterLog } from '../adapter.ts';
import { most, ms } from './limits.ts';
import { InterruptedAnswer } from './patience.ts';
import type { ClaimedUpdate, Inbox } from './ports.ts';

export type UpdateWorkerOptions = {
  readonly inbox: Inbox;
  /** Rejects with an `InterruptedAnswer` where the update is to be handled again, by this program's next run or by another process. */
  handle(update: Update): Promise<void>;
  readonly log: AdapterLog;
  /** Once it is aborted, nothing more begins. */
  readonly stopping: AbortSignal;
};

/** Handles the updates of the inbox: those of one chat one after another, of different chats side by side. */
export type UpdateWorker = ReturnType<typeof createUpdateWorker>;

/** An update that has ended the process twice while it was begun alone is not tried again. */
const maxAttempts = 2 * most.attemptsAlone;

/** Nothing runs before `start`. */
export function createUpdateWorker({ inbox, handle, log, stopping }: UpdateWorkerOptions) {
  const running = new Map<number, Promise<void>>();
  const report = createOutageReport(log);
  let timers: NodeJS.Timeout[] = [];
  let claiming: Promise<void> | undefined;
  let isDue = false;
  let isStarted = false;
  const isOver = (): boolean => !isStarted || stopping.aborted;

  const wake = (): void => {
    isDue = true;
    if (isOver() || claiming) return;
    claiming = claimAll().finally(() => (claiming = undefined));
  };
  const claimAll = async (): Promise<void> => {
    while (isDue && !isOver() && running.size < most.atOnce) {
      isDue = false;
      // A process that stood still for as long as a lease, as on a machine that slept, claims what it is handling.
      const busy = new Set(running.keys());
      const claimed = await report.around(inbox.claim(most.atOnce - running.size));
      const others = (claimed ?? []).filter(({ id }) => !busy.has(id));
      // The most suspect come last: an end of the process meets each of the others at most once before.
      for (const update of others.toSorted((a, b) => a.attempts - b.attempts)) {
        if (isOver()) await report.around(inbox.release(update.id));
        else if (update.attempts > 1) await beginAlone(update);
        else begin(update);
        // Between two of them calls are sent and answers received: one takes some 5 ms.
        await new Promise(setImmediate);
      }
    }
  };
  const beginAlone = async (update: ClaimedUpdate): Promise<void> => {
    const { id } = update;
    await report.around(inbox.count(id, most.attemptsAlone));
    begin(update);
    await withTimeout(ms.alone, running.get(id) ?? Promise.resolve());
    await report.around(inbox.count(id, -most.attemptsAlone));
  };
  const begin = (claimed: ClaimedUpdate): void => {
    const ended = work(claimed).finally(() => {
      running.delete(claimed.id);
      // The next one of its chat may be claimed now.
      wake();
    });
    running.set(claimed.id, ended);
  };
  const work = async ({ id, body, attempts }: ClaimedUpdate): Promise<void> => {
    try {
      if (attempts <= maxAttempts) await handle(JSON.parse(body) as Update);
      else log.warn('An update of Telegram ended the program again and again: it is left out');
    } catch (error) {
      if (error instanceof InterruptedAnswer) return report.around(inbox.release(id));
      log.bug(newReference(), error);
    }
    await finish(id);
  };
  let hasToErase = true;
  const erase = (): void => {
    if (hasToErase) void report.around(inbox.erase());
    hasToErase = false;
  };
  let ended: number[] = [];
  let finishing: Promise<void> | undefined;
  /** Resolves when the end of an update is recorded, with others that end at the time: not recorded, it would be handled again. */
  const finish = (id: number): Promise<void> => {
    ended.push(id);
    return (finishing ??= delay(ms.gather).then(finishEnded));
  };
  const finishEnded = async (): Promise<void> => {
    const ids = ended;
    ended = [];
    finishing = undefined;
    while ((await report.around(inbox.finish(ids).then(() => 'done'))) === undefined && !isOver()) {
      await delay(ms.retryFinish);
    }
    hasToErase = true;
  };

  return {
    start(): void {
      isStarted = true;
      timers = [
        setInterval(wake, ms.look),
        setInterval(() => void (running.size > 0 && report.around(inbox.renew())), ms.renew),
        setInterval(() => void report.around(inbox.purge()), ms.purge),
        setInterval(erase, ms.erase),
      ];
      void report.around(inbox.recover().then(wake));
      void report.around(inbox.purge());
      erase();
    },
    /** To be called when updates were stored: they are handled at once, not only at the next look into the inbox. */
    wake,
    /** Begins nothing more; resolves when what was begun has ended. */
    async stop(): Promise<void> {
      isStarted = false;
      for (const timer of timers) clearInterval(timer);
      await claiming;
      const renewing = setInterval(() => void report.around(inbox.renew()), ms.renew);
      await Promise.all(running.values());
      clearInterval(renewing);
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Logs once that the inbox does not work, until it works again. */
function createOutageReport(log: AdapterLog) {
  let isReported = false;
  return {
    /** Resolves to `undefined` where the work fails. */
    async around<T>(work: Promise<T>): Promise<T | undefined> {
      try {
        const result = await work;
        isReported = false;
        return result;
      } catch (error) {
        if (!isReported) log.bug(newReference(), error);
        isReported = true;
        return undefined;
      }
    },
  };
}
