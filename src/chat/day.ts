import { Problem } from '../problem.ts';
import {
  addDays,
  civilDate,
  dateExists,
  dayWindow,
  utcMidnight,
  type CivilDate,
  type Instant,
} from '../domain/time.ts';
import type { Day } from '../answers/index.ts';
import type { Words } from '../words.ts';
import { fold } from './fold.ts';

const earliest = '1900-01-01';
const latest = '2100-12-31';
/** How many days in a row are told at most. */
export const mostDays = 14;
const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const daysAhead = /^\+(\d{1,3})$/;

/** Whether a word is meant as a day, be it one that exists or not. */
export function looksLikeDay(word: string, spoken: readonly Words[]): boolean {
  return isoDate.test(word) || daysAhead.test(word) || namedDay(word, spoken) !== undefined;
}

/** The date that a word means at a place: `tomorrow`, `saturday`, `2026-11-21`, `+3`. Throws a `Problem`. */
export function readDay(word: string, spoken: readonly Words[], now: Instant, zone: string): CivilDate {
  const today = civilDate(now, zone);
  const date = isoDay(word) ?? daysFrom(today, word, spoken);
  if (date === undefined || !dateExists(date)) throw new Problem('day-unknown', { day: word });
  if (date < earliest || date > latest) throw new Problem('day-out-of-range', { first: earliest, last: latest });
  const { from, to } = dayWindow(date, zone);
  // Samoa went over the date line and had no 30 December 2011.
  if (from >= to) throw new Problem('day-unknown', { day: word });
  return date;
}

/** `3` or `3d`: how many days in a row. */
export function readDayCount(word: string): number {
  const count = Number(/^(\d{1,3})d?$/.exec(word)?.[1]);
  if (!(count >= 1 && count <= mostDays)) throw new Problem('days-out-of-range', { most: mostDays });
  return count;
}

export function daysInRow(first: CivilDate, count: number, zone: string): [Day, ...Day[]] {
  const day = (k: number): Day => {
    const date = addDays(first, k);
    return { date, window: dayWindow(date, zone) };
  };
  return [day(0), ...Array.from({ length: count - 1 }, (_, k) => day(k + 1))];
}

function isoDay(word: string): CivilDate | undefined {
  const match = isoDate.exec(word);
  return match ? `${match[1]}-${match[2]!.padStart(2, '0')}-${match[3]!.padStart(2, '0')}` : undefined;
}

function daysFrom(today: CivilDate, word: string, spoken: readonly Words[]): CivilDate | undefined {
  const ahead = daysAhead.exec(word)?.[1];
  if (ahead !== undefined) return addDays(today, Number(ahead));
  const named = namedDay(word, spoken);
  if (named === undefined) return undefined;
  if ('ahead' in named) return addDays(today, named.ahead);
  const weekdayToday = new Date(utcMidnight(today)).getUTCDay();
  return addDays(today, (named.weekday - weekdayToday + 7) % 7);
}

/** Days ahead of today, or the number of a weekday (0 Sunday), of which the next one is meant. */
type NamedDay = { readonly ahead: number } | { readonly weekday: number };

function namedDay(word: string, spoken: readonly Words[]): NamedDay | undefined {
  const folded = fold(word);
  for (const words of spoken) {
    const isOneOf = (key: string): boolean => words.list(key).some((name) => fold(name) === folded);
    if (isOneOf('day-yesterday')) return { ahead: -1 };
    if (isOneOf('day-today')) return { ahead: 0 };
    if (isOneOf('day-tomorrow')) return { ahead: 1 };
    const weekday = weekdays(words.language).indexOf(folded);
    if (weekday >= 0) return { weekday };
  }
  return undefined;
}

/** A Sunday, from which the names of weekdays are read. */
const sunday = Date.UTC(2026, 10, 15);

function weekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => fold(format.format(sunday + i * 86_400_000)));
}
