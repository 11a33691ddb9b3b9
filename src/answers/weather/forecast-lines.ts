import { aspectNames, type SeaAspect, type WeatherAspect } from '../../domain/question/index.ts';
import type { Figure } from '../answer.ts';
import { aspectLines, aspectsOf, nothing, onlyOf, type DaysAsked } from '../headline.ts';
import { weatherChangeLine } from './change-lines.ts';
import { comparedDays } from './weather-facts.ts';
import { hourlyDays } from './weather-answer.ts';
import { unknownMeasure, weatherFigure, weatherFirstLine, weatherSuperlativeLine } from './weather-lines.ts';
import type { WeatherView } from './weather-view.ts';

/** What matters of the weather where nothing else is asked. */
const weatherInBrief = ['temperature', 'rain', 'wind'] as const;

/** What a forecast is asked about: the air, also of a later day in brief where nothing else is asked, or the sea. */
type Subject = 'air' | 'air-in-brief' | 'sea';

/** One line for each aspect and day, or for the day that a superlative asks for; of a later day the air in brief. */
export function forecastLines(
  { format, days, question = nothing }: DaysAsked,
  weather: WeatherView,
  subject: Subject,
): string[] {
  const isLater = days.length === 1 && days[0].window.from > format.now;
  const named =
    subject === 'sea'
      ? aspectsOf<WeatherAspect | SeaAspect>(question, aspectNames.sea, ['waves'])
      : aspectsOf(question, aspectNames.weather, weatherInBrief);
  const aspects = named.length === 0 && isLater && subject === 'air-in-brief' ? weatherInBrief : named;
  const { time, moreTimes = [], superlative, state, limit } = question;
  // `A storm this week?`, `gusts over 30 knots this week?`: one day of it is enough.
  const isOfSomeDay = state === 'stormy' || state === 'rough' || state === 'windy' || limit?.kind === 'weather';
  const isOfPeriod = days.length > hourlyDays && time === undefined && state === undefined && superlative === undefined;
  if (days.length > 1 && (superlative === 'most' || superlative === 'least' || isOfSomeDay || isOfPeriod)) {
    return aspects.flatMap((aspect) => {
      const asked = { format, weather, days, day: days[0], question: { ...question, aspect } };
      return weatherSuperlativeLine(asked) ?? unknownMeasure(asked) ?? [];
    });
  }
  return [time, ...moreTimes].flatMap((one) =>
    aspectLines(question, days, aspects, (aspect, day) => {
      const ofAspect = { ...question, aspect, ...(one !== undefined && { time: one }) };
      const asked = { format, weather, days, day, question: ofAspect };
      return weatherChangeLine(asked) ?? weatherFirstLine(asked) ?? unknownMeasure(asked);
    }),
  );
}

/** By what places are compared, and the day with the most or least of what days are compared by. */
export function forecastFound({ format, days, question = nothing }: DaysAsked, weather: WeatherView) {
  const asked = { format, days, weather };
  const all = [...aspectNames.weather, ...aspectNames.sea];
  const { superlative } = question;
  const aspect = onlyOf<WeatherAspect | SeaAspect>(question, all);
  const isOfDays = aspect && days.length > 1 && (superlative === 'most' || superlative === 'least');
  const found = isOfDays ? comparedDays({ ...asked, question: { ...question, aspect } }).found : undefined;
  return {
    ...(found && { dayFound: () => found.date }),
    figures: (extreme: 'most' | 'least'): Figure[] =>
      aspectsOf(question, all, []).flatMap(
        (one) => weatherFigure({ ...asked, question: { ...question, superlative: extreme, aspect: one } }) ?? [],
      ),
  };
}
