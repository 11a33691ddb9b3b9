import type { WhichWeek, SeasonName } from './yearly-dates.ts';
import type { CivilDate } from '../../domain/time.ts';
import { dayIs } from '../lexicon/traits.ts';

/** Days as they were named, before the date at the place is known: plain data for follow-ups and buttons. */
export type DayExpression =
  /** `today`, `in 3 days`. */
  | { readonly kind: 'offset'; readonly days: number }
  /** `In a month`, `in two years`: the same day of a later month, or its last. */
  | { readonly kind: 'months-ahead'; readonly months: number }
  /** 0 is Sunday. `weeks` after the one that comes next, today included; `next`: of the calendar week that follows; `coming`: not today. */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly which: WhichDay; readonly weeks?: number }
  /** `coming`: on a Sunday that of the next week. `isPast`: the latest one that has begun. */
  | { readonly kind: 'weekend'; readonly which: WhichDay; readonly isPast?: true }
  /** The rest of this week, or all of another one. Weeks begin on Monday. */
  | { readonly kind: 'week'; readonly which: WhichWeek; readonly isPast?: true }
  | { readonly kind: 'week-with'; readonly day: DayExpression }
  /** By its number, `KW 49`: the one that is on, or comes next. */
  | { readonly kind: 'calendar-week'; readonly week: number }
  | { readonly kind: 'month'; readonly which: WhichWeek; readonly isPast?: true }
  | { readonly kind: 'named-month'; readonly month: number; readonly isPast?: true }
  /** Of this year, as of `this year`, the rest. */
  | { readonly kind: 'year'; readonly year: number; readonly isPast?: true }
  /** `Easter 2027`: the day or days of a year that are called so. */
  | { readonly kind: 'of-year'; readonly of: DayExpression; readonly year: number | 'next' | 'last' }
  /** The rest of this year, or all of another one. */
  | { readonly kind: 'calendar-year'; readonly which: WhichWeek; readonly isPast?: true }
  /** Without a year, the one that comes next; a date up to a week ago is that one. `isPast`: the latest one. */
  | ({ readonly kind: 'date'; readonly month: number; readonly day: number } & MaybeYear & MaybePast)
  /** `5/6`: the month is the first number in some countries. */
  | ({ readonly kind: 'slashed'; readonly first: number; readonly second: number } & MaybeYear & MaybePast)
  /** `the 3rd`: of this month or of the next; with a weekday, 0 is Sunday, of the first month that has it so. */
  | { readonly kind: 'day-of-month'; readonly day: number; readonly weekday?: number; readonly isPast?: true }
  /** `The 20th of next month`: the day as it is meant at the beginning of a period. */
  | { readonly kind: 'within'; readonly day: DayExpression; readonly period: DayExpression }
  | { readonly kind: 'easter'; readonly days: number }
  /** `At full moon`: of the next one. */
  | { readonly kind: 'moon'; readonly phase: MoonPhase }
  /** The first such weekday from a day on: the last Monday of May from the 25th, the third Sunday of a month from its 15th. */
  | { readonly kind: 'weekday-from'; readonly month: number; readonly day: number; readonly weekday: number }
  /** `And Sunday?` of a later week: the one nearest to a day that was named before. */
  | { readonly kind: 'weekday-near'; readonly weekday: number; readonly day: DayExpression }
  /** `And the 6th?` behind days of September. */
  | { readonly kind: 'day-of-month-near'; readonly number: number; readonly day: DayExpression }
  /** Of `holidayNames`, whose date depends on the country of the place. */
  | { readonly kind: 'holiday'; readonly name: string }
  /** `the day after`: so many days from the last of those named before; `from` is absent where only the last answer says it. */
  | { readonly kind: 'after'; readonly days: number; readonly from?: DayExpression }
  /** `The Monday after Easter`, `the Saturday before Christmas`: the nearest one on that side of a day, and not that day. */
  | ({ readonly kind: 'weekday-beside'; readonly day: DayExpression } & WeekdayBeside)
  /** A holiday with the weekend that it makes longer. */
  | { readonly kind: 'long-weekend'; readonly of: DayExpression }
  /** `for 3 days`. */
  | { readonly kind: 'count'; readonly from: DayExpression; readonly days: number }
  | { readonly kind: 'range'; readonly from: DayExpression; readonly to: DayExpression }
  | { readonly kind: 'season'; readonly season: SeasonName; readonly which: WhichWeek }
  /** The beginning, middle or end of a month, ten days of it, or of a week. */
  | { readonly kind: 'third'; readonly of: DayExpression; readonly third: number };

export type DayOf<Kind extends DayExpression['kind']> = Extract<DayExpression, { readonly kind: Kind }>;

type WhichDay = WhichWeek | 'coming';
type MaybeYear = { readonly year?: number };
type MaybePast = { readonly isPast?: true };

export const today: DayExpression = { kind: 'offset', days: 0 };

/** Whether a day is a weekday alone, which may be of any week: `on Friday`. */
export function isOpenWeekday(day: DayExpression): day is DayOf<'weekday'> {
  return day.kind === 'weekday' && day.which === 'this' && day.weeks === undefined;
}

/** A day that is counted from another, with that: `the day after`, `the weekend after that`. */
export function countedFrom(day: DayExpression, from: DayExpression): DayExpression {
  if (day.kind === 'after') return { from, ...day };
  if (day.kind === 'count') return { ...day, from: countedFrom(day.from, from) };
  return day.kind === 'weekday-beside' ? { ...day, day: countedFrom(day.day, from) } : day;
}

export type DayRange = { readonly first: CivilDate; readonly last: CivilDate };

export const moonPhases = ['full', 'new'] as const;

export type MoonPhase = (typeof moonPhases)[number];

/** 0 is Sunday. */
export type WeekdayBeside = { readonly weekday: number; readonly side: 'after' | 'before' };

/** A day that is over: `how high was it on Friday`, `… on 5 November`. Others say so themselves. */
export function inPast(day: DayExpression): DayExpression {
  if (isOpenWeekday(day)) return { ...day, which: 'last' };
  const isWeekendSoFar = day.kind === 'weekend' && (day.which === 'this' || day.which === 'coming');
  if (isWeekendSoFar) return { kind: 'weekend', which: 'this', isPast: true };
  // The highest tide that there was this month: as far as the month has gone.
  const isSettled = 'which' in day ? day.which !== 'this' : day.kind !== 'year' && 'year' in day;
  return dayIs.maybePast(day) && !isSettled ? ({ ...day, isPast: true } as DayExpression) : day;
}
