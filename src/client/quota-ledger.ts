import { Problem } from '../problem.ts';
import { once } from '../lib/once.ts';
import { utcDate, utcDayMs, type Instant } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';

/** The use of a service's quota on a UTC day, as far as the service reported it or we counted it. */
type DayUse = { day: string; used: number; quota?: number; closed?: boolean };

export type QuotaLedger = ReturnType<typeof createQuotaLedger>;

/** Prevents requests beyond the daily quota of the service called `identity`. The cache keeps the counts over restarts. */
export function createQuotaLedger(cache: Cache, identity: string, now: () => Instant) {
  const key = `ledger ${identity}`;
  let current: DayUse | undefined;
  const loaded = once(async () => {
    current = (await cache.get(key)) as DayUse | undefined;
  });

  const today = async (): Promise<DayUse> => {
    await loaded();
    const day = utcDate(now());
    if (current?.day !== day) {
      current = { day, used: 0, ...(current?.quota === undefined ? {} : { quota: current.quota }) };
    }
    return current;
  };
  /** Stores the use of a day, unless the day is over or the service has no quota. */
  const store = async (day: DayUse): Promise<void> => {
    if (day === current && (day.quota !== undefined || day.closed)) await cache.set(key, day, 2 * utcDayMs);
  };

  return {
    /** Before the request, on whose day its outcome counts, too. Throws `quota-used-up` beyond the quota; cost 0 passes. */
    async reserve(cost: number) {
      const day = await today();
      const isUsedUp = day.closed || (day.quota !== undefined && day.used + cost > day.quota);
      if (cost > 0 && isUsedUp) throw new Problem('quota-used-up');
      day.used += cost;
      await store(day);
      return {
        /** Takes over quota and count of an answer's `meta`: the larger count holds, as others may use the key. */
        async settle({ dailyQuota, requestCount }: Partial<Record<'dailyQuota' | 'requestCount', number | undefined>>) {
          if (dailyQuota !== undefined) day.quota = dailyQuota;
          if (requestCount !== undefined) day.used = Math.max(day.used, requestCount);
          await store(day);
        },
        /** Takes the cost back: the request was refused or failed, which is free. */
        async release() {
          day.used -= cost;
          await store(day);
        },
        /** The service reported that the quota is used up: refuse all further costs until 00:00 UTC. */
        async close() {
          day.closed = true;
          await store(day);
        },
      };
    },
  };
}
