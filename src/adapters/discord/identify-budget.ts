import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocketOptions } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import type { AdapterRecords } from '../ports.ts';
import { ms } from './limits.ts';

/**
 * Discord resets the token of a bot that identifies more than 1000 times in 24 hours (topics/gateway#session-start-limit).
 * With 200 at once and 700 a day, there are never more than 900 in any 24 hours, however often the process is restarted.
 */
const burst = 200;
const spacingMs = 86_400_000 / 700;
const recordName = 'identify';

export type IdentifyThrottler = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;

/** How long a login at `at` waits, ms, and when the bucket is full again after it: GCRA, as in `lib/rate-limiter.ts`. */
export function nextLogin(fullAt: number, at: number): { readonly waitMs: number; readonly fullAt: number } {
  // A clock that was set back must not lock the bot out.
  const next = Math.min(Math.max(fullAt, at), at + burst * spacingMs) + spacingMs;
  return { waitMs: Math.max(0, Math.ceil(next - at - burst * spacingMs)), fullAt: next };
}

/** Paces the logins of all processes with the same token by the records: by Discord's own pace, and by the budget. `now` is UTC, ms. */
export function identifyThrottler(records: AdapterRecords, now: () => number, log: AdapterLog): IdentifyThrottler {
  const take = async (): Promise<number> => {
    const { waitMs, fullAt } = nextLogin(Number((await records.read(recordName)) ?? 0), now());
    if (waitMs === 0) await records.write(recordName, String(fullAt));
    return waitMs;
  };
  return async (manager) => {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    return {
      async waitForIdentify(shardId, signal) {
        const turn = `identify ${shardId % limit.max_concurrency}`;
        // A database that does not work must not keep the bot from connecting.
        while (!(await records.claim(turn, ms.identify).catch(() => true)))
          await sleep(ms.identifyPoll, undefined, { signal, ref: false });
        for (let isLogged = false; ; isLogged = true) {
          const waitMs = await take().catch(() => 0);
          if (waitMs === 0) return;
          if (!isLogged)
            log.warn('Discord was logged in to too often today: waiting, so that it does not reset the token');
          await sleep(waitMs, undefined, { signal, ref: false });
        }
      },
    };
  };
}
