import { earliestTide } from '../contract/index.ts';
import { utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import type { Mistakes } from './keyed-endpoint.ts';

const defaultDays = 10;
const longestPastDays = 10;
const longestAheadDays = 31;

type Asked = { start?: Instant | undefined; end?: Instant | undefined };

/** What is wrong with the interval that a tide request asks for. */
export function intervalMistakes({ start, end }: Asked, now: Instant): Mistakes {
  const from = start ?? utcDayStart(now);
  return {
    ...(from < earliestTide ? { start: [`Tide is answered from ${utcDate(earliestTide)} on`] } : {}),
    ...(end !== undefined && end < from ? { end: ['end must not be before start'] } : {}),
  };
}

/**
 * The interval of a tide request: from 00:00 UTC today for 10 days unless said otherwise, cut to 10 days where it
 * begins before today and to 31 days else.
 */
export function tideInterval({ start, end }: Asked, now: Instant): Window {
  const today = utcDayStart(now);
  const from = start ?? today;
  const longest = (from < today ? longestPastDays : longestAheadDays) * utcDayMs;
  return { from, to: Math.min(end ?? from + defaultDays * utcDayMs, from + longest) };
}
