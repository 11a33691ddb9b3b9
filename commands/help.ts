import { helpAnswer } from '../src/answers/index.ts';
import { takesPlace, readNothing, type Command, type PlainCommand } from '../src/chat/index.ts';

/** What can be asked, with examples to press. */
export const help: PlainCommand = {
  name: 'help',
  options: [],
  read: readNothing,
  async run({ words, commands, toButton }) {
    const names = [...new Set(commands.map(firstWord))];
    // An example that would change something is there to be read, not to be pressed.
    const pressable = commands.filter(takesPlace).map((one) => words.say(`help-example-${one.name}`));
    const others = ['place list', 'settings', 'privacy', 'about'].filter((name) =>
      commands.some((one) => one.name === name),
    );
    return helpAnswer(words, names, [
      ...pressable.map(toButton),
      ...others.map((command) => ({ label: shortName(words, command), command, options: {} })),
    ]);
  },
};

function firstWord({ name }: Command): string {
  return name.split(' ')[0]!;
}

function shortName(words: Parameters<typeof helpAnswer>[0], command: string): string {
  return words.list(`command-${command.split(' ')[0]}-name`)[0]!;
}
