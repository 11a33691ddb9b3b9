import { sunAnswer } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import { addDays, dayWindow } from '../src/domain/time.ts';

/** Rise, set, day length and twilights. */
export const sun: PlaceCommand = {
  name: 'sun',
  options: ['place', 'day'],
  run: async ({ format, place, days: [day] }) =>
    sunAnswer(format, place, day, dayWindow(addDays(day.date, -1), place.zone)),
};
