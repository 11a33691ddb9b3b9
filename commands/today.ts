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
    const tide = await marine.tide(place.point, day.window, undefined, utcDayMs).catch((error: unknown): TideOfDay => {
      if (error instanceof Problem) return { problem: error };
      throw error;
    });
    return todayAnswer(voice, place, tide, day);
  },
};
