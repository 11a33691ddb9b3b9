import { dayParts, hoursOfPart, type HourSpan } from '../../domain/question/index.ts';
import type { Place, Point } from '../../domain/place.ts';
import * as calendar from '../../domain/time.ts';
import type { Options } from '../command.ts';
import { isOpenWeekday } from '../../language/dates/day-expression.ts';
import { parseDays, writeDays } from '../../language/dates/day-notation.ts';
import { clockText } from '../../language/dates/time-notation.ts';
import { hoursOfSun, hoursWithin } from '../../language/lexicon/slots.ts';
import * as notation from '../../language/dates/time-notation.ts';
import { skyEventOf } from '../../domain/schedule/index.ts';
import { skyEvents } from '../../domain/sky/index.ts';
import { parseConditions, writeConditions } from '../../domain/windows/index.ts';
import { defined } from '../../lib/defined.ts';

/** `At 3`, asked soon after it, is still about that hour. */
const justOverMs = calendar.hourMs;

/** `In the morning`, said with a quarter of it left, is about the next one: this one is `this morning`. */
const leftOfPart = 1 / 4;

/** Whether hours of a day are those of another day: of a part that has a name before they end. */
function areOver([from, to]: HourSpan, isNamed: boolean, hoursNow: number): boolean {
  return isNamed ? hoursNow > to - (to - from) * leftOfPart : hoursNow >= to;
}

/** Options with the day and the time that are meant at a place: a time of today that is over is one of the next such day. */
export function settleMoment(options: Options, { zone, point }: Pick<Place, 'zone' | 'point'>, now: calendar.Instant) {
  const { time, day } = options;
  const minutes = notation.minutesFromNow(time);
  if (minutes !== undefined) {
    const at = now + minutes * calendar.minuteMs;
    return { ...options, day: calendar.civilDate(at, zone), ...atHour(options, at, zone) };
  }
  if (time === 'now' && day !== undefined) return { ...options, time: calendar.clockTime(now, zone) };
  if (time === notation.endOfDay) return { ...options, day: nextDays(day ?? '+0'), time: clockText(0, 0) };
  const hours = hoursWithin(options.part);
  const at = notation.hoursIn(calendar.clockTime(now, zone));
  if (hours !== undefined) return { ...options, part: notation.writePart([Math.floor(at), Math.round(at + hours)]) };
  const today = calendar.civilDate(now, zone);
  const hoursSince = (date: string): number => (now - calendar.dayWindow(date, zone).from) / calendar.hourMs;
  const wanted = parseConditions(options.conditions ?? '').conditions.find((one) => one.kind === 'time');
  if (wanted) {
    // Those of a night go on behind midnight.
    const hours = [notation.hoursIn(wanted.from), wanted.from < wanted.to ? notation.hoursIn(wanted.to) : 24] as const;
    const isNamed = dayParts.some((part) => hoursOfPart(part).join() === hours.join());
    return areOver(hours, isNamed, hoursSince(today)) ? hoursBehind(options, today) : options;
  }
  const next = dayBehind(options, today);
  if (next === undefined) return options;
  if (time !== undefined && isClockTime(time)) {
    const atOf = (clock: string): calendar.Instant => calendar.instantOf(today, clock, zone);
    const toCome = notation.timeToCome(time, (clock) => atOf(clock) < now);
    const isOver = [toCome, ...moreTimesOf(options, (clock) => atOf(clock) < now)].every(
      (clock) => atOf(clock) + justOverMs < now,
    );
    return isOver ? { ...options, day: next, time: toCome } : options;
  }
  const window = calendar.dayWindow(today, zone);
  const sunAt = sunTimeOf(time, point, window);
  if (sunAt !== undefined) return sunAt + justOverMs < now ? { ...options, day: next } : options;
  const part = sunHours(options.part, point, window) ?? notation.parsePart(options.part);
  if (part === undefined) return options;
  return areOver(hoursOfPart(part), typeof part === 'string', hoursSince(today)) ? { ...options, day: next } : options;
}

/** The time of an instant; what conditions are to hold for, holds for the hour from then on. */
function atHour({ conditions }: Options, at: calendar.Instant, zone: string): Options {
  const [from = '', to = ''] = [at, at + calendar.hourMs].map((one) => calendar.clockTime(one, zone));
  const hour = conditions && `${conditions},${writeConditions([{ kind: 'time', from, to }])}`;
  return { time: from, ...defined({ conditions: hour }) };
}

/** `Can I paddle around 9?`, asked at ten, is about tomorrow, and so is what is asked beside it; without a day it is about any. */
function hoursBehind(options: Options, today: string): Options {
  const { day, time } = options;
  const later = day === '+0' ? nextDays(day) : day && dayBehind(options, today);
  return later ? { ...options, day: later, ...defined({ time: time && notation.likelyTime(time) }) } : options;
}

/** The day that is meant where a time of today is over: tomorrow where none was named, a week from now behind its weekday; `undefined` of other days. */
function dayBehind({ day, days }: Options, today: string): string | undefined {
  if (day === undefined || days !== undefined) return days === undefined ? nextDays('+0') : undefined;
  const named = parseDays(day);
  const isToday = named && isOpenWeekday(named) && named.weekday === calendar.weekdayOf(today);
  return isToday ? writeDays({ ...named, which: 'coming' }) : undefined;
}

function moreTimesOf({ moreTimes }: Options, isOver: (time: string) => boolean): readonly string[] {
  const times = moreTimes?.split(',').filter(isClockTime) ?? [];
  return times.map((time) => notation.timeToCome(time, isOver));
}

/** Of `now` and events there is no time of the clock. */
function isClockTime(time: string): boolean {
  return /^\d\d:\d\d$/.test(notation.likelyTime(time));
}

/** The day after each of some days, in the notation of days. */
function nextDays(day: string): string {
  return day.replace(/[^,]+/g, '$&>1');
}

/** Options whose time and hours are those of the clock where the sun tells them on a day; without them where it does not rise or set there. */
export function withSunTime(
  { time, part, ...others }: Options,
  { zone, point }: Pick<Place, 'zone' | 'point'>,
  day: calendar.Window,
): Options {
  const at = sunTimeOf(time, point, day);
  const hours = sunHours(part, point, day);
  return {
    ...others,
    ...defined({
      time: at === undefined ? (isSunTime(time) ? undefined : time) : calendar.clockTime(at, zone),
      part: hoursOfSun(part) ? hours && notation.writePart(hours) : part,
    }),
  };
}

/** When it is a time that the sun tells; `undefined` for any other time, and where it does not rise or set on that day. */
function sunTimeOf(time: string | undefined, point: Point, day: calendar.Window): calendar.Instant | undefined {
  return isSunTime(time) ? skyEvents(point, day)[skyEventOf[time]][0] : undefined;
}

function isSunTime(time: string | undefined): time is notation.SunTime {
  return notation.sunTimes.some((one) => one === time);
}

/** The hours of a day behind or before a time that the sun tells. */
function sunHours(part: string | undefined, point: Point, day: calendar.Window): HourSpan | undefined {
  const { side, time } = hoursOfSun(part) ?? {};
  const at = sunTimeOf(time, point, day);
  if (at === undefined) return undefined;
  const hours = (at - day.from) / calendar.hourMs;
  return side === 'until' ? [0, hours] : [hours, 24];
}
