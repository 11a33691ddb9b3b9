import { nextMoonQuarters, skyEvents, type SkyEventName } from '../sky/index.ts';
import type { Extreme } from '../tide/index.ts';
import {
  addDays,
  civilDate,
  dayWindow,
  instantOf,
  minuteMs,
  utcMidnight,
  type CivilDate,
  type Instant,
  type Window,
} from '../time.ts';
import { timeText, type DeliveryTime, type Schedule, type SkyMoment } from './schedule.ts';

/** One delivery of a schedule, identified by `date` and `slot` even when clocks or predictions change. */
export type Delivery = {
  /** The day that is meant: what is due may fall on another, such as an hour before a high tide at 00:20. */
  readonly date: CivilDate;
  /** `07:00`, or an event with its ordinal of that date, `high-tide-90#2`. */
  readonly slot: string;
  readonly dueAt: Instant;
};

type Extremes = readonly Pick<Extreme, 'at' | 'kind'>[];

/** Deliveries of a date; none where the calendar skips it, as Samoa's did 30 December 2011. */
function deliveriesOn(schedule: Schedule, date: CivilDate, extremes: Extremes): Delivery[] {
  if (!schedule.weekdays.includes(new Date(utcMidnight(date)).getUTCDay())) return [];
  return schedule.times.flatMap((time) => deliveriesAt(time, schedule, date, extremes));
}

/**
 * Deliveries due in a window, in time order. `extremes` are those of the window and two days on both sides, and may be
 * empty where the schedule does not need tides.
 */
export function deliveriesBetween(schedule: Schedule, window: Window, extremes: Extremes): Delivery[] {
  const due: Delivery[] = [];
  const last = addDays(civilDate(window.to, schedule.zone), 1);
  for (let date = addDays(civilDate(window.from, schedule.zone), -1); date <= last; date = addDays(date, 1)) {
    due.push(...deliveriesOn(schedule, date, extremes));
  }
  return due.filter(({ dueAt }) => dueAt >= window.from && dueAt < window.to).sort(byTime);
}

/** The first `count` deliveries from `from` on, as far as there are so many in `days` days. */
export function nextDeliveries(
  schedule: Schedule,
  from: Instant,
  { count, days }: { readonly count: number; readonly days: number },
  extremes: Extremes,
): Delivery[] {
  const found: Delivery[] = [];
  let date = addDays(civilDate(from, schedule.zone), -1);
  // Two days more than enough: what belongs to a later day may be due earlier.
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
  if (time.kind === 'tide') return numbered(time, date, tidesOf(time.event, window, extremes));
  const [quarter] = nextMoonQuarters(window.from, 1);
  const isThatDay = quarter !== undefined && quarter.at < window.to && quarter.phase === time.phase;
  return isThatDay ? [{ date, slot: timeText(time), dueAt: instantOf(date, time.time, zone) }] : [];
}

function numbered(time: DeliveryTime & { offsetMin: number }, date: CivilDate, events: readonly Instant[]): Delivery[] {
  return events.map((at, index) => ({
    date,
    slot: `${timeText(time)}#${index + 1}`,
    dueAt: wholeMinute(at) + time.offsetMin * minuteMs,
  }));
}

/** Events are rounded to the minute, as they are shown. */
function wholeMinute(at: Instant): Instant {
  return Math.round(at / minuteMs) * minuteMs;
}

const skyEventOf: Readonly<Record<SkyMoment, SkyEventName>> = {
  dawn: 'civilDawn',
  sunrise: 'sunrise',
  sunset: 'sunset',
  dusk: 'civilDusk',
  moonrise: 'moonrise',
  moonset: 'moonset',
};

function tidesOf(kind: 'high' | 'low', { from, to }: Window, extremes: Extremes): Instant[] {
  return extremes
    .filter((extreme) => extreme.kind === kind && extreme.at >= from && extreme.at < to)
    .map(({ at }) => at);
}

const mostRemembered = 20_000;

/** Clock changes skip hours around midnight or whole days, never only a noon. */
const hasDate = remembering(
  (date: CivilDate, zone: string) => civilDate(instantOf(date, '12:00', zone), zone) === date,
);

const clockInstant = remembering((date: CivilDate, zone: string, time: string) =>
  hasDate(date, zone) ? instantOf(date, time, zone) : undefined,
);

/** Thousands of schedules ask for the same few instants, each of which takes some 10 µs. */
function remembering<Names extends string[], T>(compute: (...names: Names) => T): (...names: Names) => T {
  const known = new Map<string, { readonly value: T }>();
  return (...names) => {
    const key = names.join(' ');
    const found = known.get(key) ?? { value: compute(...names) };
    if (known.size >= mostRemembered) known.clear();
    known.set(key, found);
    return found.value;
  };
}
