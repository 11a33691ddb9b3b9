import { addDays, type CivilDate } from '../../domain/time.ts';
import { dateInYear, weekdayOf, type YearlyDate } from './yearly-dates.ts';

const monday = 1;
const sunday = 0;

const fixed = (month: number, day: number): YearlyDate => ({ month, day });
const mondayFrom = (month: number, day: number): YearlyDate => ({ month, day, weekday: monday });
const sundayFrom = (month: number, day: number): YearlyDate => ({ month, day, weekday: sunday });
const easter = (days: number): YearlyDate => ({ easter: days });

/** Holidays that countries keep on days of their own, by ISO 3166-1 alpha-2; `else` is that of all others. */
type ByCountry = Readonly<Record<string, YearlyDate>>;

const byCountry = {
  'labour-day': { US: mondayFrom(9, 1), CA: mondayFrom(9, 1), NZ: mondayFrom(10, 22), else: fixed(5, 1) },
  thanksgiving: { CA: mondayFrom(10, 8), else: { month: 11, day: 22, weekday: 4 } },
  'mothers-day': {
    GB: easter(-21),
    IE: easter(-21),
    NO: sundayFrom(2, 8),
    ES: sundayFrom(5, 1),
    PT: sundayFrom(5, 1),
    FR: sundayFrom(5, 25),
    SE: sundayFrom(5, 25),
    PL: fixed(5, 26),
    else: sundayFrom(5, 8),
  },
  'fathers-day': {
    DE: easter(39),
    AT: sundayFrom(6, 8),
    AU: sundayFrom(9, 1),
    NZ: sundayFrom(9, 1),
    ES: fixed(3, 19),
    IT: fixed(3, 19),
    PT: fixed(3, 19),
    DK: fixed(6, 5),
    FI: sundayFrom(11, 8),
    NO: sundayFrom(11, 8),
    SE: sundayFrom(11, 8),
    else: sundayFrom(6, 15),
  },
  'august-bank': { IE: mondayFrom(8, 1), else: mondayFrom(8, 25) },
  'royal-day': { AU: mondayFrom(6, 8), NZ: mondayFrom(6, 1), NL: fixed(4, 27) },
  'national-day': {
    AT: fixed(10, 26),
    AU: fixed(1, 26),
    BE: fixed(7, 21),
    CA: fixed(7, 1),
    CH: fixed(8, 1),
    DE: fixed(10, 3),
    DK: fixed(6, 5),
    ES: fixed(10, 12),
    FI: fixed(12, 6),
    FR: fixed(7, 14),
    GR: fixed(3, 25),
    HR: fixed(5, 30),
    IE: fixed(3, 17),
    IS: fixed(6, 17),
    IT: fixed(6, 2),
    NL: fixed(4, 27),
    NO: fixed(5, 17),
    NZ: fixed(2, 6),
    PL: fixed(11, 11),
    PT: fixed(6, 10),
    SE: fixed(6, 6),
    US: fixed(7, 4),
  },
} as const satisfies Readonly<Record<string, ByCountry>>;

/** The days off of a whole country; those of Scotland and of single states are others. */
const publicHolidays: Readonly<Record<string, readonly YearlyDate[]>> = {
  GB: [
    fixed(1, 1),
    easter(-2),
    easter(1),
    ...[
      [5, 1],
      [5, 25],
      [8, 25],
    ].map(([month = 0, day = 0]) => mondayFrom(month, day)),
    fixed(12, 25),
    fixed(12, 26),
  ],
  IE: [
    fixed(1, 1),
    mondayFrom(2, 1),
    fixed(3, 17),
    easter(1),
    mondayFrom(5, 1),
    mondayFrom(6, 1),
    mondayFrom(8, 1),
    mondayFrom(10, 25),
    fixed(12, 25),
    fixed(12, 26),
  ],
  US: [
    fixed(1, 1),
    mondayFrom(1, 15),
    mondayFrom(2, 15),
    mondayFrom(5, 25),
    fixed(6, 19),
    fixed(7, 4),
    mondayFrom(9, 1),
    mondayFrom(10, 8),
    fixed(11, 11),
    { month: 11, day: 22, weekday: 4 },
    fixed(12, 25),
  ],
  AU: [fixed(1, 1), fixed(1, 26), easter(-2), easter(1), fixed(4, 25), fixed(12, 25), fixed(12, 26)],
  NZ: [
    fixed(1, 1),
    fixed(1, 2),
    fixed(2, 6),
    easter(-2),
    easter(1),
    fixed(4, 25),
    mondayFrom(6, 1),
    mondayFrom(10, 22),
    fixed(12, 25),
    fixed(12, 26),
  ],
  FR: [
    fixed(1, 1),
    easter(1),
    fixed(5, 1),
    fixed(5, 8),
    easter(39),
    easter(50),
    fixed(7, 14),
    fixed(8, 15),
    fixed(11, 1),
    fixed(11, 11),
    fixed(12, 25),
  ],
  DE: [
    fixed(1, 1),
    easter(-2),
    easter(1),
    fixed(5, 1),
    easter(39),
    easter(50),
    fixed(10, 3),
    fixed(12, 25),
    fixed(12, 26),
  ],
};

/** `public` is the next day off, `public-monday` the next on a Monday. */
export const holidayNames = [
  'labour-day',
  'thanksgiving',
  'mothers-day',
  'fathers-day',
  'august-bank',
  'royal-day',
  'national-day',
  'public',
  'public-monday',
] as const;
export type HolidayName = (typeof holidayNames)[number];

/** The date of a holiday in a country in a year; `undefined` where the country is not known to have it. */
export function holidayIn(
  name: Exclude<HolidayName, 'public' | 'public-monday'>,
  countryCode: string | undefined,
  year: number,
): CivilDate | undefined {
  const rules: ByCountry = byCountry[name];
  const rule = rules[countryCode ?? ''] ?? rules['else'];
  const date = rule && dateInYear(rule, year);
  // France moves it from Whit Sunday on to the next one.
  const isTaken = name === 'mothers-day' && countryCode === 'FR' && date === dateInYear(easter(49), year);
  return isTaken ? addDays(date, 7) : date;
}

/** Where a day off at a weekend is kept on the next free weekday. */
const movesFromWeekend = new Set(['GB', 'IE', 'AU', 'NZ']);

/** The next day off in a country from a date on; `undefined` where its days off are not known. */
export function nextPublicHoliday(
  countryCode: string | undefined,
  from: CivilDate,
  onMonday: boolean,
): CivilDate | undefined {
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => daysOff(countryCode ?? '', one))
    .filter((date) => date >= from && (!onMonday || weekdayOf(date) === monday))
    .toSorted()[0];
}

function daysOff(countryCode: string, year: number): readonly CivilDate[] {
  const dates = (publicHolidays[countryCode] ?? []).map((rule) => dateInYear(rule, year)).toSorted();
  if (!movesFromWeekend.has(countryCode)) return dates;
  const taken = new Set(dates.filter((date) => !isWeekend(date)));
  return dates.map((date) => {
    let kept = date;
    while (isWeekend(kept) || (kept !== date && taken.has(kept))) kept = addDays(kept, 1);
    taken.add(kept);
    return kept;
  });
}

function isWeekend(date: CivilDate): boolean {
  return weekdayOf(date) % 6 === 0;
}
