import { expect, it } from 'vitest';
import { holidayIn, nextPublicHoliday, publicWeekdays } from '../../src/language/dates/holidays.ts';
import { readYearlyDate } from '../../src/language/dates/yearly-dates.ts';
import { readTable } from '../../src/lib/data-file.ts';

const file = new URL('../../src/language/dates/holidays.tsv', import.meta.url);
const rows = readTable(file, 'name', 'country', 'day', 'moved');

it('the table has each holiday of a country once', () => {
  const keys = rows.map(({ name, country }) => `${name} ${country}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(rows.filter(({ country }) => country !== '*' && names.of(country) === undefined)).toEqual([]);
});

it('the table has days that the calendar has', () => {
  const days = rows.flatMap(({ day, moved }) => [day, moved].flatMap((cell) => cell.split(' ')));
  const single = days.filter((day) => /^\d{4}-/.test(day));
  expect(single.filter((day) => !Number.isFinite(Date.parse(day)))).toEqual([]);
  const yearly = days.filter((day) => day !== '' && day !== 'weekend' && !single.includes(day)).map(readYearlyDate);
  const isInCalendar = (month: number, day: number): boolean =>
    new Date(Date.UTC(2024, month - 1, day)).getUTCMonth() === month - 1;
  expect(yearly.filter((date) => 'month' in date && !isInCalendar(date.month, date.day))).toEqual([]);
});

it.each(['fri', 'nod@05-01', 'easter', '5-1', '05-01+1'])('%s is no date of every year', (text) => {
  expect(() => readYearlyDate(text)).toThrow('is no date of every year');
});

const anyDay = [0, 1, 2, 3, 4, 5, 6];

it('a bridge is beside a weekend, and no Sunday', () => {
  // Ley 3/1983, of which the Constitution falls on a Sunday in 2026; Decreto-Lei 7/2009.
  expect(nextPublicHoliday('ES', '2026-11-20', publicWeekdays['public-bridge']!)).toBe('2026-12-08');
  expect(nextPublicHoliday('PT', '2026-11-20', publicWeekdays['public-bridge']!)).toBe('2026-12-01');
});

it('a holiday of single years is in these only', () => {
  // govt.nz, Public holidays and anniversary dates: Matariki.
  expect(nextPublicHoliday('NZ', '2027-06-10', anyDay)).toBe('2027-06-25');
  expect(nextPublicHoliday('NZ', '2036-06-10', anyDay)).toBe('2036-10-27');
});

it('a country without a day of its own has that of most', () => {
  expect(holidayIn('mothers-day', 'IT', 2027)).toBe('2027-05-09');
  expect(holidayIn('national-day', 'GB', 2027)).toBeUndefined();
  expect(nextPublicHoliday('BR', '2027-01-01', anyDay)).toBeUndefined();
  expect(nextPublicHoliday('JP', '2026-11-24', publicWeekdays['public-monday']!)).toBe('2027-01-11');
  expect(nextPublicHoliday('JP', '2027-03-21', publicWeekdays['public-monday']!)).toBe('2027-03-22');
});
