import { Problem } from '../../problem.ts';
import { addDays, civilDate, dateExists, dayWindow, type CivilDate, type Instant } from '../../domain/time.ts';
import { languageOf } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import type { Day } from '../../answers/index.ts';
import type { Words } from '../../words.ts';
import { means } from './fold.ts';
import { namedDay } from './named-day.ts';
import { putsMonthFirst, writtenDate } from './written-date.ts';

const earliest = '1900-01-01';
const latest = '2100-12-31';
/** How many days in a row are told at most. */
export const mostDays = 14;
const daysInWeek = 7;
const daysAhead = /^\+(\d{1,3})$/;

/** Whether words are meant as a day, be it one that exists or not. */
export function looksLikeDay(typed: string, spoken: readonly Words[]): boolean {
  return daysAhead.test(typed) || writtenDate(typed, spoken) !== undefined || namedDay(typed, spoken) !== undefined;
}

/**
 * The date that words mean at a place: `tomorrow`, `saturday`, `2026-11-21`, `21.11.`, `11/21`, `21 November`, `+3`.
 * Whether 5/6 is in May or in June the place tells, and `language`, a BCP 47 tag. Throws a `Problem`.
 */
export function readDay(
  typed: string,
  spoken: readonly Words[],
  now: Instant,
  { zone, countryCode }: Pick<Place, 'zone' | 'countryCode'>,
  language = spoken[0]!.language,
): CivilDate {
  const today = civilDate(now, zone);
  const date = dateOf(typed, spoken, today, putsMonthFirst(languageOf(language), countryCode));
  if (date === undefined || !dateExists(date)) throw new Problem('day-unknown', { day: typed });
  if (date < earliest || date > latest) throw new Problem('day-out-of-range', { first: earliest, last: latest });
  const { from, to } = dayWindow(date, zone);
  // Samoa went over the date line and had no 30 December 2011.
  if (from >= to) throw new Problem('day-unknown', { day: typed });
  return date;
}

function dateOf(
  typed: string,
  spoken: readonly Words[],
  today: CivilDate,
  isMonthFirst: boolean,
): CivilDate | undefined {
  const ahead = daysAhead.exec(typed)?.[1];
  if (ahead !== undefined) return addDays(today, Number(ahead));
  return namedDay(typed, spoken)?.(today) ?? writtenDate(typed, spoken)?.(today, isMonthFirst);
}

/** Whether words are meant as a number of days: `3d`, `3 days`, `week`. */
export function looksLikeDayCount(typed: string, spoken: readonly Words[]): boolean {
  return dayCount(typed, spoken) !== undefined;
}

/** How many days in a row: `3`, `3d`, `3 jours`, `week`. Throws a `Problem`. */
export function readDayCount(typed: string, spoken: readonly Words[]): number {
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : dayCount(typed, spoken);
  if (count === undefined || count < 1 || count > mostDays) throw new Problem('days-out-of-range', { most: mostDays });
  return count;
}

function dayCount(typed: string, spoken: readonly Words[]): number | undefined {
  if (means(spoken, 'days-week', typed)) return daysInWeek;
  const [, count, unit] = /^(\d{1,3}) ?(\p{L}+)$/u.exec(typed) ?? [];
  return unit !== undefined && means(spoken, 'days-units', unit) ? Number(count) : undefined;
}

export function daysInRow(first: CivilDate, count: number, zone: string): [Day, ...Day[]] {
  const day = (k: number): Day => {
    const date = addDays(first, k);
    return { date, window: dayWindow(date, zone) };
  };
  return [day(0), ...Array.from({ length: count - 1 }, (_, k) => day(k + 1))];
}
