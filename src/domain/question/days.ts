import * as calendar from '../time.ts';
import type { Day, Days } from './question.ts';

export function dayOn(date: calendar.CivilDate, zone: string): Day {
  return { date, window: calendar.dayWindow(date, zone) };
}

export function dayAt(at: calendar.Instant, zone: string): Day {
  return dayOn(calendar.civilDate(at, zone), zone);
}

/** So many days in a row, one at least. */
export function daysFrom(date: calendar.CivilDate, count: number, zone: string): Days {
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, i) => dayOn(calendar.addDays(date, i + 1), zone));
  return [dayOn(date, zone), ...others];
}

export function daysTouched({ from, to }: calendar.Window, zone: string, most = Infinity): Days {
  const [first, last] = [from, Math.max(from, to - 1)].map((at) => calendar.civilDate(at, zone));
  const count = (calendar.utcMidnight(last!) - calendar.utcMidnight(first!)) / calendar.utcDayMs + 1;
  return daysFrom(first!, Math.min(count, most), zone);
}

export function windowOfDays(days: Days): calendar.Window {
  return { from: days[0].window.from, to: days.at(-1)!.window.to };
}
