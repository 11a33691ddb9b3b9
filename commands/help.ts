import { helpAnswer } from '../src/answers/index.ts';
import { readNothing, type PlainCommand } from '../src/chat/index.ts';

export const help: PlainCommand = {
  name: 'help',
  options: [],
  read: readNothing,
  run: async ({ words, commands }) => helpAnswer(words, [...new Set(commands.map(({ name }) => name.split(' ')[0]!))]),
};
