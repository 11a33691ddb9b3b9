import { memoize } from '../memoize.ts';
import { nextMoonQuarters, skyEvents, type SkyEventName } from '../sky/index.ts';
import type { Extreme } from '../tide/index.ts';
import { addDays, civilDate, clockTime, dayWindow, instantOf, minuteMs, within, weekdayOf } from '../time.ts';
import type { CivilDate, Instant, Window } from '../time.ts';
import { timeText, type DeliveryTime, type Schedule, type SkyMoment } from './schedule.ts';

/** One delivery of a schedule, identified by `date` and `slot` even when clocks or predictions change. */
export type Delivery = {
  /** The day of the event: the delivery may be due on another, such as an hour before a high tide at 00:20. */
  readonly date: CivilDate;
  /** `07:00`, or an event with its ordinal of that date, `high-tide-90#2`. */
  readonly slot: string;
  readonly dueAt: Instant;
};

type Extremes = readonly Pick<Extreme, 'at' | 'kind'>[];

/** Deliveries of a date; none where the calendar skips it, as Samoa's did 30 December 2011. */
function deliveriesOn(schedule: Schedule, date: CivilDate, extremes: Extremes): Delivery[] {
  const { dates, weekdays, from = date, times } = schedule;
  if (date < from || !(dates?.includes(date) ?? weekdays.includes(weekdayOf(date)))) return [];
  return times.flatMap((time) =>
    deliveriesAt(time, schedule, date, extremes).filter(({ dueAt }) => isInHours(schedule, time, dueAt)),
  );
}

function isInHours({ hours, zone }: Schedule, time: DeliveryTime, dueAt: Instant): boolean {
  if (hours === undefined || !('offsetMin' in time)) return true;
  const [from = '', to = '', isOfEvent] = hours.split(/[- ]/);
  const at = clockTime(isOfEvent ? dueAt - time.offsetMin * minuteMs : dueAt, zone);
  return from < to ? at >= from && at < to : at >= from || at < to;
}

/** Due in a window, in time order. `extremes`: of it and two days on both sides, or none where the schedule needs no tides. */
export function deliveriesBetween(schedule: Schedule, window: Window, extremes: Extremes): Delivery[] {
  const due: Delivery[] = [];
  const last = addDays(civilDate(window.to, schedule.zone), 1);
  for (let date = addDays(civilDate(window.from, schedule.zone), -1); date <= last; date = addDays(date, 1)) {
    due.push(...deliveriesOn(schedule, date, extremes));
  }
  return due.filter(({ dueAt }) => dueAt >= window.from && dueAt < window.to).sort(byTime);
}

/** The first `count` deliveries from `from` on, in time order; fewer where `days` days have fewer. `extremes`: as above. */
export function nextDeliveries(
  schedule: Schedule,
  from: Instant,
  { count, days }: { readonly count: number; readonly days: number },
  extremes: Extremes,
): Delivery[] {
  const found: Delivery[] = [];
  let date = [addDays(civilDate(from, schedule.zone), -1), schedule.from ?? ''].toSorted().at(-1)!;
  // Two days more than needed, as deliveries of a later day may be due earlier.
  for (let rest = days, more = 2; rest > 0 && more > 0; rest--) {
    found.push(...deliveriesOn(schedule, date, extremes).filter(({ dueAt }) => dueAt >= from));
    if (found.length >= count) more--;
    date = addDays(date, 1);
  }
  return found.sort(byTime).slice(0, count);
}

function byTime(a: Delivery, b: Delivery): number {
  return a.dueAt - b.dueAt;
}

function deliveriesAt(time: DeliveryTime, schedule: Schedule, date: CivilDate, extremes: Extremes): Delivery[] {
  const { zone, point } = schedule;
  if (time.kind === 'clock') {
    const dueAt = clockInstant(date, zone, time.time);
    return dueAt === undefined ? [] : [{ date, slot: timeText(time), dueAt }];
  }
  const window = dayWindow(date, zone);
  if (time.kind === 'sky') return numbered(time, date, skyEvents(point, window)[skyEventOf[time.event]]);
  if (time.kind === 'tide') {
    const tides = within(extremes, window).flatMap(({ kind, at }) => (kind === time.event ? at : []));
    return numbered(time, date, tides);
  }
  const [quarter] = nextMoonQuarters(window.from, 1);
  const isThatDay = quarter !== undefined && quarter.at < window.to && quarter.phase === time.phase;
  return isThatDay ? [{ date, slot: timeText(time), dueAt: instantOf(date, time.time, zone) }] : [];
}

function numbered(time: DeliveryTime & { offsetMin: number }, date: CivilDate, events: readonly Instant[]): Delivery[] {
  return events.map((at, index) => ({
    date,
    slot: `${timeText(time)}#${index + 1}`,
    dueAt: Math.round(at / minuteMs) * minuteMs + time.offsetMin * minuteMs,
  }));
}

/** What the sky does at a moment that has another name. */
export const skyEventOf: Readonly<Record<SkyMoment, SkyEventName>> = {
  dawn: 'civilDawn',
  sunrise: 'sunrise',
  sunset: 'sunset',
  dusk: 'civilDusk',
  moonrise: 'moonrise',
  moonset: 'moonset',
};

/** Thousands of schedules need the same few instants, each of which takes some 10 µs to compute. */
const maxCachedInstants = 20_000;

/** Clock changes skip hours around midnight or whole days, never only a noon. */
const hasDate = memoizeByNames(
  (date: CivilDate, zone: string) => civilDate(instantOf(date, '12:00', zone), zone) === date,
);

const clockInstant = memoizeByNames((date: CivilDate, zone: string, time: string) =>
  hasDate(date, zone) ? instantOf(date, time, zone) : undefined,
);

/** `memoize` for a function of dates, zones and times, none of which contains a blank. */
function memoizeByNames<Names extends string[], Result>(
  compute: (...names: Names) => Result,
): (...names: Names) => Result {
  const results = memoize(maxCachedInstants, (key: string) => compute(...(key.split(' ') as Names)));
  return (...names) => results(names.join(' '));
}
