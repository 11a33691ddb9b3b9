import { nextMoonQuarters } from '../../domain/sky/index.ts';
import { addDays, civilDate, dateExists, instantOf, type CivilDate, weekdayOf } from '../../domain/time.ts';
import { today as fromToday, type DayExpression, type DayOf, type DayRange } from './day-expression.ts';
import { dayIs } from '../traits.ts';
import { holidayIn, nextPublicHoliday, publicWeekdays } from './holidays.ts';
import * as weeks from './weeks.ts';
import { civil, dateInYear, type WhichWeek } from './yearly-dates.ts';

export function isPeriod(expression: DayExpression): boolean {
  return dayIs.period(expression) || (expression.kind === 'of-year' && isPeriod(expression.of));
}

/** From when a day of a year is looked up: a month begins on its first day, and no day in the last week of the year before is meant. */
function startOf({ of, year }: DayOf<'of-year'>, { today }: DayContext): CivilDate {
  const named = typeof year === 'number' ? year : Number(today.slice(0, 4)) + (year === 'next' ? 1 : -1);
  const first = of.kind === 'range' ? of.from : of;
  return civil(named, 1, first.kind === 'named-month' ? 1 : 1 + lookBackDays);
}

export type DayContext = {
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

const resolvers: {
  readonly [Kind in DayExpression['kind']]: (day: DayOf<Kind>, context: DayContext) => DayRange | undefined;
} = {
  offset: ({ days }, { today }) => dayAlone(addDays(today, days)),
  'months-ahead': ({ months }, { today }) => {
    const { first, last } = monthOf(today, months);
    const date = addDays(first, Number(today.slice(8)) - 1);
    return dayAlone(date < last ? date : last);
  },
  weekday: (day, { today }) => dayAlone(weeks.resolveWeekday(day, today)),
  date: (day, { today }) => dayAlone(dated(day, today)),
  slashed: ({ first, second, ...day }, { today, isMonthFirst = false }) => {
    // Where the order makes no date the other one is meant: there is no 21st month.
    const monthIsFirst = isMonthFirst ? first <= 12 : second > 12;
    const [month, ofMonth] = monthIsFirst ? [first, second] : [second, first];
    return dayAlone(dated({ ...day, month, day: ofMonth }, today));
  },
  'day-of-month': (day, { today }) => dayAlone(dayOfMonth(day, today)),
  moon: ({ phase }, { today }) => {
    const quarters = nextMoonQuarters(instantOf(today, '00:00', 'UTC'), 4);
    const next = quarters.find((quarter) => quarter.phase === phase);
    return dayAlone(next && civilDate(next.at, 'UTC'));
  },
  easter: ({ days }, { today }) => dayAlone(yearly(today, (year) => dateInYear({ easter: days }, year))),
  'weekday-from': (day, { today }) => dayAlone(yearly(today, (year) => dateInYear(day, year))),
  holiday: ({ name }, { countryCode, today }) => {
    const weekdays = publicWeekdays[name];
    if (weekdays) return dayAlone(nextPublicHoliday(countryCode, today, weekdays));
    return dayAlone(yearly(today, (year) => holidayIn(name, countryCode, year)));
  },
  after: ({ days, from = fromToday }, context) => {
    const named = resolveDays(from, context);
    return dayAlone(named && addDays(days < 0 ? named.first : named.last, days));
  },
  within: ({ day, period }, context) => {
    const asked = resolveDays(period, context);
    // A day of this week may be over; on its Sunday the next one is meant as well.
    const whole = asked && period.kind === 'week' ? { ...asked, first: weeks.mondayOf(asked.last) } : asked;
    const named = whole && resolveDays(day, { ...context, today: whole.first });
    return named && named.last <= whole.last ? named : undefined;
  },
  'weekday-near': resolveNear,
  'day-of-month-near': ({ number, day }, context) => {
    const { first, last } = resolveDays(day, context) ?? {};
    if (first === undefined || last === undefined) return undefined;
    const earliest = first < last || first < context.today ? first : `${first.slice(0, 8)}01`;
    const from = earliest < context.today && context.today <= last ? context.today : earliest;
    return dayAlone(dayOfMonth({ kind: 'day-of-month', day: number }, from));
  },
  'weekday-beside': (day, context) => weeks.resolveBeside(day, resolveDays(day.day, context)),
  'long-weekend': ({ of }, context) => resolveLongWeekend(of, context),
  count: ({ from, days }, context) => {
    const start = resolveDays(from, context);
    return start && { first: start.first, last: addDays(start.first, days - 1) };
  },
  range: ({ from, to }, context) => resolveRange(from, to, context),
  'of-year': (day, context) => resolveDays(day.of, { ...context, today: startOf(day, context) }),
  season: (day, { today, isSouthern = false }) => weeks.resolveSeason(day, today, isSouthern),
  third: resolveThird,
  'calendar-week': ({ week }, { today }) => weeks.resolveCalendarWeek(week, today),
  'week-with': ({ day }, context) => {
    const named = resolveDays(day, context);
    // The week of a date that is a Sunday begins behind it, and on it for some.
    const monday = named && weeks.mondayOf(addDays(named.first, dayIs.dated(day) ? 1 : 0));
    return monday === undefined ? undefined : { first: monday, last: addDays(monday, 6) };
  },
  week: (day, { today }) => weeks.resolveWeek(day, today),
  weekend: (day, { today, isEvening = false }) => weeks.resolveWeekend(day, today, isEvening),
  month: ({ which, isPast }, { today }) => soFar(monthOf(today, away[which]), { which, isPast }, today),
  'named-month': ({ month, isPast }, { today }) => {
    const ahead = (month - Number(today.slice(5, 7)) + 12) % 12;
    const named = monthOf(today, isPast && ahead > 0 ? ahead - 12 : ahead);
    // Of the month that is, as of `this month`, the rest.
    return ahead === 0 && !isPast ? { ...named, first: today } : named;
  },
  year: ({ year, isPast }, { today }) => {
    const isThis = !isPast && today.startsWith(`${year}-`);
    return isThis ? { ...yearOf(year), first: today } : yearOf(year);
  },
  'calendar-year': ({ which, isPast }, { today }) =>
    soFar(yearOf(Number(today.slice(0, 4)) + away[which]), { which, isPast }, today),
};

const away = { this: 0, next: 1, last: -1 } as const;

/** The dates that an expression means. `undefined` where the calendar has no such day: 31 November. */
export function resolveDays(expression: DayExpression, context: DayContext): DayRange | undefined {
  const resolve = resolvers[expression.kind] as (day: DayExpression, context: DayContext) => DayRange | undefined;
  return resolve(expression, context);
}

function dayAlone(date: CivilDate | undefined): DayRange | undefined {
  return date !== undefined && dateExists(date) ? { first: date, last: date } : undefined;
}

function yearOf(year: number): DayRange {
  return { first: civil(year, 1, 1), last: civil(year, 12, 31) };
}

/** Of the period that is on what is left, or what has been. */
function soFar(
  whole: DayRange,
  { which, isPast }: { readonly which: WhichWeek; readonly isPast?: true | undefined },
  today: CivilDate,
): DayRange {
  if (isPast) return { ...whole, last: today };
  return which === 'this' ? { ...whole, first: today } : whole;
}

/** The day among those named, else the nearest; of the coming week it is said by its name, the one named not again. */
function resolveNear({ weekday, day }: DayOf<'weekday-near'>, context: DayContext): DayRange | undefined {
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
  return { first: addDays(date, -before), last: addDays(date, { 4: 3, 5: 2, 6: 1 }[weekday] ?? 0) };
}

/** `The beginning of the month` said at its end is that of the next one. */
function resolveThird({ of, third }: DayOf<'third'>, context: DayContext): DayRange | undefined {
  if (of.kind === 'week') return weeks.resolveThirdOfWeek(of.which, third, context.today);
  const named = resolveDays(of, context);
  if (named === undefined) return undefined;
  const first = addDays(`${named.first.slice(0, 8)}01`, 10 * (third - 1));
  const last = third === 3 ? named.last : addDays(first, 9);
  const isOver = last < context.today && of.kind === 'month' && of.which === 'this';
  if (isOver) return resolveThird({ kind: 'third', of: { ...of, which: 'next' }, third }, context);
  // As of `this month`, what is left.
  return { first: first < named.first && named.first <= last ? named.first : first, last };
}

function resolveRange(from: DayExpression, to: DayExpression, context: DayContext): DayRange | undefined {
  const start = resolveDays(from, context);
  if (!start) return undefined;
  const isThisWeek = from.kind === 'weekday' && from.weeks === 0 && from.which !== 'next';
  const ofThisWeek = isThisWeek && resolveDays(to, context);
  // On weekdays, said on a Tuesday: from then on.
  if (ofThisWeek && ofThisWeek.last < start.first) return { first: context.today, last: ofThisWeek.last };
  // The end is the next day called so from the start on: Saturday to Monday goes over the end of the week.
  const next = resolveDays(to, to.kind === 'offset' ? context : { ...context, today: start.first });
  // Until Monday, said on a Monday, is no single day.
  const isWeek = from.kind === 'offset' && to.kind === 'weekday' && next?.last === start.first;
  const end = isWeek ? resolveDays(to, { ...context, today: addDays(start.first, 1) }) : next;
  return end && end.last >= start.first ? { first: start.first, last: end.last } : undefined;
}

/** A date a week ago is still of interest; an earlier one without its year is next year's. */
const lookBackDays = 7;

type Dated = { readonly month: number; readonly day: number; readonly year?: number; readonly isPast?: true };

function dated({ month, day, year, isPast }: Dated, today: CivilDate): CivilDate | undefined {
  return year === undefined ? yearly(today, (one) => civil(one, month, day), isPast) : civil(year, month, day);
}

/** 29 to 31 are in the first of the next months that has them; with a weekday, no month of a year may have it. */
function dayOfMonth({ day, weekday, isPast }: DayOf<'day-of-month'>, today: CivilDate): CivilDate | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const isMeant = (date: CivilDate): boolean => (isPast ? date <= today : date >= today);
  const dates = Array.from({ length: 13 }, (_, count) => (isPast ? -count : count))
    .map((more) => civil(year + Math.floor((month - 1 + more) / 12), ((month + 23 + more) % 12) + 1, day))
    .filter((date) => dateExists(date) && isMeant(date));
  return dates.find((date) => weekdayOf(date) === weekday) ?? dates[0];
}

/** The next of the dates that each year has, or the latest one. */
function yearly(today: CivilDate, dateIn: (year: number) => CivilDate | undefined, isPast = false) {
  const year = Number(today.slice(0, 4));
  const earliest = addDays(today, -lookBackDays);
  const dates = [year - 1, year, year + 1].flatMap((one) => dateIn(one) ?? []);
  return isPast ? dates.findLast((date) => date <= today) : dates.find((date) => date >= earliest);
}

function monthOf(today: CivilDate, away: number): DayRange {
  return weeks.monthsFrom(Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + away);
}
