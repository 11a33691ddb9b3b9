import { Problem } from '../problem.ts';
import { utcDate, utcDayMs, type Instant } from '../domain/time.ts';
import type { Cache } from './ports.ts';

/** What a day's quota of the service has been used for, as far as it was told or counted here. */
type Day = { day: string; used: number; quota?: number; closed?: boolean };

/** Keeps a service's daily quota from being asked beyond its end; survives restarts in the cache. */
export type Ledger = {
  /** Counts a cost before it is asked for. Throws `quota-used-up` where the day's quota would not bear it. */
  reserve(cost: number): Promise<void>;
  /** Takes over what an answer's `meta` says. The larger count holds: other programs may use the same key. */
  settle(counts: { dailyQuota?: number | undefined; requestCount?: number | undefined }): Promise<void>;
  /** The service said that the quota is used up: nothing more is asked until 00:00 UTC. */
  close(): Promise<void>;
};

export function createLedger(cache: Cache, identity: string, now: () => Instant): Ledger {
  const key = `ledger ${identity}`;
  let kept: Day | undefined;

  const today = async (): Promise<Day> => {
    const day = utcDate(now());
    kept ??= (await cache.get(key)) as Day | undefined;
    if (kept?.day !== day) kept = { day, used: 0, ...(kept?.quota === undefined ? {} : { quota: kept.quota }) };
    return kept;
  };
  // A service without a quota needs no ledger on disk.
  const keep = async (day: Day): Promise<void> => {
    if (day.quota !== undefined || day.closed) await cache.set(key, day, 2 * utcDayMs);
  };

  return {
    async reserve(cost) {
      const day = await today();
      if (day.closed || (day.quota !== undefined && day.used + cost > day.quota)) throw new Problem('quota-used-up');
      day.used += cost;
      await keep(day);
    },
    async settle({ dailyQuota, requestCount }) {
      const day = await today();
      if (dailyQuota !== undefined) day.quota = dailyQuota;
      if (requestCount !== undefined) day.used = Math.max(day.used, requestCount);
      await keep(day);
    },
    async close() {
      const day = await today();
      day.closed = true;
      await keep(day);
    },
  };
}
