import { weatherAnswer, weatherFirstLines, withFirstLines } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { addDays, dayWindow } from '../src/domain/time.ts';

/** Forecasts for later days are too uncertain to show. */
const daysShown = 7;

/** The weather now, the day in steps of three hours, and a line for each following day. */
export const weather: PlaceCommand = {
  name: 'weather',
  options: ['place', 'day', 'days'],
  takesTime: true,
  async run({ format, place, days, question, marine }) {
    const last = days.at(-1)!.date;
    const following = Array.from({ length: Math.max(0, daysShown - days.length) }, (_, i) => {
      const date = addDays(last, i + 1);
      return { date, window: dayWindow(date, place.zone) };
    });
    const to = (following.at(-1) ?? days.at(-1)!).window.to;
    const view = await marine.weather(place.point, { from: days[0].window.from, to });
    const lines = weatherFirstLines(format, place, view, days, question);
    return withFirstLines(weatherAnswer(format, place, view, days, following), lines);
  },
};
