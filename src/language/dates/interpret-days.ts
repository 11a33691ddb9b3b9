import { captured, dayIn, isCount, numberIn, oneOf, rowOf, valueOf } from '../lexicon/captures.ts';
import type { ClassMatch } from '../lexicon/numerals.ts';
import { type DayExpression, inPast, today } from './day-expression.ts';
import { parseDays } from './day-notation.ts';
import { nthWeekday } from './days.ts';
import type { WhichWeek } from './yearly-dates.ts';

type Meaning<Made> = (said: readonly string[], captures: readonly ClassMatch[], days: readonly DayExpression[]) => Made;

const sunday = 0;
const saturday = 6;

/** The rules `day …`. */
const single: Readonly<Record<string, Meaning<DayExpression>>> = {
  in: ([unit], captures) => ({ kind: 'offset', days: (unit === 'weeks' ? 7 : 1) * numberIn(captures) }),
  // A number of months, or of the unit of that in the phrase.
  ahead: ([unit = ''], captures) => ({
    kind: 'months-ahead',
    months: Number(unit) || (unit === 'years' ? 12 : 1) * numberIn(captures),
  }),
  // The first such weekday from three days before a day on.
  nearest: (_, captures) => ({
    kind: 'weekday-beside',
    weekday: weekdayIn(captures),
    side: 'after',
    day: { kind: 'after', days: -4, from: dayIn(captures) },
  }),
  ago: (_, captures) => ({ kind: 'offset', days: -numberIn(captures) }),
  after: ([days], captures) => {
    const from = valueOf(captures, 'day');
    return { kind: 'after', days: days === undefined ? numberIn(captures) : Number(days), ...(from && { from }) };
  },
  weekday: ([detail], captures) => weekday(captures, detail),
  'weekday-beside': ([side = ''], captures) => beside(weekdayIn(captures), side, captures),
  'weekday-date': (_, captures) => ({
    kind: 'day-of-month',
    day: numberIn(captures),
    weekday: weekdayIn(captures),
  }),
  // So many days from another one; the unit is that of the number, or a number of days.
  distance: ([side, unit], captures) => {
    const days = unit === 'days' ? numberIn(captures) : unit === 'weeks' ? 7 * numberIn(captures) : Number(unit);
    return { kind: 'after', days: side === 'before' ? -days : days, from: dayIn(captures) };
  },
  'of-next-month': (_, captures) => within({ kind: 'month', which: 'next' }, captures),
  'of-month': (_, captures) => ({ kind: 'day-of-month', day: numberIn(captures) }),
  'month-day': ([side], captures) => (side === 'last' ? inPast(writtenOut(captures)) : writtenOut(captures)),
  written: (_, captures) => valueOf(captures, 'date') ?? dayIn(captures),
  same: (_, captures) => valueOf(captures, 'date') ?? dayIn(captures),
  'last-of': (_, captures) => lastOf(captures, weekdayIn(captures)),
  'nth-of': (_, captures) => nthOf(captures, weekdayIn(captures)),
  from: ([date = '']) => {
    const [weekdayNumber = 0, month = 1, day = 1] = date.split('/').map(Number);
    return { kind: 'weekday-from', weekday: weekdayNumber, month, day };
  },
};

/** The value of a rule `day …`: so many days from today, a date of every year, or a name of the table. */
export function singleDay(value: string, captures: readonly ClassMatch[]): DayExpression {
  const [name = '', ...said] = value.split(' ');
  if (/^[+-]\d+$/.test(name)) return { kind: 'offset', days: Number(name) };
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(name) ?? [];
  if (month !== undefined) return { kind: 'date', month: Number(month), day: Number(day) };
  return inNotation('day', value) ?? rowOf(single, name)(said, captures, []);
}

/** Rules that are written as days are in options, with the words behind their name. */
const notations: Readonly<Record<string, (first: string, second?: string) => string>> = {
  'day moon': (phase) => `moon@${phase}`,
  'day easter': (days) => `easter${days}`,
  'day holiday': (name) => `!${name}`,
  'days workdays': () => 'mon..fri',
  'days weekend': (which) => `${which}-weekend`,
  'days weekend-after-next': () => 'next-weekend>6*2',
  'days week': (which) => `${which}-week`,
  'days week-after-next': () => 'next-week>1*7',
  'days month': (which) => `${which}-month`,
  'days coming': (length) => `+0..+${length}`,
  'days season': (season, which = 'this') => `${which}-${season}`,
  'days month-third': (third, which = 'this') => `${which}-month%${third}`,
  'days week-third': (third, which = 'this') => `${which}-week%${third}`,
};

function inNotation(slot: string, value: string): DayExpression | undefined {
  const [name = '', first = '', second] = value.split(' ');
  const written = notations[`${slot} ${name}`]?.(first, second);
  if (written === undefined) return undefined;
  const day = known.get(written) ?? parseDays(written);
  if (!day) throw new Error(`A lexicon has ${slot} “${value}”`);
  known.set(written, day);
  return day;
}

/** To read them takes longer than to look them up, and a sentence has some. */
const known = new Map<string, DayExpression>();

/** The rules `days …`. */
const several: Readonly<Record<string, Meaning<DayExpression | readonly DayExpression[]>>> = {
  weekdays: ([detail], captures) => captures.filter(isWeekday).map((match) => weekday([match], detail)),
  year: ([which], captures) =>
    which === undefined
      ? { kind: 'year', year: Number(captured(captures, 'year')) }
      : { kind: 'calendar-year', which: which as WhichWeek },
  'written-month': (_, captures) => valueOf(captures, 'monthyear') ?? today,
  'named-month': (_, captures) => inYear({ kind: 'named-month', month: monthIn(captures) }, captures),
  count: ([length], captures, [from]) => count(length === undefined ? numberIn(captures) : Number(length), from),
  'count-weeks': (_, captures, [from]) => count(7 * numberIn(captures), from),
  'week-from': (_, __, [from]) => count(7, from),
  range: (_, __, [from = today, to = today]) => ({ kind: 'range', from: sharing(from, to), to }),
  until: (_, __, [to = today]) => ({ kind: 'range', from: today, to }),
  'month-range': (_, captures) => {
    const [from = today, to = today] = captures.flatMap(({ name, value }): DayExpression[] =>
      name === 'month' ? [{ kind: 'named-month', month: Number(value) }] : [],
    );
    const isOverYear = from.kind === 'named-month' && to.kind === 'named-month' && from.month > to.month;
    return inYear({ kind: 'range', from, to }, captures, isOverYear ? 1 : 0);
  },
  'range-numbers': (_, captures) => {
    const [from = today, to = today] = numberedDays(captures);
    return { kind: 'range', from, to };
  },
  both: (_, __, days) => days.map((day, index) => ofMonth(day, days[index + 1])),
  'both-numbers': (_, captures) => numberedDays(captures),
  'weekend-after': (_, captures) => count(2, beside(saturday, 'after', captures)),
  'weekend-before': (_, captures) => count(2, { kind: 'after', days: -1, from: beside(sunday, 'before', captures) }),
  'weekend-last': (_, captures) => count(2, lastOf(captures, saturday)),
  'weekend-nth': (_, captures) => count(2, nthOf(captures, saturday)),
  'weekend-of': (_, captures, [day]) => count(2, day ?? writtenOut(captures)),
  'calendar-week': (_, captures) => ({ kind: 'calendar-week', week: numberIn(captures) }),
  'week-with': ([day], captures, [said]) => ({
    kind: 'week-with',
    day: day === undefined ? (said ?? writtenOut(captures)) : singleDay(day, captures),
  }),
  span: ([ends = ''], captures) => {
    const [from = today, to = today] = ends.split('/').map((day) => singleDay(day, captures));
    return { kind: 'range', from, to };
  },
  'long-weekend': (said, captures, [day = { kind: 'holiday', name: 'public-monday' }]) => ({
    kind: 'long-weekend',
    of: said.length === 0 ? day : singleDay(said.join(' '), captures),
  }),
  easter: ([ends = '']) => {
    const [from = today, to = today] = ends.split('/').map((days) => singleDay(`easter ${days}`, []));
    return { kind: 'range', from, to };
  },
  'week-of': ([which], captures) => {
    const first = which === 'last' ? lengthOfMonth(captures) - 6 : 7 * numberIn(captures) - 6;
    return monthDays(captures, first, first + 6);
  },
  half: ([half], captures) => (half === '1' ? monthDays(captures, 1, 15) : monthDays(captures, 16)),
  third: ([third], captures) =>
    periodIn(captures, Number(third)) ??
    monthDays(captures, 10 * Number(third) - 9, third === '3' ? undefined : 10 * Number(third)),
};

/** A third of a week or a month that a class has: `the end of next week`. */
function periodIn(captures: readonly ClassMatch[], third: number): DayExpression | undefined {
  const of = valueOf(captures, 'period');
  return of && { kind: 'third', of, third };
}

/** The week or month that a rule `days …` says; `undefined` where it says other days. */
export function periodOf(value: string, captures: readonly ClassMatch[]): DayExpression | undefined {
  return /^(?:week|month) (?:this|next|last)$/.test(value) ? severalDays(value, captures)[0] : undefined;
}

/** The value of a rule `days …`. */
export function severalDays(value: string, captures: readonly ClassMatch[]): readonly DayExpression[] {
  const [name = '', ...said] = value.split(' ');
  const days = captures.flatMap((match) =>
    match.name === 'day' || match.name === 'date' ? (match.value as DayExpression) : [],
  );
  return [inNotation('days', value) ?? rowOf(several, name)(said, captures, days)].flat();
}

/** A day of a period by its number, or by its weekday and rank. */
function within(period: DayExpression, captures: readonly ClassMatch[]): DayExpression {
  const rank = Number(captured(captures, 'rank') ?? numberIn(captures));
  const day: DayExpression = captures.some(isWeekday)
    ? { kind: 'weekday', weekday: weekdayIn(captures), which: 'this', weeks: rank - 1 }
    : { kind: 'day-of-month', day: rank };
  return { kind: 'within', day, period };
}

function count(days: number, from = today): DayExpression {
  return { kind: 'count', from, days };
}

function isWeekday({ name }: ClassMatch): boolean {
  return name === 'weekday';
}

function weekdayIn(captures: readonly ClassMatch[]): number {
  return Number(captured(captures, 'weekday'));
}

function monthIn(captures: readonly ClassMatch[]): number {
  return Number(captured(captures, 'month'));
}

function lengthOfMonth(captures: readonly ClassMatch[]): number {
  return daysOfMonths[monthIn(captures) - 1] ?? 31;
}

/** The second weekday of a month; the 28th of them is a date. */
function nthOf(captures: readonly ClassMatch[], weekdayNumber: number): DayExpression {
  const rank = Number(captured(captures, 'rank') ?? numberIn(captures));
  return rank > mostWeekdays ? writtenOut(captures) : nthWeekday(rank, weekdayNumber, monthIn(captures));
}

const mostWeekdays = 5;

const weeksOf: Readonly<Record<string, number>> = { week: 1, fortnight: 2 };

function weekday(captures: readonly ClassMatch[], detail = ''): DayExpression {
  const base = { kind: 'weekday', weekday: weekdayIn(captures) } as const;
  if (detail === 'next' || detail === 'last' || detail === 'coming') return { ...base, which: detail };
  const weeks = detail === 'weeks' ? numberIn(captures) : weeksOf[detail];
  return { ...base, which: 'this', ...(weeks !== undefined && { weeks }) };
}

/** A day with its month and year, in any order; without a month the next such day. */
function writtenOut(captures: readonly ClassMatch[]): DayExpression {
  return numberedDay(numberIn(captures), captures);
}

function numberedDay(day: number, captures: readonly ClassMatch[]): DayExpression {
  if (captured(captures, 'month') === undefined) return { kind: 'day-of-month', day };
  const year = captured(captures, 'year');
  return { kind: 'date', month: monthIn(captures), day, ...(typeof year === 'number' && { year }) };
}

function numberedDays(captures: readonly ClassMatch[]): readonly DayExpression[] {
  return captures.flatMap(({ name, value }) => (isCount(name) ? numberedDay(Number(value), captures) : []));
}

/** Days of a year that is named, which of those that go on into it is the one before. */
function inYear(of: DayExpression, captures: readonly ClassMatch[], yearsBefore = 0): DayExpression {
  const year = captured(captures, 'year');
  return typeof year === 'number' ? { kind: 'of-year', of, year: year - yearsBefore } : of;
}

/** Days of a month by their numbers, as far as every year has them. */
function monthDays(captures: readonly ClassMatch[], first: number, last = Infinity): DayExpression {
  const day = (number: number): DayExpression => ({ kind: 'date', month: monthIn(captures), day: number });
  return { kind: 'range', from: day(first), to: day(Math.min(last, lengthOfMonth(captures))) };
}

/** Both ends are in the month and the year that only the last one has. */
function sharing(from: DayExpression, to: DayExpression): DayExpression {
  const isInYear = from.kind === 'date' && from.year === undefined && to.kind === 'date' && to.year !== undefined;
  if (!isInYear) return ofMonth(from, to);
  return { ...from, year: from.month <= to.month ? to.year : to.year - 1 };
}

/** A day without a month is of that of the next one, unless it comes after it in the month. */
function ofMonth(day: DayExpression, next: DayExpression | undefined): DayExpression {
  const isOfIt = day.kind === 'day-of-month' && next?.kind === 'date' && day.day <= next.day;
  return isOfIt ? { ...next, day: day.day } : day;
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `{weekday} after {day}` */
function beside(weekdayNumber: number, side: string, captures: readonly ClassMatch[]): DayExpression {
  return {
    kind: 'weekday-beside',
    weekday: weekdayNumber,
    side: oneOf(['after', 'before'] as const, side),
    day: dayIn(captures),
  };
}

/** `The last {weekday} of {month}`; of February in every year that of its first 28 days. */
function lastOf(captures: readonly ClassMatch[], weekdayNumber: number): DayExpression {
  const month = Number(captured(captures, 'month'));
  return { kind: 'weekday-from', weekday: weekdayNumber, month, day: (daysOfMonths[month - 1] ?? 31) - 6 };
}
