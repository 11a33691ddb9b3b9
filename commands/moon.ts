import { moonAnswer, moonAnywhereAnswer, moonDayFound, moonFirstLines, withFirstLines } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

/** Phase, rise, set and the phases to come; of several days, rise, set and phase. */
export const moon: PlaceCommand = {
  name: 'moon',
  options: ['place', 'day'],
  takesCount: true,
  takesTime: ['moon-position'],
  maxDays: 31,
  run: async (asked) => ({
    ...withFirstLines(moonAnswer(asked), moonFirstLines(asked), true),
    ...moonDayFound(asked, asked.place),
  }),
  runAnywhere: moonAnywhereAnswer,
};
