import { addDays, weekdayNames, type CivilDate, weekdayOf } from '../../domain/time.ts';

/** A date of every year: a day of a month, the first such weekday from one on (0 is Sunday), or so many days after Easter Sunday. */
export type YearlyDate =
  | { readonly month: number; readonly day: number; readonly weekday?: number }
  | { readonly easter: number };

const notation = /^(?:(?:([a-z]{3})@)?(\d\d)-(\d\d)|easter([+-]\d+))$/;

/** Reads `05-01`, `mon@09-01` (the first Monday from then on) and `easter-21`, so many days after Easter Sunday. */
export function readYearlyDate(text: string): YearlyDate {
  const [, weekday, month, day, days] = notation.exec(text) ?? [];
  if (days !== undefined) return { easter: Number(days) };
  if (month === undefined || (weekday !== undefined && !weekdayNames.includes(weekday))) {
    throw new Error(`${text} is no date of every year`);
  }
  const date = { month: Number(month), day: Number(day) };
  return weekday === undefined ? date : { ...date, weekday: weekdayNames.indexOf(weekday) };
}

/** The date in a year. A day that the month does not have makes no date. */
export function dateInYear(date: YearlyDate, year: number): CivilDate {
  if ('easter' in date) return addDays(easterSunday(year), date.easter);
  const first = civil(year, date.month, date.day);
  return date.weekday === undefined ? first : addDays(first, (date.weekday - weekdayOf(first) + 7) % 7);
}

/** Gregorian Easter: the anonymous algorithm of Meeus, Astronomical Algorithms, chapter 8. */
function easterSunday(year: number): CivilDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return civil(year, Math.floor(n / 31), (n % 31) + 1);
}

export function civil(year: number, month: number, day: number): CivilDate {
  const padded = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}`;
}

export type WhichWeek = 'this' | 'next' | 'last';

export const seasonNames = ['winter', 'spring', 'summer', 'autumn'] as const;
export type SeasonName = (typeof seasonNames)[number];
