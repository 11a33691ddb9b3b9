import { hoursOfPart } from '../../answers/index.ts';
import type { Place } from '../../domain/place.ts';
import { civilDate, clockTime, dayWindow, hourMs, instantOf, minuteMs, type Instant } from '../../domain/time.ts';
import type { Options } from '../command.ts';
import { clockText } from '../language/numerals.ts';
import { endOfDay, likelyTime, minutesFromNow, parsePart, timeToCome } from '../language/time-notation.ts';
import { sunTimeOf } from './sun-times.ts';

/** `At 3`, asked soon after it, is still about that hour. */
const justOverMs = hourMs;

/**
 * Options with the day and the time that are meant at a place: `in 3 hours` by its clock, midnight as the end of the day, and
 * `in the morning` and `at 10`, asked in the evening without a day, as those of tomorrow.
 */
export function settleMoment(options: Options, { zone, point }: Pick<Place, 'zone' | 'point'>, now: Instant): Options {
  const { time, day, days } = options;
  const minutes = minutesFromNow(time);
  if (minutes !== undefined) {
    const at = now + minutes * minuteMs;
    return { ...options, day: civilDate(at, zone), time: clockTime(at, zone) };
  }
  // `This time tomorrow`
  if (time === 'now' && day !== undefined) return { ...options, time: clockTime(now, zone) };
  if (time === endOfDay) return { ...options, day: nextDays(day ?? '+0'), time: clockText(0, 0) };
  if (day !== undefined || days !== undefined) return options;
  const today = civilDate(now, zone);
  if (time !== undefined && isClockTime(time)) {
    const atOf = (clock: string): Instant => instantOf(today, clock, zone);
    const next = timeToCome(time, (clock) => atOf(clock) < now);
    return atOf(next) + justOverMs < now ? { ...options, day: nextDays('+0'), time: next } : options;
  }
  const window = dayWindow(today, zone);
  const sunAt = sunTimeOf(time, point, window);
  if (sunAt !== undefined) return sunAt + justOverMs < now ? { ...options, day: nextDays('+0') } : options;
  const part = parsePart(options.part);
  if (part === undefined) return options;
  const [, to] = hoursOfPart(part);
  const { from } = window;
  return from + to * hourMs <= now ? { ...options, day: nextDays('+0') } : options;
}

/** Of `now` and events there is no time of the clock. */
function isClockTime(time: string): boolean {
  return /^\d\d:\d\d$/.test(likelyTime(time));
}

/** The day after each of some days, in the notation of days. */
function nextDays(day: string): string {
  return day
    .split(',')
    .map((one) => `${one}>1`)
    .join(',');
}
