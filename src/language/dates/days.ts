import { nextMoonQuarters } from '../../domain/sky/index.ts';
import { addDays, civilDate, dateExists, instantOf, type CivilDate } from '../../domain/time.ts';
import type { DayExpression, DayRange, MoonPhase } from './day-expression.ts';
import { holidayIn, nextPublicHoliday, type HolidayName } from './holidays.ts';
import { resolveSeason } from './seasons.ts';
import {
  mondayOf,
  resolveBeside,
  resolveCalendarWeek,
  resolveThirdOfWeek,
  resolveWeek,
  resolveWeekday,
  resolveWeekend,
} from './weeks.ts';
import { civil, dateInYear, weekdayOf } from './yearly-dates.ts';

const periods: ReadonlySet<DayExpression['kind']> = new Set([
  'weekend',
  'week',
  'week-with',
  'calendar-week',
  'month',
  'named-month',
  'year',
  'calendar-year',
  'count',
  'range',
  'season',
  'third',
]);

/** Whether an expression means several days. */
export function isPeriod(expression: DayExpression): boolean {
  return periods.has(expression.kind) || (expression.kind === 'of-year' && isPeriod(expression.of));
}

/** From when a day of a year is looked up: a month begins on its first day, and no day in the last week of the year before is meant. */
function startOf({ of, year }: DayExpression & { readonly kind: 'of-year' }, { today }: DayContext): CivilDate {
  const named = typeof year === 'number' ? year : Number(today.slice(0, 4)) + (year === 'next' ? 1 : -1);
  return civil(named, 1, of.kind === 'named-month' ? 1 : 1 + lookBackDays);
}

/** The fourth Thursday of November. */
export function nthWeekday(nth: number, weekday: number, month: number): DayExpression {
  return { kind: 'weekday-from', weekday, month, day: 7 * nth - 6 };
}

export type DayContext = {
  /** The date at the place. */
  readonly today: CivilDate;
  /** Whether 5/6 is in May. */
  readonly isMonthFirst?: boolean;
  /** Whether its daylight is over. */
  readonly isEvening?: boolean;
  /** Whether summer begins in December. */
  readonly isSouthern?: boolean;
  /** Of the place, whose holidays are meant; ISO 3166-1 alpha-2. */
  readonly countryCode?: string | undefined;
};

/** The dates that an expression means. `undefined` where the calendar has no such day: 31 November. */
export function resolveDays(expression: DayExpression, context: DayContext): DayRange | undefined {
  switch (expression.kind) {
    case 'count': {
      const start = resolveDays(expression.from, context);
      return start && { first: start.first, last: addDays(start.first, expression.days - 1) };
    }
    case 'after':
      return resolveAfter(expression, context);
    case 'weekday-near':
      return resolveNear(expression, context);
    case 'weekday-beside':
      return resolveBeside(expression, resolveDays(expression.day, context));
    case 'long-weekend':
      return resolveLongWeekend(expression.of, context);
    case 'week-with': {
      const day = resolveDays(expression.day, context);
      const monday = day && mondayOf(day.first);
      return monday === undefined ? undefined : { first: monday, last: addDays(monday, 6) };
    }
    case 'calendar-week':
      return resolveCalendarWeek(expression.week, context.today);
    case 'of-year':
      return resolveDays(expression.of, { ...context, today: startOf(expression, context) });
    case 'season':
      return resolveSeason(expression.season, expression.which, context.today, context.isSouthern ?? false);
    case 'third':
      return resolveThird(expression, context);
    case 'range':
      return resolveRange(expression.from, expression.to, context);
    case 'weekend':
    case 'week':
    case 'month':
    case 'named-month':
    case 'year':
    case 'calendar-year':
      return resolvePeriod(expression, context);
    case 'offset':
    case 'weekday':
    case 'date':
    case 'slashed':
    case 'day-of-month':
    case 'easter':
    case 'moon':
    case 'weekday-from':
    case 'holiday': {
      const date = resolveDay(expression, context);
      return date !== undefined && dateExists(date) ? { first: date, last: date } : undefined;
    }
    default:
      return expression satisfies never;
  }
}

type SingleDay = Exclude<
  DayExpression,
  {
    readonly kind:
      | 'after'
      | 'weekday-near'
      | 'weekday-beside'
      | 'long-weekend'
      | 'count'
      | 'range'
      | 'week-with'
      | 'calendar-week'
      | 'of-year'
      | 'season'
      | 'third'
      | PeriodKind;
  }
>;

type Period = Extract<DayExpression, { readonly kind: PeriodKind }>;

type PeriodKind = 'weekend' | 'week' | 'month' | 'named-month' | 'year' | 'calendar-year';

function resolveDay(
  expression: SingleDay,
  { today, isMonthFirst = false, countryCode }: DayContext,
): CivilDate | undefined {
  switch (expression.kind) {
    case 'offset':
      return addDays(today, expression.days);
    case 'weekday':
      return resolveWeekday(expression, today);
    case 'date':
      return dated(expression, today);
    case 'slashed': {
      const { first, second } = expression;
      // Where the order makes no date the other one is meant: there is no 21st month.
      const monthIsFirst = isMonthFirst ? first <= 12 : second > 12;
      const [month, day] = monthIsFirst ? [first, second] : [second, first];
      return dated({ ...expression, month, day }, today);
    }
    case 'day-of-month':
      return dayOfMonth(expression, today);
    case 'moon':
      return dateOfMoon(expression.phase, today);
    case 'easter':
      return yearly(today, (year) => dateInYear({ easter: expression.days }, year));
    case 'weekday-from':
      return yearly(today, (year) => dateInYear(expression, year));
    case 'holiday':
      return holiday(expression.name, countryCode, today);
    default:
      return expression satisfies never;
  }
}

/** The date of the next full or new Moon, in UTC. */
function dateOfMoon(phase: MoonPhase, today: CivilDate): CivilDate | undefined {
  const next = nextMoonQuarters(instantOf(today, '00:00', 'UTC'), 4).find((quarter) => quarter.phase === phase);
  return next && civilDate(next.at, 'UTC');
}

function resolveAfter(
  { days, from }: Extract<DayExpression, { readonly kind: 'after' }>,
  context: DayContext,
): DayRange | undefined {
  const named = from ? resolveDays(from, context) : { first: context.today, last: context.today };
  const date = named && addDays(days < 0 ? named.first : named.last, days);
  return date === undefined ? undefined : { first: date, last: date };
}

/**
 * The day among those that were named, else the one nearest to them. Days of the coming week are said by their names from
 * tomorrow on, and the day that was named is not named again.
 */
function resolveNear(
  { weekday, day }: Extract<DayExpression, { readonly kind: 'weekday-near' }>,
  context: DayContext,
): DayRange | undefined {
  const named = resolveDays(day, context);
  if (named === undefined) return undefined;
  const daysAfter = (from: CivilDate): number => (weekday - weekdayOf(from) + 7) % 7;
  const inside = addDays(named.first, daysAfter(named.first));
  const isThisWeek = named.first >= context.today && named.first < addDays(context.today, 7);
  const tomorrow = addDays(context.today, 1);
  const near = isThisWeek
    ? addDays(tomorrow, daysAfter(tomorrow))
    : addDays(named.first, ((daysAfter(named.first) + 3) % 7) - 3);
  const other = near === named.first ? addDays(near, 7) : near;
  const date = named.first < named.last && inside <= named.last ? inside : other;
  return { first: date, last: date };
}

/** From the holiday to the weekend or from the weekend to it; in the middle of the week the holiday alone. */
function resolveLongWeekend(of: DayExpression, context: DayContext): DayRange | undefined {
  const date = resolveDays(of, context)?.first;
  if (date === undefined) return undefined;
  const weekday = weekdayOf(date);
  const before = { 0: 1, 1: 2, 2: 3 }[weekday] ?? 0;
  const behind = { 4: 3, 5: 2, 6: 1 }[weekday] ?? 0;
  return { first: addDays(date, -before), last: addDays(date, behind) };
}

/** `The beginning of the month` said at its end is that of the next one. */
function resolveThird(
  { of, third }: Extract<DayExpression, { readonly kind: 'third' }>,
  context: DayContext,
): DayRange | undefined {
  if (of.kind === 'week') return resolveThirdOfWeek(of.which, third, context.today);
  const named = resolveDays(of, context);
  if (named === undefined) return undefined;
  const monthStart = `${named.first.slice(0, 8)}01`;
  const first = addDays(monthStart, 10 * (third - 1));
  const last = third === 3 ? named.last : addDays(first, 9);
  const isOver = last < context.today && of.kind === 'month' && of.which === 'this';
  if (isOver) return resolveThird({ kind: 'third', of: { ...of, which: 'next' }, third }, context);
  // As of `this month`, what is left.
  return { first: first < named.first && named.first <= last ? named.first : first, last };
}

function resolveRange(from: DayExpression, to: DayExpression, context: DayContext): DayRange | undefined {
  const start = resolveDays(from, context);
  if (!start) return undefined;
  // The end is the next day called so from the start on: Saturday to Monday goes over the end of the week.
  const end = resolveDays(to, to.kind === 'offset' ? context : { ...context, today: start.first });
  return end && end.last >= start.first ? { first: start.first, last: end.last } : undefined;
}

function resolvePeriod(expression: Period, { today, isEvening = false }: DayContext): DayRange {
  switch (expression.kind) {
    case 'week':
      return resolveWeek(expression, today);
    case 'weekend':
      return resolveWeekend(expression, today, isEvening);
    case 'month':
      if (expression.isPast) return { ...monthOf(today, 0), last: today };
      if (expression.which === 'this') return { ...monthOf(today, 0), first: today };
      return monthOf(today, expression.which === 'next' ? 1 : -1);
    case 'year': {
      const isThis = !expression.isPast && today.startsWith(`${expression.year}-`);
      return { first: isThis ? today : civil(expression.year, 1, 1), last: civil(expression.year, 12, 31) };
    }
    case 'calendar-year': {
      const year = Number(today.slice(0, 4)) + { this: 0, next: 1, last: -1 }[expression.which];
      if (expression.isPast) return { first: civil(year, 1, 1), last: today };
      return { first: expression.which === 'this' ? today : civil(year, 1, 1), last: civil(year, 12, 31) };
    }
    case 'named-month': {
      const away = (expression.month - Number(today.slice(5, 7)) + 12) % 12;
      const month = monthOf(today, expression.isPast && away > 0 ? away - 12 : away);
      // Of the month that is, as of `this month`, the rest.
      return away === 0 && !expression.isPast ? { ...month, first: today } : month;
    }
    default:
      return expression satisfies never;
  }
}

/** A date a week ago is still of interest; an earlier one without its year is next year's. */
const lookBackDays = 7;

type Dated = { readonly month: number; readonly day: number; readonly year?: number; readonly isPast?: true };

function dated({ month, day, year, isPast }: Dated, today: CivilDate): CivilDate | undefined {
  if (year !== undefined) return civil(year, month, day);
  const earliest = addDays(today, -lookBackDays);
  const thisYear = Number(today.slice(0, 4));
  const dates = [thisYear - 1, thisYear, thisYear + 1].map((one) => civil(one, month, day));
  return isPast ? dates.findLast((date) => date <= today) : dates.find((date) => date >= earliest);
}

/** 29 to 31 are in the first of the next months that has them. */
function dayOfMonth({ day, isPast }: { day: number; isPast?: true }, today: CivilDate): CivilDate | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const isMeant = (date: CivilDate): boolean => (isPast ? date <= today : date >= today);
  return (isPast ? [0, -1, -2] : [0, 1, 2])
    .map((more) => civil(year + Math.floor((month - 1 + more) / 12), ((month + 11 + more) % 12) + 1, day))
    .find((date) => isMeant(date) && dateExists(date));
}

function yearly(today: CivilDate, dateIn: (year: number) => CivilDate | undefined): CivilDate | undefined {
  const year = Number(today.slice(0, 4));
  const earliest = addDays(today, -lookBackDays);
  return [year - 1, year, year + 1].map(dateIn).find((date) => date !== undefined && date >= earliest);
}

function holiday(name: HolidayName, countryCode: string | undefined, today: CivilDate): CivilDate | undefined {
  if (name === 'public' || name === 'public-monday')
    return nextPublicHoliday(countryCode, today, name === 'public-monday');
  return yearly(today, (year) => holidayIn(name, countryCode, year));
}

function monthOf(today: CivilDate, away: number): DayRange {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + away;
  const startOf = (count: number): CivilDate => civil(Math.floor(count / 12), (count % 12) + 1, 1);
  return { first: startOf(months), last: addDays(startOf(months + 1), -1) };
}
