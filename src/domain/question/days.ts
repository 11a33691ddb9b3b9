import {
  addDays,
  civilDate,
  dayWindow,
  utcDayMs,
  utcMidnight,
  type CivilDate,
  type Instant,
  type Window,
} from '../time.ts';
import type { Day, Days } from './question.ts';

/** A day of a place's calendar. */
export function dayOn(date: CivilDate, zone: string): Day {
  return { date, window: dayWindow(date, zone) };
}

export function dayAt(at: Instant, zone: string): Day {
  return dayOn(civilDate(at, zone), zone);
}

/** So many days in a row, one at least. */
export function daysFrom(date: CivilDate, count: number, zone: string): Days {
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, i) => dayOn(addDays(date, i + 1), zone));
  return [dayOn(date, zone), ...others];
}

/** The days that a window touches, at most so many. */
export function daysTouched({ from, to }: Window, zone: string, most = Infinity): Days {
  const [first, last] = [from, Math.max(from, to - 1)].map((at) => civilDate(at, zone));
  const count = (utcMidnight(last!) - utcMidnight(first!)) / utcDayMs + 1;
  return daysFrom(first!, Math.min(count, most), zone);
}

/** From the beginning of the first day to the end of the last. */
export function windowOfDays(days: Days): Window {
  return { from: days[0].window.from, to: days.at(-1)!.window.to };
}
