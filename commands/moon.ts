import { moonAnswer } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

/** Phase, rise, set and the phases to come. */
export const moon: PlaceCommand = {
  name: 'moon',
  options: ['place', 'day'],
  run: async ({ format, place, days: [day] }) => moonAnswer(format, place, day),
};
