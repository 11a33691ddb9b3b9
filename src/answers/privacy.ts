import type { Words } from '../words.ts';
import { text, type Answer, type Button } from './answer.ts';

const lines = ['account', 'settings', 'places', 'digests', 'rest'] as const;

/** In five lines: what is kept, and why. */
export function privacyAnswer(words: Words): Answer {
  return {
    title: words.say('privacy-title'),
    blocks: lines.map((line) => text(words.say(`privacy-${line}`))),
    buttons: [pressed(words, 'button-privacy-export', 'export'), pressed(words, 'button-privacy-forget', 'forget')],
  };
}

/** Everything, as a file. */
export function exportAnswer(words: Words, everything: object): Answer {
  const content = `${JSON.stringify(everything, null, 2)}\n`;
  return {
    title: words.say('privacy-export-title'),
    blocks: [],
    file: { name: 'bellbuoy.json', mediaType: 'application/json', content },
  };
}

export function forgetQuestion(words: Words): Answer {
  const yes = pressed(words, 'button-privacy-confirm', 'forget');
  return {
    title: words.say('privacy-forget-title'),
    blocks: [text(words.say('privacy-forget-what'))],
    buttons: [
      { ...yes, options: { ...yes.options, confirm: 'yes' }, replaces: true },
      { label: words.say('button-privacy-keep'), command: 'privacy', options: {}, replaces: true },
    ],
  };
}

export function forgottenAnswer(words: Words): Answer {
  return { title: words.say('privacy-forgotten-title'), blocks: [] };
}

function pressed(words: Words, key: string, action: string): Button {
  return { label: words.say(key), command: 'privacy', options: { action } };
}
