import { aboutAnswer } from '../src/answers/index.ts';
import type { PlainCommand } from '../src/chat/index.ts';

/** What this is, what it is not, and whose data it uses. */
export const about: PlainCommand = {
  name: 'about',
  options: [],
  run: async ({ words }) => aboutAnswer(words),
};
