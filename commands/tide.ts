import { tideAnswer } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { springsNeighbourhoodMs } from '../src/domain/tide/index.ts';

/** Highs and lows of a day or several, and what the water does now. */
export const tide: PlaceCommand = {
  name: 'tide',
  options: ['place', 'day', 'days', 'datum'],
  async run({ voice, place, days, datum, marine }) {
    const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
    return tideAnswer(voice, place, await marine.tide(place.point, window, datum, springsNeighbourhoodMs), days);
  },
};
