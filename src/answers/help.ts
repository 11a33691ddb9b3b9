import type { Words } from '../words.ts';
import { fact, facts, text, type Answer } from './answer.ts';

/** What can be asked: each command with an example. */
export function helpAnswer(words: Words, commands: readonly string[]): Answer {
  return {
    title: words.say('help-title'),
    blocks: [
      text(words.say('help-how')),
      facts(commands.map((name) => fact(words, `help-example-${name}`, words.say(`command-${name}-description`)))),
    ],
    note: words.say('help-note'),
  };
}

export function aboutAnswer(words: Words): Answer {
  return {
    title: words.say('about-title'),
    blocks: [text(words.say('about-what')), text(words.say('about-limits')), text(words.say('about-credits'))],
    note: words.say('note-tide-only'),
  };
}
