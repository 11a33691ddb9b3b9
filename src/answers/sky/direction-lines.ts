import type { AspectQuestion, Question, Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { positionInSky, skyEvents } from '../../domain/sky/index.ts';
import { instantOf, type Instant } from '../../domain/time.ts';
import { clock, compass, number, type FormatContext } from '../format.ts';
import { shownSkyEvent } from './sun-lines.ts';
import { dayWords, isWithin, sentences, windowOf } from '../headline.ts';

/**
 * `Sunset in Hull today: 15:47. In the SW, at 233°.`: a line about rise or set, with where it is where that is asked; of solar
 * noon, with how high the Sun is.
 */
export function withPosition(
  format: FormatContext,
  { point }: Pick<Place, 'point'>,
  day: Day,
  { aspect, state }: AspectQuestion,
  line: string,
): string {
  const { words } = format;
  const isRiseOrSet = aspect === 'sunrise' || aspect === 'sunset' || aspect === 'moonrise' || aspect === 'moonset';
  if (aspect !== 'solar-noon' && !(isRiseOrSet && state === 'direction')) return line;
  const event = aspect === 'solar-noon' ? 'solarNoon' : aspect;
  const at = shownSkyEvent(format, { point }, day, event);
  if (at === undefined) return line;
  const { altitudeDeg, azimuthDeg } = positionInSky(event.startsWith('moon') ? 'moon' : 'sun', point, at);
  const where =
    event === 'solarNoon'
      ? words.say('headline-high', { height: number(words, altitudeDeg, 0) })
      : words.say('headline-azimuth', directionArgs(format, azimuthDeg));
  return sentences(line, where) ?? line;
}

function directionArgs(format: FormatContext, degrees: number): { direction: string; degrees: string } {
  return { direction: compass(format, degrees), degrees: number(format.words, degrees, 0) };
}

/** `Sun in Hull today at 15:00: in the SW, at 225°, 6° high.`: at the moment asked about. */
export function positionLine(
  format: FormatContext,
  place: Place,
  day: Day,
  body: 'sun' | 'moon',
  question: Pick<Question, 'time' | 'part'>,
): string {
  const { words } = format;
  const at = momentAsked(format, place, day, question);
  const { altitudeDeg, azimuthDeg } = positionInSky(body, place.point, at);
  const what = words.say(`headline-${body}`);
  const named = { what, day: dayWords(format, day), time: clock(format, at) };
  if (altitudeDeg < 0) return words.say('headline-below-horizon', named);
  const height = number(words, altitudeDeg, 0);
  return words.say('headline-in-sky', { ...named, ...directionArgs(format, azimuthDeg), height });
}

/** The time that is asked about, or the beginning of a part of the day; else now, and of another day solar noon. */
function momentAsked(
  { now, zone }: FormatContext,
  { point }: Place,
  day: Day,
  { time, part }: Pick<Question, 'time' | 'part'>,
): Instant {
  const { window, date } = day;
  if (time !== undefined) return instantOf(date, time, zone);
  if (part !== undefined) return windowOf(day, part).from;
  if (isWithin(now, window)) return now;
  return skyEvents(point, window).solarNoon[0] ?? (window.from + window.to) / 2;
}
