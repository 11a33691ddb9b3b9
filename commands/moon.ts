import {
  atFullMoon,
  moonAnswer,
  moonAnywhereAnswer,
  moonDayFound,
  moonFirstLines,
  withFirstLines,
} from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { planetNames } from '../src/domain/sky/index.ts';

/** Phase, rise, set and the phases to come; of several days, rise, set and phase. */
export const moon: PlaceCommand = {
  name: 'moon',
  options: ['place', 'day'],
  takesCount: true,
  takesTime: ['moon-position', 'planets', ...planetNames],
  maxDays: 31,
  run: async (asked) => {
    const fullMoon = atFullMoon(asked);
    const meant = fullMoon?.asked ?? asked;
    const lines = [...moonFirstLines(meant), ...(fullMoon ? [fullMoon.line] : [])];
    const found = fullMoon ? { dayFound: () => meant.days[0].date } : moonDayFound(asked, asked.place);
    return { ...withFirstLines(moonAnswer(meant), lines, true), ...found };
  },
  runAnywhere: moonAnywhereAnswer,
};
