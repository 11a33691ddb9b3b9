import type { Point } from '../place.ts';
import { addDays, hourMs, instantOf, minuteMs, utcDayMs, utcMidnight } from '../time.ts';
import { solarPosition } from './solar-position.ts';

/** Days between two that are computed: the Sun moves on by less than a pixel's time, and a change of the clocks is some pixels wide. */
const stepDays = 3;

/** The Sun on dates of a year: when it is highest, in hours after midnight of the place's clock, and how high it stands. */
export function sunOfYear({ lng }: Point, zone: string, year: string) {
  const first = `${year}-01-01`;
  const count = Math.round((utcMidnight(`${Number(year) + 1}-01-01`) - utcMidnight(first)) / utcDayMs);
  return Array.from({ length: Math.ceil(count / stepDays) + 1 }, (_, i) => {
    const date = addDays(first, Math.min(i * stepDays, count));
    const { declinationDeg, equationOfTimeMin } = solarPosition(utcMidnight(date) + utcDayMs / 2);
    // By how much the place's clock is ahead of UTC at its midnight.
    const offsetMs = utcMidnight(date) - instantOf(date, '00:00', zone);
    const noonMs = utcDayMs / 2 - (lng / 15) * hourMs - equationOfTimeMin * minuteMs + offsetMs;
    return { date, declinationDeg, noonHours: (((noonMs / hourMs) % 24) + 24) % 24 };
  });
}
