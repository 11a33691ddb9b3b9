import { forecastDayFound, forecastFigures, seaFirstLines, wavesAnswer, withFirstLines } from '../src/answers/index.ts';
import { observedNow } from './observed.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

/** Height, period and direction of the sea, swell and wind sea apart, water temperature and current. */
export const waves: PlaceCommand = {
  name: 'waves',
  showsWarnings: true,
  options: ['place', 'day', 'days'],
  takesTime: true,
  warnsOfStreams: true,
  async run(context) {
    const { format, place, days, question, marine } = context;
    const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
    const [weather, observed] = await Promise.all([
      marine.weather(place.point, window),
      observedNow(context, days[0], 'waves', 'water'),
    ]);
    const view = { ...weather, observed };
    const lines = seaFirstLines(format, view, days, question);
    const figures = forecastFigures(format, view, days, question);
    const answer = withFirstLines(wavesAnswer(format, place, view, days), lines);
    return { ...answer, ...forecastDayFound(format, view, days, question), figures };
  },
};
