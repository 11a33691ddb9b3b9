import { todayAnswer, type TideOfDay } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';
import { coefficientsFor } from './coefficients.ts';

/** Tide, sun and moon in a few lines each. */
export const today: PlaceCommand = {
  name: 'today',
  options: ['place', 'day'],
  async run(asked) {
    const { voice, place, days, datum, marine } = asked;
    const [day] = days;
    // The next high or low water may be tomorrow's.
    const told = marine.tide(place.point, day.window, datum, utcDayMs).catch((error: unknown): TideOfDay => {
      if (error instanceof Problem) return { problem: error };
      throw error;
    });
    const [tide, coefficients] = await Promise.all([told, coefficientsFor(asked, day.window)]);
    return todayAnswer(voice, place, { ...tide, ...coefficients }, day);
  },
};
