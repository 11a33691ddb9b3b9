import { stationsAnswer } from '../src/answers/index.ts';
import { orElse } from '../src/problem.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

const maxStations = 5;
const maxStreams = 3;

/** The tide stations nearest to a place: distance, datum, owner and kind of prediction; and those of tidal streams. */
export const stations: PlaceCommand = {
  name: 'stations',
  options: ['place'],
  async run({ format, place, marine }) {
    const [tides, streams] = await Promise.all([
      marine.stations(place.point, maxStations),
      // A service of others has none.
      marine.streamStations(place.point, maxStreams).catch(orElse([])),
    ]);
    return stationsAnswer(format, place, tides, streams);
  },
};
