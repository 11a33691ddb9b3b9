import { commandButton, compose, fact, facts } from '../src/answers/index.ts';
import { takesPlace, type PlainCommand } from '../src/chat/index.ts';

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
    const described = names.map((name) =>
      fact(words, `help-example-${name}`, words.say(`command-${name}-description`)),
    );
    return async () =>
      compose({
        title: words.say('help-title'),
        parts: [words.say('help-how'), facts(described)],
        note: [words.say('help-note')],
        buttons: [...examples, ...others],
      });
  },
};

function firstWord(name: string): string {
  return name.replace(/ .*/, '');
}
