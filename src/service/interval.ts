import { earliestTide, earliestWeather, writeMetaTime } from '../contract/index.ts';
import { hourMs, utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import type { ParameterErrors } from './keyed-endpoint.ts';

const defaultDays = 10;
const maxPastDays = 10;
const maxAheadDays = 31;

export type RequestedInterval = { start?: Instant | undefined; end?: Instant | undefined };

/** An interval as it is answered. `notes` say where it was cut. */
export type CutInterval = Window & { readonly notes: readonly string[] };

const earliest = { Tide: earliestTide, Weather: earliestWeather };

/** The errors of an interval that begins today where no start is given. */
export function intervalErrors(
  { start, end }: RequestedInterval,
  now: Instant,
  subject: keyof typeof earliest = 'Tide',
): ParameterErrors {
  const from = start ?? utcDayStart(now);
  const first = earliest[subject];
  return {
    ...(from < first ? { start: [`${subject} is answered from ${utcDate(first)} on`] } : {}),
    ...(end !== undefined && end < from ? { end: ['end must not be before start'] } : {}),
  };
}

/** An interval of ten days by default, and of `maxDays` at most; `how` they are answered. */
export function cutInterval(from: Instant, end: Instant | undefined, maxDays: number, how: string): CutInterval {
  const latest = from + maxDays * utcDayMs;
  const to = end ?? from + defaultDays * utcDayMs;
  if (to <= latest) return { from, to, notes: [] };
  return { from, to: latest, notes: [`At most ${maxDays} days are ${how}: end is ${writeMetaTime(latest)}.`] };
}

/** From 00:00 UTC today for 10 days by default; cut to 10 days if it begins before today, else to 31. */
export function tideInterval({ start, end }: RequestedInterval, now: Instant): CutInterval {
  const today = utcDayStart(now);
  const from = start ?? today;
  return from < today
    ? cutInterval(from, end, maxPastDays, 'answered at once where start is before today')
    : cutInterval(from, end, maxAheadDays, 'answered at once');
}

export function hourOf(at: Instant): Instant {
  return Math.floor(at / hourMs) * hourMs;
}
