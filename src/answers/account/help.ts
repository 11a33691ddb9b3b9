import type { Words } from '../../words.ts';
import { fact, facts, text, type Answer, type Button, type Link } from '../answer.ts';

/** A list of the commands, each with an example and its description, and `buttons` for some. */
export function helpAnswer(words: Words, commands: readonly string[], buttons: readonly Button[]): Answer {
  return {
    title: words.say('help-title'),
    blocks: [
      text(words.say('help-how')),
      facts(commands.map((name) => fact(words, `help-example-${name}`, words.say(`command-${name}-description`)))),
    ],
    note: words.say('help-note'),
    buttons,
  };
}

/** Purpose, limits and credits of the bot, and links that install it. */
export function aboutAnswer(words: Words, buttons: readonly Button[], links: readonly Link[]): Answer {
  return {
    title: words.say('about-title'),
    blocks: [text(words.say('about-what')), text(words.say('about-limits')), text(words.say('about-credits'))],
    note: words.say('note-tide-only'),
    buttons,
    ...(links.length > 0 && { links }),
  };
}
