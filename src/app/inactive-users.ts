import { utcDayMs } from '../domain/time.ts';
import type { Log } from '../ops/log.ts';
import type { Users } from '../users/index.ts';

/** Deletes accounts that have not been used for long, at the start and once a day. Any number of processes may do it. */
export function deleteInactiveDaily(users: () => Promise<Pick<Users, 'deleteInactive'>>, log: Log): { stop(): void } {
  let isStopped = false;
  const run = async (): Promise<void> => {
    try {
      const count = await (await users()).deleteInactive();
      if (count > 0) log.info(`${count} accounts that were not used for long have been deleted`);
    } catch {
      if (!isStopped) log.warn('Accounts that were not used for long could not be deleted: trying again tomorrow');
    }
  };
  void run();
  const timer = setInterval(() => void run(), utcDayMs).unref();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
