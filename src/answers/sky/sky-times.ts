import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { skyEvents, sunAltitudeDeg } from '../../domain/sky/index.ts';
import type { Instant, Window } from '../../domain/time.ts';
import { fact, noteOf, type Fact } from '../answer.ts';
import { clock, duration, isShown, type FormatContext, zoneNote } from '../format.ts';
import { isToday, isWithin } from '../headline.ts';

/** Sun's centre at rise and set: 34′ refraction, 16′ semi-diameter (USNO, "Rise, Set, and Twilight Definitions"). */
export const riseAltitudeDeg = -0.8333;
export const civilTwilightDeg = -6;

/** Whether the Sun stays up or down on a day without rise and set. */
export function polarText(format: FormatContext, { point }: Pick<Place, 'point'>, { from, to }: Window): string {
  const isUp = sunAltitudeDeg(point, (from + to) / 2) > riseAltitudeDeg;
  return format.say(isUp ? 'sun-polar-day' : 'sun-polar-night');
}

/** That the Sun stays up or down, which no time says. */
export function polarDay(format: FormatContext, place: Place, day: Day): string | undefined {
  const { sunrise, sunset } = skyEvents(place.point, day.window);
  return sunrise.length + sunset.length > 0 ? undefined : polarText(format, place, day.window);
}

/** Today the next rise or set; on another day both; polar day or night where there is neither. */
export function sunHeadline(format: FormatContext, place: Pick<Place, 'point'>, day: Day): string {
  const { now } = format;
  const events = skyEvents(place.point, day.window);
  const ahead = (at: Instant): boolean => isToday(format, day) && at > now;
  const [rise = Infinity, set = Infinity] = [events.sunrise.find(ahead), events.sunset.find(ahead)];
  const next = Math.min(rise, set);
  if (!Number.isFinite(next)) return daylightLine(format, place, day);
  const args = { time: clock(format, next), in: duration(format, next - now) };
  return format.say(next === rise ? 'sun-next-rise' : 'sun-next-set', args);
}

/** `Sunrise 07:26, sunset 15:56.`: rise and set of a day, or that it has none. */
export function daylightLine(format: FormatContext, place: Pick<Place, 'point'>, day: Day): string {
  const events = skyEvents(place.point, day.window);
  const [rise, set] = [events.sunrise[0], events.sunset[0]];
  if (rise === undefined && set === undefined) return polarText(format, place, day.window);
  // Near the polar circles the Sun can set just after midnight and rise again later that day.
  const both = (rise ?? 0) < (set ?? 0) ? 'sun-rise-and-set' : 'sun-set-and-rise';
  const key = rise === undefined ? 'sun-only-set' : set === undefined ? 'sun-only-rise' : both;
  const clockOf = (at: Instant | undefined): string => (at === undefined ? '' : clock(format, at));
  return format.say(key, { rise: clockOf(rise), set: clockOf(set) });
}

export function clocks(format: FormatContext, instants: readonly Instant[]): string {
  return instants.length > 0 ? instants.map((at) => clock(format, at)).join(' ') : '–';
}

/** A fact with the times of an event; none where it does not occur or only past ones are left. */
export function times(format: FormatContext, key: string, instants: readonly Instant[]): Fact | undefined {
  const shown = instants.filter((at) => isShown(format, at)).map((at) => clock(format, at));
  return fact(format, key, shown.length > 0 ? shown.join(', ') : undefined);
}

/** As `times`; the one of today that comes next also with how long it is until then: `17:31, in 6 h 16`. */
export function comingTimes(format: FormatContext, key: string, instants: readonly Instant[], day: Day) {
  const { now } = format;
  const next = instants.find((at) => at > now);
  if (next === undefined || !isWithin(now, day.window)) return times(format, key, instants);
  return fact(format, key, format.say('sun-coming', { time: clock(format, next), in: duration(format, next - now) }));
}

export function skyNote(format: FormatContext, { window }: Day) {
  return noteOf(format, zoneNote(format, window), format.say('note-sky'));
}
