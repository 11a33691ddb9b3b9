import type { Point } from '../place.ts';
import { blueHourDeg, goldenHourDeg, nextMoonQuarters, timesAbove } from '../sky/index.ts';
import { addDays, civilDate, dayWindow, instantOf, utcDayMs, type Window, weekdayOf } from '../time.ts';
import type { Condition, Light, Range } from './conditions.ts';
import { both, outside, toSpans, without, type Spans } from './spans.ts';

/** When the centre of Sun or Moon is within a range of altitudes. */
export function altitudeSpans(body: 'sun' | 'moon', point: Point, window: Window, { min, max }: Range): Spans {
  const above = min === undefined ? [window] : timesAbove(body, point, window, min);
  return max === undefined ? above : without(above, timesAbove(body, point, window, max));
}

export function lightSpans(light: Light, point: Point, window: Window): Spans {
  const above = (limit: number | 'horizon'): Spans => timesAbove('sun', point, window, limit);
  const between = ([low, high]: readonly [number, number]): Spans => without(above(low), above(high));
  const spans: Readonly<Record<Light, () => Spans>> = {
    day: () => above('horizon'),
    night: () => outside(above('horizon'), window),
    civil: () => without(above(-6), above('horizon')),
    nautical: () => between([-12, -6]),
    astronomical: () => between([-18, -12]),
    dark: () => outside(above(-18), window),
    golden: () => between(goldenHourDeg),
    blue: () => between(blueHourDeg),
  };
  return spans[light]();
}

export function phaseSpans({ phase, days }: Extract<Condition, { kind: 'phase' }>, { from, to }: Window): Spans {
  const reach = days * utcDayMs;
  const count = Math.ceil((to - from + 2 * reach) / (7 * utcDayMs)) + 2;
  const quarters = nextMoonQuarters(from - reach, count).filter((quarter) => quarter.phase === phase);
  return both(toSpans(quarters.map(({ at }) => ({ from: at - reach, to: at + reach }))), [{ from, to }]);
}

export function weekdaySpans(weekdays: readonly number[], zone: string, window: Window): Spans {
  const days = datesIn(window, zone).filter((date) => weekdays.includes(weekdayOf(date)));
  return both(toSpans(days.map((date) => dayWindow(date, zone))), [window]);
}

export function timeSpans({ from, to }: Extract<Condition, { kind: 'time' }>, zone: string, window: Window): Spans {
  const spans = datesIn(window, zone).map((date) => ({
    from: instantOf(date, from, zone),
    to: instantOf(from < to ? date : addDays(date, 1), to, zone),
  }));
  return both(toSpans(spans), [window]);
}

/** Every date that a window touches, and the one before, whose hours may reach into it. */
function datesIn({ from, to }: Window, zone: string): string[] {
  const dates: string[] = [];
  const last = civilDate(to, zone);
  for (let date = addDays(civilDate(from, zone), -1); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
