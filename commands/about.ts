import { aboutAnswer } from '../src/answers/index.ts';
import { readNothing, type PlainCommand } from '../src/chat/index.ts';

/** What this is, what it is not, and whose data it uses. */
export const about: PlainCommand = {
  name: 'about',
  options: [],
  read: readNothing,
  run: async ({ words, toButton }) =>
    aboutAnswer(
      words,
      ['today', 'help'].map((name) => toButton(words.say(`help-example-${name}`))),
    ),
};
