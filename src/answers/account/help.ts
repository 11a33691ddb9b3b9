import type { Words } from '../../words.ts';
import { compose, fact, facts, noteOf, plainAnswer, type Answer, type Button, type Link } from '../answer.ts';

/** A list of the commands, each with an example and its description, and `buttons` for some. */
export function helpAnswer(words: Words, commands: readonly string[], buttons: readonly Button[]): Answer {
  const described = commands.map((name) =>
    fact(words, `help-example-${name}`, words.say(`command-${name}-description`)),
  );
  const title = words.say('help-title');
  return compose({ title, parts: [words.say('help-how'), facts(described)], note: [words.say('help-note')], buttons });
}

/** Purpose, limits and credits of the bot, and links that install it. */
export function aboutAnswer(words: Words, buttons: readonly Button[], links: readonly Link[]): Answer {
  const texts = ['about-title', 'about-what', 'about-limits', 'about-credits'] as const;
  return plainAnswer(words, texts, {}, { note: noteOf({ words }, words.say('note-tide-only')), buttons, links });
}
