import { warningsAnswer } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';

/** The official warnings at a place and at its nearest point of the sea, and what offices forecast for that, as issued. */
export const warnings: PlaceCommand = {
  name: 'warnings',
  options: ['place'],
  run: async ({ format, place, marine }) =>
    warningsAnswer(format, place, await marine.warnings(place.point, 'forecasts')),
};
