import { todayAnswer } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';
import { coefficientsFor } from './coefficients.ts';

/** Tide, weather, sea, sun and moon in a few lines each. */
export const today: PlaceCommand = {
  name: 'today',
  options: ['place', 'day'],
  async run(asked) {
    const { format, place, days, datum, marine } = asked;
    const [day] = days;
    const [tide, coefficients, weather] = await Promise.all([
      // The next high or low water may be tomorrow.
      marine.tide(place.point, day.window, datum, utcDayMs).catch(problemOf),
      coefficientsFor(asked, day.window),
      marine.weather(place.point, day.window).catch(problemOf),
    ]);
    return todayAnswer(format, place, { ...tide, ...coefficients }, weather, day);
  },
};

/** A part that is unavailable is said to be so in the answer; a bug is thrown. */
function problemOf(error: unknown): { problem: Problem } {
  if (error instanceof Problem) return { problem: error };
  throw error;
}
