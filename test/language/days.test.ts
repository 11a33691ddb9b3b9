import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDays, writeDays } from '../../src/language/dates/day-notation.ts';
import { holidayNames } from '../../src/language/dates/holidays.ts';
import { resolveDays } from '../../src/language/dates/days.ts';
import { type DayExpression, inPast } from '../../src/language/dates/day-expression.ts';

/** 2026-11-21 is a Saturday. */
const today = '2026-11-21';
const range = (expression: DayExpression, from = today, isMonthFirst = false) => {
  const found = resolveDays(expression, { today: from, isMonthFirst });
  return found && (found.first === found.last ? found.first : `${found.first}..${found.last}`);
};

describe('days', () => {
  it('finds weekdays of this, the next and the last week', () => {
    expect(range({ kind: 'weekday', weekday: 1, which: 'this' })).toBe('2026-11-23');
    expect(range({ kind: 'weekday', weekday: 1, which: 'next' })).toBe('2026-11-23');
    expect(range({ kind: 'weekday', weekday: 6, which: 'this' })).toBe('2026-11-21');
    expect(range({ kind: 'weekday', weekday: 6, which: 'next' })).toBe('2026-11-28');
    expect(range({ kind: 'weekday', weekday: 1, which: 'last' })).toBe('2026-11-16');
    expect(range({ kind: 'weekday', weekday: 6, which: 'last' })).toBe('2026-11-14');
    expect(range({ kind: 'weekday', weekday: 2, which: 'this', weeks: 1 })).toBe('2026-12-01');
    // From a Wednesday on.
    expect(range({ kind: 'weekday', weekday: 5, which: 'next' }, '2026-11-18')).toBe('2026-11-27');
  });

  it('finds what is left of the weekdays of this week, the weekend nearest to a date, and the week that begins about one', () => {
    const of = (text: string, from: string) => range(parseDays(text)!, from);
    expect(of('mon+0w..fri', '2026-11-18')).toBe('2026-11-18..2026-11-20');
    expect(of('mon+0w..fri', '2026-11-21')).toBe('2026-11-23..2026-11-27');
    expect(of('mon..fri', '2026-11-18')).toBe('2026-11-23..2026-11-27');
    expect(of('sat](2026-12-04>-3)*2', today)).toBe('2026-12-05..2026-12-06');
    expect(of('week@2026-12-06', today)).toBe('2026-12-07..2026-12-13');
    expect(of('week@2026-12-05', today)).toBe('2026-11-30..2026-12-06');
    expect(of('mon&this-week', '2026-11-18')).toBe('2026-11-16');
  });

  it('finds the season that is, else the one that comes, on either side of the equator', () => {
    const season = (which: 'this' | 'next' | 'last', from?: string) =>
      range({ kind: 'season', season: 'winter', which }, from);
    expect(season('this')).toBe('2026-12-01..2027-02-28');
    expect(season('this', '2027-01-15')).toBe('2027-01-15..2027-02-28');
    expect(season('next', '2027-01-15')).toBe('2027-12-01..2028-02-29');
    expect(season('last')).toBe('2025-12-01..2026-02-28');
    const summer = { kind: 'season', season: 'summer', which: 'this' } as const;
    expect(range(summer)).toBe('2027-06-01..2027-08-31');
    expect(resolveDays(summer, { today, isSouthern: true })).toEqual({ first: '2026-12-01', last: '2027-02-28' });
  });

  it('finds the beginning, middle and end of a month, of the next one where it is over', () => {
    const third = (number: number, which: 'this' | 'next') =>
      range({ kind: 'third', of: { kind: 'month', which }, third: number });
    expect(third(3, 'this')).toBe('2026-11-21..2026-11-30');
    expect(third(1, 'this')).toBe('2026-12-01..2026-12-10');
    expect(third(2, 'next')).toBe('2026-12-11..2026-12-20');
    expect(third(3, 'next')).toBe('2026-12-21..2026-12-31');
  });

  it('finds weekends, weeks and months', () => {
    expect(range({ kind: 'weekend', which: 'this' })).toBe('2026-11-21..2026-11-22');
    expect(range({ kind: 'weekend', which: 'this' }, '2026-11-22')).toBe('2026-11-22');
    expect(range({ kind: 'weekend', which: 'this' }, '2026-11-18')).toBe('2026-11-21..2026-11-22');
    expect(range({ kind: 'weekend', which: 'next' })).toBe('2026-11-28..2026-11-29');
    expect(range({ kind: 'weekend', which: 'coming' })).toBe('2026-11-21..2026-11-22');
    expect(range({ kind: 'weekend', which: 'coming' }, '2026-11-22')).toBe('2026-11-28..2026-11-29');
    expect(range({ kind: 'week', which: 'this' })).toBe('2026-11-21..2026-11-22');
    expect(range({ kind: 'week', which: 'next' })).toBe('2026-11-23..2026-11-29');
    expect(range({ kind: 'month', which: 'this' })).toBe('2026-11-21..2026-11-30');
    expect(range({ kind: 'month', which: 'next' }, '2026-12-31')).toBe('2027-01-01..2027-01-31');
    expect(range({ kind: 'named-month', month: 2 })).toBe('2027-02-01..2027-02-28');
    expect(range({ kind: 'named-month', month: 11 })).toBe('2026-11-21..2026-11-30');
    expect(range({ kind: 'year', year: 2028 })).toBe('2028-01-01..2028-12-31');
  });

  it('counts months on, to the last day of a shorter one', () => {
    expect(range({ kind: 'months-ahead', months: 1 })).toBe('2026-12-21');
    expect(range({ kind: 'months-ahead', months: 1 }, '2027-01-31')).toBe('2027-02-28');
    expect(range({ kind: 'months-ahead', months: 24 }, '2026-02-28')).toBe('2028-02-28');
    expect(parseDays('+12m')).toEqual({ kind: 'months-ahead', months: 12 });
  });

  it('finds days that are over', () => {
    expect(range(inPast({ kind: 'date', month: 11, day: 5 }))).toBe('2026-11-05');
    expect(range(inPast({ kind: 'date', month: 12, day: 5 }))).toBe('2025-12-05');
    expect(range(inPast({ kind: 'day-of-month', day: 30 }))).toBe('2026-10-30');
    expect(range(inPast({ kind: 'day-of-month', day: 31 }), '2027-01-02')).toBe('2026-12-31');
    expect(range(inPast({ kind: 'named-month', month: 10 }))).toBe('2026-10-01..2026-10-31');
    expect(range(inPast({ kind: 'weekday', weekday: 5, which: 'this' }))).toBe('2026-11-20');
    const weekend = inPast({ kind: 'weekend', which: 'coming' });
    expect(range(weekend)).toBe('2026-11-21');
    expect(range(weekend, '2026-11-22')).toBe('2026-11-21..2026-11-22');
    expect(range(weekend, '2026-11-25')).toBe('2026-11-21..2026-11-22');
    expect(range(inPast({ kind: 'date', year: 2027, month: 3, day: 1 }))).toBe('2027-03-01');
  });

  it('finds dates with and without a month, a year, and in the order of the place', () => {
    expect(range({ kind: 'date', month: 12, day: 25 })).toBe('2026-12-25');
    expect(range({ kind: 'date', month: 1, day: 1 })).toBe('2027-01-01');
    expect(range({ kind: 'date', month: 11, day: 15 })).toBe('2026-11-15');
    expect(range({ kind: 'day-of-month', day: 3 })).toBe('2026-12-03');
    expect(range({ kind: 'day-of-month', day: 31 })).toBe('2026-12-31');
    expect(range({ kind: 'slashed', first: 5, second: 6 })).toBe('2027-06-05');
    expect(range({ kind: 'slashed', first: 5, second: 6 }, today, true)).toBe('2027-05-06');
    expect(range({ kind: 'slashed', first: 24, second: 11 }, today, true)).toBe('2026-11-24');
    expect(range({ kind: 'date', month: 11, day: 31 })).toBeUndefined();
  });

  it('finds moving feasts', () => {
    // Easter Sundays of the Book of Common Prayer and the US Census Bureau: 28 March 2027, 5 April 2026, 16 April 2028.
    expect(range({ kind: 'easter', days: 0 })).toBe('2027-03-28');
    expect(range({ kind: 'easter', days: -2 }, '2026-03-01')).toBe('2026-04-03');
    expect(range({ kind: 'easter', days: 0 }, '2028-01-01')).toBe('2028-04-16');
    expect(range({ kind: 'weekday-from', weekday: 4, month: 11, day: 22 })).toBe('2026-11-26');
  });

  it('finds a weekday beside the days that were named before', () => {
    const near = (weekday: number, day: DayExpression) => range({ kind: 'weekday-near', weekday, day });
    const date = (day: number): DayExpression => ({ kind: 'date', month: 12, day });
    // A Saturday, with the days on both sides of it.
    expect(near(0, date(5))).toBe('2026-12-06');
    expect(near(5, date(5))).toBe('2026-12-04');
    expect(near(0, { kind: 'offset', days: 2 })).toBe('2026-11-22');
    expect(near(6, { kind: 'offset', days: 2 })).toBe('2026-11-28');
    expect(near(0, { kind: 'weekend', which: 'next' })).toBe('2026-11-29');
  });

  it('finds the weekday on either side of a day, and never that day', () => {
    const beside = (weekday: number, side: 'after' | 'before', day: DayExpression) =>
      range({ kind: 'weekday-beside', weekday, side, day });
    const christmas: DayExpression = { kind: 'date', month: 12, day: 25 };
    expect(beside(6, 'after', christmas)).toBe('2026-12-26');
    expect(beside(5, 'after', christmas)).toBe('2027-01-01');
    expect(beside(6, 'before', christmas)).toBe('2026-12-19');
    expect(beside(5, 'before', christmas)).toBe('2026-12-18');
    expect(beside(1, 'after', { kind: 'weekend', which: 'next' })).toBe('2026-11-30');
  });

  it('finds holidays with their weekends', () => {
    const off = (month: number, day: number): DayExpression => ({
      kind: 'long-weekend',
      of: { kind: 'date', month, day },
    });
    // A Thursday, a Friday, a Monday and a Wednesday.
    expect(range(off(11, 26))).toBe('2026-11-26..2026-11-29');
    expect(range(off(12, 25))).toBe('2026-12-25..2026-12-27');
    expect(range(off(11, 30))).toBe('2026-11-28..2026-11-30');
    expect(range(off(12, 2))).toBe('2026-12-02');
  });

  it('counts days, and goes over the end of a week or a year', () => {
    const offset = (days: number): DayExpression => ({ kind: 'offset', days });
    const saturday: DayExpression = { kind: 'weekday', weekday: 6, which: 'this' };
    const monday: DayExpression = { kind: 'weekday', weekday: 1, which: 'this' };
    expect(range({ kind: 'count', from: offset(0), days: 3 })).toBe('2026-11-21..2026-11-23');
    expect(range({ kind: 'range', from: saturday, to: monday }, '2026-11-18')).toBe('2026-11-21..2026-11-23');
    expect(range({ kind: 'range', from: offset(1), to: offset(2) })).toBe('2026-11-22..2026-11-23');
    expect(
      range({ kind: 'range', from: { kind: 'date', month: 12, day: 30 }, to: { kind: 'date', month: 1, day: 2 } }),
    ).toBe('2026-12-30..2027-01-02');
  });
});

const which = fc.constantFrom('this' as const, 'next' as const, 'last' as const);
const single: fc.Arbitrary<DayExpression> = fc.oneof(
  fc.record({ kind: fc.constant('offset' as const), days: fc.integer({ min: -400, max: 400 }) }),
  fc.record({ kind: fc.constant('weekday' as const), weekday: fc.integer({ min: 0, max: 6 }), which }),
  fc.record({ kind: fc.constantFrom('weekend' as const, 'week' as const, 'month' as const), which }),
  fc.record({ kind: fc.constant('named-month' as const), month: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('calendar-week' as const), week: fc.integer({ min: 1, max: 53 }) }),
  fc.record({ kind: fc.constant('year' as const), year: fc.integer({ min: 1900, max: 2100 }) }),
  fc.record(
    {
      kind: fc.constant('date' as const),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      year: fc.integer({ min: 1900, max: 2100 }),
    },
    { requiredKeys: ['kind', 'month', 'day'] },
  ),
  fc.record({
    kind: fc.constant('slashed' as const),
    first: fc.integer({ min: 1, max: 31 }),
    second: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ kind: fc.constant('day-of-month' as const), day: fc.integer({ min: 1, max: 31 }) }),
  fc.record({ kind: fc.constant('easter' as const), days: fc.integer({ min: -50, max: 60 }) }),
  fc.record({ kind: fc.constant('weekend' as const), which: fc.constant('coming' as const) }),
  fc.constant({ kind: 'date' as const, month: 11, day: 5, isPast: true as const }),
  fc.constant({ kind: 'day-of-month' as const, day: 5, isPast: true as const }),
  fc.constant({ kind: 'named-month' as const, month: 5, isPast: true as const }),
  fc.constant({ kind: 'weekday-from' as const, weekday: 4, month: 11, day: 22 }),
  fc.record({ kind: fc.constant('holiday' as const), name: fc.constantFrom(...holidayNames) }),
);
const any = fc.oneof(
  single,
  fc.record({ kind: fc.constant('weekday-near' as const), weekday: fc.integer({ min: 0, max: 6 }), day: single }),
  fc.record({
    kind: fc.constant('weekday-beside' as const),
    weekday: fc.integer({ min: 0, max: 6 }),
    side: fc.constantFrom('after' as const, 'before' as const),
    day: single,
  }),
  fc.record({ kind: fc.constant('long-weekend' as const), of: single }),
  fc.record({ kind: fc.constant('count' as const), from: single, days: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('range' as const), from: single, to: single }),
);

it('finds what is over of a week, a month and a year', () => {
  expect(range(inPast({ kind: 'week', which: 'this' }))).toBe('2026-11-16..2026-11-21');
  expect(range(inPast({ kind: 'month', which: 'this' }))).toBe('2026-11-01..2026-11-21');
  expect(range(inPast({ kind: 'calendar-year', which: 'this' }))).toBe('2026-01-01..2026-11-21');
  expect(range(inPast({ kind: 'month', which: 'next' }))).toBe('2026-12-01..2026-12-31');
});

describe('a year beside days that every year has', () => {
  it.each<[DayExpression, string]>([
    [{ kind: 'date', month: 12, day: 25 }, '2028-12-25'],
    [{ kind: 'date', month: 1, day: 1 }, '2028-01-01'],
    [{ kind: 'easter', days: 1 }, '2028-04-17'],
    [{ kind: 'named-month', month: 3 }, '2028-03-01..2028-03-31'],
    [{ kind: 'named-month', month: 1 }, '2028-01-01..2028-01-31'],
    [{ kind: 'range', from: { kind: 'easter', days: -2 }, to: { kind: 'easter', days: 1 } }, '2028-04-14..2028-04-17'],
  ])('says which are meant', (of, dates) => {
    const inYear: DayExpression = { kind: 'of-year', of, year: 2028 };
    expect(range(inYear)).toBe(dates);
    expect(parseDays(writeDays(inYear))).toEqual(inYear);
  });
});

it.each([
  ['next', '2027-12-05'],
  ['last', '2025-12-05'],
] as const)('a day of %s year is counted from the day of the question', (year, date) => {
  const expression: DayExpression = { kind: 'of-year', of: { kind: 'date', month: 12, day: 5 }, year };
  expect(range(expression)).toBe(date);
  expect(parseDays(writeDays(expression))).toEqual(expression);
});

it('finds a week by its number, of this year or the next', () => {
  // ISO 8601: 2026 has 53 weeks, and its last begins on 28 December.
  expect(range({ kind: 'calendar-week', week: 49 })).toBe('2026-11-30..2026-12-06');
  expect(range({ kind: 'calendar-week', week: 47 })).toBe('2026-11-16..2026-11-22');
  expect(range({ kind: 'calendar-week', week: 46 })).toBe('2027-11-15..2027-11-21');
  expect(range({ kind: 'calendar-week', week: 53 })).toBe('2026-12-28..2027-01-03');
  expect(resolveDays({ kind: 'calendar-week', week: 54 }, { today: '2026-11-21' })).toBeUndefined();
});

describe('the notation of days', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(any, (expression) => {
        expect(parseDays(writeDays(expression))).toEqual(expression);
      }),
    );
  });

  it.each<[string, DayExpression]>([
    [
      'sun~(+0*3)',
      { kind: 'weekday-near', weekday: 0, day: { kind: 'count', from: { kind: 'offset', days: 0 }, days: 3 } },
    ],
    [
      'sat](--12-05>-4)',
      {
        kind: 'weekday-beside',
        weekday: 6,
        side: 'after',
        day: { kind: 'after', days: -4, from: { kind: 'date', month: 12, day: 5 } },
      },
    ],
  ])('has brackets where days beside others are made of several: %s', (written, expression) => {
    expect(writeDays(expression)).toBe(written);
    expect(parseDays(written)).toEqual(expression);
  });

  it('is short enough for a button', () => {
    fc.assert(
      fc.property(any, (expression) => {
        expect(writeDays(expression).length).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('is nothing else', () => {
    for (const text of ['', 'tomorrow', 'Brest', '3', '..', '*3', '+1*', 'sat..'])
      expect(parseDays(text), text).toBeUndefined();
  });
});
