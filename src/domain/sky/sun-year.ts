import type { Point } from '../place.ts';
import { addDays, hourMs, instantOf, minuteMs, utcDayMs, utcMidnight, type CivilDate } from '../time.ts';
import { solarPosition } from './solar-position.ts';

/** Days between two that are computed: the Sun moves on by less than a pixel's time. */
const stepDays = 6;

/** The Sun on dates of a year: when it is highest, in hours after midnight of the place's clock, and how high it stands. */
export function sunOfYear(point: Point, zone: string, year: string) {
  return yearDates(year, zone).map(({ date, offsetMs }) => {
    const noonMs = utcMidnight(date) + utcDayMs / 2;
    const { declinationDeg, equationOfTimeMin } = solarPosition(noonMs);
    const solarNoon = noonMs - (point.lng / 15) * hourMs - equationOfTimeMin * minuteMs;
    const noonHours = (solarNoon + offsetMs - utcMidnight(date)) / hourMs;
    return { date, declinationDeg, noonHours: ((noonHours % 24) + 24) % 24 };
  });
}

/** A date, and by how much the place's clock is ahead of UTC at its midnight. */
type YearDate = { readonly date: CivilDate; readonly offsetMs: number };

/** Dates of a year a few days apart, and each day between two of which the clocks change. */
function yearDates(year: string, zone: string): YearDate[] {
  const first = `${year}-01-01`;
  const count = Math.round((utcMidnight(`${Number(year) + 1}-01-01`) - utcMidnight(first)) / utcDayMs);
  const dateAt = (day: number): YearDate => {
    const date = addDays(first, day);
    return { date, offsetMs: utcMidnight(date) - instantOf(date, '00:00', zone) };
  };
  const days = Array.from({ length: Math.ceil(count / stepDays) + 1 }, (_, i) => Math.min(i * stepDays, count));
  const dates = days.map(dateAt);
  return dates.flatMap((date, i) => {
    const before = dates[i - 1];
    if (!before || before.offsetMs === date.offsetMs) return [date];
    return Array.from({ length: stepDays }, (_, k) => dateAt(Math.min(i * stepDays, count) - stepDays + 1 + k));
  });
}
