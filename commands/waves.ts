import { forecastFound, forecastLines, wavesAnswer, withFirstLines } from '../src/answers/index.ts';
import { daysFrom, windowOfDays } from '../src/domain/question/index.ts';
import { observedNow } from './asked.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

/** As far ahead as the weather is looked through for a change. */
const daysOfChange = 8;

/** Height, period and direction of the sea, swell and wind sea apart, water temperature and current. */
export const waves: PlaceCommand = {
  name: 'waves',
  showsWarnings: true,
  options: ['place', 'day', 'days'],
  takesTime: true,
  takesEvent: true,
  warnsOfStreams: true,
  async run(context) {
    const { place, days, question, marine } = context;
    // An evening may go on behind midnight, and a sea falls or rises when it will.
    const isChange = question.state === 'falling' || question.state === 'rising' || question.state === 'turning';
    const nights = daysFrom(days.at(-1)!.date, isChange ? daysOfChange : 2, place.zone);
    const [weather, observed] = await Promise.all([
      marine.weather(place.point, windowOfDays([...days, ...nights])),
      observedNow(context, days[0], 'waves', 'water'),
    ]);
    const view = { ...weather, observed };
    const lines = forecastLines(context, view, 'sea');
    // Who asks for the water's temperature asks for no swell.
    const asksWaterOnly = question.aspects.every((one) => one === 'water-temperature' || one === 'current');
    const answer = withFirstLines(wavesAnswer(context, view), lines, asksWaterOnly);
    return { ...answer, ...forecastFound(context, view) };
  },
};
