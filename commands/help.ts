import { commandButton, helpAnswer } from '../src/answers/index.ts';
import { takesPlace, type PlainCommand } from '../src/chat/index.ts';

/** The commands, with examples to press. */
export const help: PlainCommand = {
  name: 'help',
  options: [],
  prepare({ words, commands, toButton }) {
    const names = [...new Set(commands.filter(({ isSpoken }) => !isSpoken).map(({ name }) => firstWord(name)))];
    // Only examples that change nothing can be pressed.
    const examples = commands.filter(takesPlace).map(({ name }) => toButton(words.say(`help-example-${name}`)));
    const others = ['place list', 'settings', 'privacy', 'about']
      .filter((name) => commands.some((command) => command.name === name))
      .map((command) => ({ ...commandButton(words, firstWord(command)), command }));
    return async () => helpAnswer(words, names, [...examples, ...others]);
  },
};

function firstWord(name: string): string {
  return name.replace(/ .*/, '');
}
