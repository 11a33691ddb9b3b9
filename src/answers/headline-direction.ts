import type { Place } from '../domain/place.ts';
import { positionInSky } from '../domain/sky/index.ts';
import { instantOf } from '../domain/time.ts';
import { clock, compass, number, type FormatContext } from './format.ts';
import { shownSkyEvent } from './headline-sky.ts';
import { dayWords, type AspectQuestion, type Question } from './headline.ts';
import type { Day } from './tide.ts';

const bodyOf = { sunrise: 'sun', sunset: 'sun', moonrise: 'moon', moonset: 'moon' } as const;

/** `Sunset in Hull today: 15:47. In the SW, at 233°.`: a line about rise or set, with where it is where that is asked. */
export function withAzimuth(
  format: FormatContext,
  place: Place,
  day: Day,
  { aspect, state }: AspectQuestion,
  line: string | undefined,
): string | undefined {
  if (line === undefined || state !== 'direction') return line;
  if (aspect !== 'sunrise' && aspect !== 'sunset' && aspect !== 'moonrise' && aspect !== 'moonset') return line;
  const at = shownSkyEvent(format, place, day, aspect);
  if (at === undefined) return line;
  const { azimuthDeg } = positionInSky(bodyOf[aspect], place.point, at);
  return `${line} ${format.words.say('headline-azimuth', directionArgs(format, azimuthDeg))}`;
}

function directionArgs(format: FormatContext, degrees: number): { direction: string; degrees: string } {
  return { direction: compass(format, degrees), degrees: number(format.words, degrees, 0) };
}

/** `Sun in Hull today at 15:00: in the SW, at 225°, 6° high.`: at the time asked about, or now. `undefined` of other days and of parts of a day. */
export function positionLine(
  format: FormatContext,
  place: Place,
  day: Day,
  body: 'sun' | 'moon',
  { time, part }: Pick<Question, 'time' | 'part'>,
): string | undefined {
  const { now, zone, words } = format;
  const isToday = now >= day.window.from && now < day.window.to;
  if (time === undefined && (!isToday || part !== undefined)) return undefined;
  const at = time === undefined ? now : instantOf(day.date, time, zone);
  const { altitudeDeg, azimuthDeg } = positionInSky(body, place.point, at);
  const what = words.say(`headline-${body}`);
  const named = { what, place: place.name, day: dayWords(format, day), time: clock(format, at) };
  if (altitudeDeg < 0) return words.say('headline-below-horizon', named);
  const height = number(words, altitudeDeg, 0);
  return words.say('headline-in-sky', { ...named, ...directionArgs(format, azimuthDeg), height });
}
