import { seasonsAnswer, sunAnswer, sunFirstLines, withFirstLines } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { dayOn } from '../src/domain/question/index.ts';
import { addDays } from '../src/domain/time.ts';

/** Rise, set, day length and twilights of a day; of several days, rise, set and length. */
export const sun: PlaceCommand = {
  name: 'sun',
  options: ['place', 'day'],
  takesEvent: 'water',
  takesTime: ['sunrise', 'sunset', 'dawn', 'dusk', 'sun-position'],
  run: async (asked) => {
    const dayBefore = dayOn(addDays(asked.days[0].date, -1), asked.place.zone).window;
    return withFirstLines(sunAnswer(asked, dayBefore), sunFirstLines(asked), true);
  },
  runAnywhere: seasonsAnswer,
};
