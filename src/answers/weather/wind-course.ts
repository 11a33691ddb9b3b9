import type { Question } from '../../domain/question/index.ts';
import { hourMs } from '../../domain/time.ts';
import type { WeatherHour } from '../../domain/weather/index.ts';
import { atCoast, isInSector } from '../../domain/windows/index.ts';
import { clock, clockUntil, compass, hourOfClock, type FormatContext } from '../format.ts';
import { hoursAsked, type WeatherAsked } from './weather-facts.ts';

/** The quarter of the compass that is asked after, and not sheltered from; `undefined` of one off the sea or the land where the shore is not known. */
export function sectorAsked(format: FormatContext, { limit, state }: Pick<Question, 'limit' | 'state'>) {
  return limit?.kind === 'sector' && state !== 'sheltered' ? atCoast(limit, format.seawardDeg?.()) : undefined;
}

const fromDeg = ({ values }: WeatherHour): number => values.windDirection ?? NaN;

/** `Direction: W at night, SSW in the morning.` where that is asked for, or of one day on which it turns; of a side that is asked after from when to when. */
export function courseLine(asked: WeatherAsked, isOneDay: boolean): string | undefined {
  const { format, question } = asked;
  if (question.aspect !== 'wind' || (question.time ?? question.superlative) !== undefined) return undefined;
  const hours = hoursAsked(asked).filter(({ values }) => values.windDirection !== undefined);
  const sector = sectorAsked(format, question);
  const isThere = (one: WeatherHour): boolean => sector !== undefined && isInSector(sector, fromDeg(one));
  const first = hours.find(isThere);
  const end = first && hours.find((hour) => hour.at > first.at && !isThere(hour));
  if (first && (end ?? first) !== hours[0]) {
    const to = end?.at ?? hours.at(-1)!.at + hourMs;
    return format.say('headline-from-there', { from: clock(format, first.at), to: clockUntil(format, to) });
  }
  // The middle hour of each quarter of the day.
  const quarters = Map.groupBy(hours, ({ at }) => Math.floor(hourOfClock(format, at) / 6));
  const middles = [...quarters].map(([quarter, some]) => ({ quarter, degrees: fromDeg(some[some.length >> 1]!) }));
  // A wind has turned by half a quarter of the compass; less is told where its direction is asked for.
  const isNear = (degrees: number) => (one: { readonly degrees: number }) =>
    isInSector({ fromDeg: degrees - 45, toDeg: degrees + 45 }, one.degrees);
  const hasTurned = middles.some(({ degrees }) => !middles.every(isNear(degrees)));
  if (question.state !== 'direction' && question.state !== 'turning' && !(isOneDay && hasTurned)) return undefined;
  const named = middles.map(({ quarter, degrees }) => ({ quarter, from: compass(format, degrees) }));
  const turns = named.filter(({ from }, at) => from !== named[at - 1]?.from);
  const list = turns.map((one) => format.say('headline-quarter', one)).join(', ');
  return turns.length > 1 ? format.say('headline-course', { list }) : undefined;
}
