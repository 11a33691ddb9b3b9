import { helpAnswer } from '../src/answers/index.ts';
import type { PlainCommand } from '../src/chat/index.ts';

export const help: PlainCommand = {
  name: 'help',
  options: [],
  run: async ({ words, commands }) =>
    helpAnswer(
      words,
      commands.map(({ name }) => name),
    ),
};
