import { hourMs, minuteMs, utcDayMs, type Instant } from '../../domain/time.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import { Problem } from '../../problem.ts';
import type { Spender } from '../../service/ports.ts';
import { WithheldError } from './call-queue.ts';
import type { Budget, UpstreamUsage, UsageLimit } from './ports.ts';

/** Of each limit, the share that all keys together may spend: the rest is kept for chat and digests. */
const shareOfKeys = 0.8;
/** The share of alerts: half of what keys leave, so that conversations and digests have the other half at least. */
const shareOfAlerts = 0.1;

const periods = [
  { name: 'this minute', lengthMs: minuteMs, limit: ({ perMinute }: Budget) => perMinute, shareOfKey: 0.5 },
  { name: 'this hour', lengthMs: hourMs, limit: ({ hourly }: Budget) => hourly, shareOfKey: 0.5 },
  { name: 'today', lengthMs: utcDayMs, limit: ({ daily }: Budget) => daily, shareOfKey: 0.25 },
] as const;

/** Spenders at most whose refusals are remembered. */
const maxRemembered = 1000;

/**
 * Counts the weights of calls in each UTC minute, hour and day, as Open-Meteo does, together with all processes of one
 * database. The returned function rejects with a `WithheldError` where a call would exceed a limit, or cannot be counted
 * because the database does not work; such a call must not be made.
 */
export function createBudget(
  name: string,
  budget: Budget,
  { usage, now }: { readonly usage: UpstreamUsage; now(): Instant },
): (weight: number, spender: Spender) => Promise<void> {
  // Usage only grows in a period: what it refused is refused until its end, without asking the database each time.
  const refused = createBoundedMap<{ readonly limit: Limit; readonly weight: number }>(maxRemembered);

  return async (weight, spender) => {
    const known = refused.get(spender ?? '');
    if (known && weight >= known.weight && now() < known.limit.ends) throw exceeds(known.limit);
    const limits = limitsFor(budget, spender, now());
    let exceeded: Limit | undefined;
    try {
      exceeded = await usage.spend(name, weight, limits);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new WithheldError('has a budget that cannot be counted now', { cause: error });
    }
    if (!exceeded) return;
    refused.set(spender ?? '', { limit: exceeded, weight });
    throw exceeds(exceeded);
  };
}

type Limit = UsageLimit & { readonly description: string };

function exceeds({ description }: Limit): WithheldError {
  return new WithheldError(`has no budget left ${description}`);
}

function limitsFor(budget: Budget, spender: Spender, now: Instant): readonly Limit[] {
  return periods.flatMap(({ name, lengthMs, limit: limitOf, shareOfKey }) => {
    const limit = limitOf(budget);
    if (limit === undefined) return [];
    const begins = Math.floor(now / lengthMs) * lengthMs;
    const all = { spender: 'all', begins, ends: begins + lengthMs, limit, description: name };
    if (spender === undefined) return [all];
    if (spender === 'alerts') {
      return [all, { ...all, spender, limit: limit * shareOfAlerts, description: `${name} for alerts` }];
    }
    return [
      all,
      { ...all, spender: 'keys', limit: limit * shareOfKeys, description: `${name} for keys` },
      { ...all, spender: `key ${spender}`, limit: limit * shareOfKey, description: `${name} for one key` },
    ];
  });
}
