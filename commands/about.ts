import { aboutAnswer } from '../src/answers/index.ts';
import { parseNothing, type PlainCommand } from '../src/chat/index.ts';

/** Purpose, limits and data sources of the bot. */
export const about: PlainCommand = {
  name: 'about',
  options: [],
  parse: parseNothing,
  prepare({ words, toButton }) {
    const examples = ['today', 'help'].map((name) => toButton(words.say(`help-example-${name}`)));
    return async () => aboutAnswer(words, examples);
  },
};
