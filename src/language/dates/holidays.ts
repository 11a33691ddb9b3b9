import { addDays, type CivilDate, weekdayOf } from '../../domain/time.ts';
import { readTable } from '../../lib/data-file.ts';
import { dateInYear, readYearlyDate } from './yearly-dates.ts';

const table = new URL('holidays.tsv', import.meta.url);
const all = readTable(table, 'name', 'country', 'day', 'moved');
const rows = new Map(all.map((row) => [`${row.name} ${row.country}`, row]));

/** The weekdays that the next day off may be on, one of a Monday, or one that makes a weekend long: beside those, people take a bridge. */
export const publicWeekdays: Readonly<Partial<Record<string, readonly number[]>>> = {
  public: [0, 1, 2, 3, 4, 5, 6],
  'public-monday': [1],
  'public-bridge': [1, 2, 4, 5],
};

export const holidayNames = [...new Set([...all.map(({ name }) => name), ...Object.keys(publicWeekdays)])];

/** The date of a holiday in a country in a year; `undefined` where the country is not known to have it. */
export function holidayIn(name: string, countryCode: string | undefined, year: number): CivilDate | undefined {
  const { day, moved } = rows.get(`${name} ${countryCode}`) ?? rows.get(`${name} *`) ?? {};
  const date = day === undefined ? undefined : dateOf(day, year);
  return date !== undefined && moved && date === dateOf(moved, year) ? addDays(date, 7) : date;
}

/** A single date is of its own year only. */
function dateOf(day: string, year: number): CivilDate | undefined {
  if (/^\d{4}-/.test(day)) return day.startsWith(`${year}-`) ? day : undefined;
  return dateInYear(readYearlyDate(day), year);
}

/** The next day off in a country from a date on; `undefined` where its days off are not known. */
export function nextPublicHoliday(countryCode: string | undefined, from: CivilDate, weekdays: readonly number[]) {
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => daysOff(countryCode ?? '', one))
    .filter((date) => date >= from && weekdays.includes(weekdayOf(date)))
    .toSorted()[0];
}

function daysOff(countryCode: string, year: number): readonly CivilDate[] {
  const { day = '', moved } = rows.get(`public ${countryCode}`) ?? {};
  const dates = day
    .split(' ')
    .flatMap((one) => (one && dateOf(one, year)) || [])
    .toSorted();
  if (moved !== 'weekend') return dates;
  const taken = new Set(dates.filter((date) => !isWeekend(date)));
  return dates.map((date) => {
    let kept = date;
    while (isWeekend(kept) || (kept !== date && taken.has(kept))) kept = addDays(kept, 1);
    taken.add(kept);
    return kept;
  });
}

const isWeekend = (date: CivilDate): boolean => weekdayOf(date) % 6 === 0;
