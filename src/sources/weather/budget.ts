import { hourMs, minuteMs, utcDayMs, type Instant } from '../../domain/time.ts';
import { once } from '../../lib/once.ts';
import type { Cache } from '../../lib/cache.ts';
import type { Budget, Upstream } from './ports.ts';

/** The budget of this minute, hour or day is used up. */
export class BudgetExceededError extends Error {}

/** The weight that was spent since the start of a UTC minute, hour or day. */
type Spending = { readonly since: Instant; readonly spent: number };

/**
 * Counts the weights of calls in each UTC minute, hour and day, as Open-Meteo does, and over restarts. The returned
 * function rejects with a `BudgetExceededError` where a call would exceed a limit; such a call is not counted.
 */
export function createBudgetCounter(
  name: Upstream,
  { perMinute = Infinity, hourly = Infinity, daily }: Budget,
  { cache, now }: { readonly cache: Cache; now(): Instant },
): (weight: number) => Promise<void> {
  const limits = [
    { period: 'this minute', lengthMs: minuteMs, limit: perMinute },
    { period: 'this hour', lengthMs: hourMs, limit: hourly },
    { period: 'today', lengthMs: utcDayMs, limit: daily },
  ];
  const key = `weather budgets ${name}`;
  let spendings: readonly Spending[] = [];
  const loaded = once(async () => {
    spendings = ((await cache.get(key)) as readonly Spending[] | undefined) ?? [];
  });
  return async (weight) => {
    await loaded();
    const at = now();
    spendings = limits.map(({ period, lengthMs, limit }, i) => {
      const since = Math.floor(at / lengthMs) * lengthMs;
      const before = spendings[i];
      const spent = (before?.since === since ? before.spent : 0) + weight;
      if (spent > limit) throw new BudgetExceededError(`has no budget left ${period}`);
      return { since, spent };
    });
    await cache.set(key, spendings, 2 * utcDayMs);
  };
}
