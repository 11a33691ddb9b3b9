import {
  moonAspects,
  seaAspects,
  weatherAspects,
  type Aspect,
  type MoonAspect,
  type Question,
  type SeaAspect,
  type WeatherAspect,
  type Day,
} from '../domain/question/index.ts';
import type { Place } from '../domain/place.ts';
import { civilDate, within, type Window } from '../domain/time.ts';
import type { Answer } from './answer.ts';
import type { FormatContext } from './format.ts';
import { moonEventAt } from './sky/moon-lines.ts';
import { comparedDays } from './weather/weather-facts.ts';
import { nextTurnDays } from './tide/springs-days.ts';
import type { TideView } from './tide/tide-view.ts';
import type { WeatherView } from './weather/weather-view.ts';

type DayFound = Pick<Answer, 'dayFound'>;

const moonEvents: ReadonlySet<MoonAspect> = new Set([
  'full-moon',
  'new-moon',
  'supermoon',
  'lunar-eclipse',
  'solar-eclipse',
]);

/** The day of the one event of the Moon that is looked for; none where several are, or the next one is beyond the days that are named. */
export function moonDayFound(
  format: FormatContext,
  place: Pick<Place, 'point'> | undefined,
  [first]: readonly [Day, ...Day[]],
  { aspects, count = 1 }: Question,
  period?: Window,
): DayFound {
  const only = onlyOf(aspects, moonAspects);
  if (!only || !moonEvents.has(only) || count > 1) return {};
  const at = moonEventAt(format, place, first, only);
  const isMeant = at !== undefined && (!period || within([{ at }], period).length > 0);
  return isMeant ? { dayFound: () => civilDate(at, format.zone) } : {};
}

/** The day of the next springs or neaps, where no day was named and nothing else is looked for. */
export function springsDayFound(
  tide: TideView,
  day: Day,
  { aspects, state, count = 1 }: Question,
  zone: string,
): DayFound {
  const [only, ...others] = aspects;
  if (only !== 'springs' || others.length > 0) return {};
  const found = nextTurnDays(tide, [day], zone, count)[state === 'neaps' ? 'neaps' : 'springs'].at(-1);
  return found ? { dayFound: () => found.date } : {};
}

/** The day with the most or least wind, rain or waves, where days are compared by one of them. */
export function forecastDayFound(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: Question,
): DayFound {
  const { aspects, superlative } = question;
  const aspect = onlyOf<WeatherAspect | SeaAspect>(aspects, [...weatherAspects, ...seaAspects]);
  if (!aspect || days.length === 1 || (superlative !== 'most' && superlative !== 'least')) return {};
  const { found } = comparedDays(format, weather, days, { ...question, aspect });
  return found ? { dayFound: () => found.date } : {};
}

/** The one aspect of a kind that is asked for. */
function onlyOf<A extends Aspect>(aspects: readonly Aspect[], all: readonly A[]): A | undefined {
  const [only, ...others] = all.filter((aspect) => aspects.includes(aspect));
  return others.length === 0 ? only : undefined;
}
