import { utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import type { Reading } from './keyed.ts';

const earliestTide = Date.UTC(2018, 2, 1);
const defaultDays = 10;
const longestPastDays = 10;
const longestAheadDays = 31;

/**
 * The interval of a tide request: from 00:00 UTC today for 10 days unless said otherwise, cut to 10 days where it
 * begins before today and to 31 days else.
 */
export function tideInterval(
  asked: { start?: Instant | undefined; end?: Instant | undefined },
  now: Instant,
): Window | Extract<Reading, { mistakes: unknown }> {
  const today = utcDayStart(now);
  const from = asked.start ?? today;
  const to = asked.end ?? from + defaultDays * utcDayMs;
  if (from < earliestTide) return { mistakes: { start: ['Tide is answered from 2018-03-01 on'] } };
  if (to < from) return { mistakes: { end: ['end must not be before start'] } };
  const longest = (from < today ? longestPastDays : longestAheadDays) * utcDayMs;
  return { from, to: Math.min(to, from + longest) };
}
