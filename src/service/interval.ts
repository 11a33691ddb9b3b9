import { earliestTide, writeMetaTime } from '../contract/index.ts';
import { utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import type { ParameterErrors } from './keyed-endpoint.ts';

const defaultDays = 10;
const maxPastDays = 10;
const maxAheadDays = 31;

/** The interval of a request; either end may be missing. */
export type RequestedInterval = { start?: Instant | undefined; end?: Instant | undefined };

/** The errors of the interval of a tide request. */
export function intervalErrors({ start, end }: RequestedInterval, now: Instant): ParameterErrors {
  const from = start ?? utcDayStart(now);
  return {
    ...(from < earliestTide ? { start: [`Tide is answered from ${utcDate(earliestTide)} on`] } : {}),
    ...(end !== undefined && end < from ? { end: ['end must not be before start'] } : {}),
  };
}

/**
 * The interval of a tide request: from 00:00 UTC today for 10 days by default, cut to 10 days where it begins before
 * today and to 31 days otherwise, which `notes` say.
 */
export function tideInterval({ start, end }: RequestedInterval, now: Instant): Window & { notes: readonly string[] } {
  const today = utcDayStart(now);
  const from = start ?? today;
  const maxDays = from < today ? maxPastDays : maxAheadDays;
  const latest = from + maxDays * utcDayMs;
  if (end === undefined) return { from, to: from + defaultDays * utcDayMs, notes: [] };
  if (end <= latest) return { from, to: end, notes: [] };
  const why = `At most ${maxDays} days are answered at once${from < today ? ' where start is before today' : ''}`;
  return { from, to: latest, notes: [`${why}: end is ${writeMetaTime(latest)}.`] };
}
