import type { Place } from '../domain/place.ts';
import { azimuthAt } from '../domain/sky/index.ts';
import { compass, number, type FormatContext } from './format.ts';
import { shownSkyEvent } from './headline-sky.ts';
import type { AspectQuestion } from './headline.ts';
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
  const degrees = azimuthAt(bodyOf[aspect], place.point, at);
  const { words } = format;
  const args = { direction: compass(format, degrees), degrees: number(words, degrees, 0) };
  return `${line} ${words.say('headline-azimuth', args)}`;
}
