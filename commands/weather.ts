import { isTooFar, weatherAnswer, type TideToTell } from '../src/answers/index.ts';
import type { AskedOfPlace, PlaceCommand } from '../src/chat/index.ts';
import type { Place } from '../src/domain/place.ts';
import { addDays, dayWindow, utcDayMs, type Window } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';

/** As far as forecasts are worth telling. */
const daysTold = 7;

/** Now, the day by three hours, and a line for each day that follows. */
export const weather: PlaceCommand = {
  name: 'weather',
  options: ['place', 'day', 'days'],
  async run({ voice, place, days, datum, marine }) {
    const last = days.at(-1)!.date;
    const following = Array.from({ length: Math.max(0, daysTold - days.length) }, (_, i) => {
      const date = addDays(last, i + 1);
      return { date, window: dayWindow(date, place.zone) };
    });
    const to = (following.at(-1) ?? days.at(-1)!).window.to;
    const window = { from: days[0].window.from, to };
    const weather = await marine.weather(place.point, window);
    const isAtSea = weather.hours.some(({ values }) => values.waveHeight !== undefined);
    const tide = isAtSea ? () => tideOrNone(marine, place, window, datum) : undefined;
    return weatherAnswer(voice, place, weather, days, following, tide);
  },
};

/** The tide where one is known: a picture of the weather goes without as well. */
async function tideOrNone(
  marine: AskedOfPlace['marine'],
  { point }: Place,
  window: Window,
  datum: AskedOfPlace['datum'],
): Promise<TideToTell | undefined> {
  try {
    const tide = await marine.tide(point, window, datum, utcDayMs);
    return isTooFar(tide.station) ? undefined : tide;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
