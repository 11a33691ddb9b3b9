import * as answers from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { planetNames } from '../src/domain/sky/index.ts';

/** Phase, rise, set and the phases to come; of several days, rise, set and phase. */
export const moon: PlaceCommand = {
  name: 'moon',
  options: ['place', 'day'],
  takesCount: true,
  takesEvent: true,
  takesTime: ['moon-position', 'planets', ...planetNames],
  maxDays: 31,
  run: async (asked) => {
    const fullMoon = answers.atFullMoon(asked);
    const meant = fullMoon?.asked ?? asked;
    const lines = [...answers.moonFirstLines(meant), ...(fullMoon ? [fullMoon.line] : [])];
    const found = fullMoon ? { dayFound: () => meant.days[0].date } : answers.moonDayFound(asked, asked.place);
    return { ...answers.withFirstLines(answers.moonAnswer(meant), lines, true), ...found };
  },
  runAnywhere: answers.moonAnywhereAnswer,
};
