import { forecastFound, forecastLines, isTooFar, weatherAnswer, withFirstLines } from '../src/answers/index.ts';
import type { PlaceCommand, PlaceCommandContext } from '../src/chat/index.ts';
import { daysFrom, windowOfDays } from '../src/domain/question/index.ts';
import { utcDayMs, type Window } from '../src/domain/time.ts';
import { orElse } from '../src/problem.ts';
import { observedNow } from './asked.ts';

/** Forecasts for later days are too uncertain to show. */
const daysShown = 7;

/** The weather now, the day in steps of three hours, and a line for each following day. */
export const weather: PlaceCommand = {
  name: 'weather',
  showsWarnings: true,
  options: ['place', 'day', 'days'],
  takesTime: true,
  takesEvent: true,
  warnsOfStreams: ['wind', 'gust'],
  async run(context) {
    const { place, days, question, marine } = context;
    const [, ...following] = daysFrom(days.at(-1)!.date, 1 + daysShown - days.length, place.zone);
    const window = windowOfDays([...days, ...following]);
    const [forecast, observed] = await Promise.all([
      marine.weather(place.point, window),
      observedNow(context, days[0], 'wind'),
    ]);
    const view = { ...forecast, observed };
    const isAtSea = view.hours.some(({ values }) => values.waveHeight !== undefined);
    const readTide = isAtSea ? () => tideIfKnown(context, window) : undefined;
    const lines = forecastLines(context, view, 'air-in-brief');
    const answer = weatherAnswer(context, view, following, readTide);
    return {
      // Who asks for the wind alone is told of the day's strongest once.
      ...withFirstLines(answer, lines, question.aspects.length > 0),
      ...forecastFound(context, view),
    };
  },
};

/** The tide for the picture of the weather, which is drawn without one where none is known. */
async function tideIfKnown({ marine, place, datum }: PlaceCommandContext, window: Window) {
  const tide = await marine.tide(place.point, window, datum, utcDayMs).catch(orElse(undefined));
  return tide && !isTooFar(tide.station) ? tide : undefined;
}
