import { accuracyAnswer } from '../src/answers/index.ts';
import { parseNothing, type PlainCommand } from '../src/chat/index.ts';

/** Where the numbers come from, what they were compared with, and the known faults. */
export const accuracy: PlainCommand = {
  name: 'accuracy',
  options: [],
  parse: parseNothing,
  prepare:
    ({ words }) =>
    async () =>
      accuracyAnswer(words),
};
