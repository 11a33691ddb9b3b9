import type { Instant } from '../domain/time.ts';

/** `2026-11-20T06:01:00+00:00`: the contract's notation of an instant, rounded to the second. */
export function writeTimestamp(at: Instant): string {
  return `${new Date(Math.round(at / 1000) * 1000).toISOString().slice(0, 19)}+00:00`;
}

/** `2026-11-20 06:01`: the notation of `start` and `end` in `meta` of tide and weather, cut to the minute. */
export function writeMetaTime(at: Instant): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

export const earliestTimestamp: Instant = Date.UTC(1900, 0, 1);
const latest = Date.UTC(2101, 0, 1) - 1;
export const earliestTide: Instant = Date.UTC(2018, 2, 1);
export const earliestWeather: Instant = Date.UTC(2017, 0, 1);
/** The last whole second of 2100, the last year of timestamps. */
export const latestTimestamp: Instant = Date.UTC(2101, 0, 1) - 1000;

/**
 * Reads UNIX seconds, a date, or a date with a time and `Z`, an offset or none (then UTC), with a blank for the `T` or
 * a `+` not encoded. `undefined` for anything else, a day or time that does not exist, or a year outside 1900–2100.
 */
export function readTimestamp(text: string): Instant | undefined {
  const at = /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 1000) : readIso(text);
  return at !== undefined && at >= earliestTimestamp && at <= latest ? at : undefined;
}

const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:(Z)|([+ -])(\d{2}):?(\d{2}))?)?$/;

/** The largest offset of any zone: Kiritimati, 14 h. */
const maxOffsetMin = 14 * 60;

function readIso(text: string): Instant | undefined {
  const match = iso.exec(text);
  if (!match) return undefined;
  const numbers = match.slice(1, 7).map((part: string | undefined) => Number(part ?? 0));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  const [fraction, , sign, offsetHours, offsetMinutes] = match.slice(7);
  const midnight = Date.UTC(year, month - 1, day);
  const exists = new Date(midnight).getUTCMonth() === month - 1 && new Date(midnight).getUTCDate() === day;
  const offsetMin = (Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0)) * (sign === '-' ? -1 : 1);
  const isTime = hour <= 23 && minute <= 59 && second <= 59;
  const isOffset = Number(offsetMinutes ?? 0) <= 59 && Math.abs(offsetMin) <= maxOffsetMin;
  if (!exists || !isTime || !isOffset) return undefined;
  const ms = ((hour * 60 + minute - offsetMin) * 60 + second) * 1000 + Math.floor(Number(`0.${fraction ?? 0}`) * 1000);
  return midnight + ms;
}
