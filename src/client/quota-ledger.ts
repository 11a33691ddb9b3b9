import { Problem } from '../problem.ts';
import { utcDate, utcDayMs, type Instant } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';

/** What a day's quota of the service has been used for, as far as it was told or counted here. */
type Day = { day: string; used: number; quota?: number; closed?: boolean };

/** Keeps a service's daily quota from being asked beyond its end; survives restarts in the cache. */
export type QuotaLedger = {
  /**
   * Counts a cost before it is asked for. Throws `quota-used-up` where the day's quota would not bear it: what is free is
   * answered all the same.
   */
  reserve(cost: number): Promise<Reservation>;
};

/** A cost that was counted for a request. What comes of it belongs to the day of the request, not of the answer. */
export type Reservation = {
  /** Takes over what the answer's `meta` says. The larger count holds: other programs may use the same key. */
  settle(counts: { dailyQuota?: number | undefined; requestCount?: number | undefined }): Promise<void>;
  /** The request was refused or failed: it cost nothing. */
  release(): Promise<void>;
  /** The service said that the quota is used up: nothing more is asked until 00:00 UTC. */
  close(): Promise<void>;
};

export function createQuotaLedger(cache: Cache, identity: string, now: () => Instant): QuotaLedger {
  const key = `ledger ${identity}`;
  let loading: Promise<void> | undefined;
  let kept: Day | undefined;

  const today = async (): Promise<Day> => {
    loading ??= cache.get(key).then((known) => void (kept = known as Day | undefined));
    await loading;
    const day = utcDate(now());
    if (kept?.day !== day) kept = { day, used: 0, ...(kept?.quota === undefined ? {} : { quota: kept.quota }) };
    return kept;
  };
  // A service without a quota needs no ledger on disk; a day that is over needs none any more.
  const keep = async (day: Day): Promise<void> => {
    if (day === kept && (day.quota !== undefined || day.closed)) await cache.set(key, day, 2 * utcDayMs);
  };

  return {
    async reserve(cost) {
      const day = await today();
      const isUsedUp = day.closed || (day.quota !== undefined && day.used + cost > day.quota);
      if (cost > 0 && isUsedUp) throw new Problem('quota-used-up');
      day.used += cost;
      await keep(day);
      return {
        async settle({ dailyQuota, requestCount }) {
          if (dailyQuota !== undefined) day.quota = dailyQuota;
          if (requestCount !== undefined) day.used = Math.max(day.used, requestCount);
          await keep(day);
        },
        async release() {
          day.used -= cost;
          await keep(day);
        },
        async close() {
          day.closed = true;
          await keep(day);
        },
      };
    },
  };
}
