import { todayAnswer, type TideOfDay } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';

/** Tide, sun and moon in a few lines each. */
export const today: PlaceCommand = {
  name: 'today',
  options: ['place', 'day'],
  async run({ voice, place, days: [day], marine }) {
    // The next high or low water may be tomorrow's.
    const window = { from: day.window.from - utcDayMs, to: day.window.to + utcDayMs };
    const tide = await marine.tide(place.point, window).catch((error: unknown): TideOfDay => {
      if (error instanceof Problem) return { problem: error };
      throw error;
    });
    return todayAnswer(voice, place, tide, day);
  },
};
