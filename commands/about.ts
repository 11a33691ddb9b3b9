import { noteOf, plainAnswer } from '../src/answers/index.ts';
import { type PlainCommand } from '../src/chat/index.ts';
import { weatherUpstreams } from '../src/domain/weather/index.ts';

const texts = ['about-title', 'about-what', 'about-limits', 'about-credits', 'about-measured'] as const;

/** Purpose, limits and credits of the bot, and links that install it. */
export const about: PlainCommand = {
  name: 'about',
  options: [],
  prepare({ words, toButton, message: { installLinks = [] } }) {
    const buttons = ['today', 'help'].map((name) => toButton(words.say(`help-example-${name}`)));
    const links = installLinks.map(({ kind, url }) => ({ label: words.say(`button-install-${kind}`), url }));
    const note = noteOf(words, words.say('note-tide-only'));
    const credits = Object.values(weatherUpstreams).flatMap((upstream) => upstream.credits);
    const weather = [...new Set(credits)].join(words.say('list-between'));
    return async () => plainAnswer(words, texts, { weather }, { note, buttons, links });
  },
};
