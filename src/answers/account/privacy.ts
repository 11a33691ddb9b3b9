import type { Words } from '../../words.ts';
import { plainAnswer, type Answer, type Button } from '../answer.ts';

const sections = ['account', 'settings', 'places', 'digests', 'rest'].map((section) => `privacy-${section}`);

/** The stored data and the reasons, in five lines, with buttons to export and to delete them. */
export function privacyAnswer(words: Words): Answer {
  const buttons = ['export', 'forget'].map((action) => privacyButton(words, `button-privacy-${action}`, { action }));
  return plainAnswer(words, ['privacy-title', ...sections], {}, { buttons });
}

export function privacyButton(words: Words, key: string, options: Button['options']): Button {
  return { label: words.say(key), command: 'privacy', options };
}
