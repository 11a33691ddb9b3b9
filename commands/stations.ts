import { stationsAnswer } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

const howMany = 5;

/** The tide stations nearest to a place: how far, above which datum, whose, and how good. */
export const stations: PlaceCommand = {
  name: 'stations',
  options: ['place'],
  run: async ({ format, place, marine }) => stationsAnswer(format, place, await marine.stations(place.point, howMany)),
};
