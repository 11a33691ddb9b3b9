import { wavesAnswer } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

/** Height, period and direction of the sea, swell and wind sea apart, water temperature and current. */
export const waves: PlaceCommand = {
  name: 'waves',
  options: ['place', 'day', 'days'],
  async run({ format, place, days, marine }) {
    const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
    return wavesAnswer(format, place, await marine.weather(place.point, window), days);
  },
};
