import { hoursOfPart } from '../../answers/index.ts';
import type { Place } from '../../domain/place.ts';
import { civilDate, clockTime, dayWindow, hourMs, minuteMs, type Instant } from '../../domain/time.ts';
import type { Options } from '../command.ts';
import { clockText } from '../language/numerals.ts';
import { endOfDay, minutesFromNow, parsePart } from '../language/time-notation.ts';

/**
 * Options with the day and the time that are meant at a place: `in 3 hours` by its clock, midnight as the end of the day, and
 * `in the morning`, asked in the afternoon, as that of tomorrow.
 */
export function settleMoment(options: Options, { zone }: Pick<Place, 'zone'>, now: Instant): Options {
  const { time, day, days } = options;
  const minutes = minutesFromNow(time);
  if (minutes !== undefined) {
    const at = now + minutes * minuteMs;
    return { ...options, day: civilDate(at, zone), time: clockTime(at, zone) };
  }
  if (time === endOfDay) return { ...options, day: nextDays(day ?? '+0'), time: clockText(0, 0) };
  const part = parsePart(options.part);
  if (part === undefined || day !== undefined || days !== undefined) return options;
  const [, to] = hoursOfPart(part);
  const { from } = dayWindow(civilDate(now, zone), zone);
  return from + to * hourMs <= now ? { ...options, day: nextDays('+0') } : options;
}

/** The day after each of some days, in the notation of days. */
function nextDays(day: string): string {
  return day
    .split(',')
    .map((one) => `${one}>1`)
    .join(',');
}
