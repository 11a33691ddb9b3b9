import type { AspectQuestion, Question, Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { positionInSky, skyEvents } from '../../domain/sky/index.ts';
import { instantOf, type Instant } from '../../domain/time.ts';
import { clock, compass, number, type FormatContext } from '../format.ts';
import { shownSkyEvent } from './headline-sky.ts';
import { dayWords, windowOf } from '../headline.ts';

const bodyOf = { sunrise: 'sun', sunset: 'sun', moonrise: 'moon', moonset: 'moon' } as const;

/**
 * `Sunset in Hull today: 15:47. In the SW, at 233°.`: a line about rise or set, with where it is where that is asked; of solar
 * noon, with how high the Sun is.
 */
export function withPosition(
  format: FormatContext,
  place: Place,
  day: Day,
  { aspect, state }: AspectQuestion,
  line: string | undefined,
): string | undefined {
  if (line === undefined) return line;
  if (aspect === 'solar-noon') {
    const noon = shownSkyEvent(format, place, day, 'solarNoon');
    const height = noon && positionInSky('sun', place.point, noon).altitudeDeg;
    return height === undefined
      ? line
      : `${line} ${format.words.say('headline-high', { height: number(format.words, height, 0) })}`;
  }
  if (state !== 'direction') return line;
  if (aspect !== 'sunrise' && aspect !== 'sunset' && aspect !== 'moonrise' && aspect !== 'moonset') return line;
  const at = shownSkyEvent(format, place, day, aspect);
  if (at === undefined) return line;
  const { azimuthDeg } = positionInSky(bodyOf[aspect], place.point, at);
  return `${line} ${format.words.say('headline-azimuth', directionArgs(format, azimuthDeg))}`;
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
  if (now >= window.from && now < window.to) return now;
  return skyEvents(point, window).solarNoon[0] ?? (window.from + window.to) / 2;
}
