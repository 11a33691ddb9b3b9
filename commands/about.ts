import { aboutAnswer } from '../src/answers/index.ts';
import { type PlainCommand } from '../src/chat/index.ts';

/** Purpose, limits and data sources of the bot. */
export const about: PlainCommand = {
  name: 'about',
  options: [],
  prepare({ words, toButton, message: { installLinks = [] } }) {
    const examples = ['today', 'help'].map((name) => toButton(words.say(`help-example-${name}`)));
    const links = installLinks.map(({ kind, url }) => ({ label: words.say(`button-install-${kind}`), url }));
    return async () => aboutAnswer(words, examples, links);
  },
};
