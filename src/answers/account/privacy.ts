import type { Words } from '../../words.ts';
import { text, type Answer, type Button } from '../answer.ts';

const sections = ['account', 'settings', 'places', 'digests', 'rest'] as const;

/** The stored data and the reasons, in five lines, with buttons to export and to delete them. */
export function privacyAnswer(words: Words): Answer {
  return {
    title: words.say('privacy-title'),
    blocks: sections.map((section) => text(words.say(`privacy-${section}`))),
    buttons: [
      privacyButton(words, 'button-privacy-export', 'export'),
      privacyButton(words, 'button-privacy-forget', 'forget'),
    ],
  };
}

/** All stored data of a user, as a JSON file. */
export function exportAnswer(words: Words, everything: object): Answer {
  const content = `${JSON.stringify(everything, null, 2)}\n`;
  return {
    title: words.say('privacy-export-title'),
    blocks: [],
    file: { name: 'bellbuoy.json', mediaType: 'application/json', content },
  };
}

/** Asks for confirmation before all data of a user are deleted. */
export function forgetQuestion(words: Words): Answer {
  const yes = privacyButton(words, 'button-privacy-confirm', 'forget');
  return {
    title: words.say('privacy-forget-title'),
    blocks: [text(words.say('privacy-forget-what'))],
    buttons: [
      { ...yes, options: { ...yes.options, confirm: 'yes' }, replaces: true },
      { label: words.say('button-privacy-keep'), command: 'privacy', options: {}, replaces: true },
    ],
  };
}

/** Confirms that all data of a user were deleted. */
export function forgottenAnswer(words: Words): Answer {
  return { title: words.say('privacy-forgotten-title'), blocks: [] };
}

function privacyButton(words: Words, key: string, action: string): Button {
  return { label: words.say(key), command: 'privacy', options: { action } };
}
