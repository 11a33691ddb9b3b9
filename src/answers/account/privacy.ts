import type { Words } from '../../words.ts';
import { plainAnswer, type Answer, type Button } from '../answer.ts';

const sections = ['account', 'settings', 'places', 'digests', 'rest'].map((section) => `privacy-${section}`);

/** The stored data and the reasons, in five lines, with buttons to export and to delete them. */
export function privacyAnswer(words: Words): Answer {
  const buttons = ['export', 'forget'].map((action) => privacyButton(words, `button-privacy-${action}`, { action }));
  return plainAnswer(words, ['privacy-title', ...sections], {}, { buttons });
}

/** All stored data of a user, as a JSON file. */
export function exportAnswer(words: Words, everything: object): Answer {
  const content = `${JSON.stringify(everything, null, 2)}\n`;
  const file = { name: 'bellbuoy.json', mediaType: 'application/json', content };
  return plainAnswer(words, ['privacy-export-title'], {}, { file });
}

/** Asks for confirmation before all data of a user are deleted. */
export function forgetQuestion(words: Words): Answer {
  const confirmed = { action: 'forget', confirm: 'yes' };
  const buttons: Button[] = [
    { ...privacyButton(words, 'button-privacy-confirm', confirmed), replaces: true },
    { ...privacyButton(words, 'button-privacy-keep', {}), replaces: true },
  ];
  return plainAnswer(words, ['privacy-forget-title', 'privacy-forget-what'], {}, { buttons });
}

function privacyButton(words: Words, key: string, options: Button['options']): Button {
  return { label: words.say(key), command: 'privacy', options };
}
