import type { WhichWeek, SeasonName } from './yearly-dates.ts';
import type { CivilDate } from '../../domain/time.ts';
import { dayIs } from '../traits.ts';

/** Days as they were named, before the date at the place is known: plain data for follow-ups and buttons. `day-templates.json` tells what each kind is. */
export type DayExpression =
  | { readonly kind: 'offset'; readonly days: number }
  | { readonly kind: 'months-ahead'; readonly months: number }
  | { readonly kind: 'weekday'; readonly weekday: number; readonly which: WhichDay; readonly weeks?: number }
  | { readonly kind: 'weekend'; readonly which: WhichDay; readonly isPast?: true }
  | { readonly kind: 'week'; readonly which: WhichWeek; readonly isPast?: true }
  | { readonly kind: 'week-with'; readonly day: DayExpression }
  | { readonly kind: 'calendar-week'; readonly week: number }
  | { readonly kind: 'month'; readonly which: WhichWeek; readonly isPast?: true }
  | { readonly kind: 'named-month'; readonly month: number; readonly isPast?: true }
  | { readonly kind: 'year'; readonly year: number; readonly isPast?: true }
  | { readonly kind: 'of-year'; readonly of: DayExpression; readonly year: number | 'next' | 'last' }
  | { readonly kind: 'calendar-year'; readonly which: WhichWeek; readonly isPast?: true }
  | ({ readonly kind: 'date'; readonly month: number; readonly day: number } & MaybeYear & MaybePast)
  | ({ readonly kind: 'slashed'; readonly first: number; readonly second: number } & MaybeYear & MaybePast)
  | { readonly kind: 'day-of-month'; readonly day: number; readonly weekday?: number; readonly isPast?: true }
  | { readonly kind: 'within'; readonly day: DayExpression; readonly period: DayExpression }
  | { readonly kind: 'easter'; readonly days: number }
  | { readonly kind: 'moon'; readonly phase: MoonPhase }
  | { readonly kind: 'weekday-from'; readonly month: number; readonly day: number; readonly weekday: number }
  | { readonly kind: 'weekday-near'; readonly weekday: number; readonly day: DayExpression }
  | { readonly kind: 'day-of-month-near'; readonly number: number; readonly day: DayExpression }
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'after'; readonly days: number; readonly from?: DayExpression }
  | ({ readonly kind: 'weekday-beside'; readonly day: DayExpression } & WeekdayBeside)
  | { readonly kind: 'long-weekend'; readonly of: DayExpression }
  | { readonly kind: 'count'; readonly from: DayExpression; readonly days: number }
  | { readonly kind: 'range'; readonly from: DayExpression; readonly to: DayExpression }
  | { readonly kind: 'season'; readonly season: SeasonName; readonly which: WhichWeek }
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
