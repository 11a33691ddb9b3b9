import { aspectNames } from '../../domain/question/index.ts';
import type { AskedState, Day, SeaAspect, WeatherAspect } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { skyEvents } from '../../domain/sky/index.ts';
import { defined } from '../../lib/defined.ts';
import { hourMs } from '../../domain/time.ts';
import { extremeHour } from '../../domain/weather/index.ts';
import type { Figure } from '../answer.ts';
import type { FormatContext } from '../format.ts';
import { aspectLines, aspectsOf, nothing, onlyOf, sentences, type DaysAsked, type PlaceAsked } from '../headline.ts';
import { weatherChangeLine } from './change-lines.ts';
import { comparedDays, hoursAsked, withoutPeriods } from './weather-facts.ts';
import { hourlyDays } from './weather-answer.ts';
import { leeOf, unknownMeasure, weatherFigure, weatherFirstLine, weatherSuperlativeLine } from './weather-lines.ts';
import { courseLine } from './wind-course.ts';
import type { WeatherView } from './weather-view.ts';

/** What matters of the weather where nothing else is asked. */
const weatherInBrief = ['temperature', 'rain', 'wind'] as const;

/** Of several days that are asked after one, the worst is told. */
const statesOfDays: ReadonlySet<AskedState> = new Set(['stormy', 'rough', 'windy']);

/** What a forecast is asked about: the air, also of a later day in brief where nothing else is asked, or the sea. */
type Subject = 'air' | 'air-in-brief' | 'sea';

/** One line for each aspect and day, or for the day that a superlative asks for; of a later day the air in brief. */
export function forecastLines(
  { format, place, days, question = nothing }: DaysAsked & Partial<Pick<PlaceAsked, 'place'>>,
  weather: WeatherView,
  subject: Subject,
): string[] {
  const isLater = days.length === 1 && days[0].window.from > format.now;
  const named =
    subject === 'sea'
      ? aspectsOf<WeatherAspect | SeaAspect>(question, aspectNames.sea, ['waves'])
      : aspectsOf(question, aspectNames.weather, weatherInBrief);
  const told = withoutSaidGusts({ format, days, question }, weather, withoutPeriods(named));
  const aspects = told.length === 0 && isLater && subject === 'air-in-brief' ? weatherInBrief : told;
  const { time, moreTimes = [], superlative, state, limit } = question;
  // `A storm this week?`, `gusts over 30 knots this week?`: one day of it is enough.
  const asksForSomeDay = (state !== undefined && statesOfDays.has(state)) || limit?.kind === 'weather';
  const isLong =
    days.length > hourlyDays && (state ?? 'direction') === 'direction' && (time ?? superlative) === undefined;
  if (days.length > 1 && (superlative === 'most' || superlative === 'least' || asksForSomeDay || isLong)) {
    return aspects.flatMap((aspect) => {
      const asked = { format, weather, days, day: days[0], question: { ...question, aspect } };
      return weatherSuperlativeLine(asked) ?? unknownMeasure(asked) ?? [];
    });
  }
  return [time, ...moreTimes].flatMap((one) =>
    aspectLines(question, days, aspects, (aspect, whole) => {
      const isOfSun = (state === 'sunny' || state === 'cloudy') && (aspect === 'cloud' || aspect === 'rain');
      const isByDay = place && isOfSun && (one ?? question.part) === undefined;
      const day = isByDay ? inDaylight(format, place, whole) : whole;
      const asked = { format, weather, days, day, question: { ...question, aspect, ...defined({ time: one }) } };
      const change = weatherChangeLine(asked);
      if (change !== undefined) return change;
      const isOne = days.length === 1 && state === undefined && question.aspects.includes('wind');
      const said = [weatherFirstLine(asked) ?? unknownMeasure(asked), courseLine(asked, isOne)];
      // What is asked for comes first.
      return sentences(...(state === 'direction' ? said.toReversed() : said));
    }),
  );
}

/** `Is it stormy?`: the line about the wind has the gusts of its hour, which mostly are the strongest. */
function withoutSaidGusts<T>(
  { format, days, question = nothing }: DaysAsked,
  weather: WeatherView,
  aspects: readonly T[],
) {
  const { state, limit } = question;
  if (state === undefined || limit || !question.aspects.includes('wind')) return aspects;
  const asked = { format, weather, question: { ...question, aspect: 'wind' as const } };
  const hours = days.flatMap((day) => hoursAsked({ ...asked, day }));
  const isSaid = extremeHour(hours, 'gust', 'most') === extremeHour(hours, 'windSpeed', 'most');
  return isSaid ? aspects.filter((aspect) => aspect !== 'gust') : aspects;
}

/** `Good weather on Saturday`: sun and clouds are asked about by day, from sunrise to sunset, unless that is over. */
function inDaylight({ now }: FormatContext, { point }: Place, day: Day): Day {
  const { sunrise, sunset } = skyEvents(point, day.window);
  const [up = NaN, down = NaN] = [sunrise[0], sunset[0]];
  const hourOf = (at: number): number => (at - day.window.from) / hourMs;
  return down > Math.max(up, now) ? { ...day, part: [hourOf(up), hourOf(down)] } : day;
}

/** By what places are compared, and the day with the most or least of what days are compared by. */
export function forecastFound({ format, place, days, question = nothing }: PlaceAsked, weather: WeatherView) {
  const asked = { format, days, weather };
  const all = [...aspectNames.weather, ...aspectNames.sea];
  const { superlative } = question;
  const lee = leeOf({ ...asked, question });
  const aspect = onlyOf<WeatherAspect | SeaAspect>(question, all);
  const comparesDays = aspect && days.length > 1 && (superlative === 'most' || superlative === 'least');
  const found = comparesDays ? comparedDays({ ...asked, question: { ...question, aspect } }).found : undefined;
  return {
    ...(found && { dayFound: () => found.date }),
    ...(lee && { lee: () => lee }),
    // Who is under way at no hour that is named sails by day.
    windFrom: () => {
      const isTimed = (question.time ?? question.part) !== undefined;
      const day = isTimed ? days[0] : inDaylight(format, place, days[0]);
      const hours = hoursAsked({ ...asked, day, question: { ...question, aspect: 'wind' } });
      return extremeHour(hours, 'windSpeed', 'most')?.values.windDirection;
    },
    figures: (extreme: 'most' | 'least'): Figure[] =>
      aspectsOf(question, all, []).flatMap(
        (one) => weatherFigure({ ...asked, question: { ...question, superlative: extreme, aspect: one } }) ?? [],
      ),
  };
}
