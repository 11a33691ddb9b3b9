import { stationsAnswer } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

const maxStations = 5;

/** The tide stations nearest to a place: distance, datum, owner and kind of prediction. */
export const stations: PlaceCommand = {
  name: 'stations',
  options: ['place'],
  run: async ({ format, place, marine }) =>
    stationsAnswer(format, place, await marine.stations(place.point, maxStations)),
};
