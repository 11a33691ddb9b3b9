import { DateTime, IANAZone } from 'luxon';
import { minuteMs, utcDayMs, type Instant, type Window } from './instant.ts';
import { memoize } from './memoize.ts';

export * from './instant.ts';

/** A day of the calendar, `YYYY-MM-DD`. It becomes a window only together with a zone. */
export type CivilDate = string;

/** More than there are zones. */
const maxCachedZones = 1000;

/** Whether a text names an IANA time zone. Luxon takes 100 µs for each question, and 10 kB outside the heap. */
export const isZone = memoize(maxCachedZones, (name: string): boolean => IANAZone.isValidZone(name));

/**
 * The instant at which clocks in `zone` show `time` (`HH:MM` or `HH:MM:SS`) on `date`. Time skipped by a change of clocks
 * becomes the later reading, time shown twice the earlier one (Temporal's "compatible" rule), whereas Luxon's default depends
 * on the offset at the moment of the call. Throws a `RangeError` for a date, time or zone that does not exist.
 */
export function instantOf(date: CivilDate, time: string, zone: string): Instant {
  // On most days the offset is that of the day before and of the day after: six times as fast.
  const asUtc = dateExists(date) ? Date.parse(`${date}T${time}Z`) : NaN;
  const offsetMs = onClock(zone, asUtc) - asUtc;
  if ([-utcDayMs, utcDayMs].every((ms) => onClock(zone, asUtc + ms) === asUtc + ms + offsetMs)) return asUtc - offsetMs;
  const local = DateTime.fromISO(`${date}T${time}`, { zone });
  if (!local.isValid) throw new RangeError(`No such local time: ${date}T${time} ${zone}`);
  const readings = local.getPossibleOffsets().map((reading) => reading.toMillis());
  return Math.min(...readings);
}

/** The span from the first instant of `date` in `zone` to the first of the next date: 23 to 25 h, 0 for a skipped date. */
export function dayWindow(date: CivilDate, zone: string): Window {
  return { from: instantOf(date, '00:00', zone), to: instantOf(addDays(date, 1), '00:00', zone) };
}

/** Since then, all clocks of the tz database have changed at quarters of an hour of UTC: those of Casey did at 00:01. */
const quartersSince = Date.UTC(2023, 0, 1);

const offsetsIn = memoize(maxCachedZones, (zone: string) =>
  memoize(64, (instant: Instant) => IANAZone.create(zone).offset(instant) * minuteMs),
);

/** The instant at which clocks of UTC show what those in `zone` show at `instant`; NaN for an unknown zone. */
export function onClock(zone: string, instant: Instant): Instant {
  return instant + offsetsIn(zone)(instant < quartersSince ? instant : instant - (instant % (15 * minuteMs)));
}

/** The date on a calendar in `zone` at `instant`. Throws a `RangeError` for an unknown zone. */
export function civilDate(instant: Instant, zone: string): CivilDate {
  return utcDate(onClock(zone, instant));
}

/** `HH:MM` on the clocks of `zone` at `instant`. Throws a `RangeError` for an unknown zone. */
export function clockTime(instant: Instant, zone: string): string {
  return new Date(onClock(zone, instant)).toISOString().slice(11, 16);
}

/** `date` moved by whole days of the calendar, whatever the zone. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return utcDate(utcMidnight(date) + days * utcDayMs);
}

/** Weekdays as notations and schedules name them, Sunday first. */
export const weekdayNames: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Whether a text is `YYYY-MM-DD` and a date of the calendar: `2026-02-29` has the form and does not exist. */
export function dateExists(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && utcDate(Date.parse(`${date}T00:00:00Z`)) === date;
}

/** 0 is Sunday. */
export function weekdayOf(date: CivilDate): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

export function utcMidnight(date: CivilDate): Instant {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The UTC date at `instant`; empty for NaN and infinite instants. */
export function utcDate(instant: Instant): CivilDate {
  return Number.isFinite(instant) ? dateOfDay(Math.floor(instant / utcDayMs)) : '';
}

/** By days since 1970-01-01; a month of them. */
const dateOfDay = memoize(31, (day) => new Date(day * utcDayMs).toISOString().slice(0, 10));

/** Spans that a window touches, counted from 1970-01-01T00:00Z, so that every window is cut at the same instants. */
export function spansOf({ from, to }: Window, lengthMs: number): readonly Window[] {
  if (from >= to) return [];
  const first = Math.floor(from / lengthMs);
  return Array.from({ length: Math.ceil(to / lengthMs) - first }, (_, i) => ({
    from: (first + i) * lengthMs,
    to: (first + i + 1) * lengthMs,
  }));
}
