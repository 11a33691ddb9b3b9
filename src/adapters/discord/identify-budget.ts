import { setTimeout as sleep } from 'node:timers/promises';
import { SimpleIdentifyThrottler, type WebSocketOptions } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import type { AdapterRecords } from '../ports.ts';

/**
 * Discord resets the token of a bot that identifies more than 1000 times in 24 hours (topics/gateway#session-start-limit).
 * With 200 at once and 700 a day, there are never more than 900 in any 24 hours, however often the process is restarted.
 */
const burst = 200;
const spacingMs = 86_400_000 / 700;
const recordName = 'identify';

export type IdentifyThrottler = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;

/**
 * How long a login at the instant `at` waits, ms, and when the bucket is full again after it; `fullAt`: when it would be
 * without it. A token bucket as one number (GCRA, as in `lib/rate-limiter.ts`).
 */
export function nextLogin(fullAt: number, at: number): { readonly waitMs: number; readonly fullAt: number } {
  // A clock that was set back must not lock the bot out.
  const next = Math.min(Math.max(fullAt, at), at + burst * spacingMs) + spacingMs;
  return { waitMs: Math.max(0, Math.ceil(next - at - burst * spacingMs)), fullAt: next };
}

/**
 * Paces the logins of a client: by Discord's own pace of one in 5 s, and by the budget in the records, for all processes with
 * the same token. `now` is UTC, ms.
 */
export function identifyThrottler(records: AdapterRecords, now: () => number, log: AdapterLog): IdentifyThrottler {
  const take = async (): Promise<number> => {
    const { waitMs, fullAt } = nextLogin(Number((await records.read(recordName)) ?? 0), now());
    if (waitMs === 0) await records.write(recordName, String(fullAt));
    return waitMs;
  };
  return async (manager) => {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    const own = new SimpleIdentifyThrottler(limit.max_concurrency);
    return {
      async waitForIdentify(shardId, signal) {
        await own.waitForIdentify(shardId, signal);
        for (let isLogged = false; ; isLogged = true) {
          // A database that does not work must not keep the bot from connecting.
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
