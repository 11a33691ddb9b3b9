import { plainAnswer, privacyAnswer, privacyButton } from '../src/answers/index.ts';
import { means, type PlainCommand } from '../src/chat/index.ts';
import { quote } from '../src/lib/quote.ts';
import { Problem } from '../src/problem.ts';

const actions = ['export', 'forget'] as const;

/** Shows what is stored about the user, exports it as a file, or deletes it once confirmed. */
export const privacy: PlainCommand = {
  name: 'privacy',
  options: ['action'],
  isPrivate: () => true,
  parse([word, confirm], spoken) {
    if (word === undefined) return {};
    const action = actions.find((name) => means(spoken, `choice-${name}`, word)) ?? word;
    return { action, ...(means(spoken, 'privacy-confirm-word', confirm ?? '') && { confirm: 'yes' }) };
  },
  prepare({ words, options: { action, confirm }, users, message: { user } }) {
    if (action === undefined) return async () => privacyAnswer(words);
    if (action === 'export')
      return async () => {
        const content = `${JSON.stringify(await users.exportData(user), null, 2)}\n`;
        const file = { name: 'bellbuoy.json', mediaType: 'application/json', content };
        return plainAnswer(words, ['privacy-export-title'], {}, { file });
      };
    if (action !== 'forget') throw new Problem('option-unknown', { option: quote(action) });
    const buttons = [
      { ...privacyButton(words, 'button-privacy-confirm', { action: 'forget', confirm: 'yes' }), replaces: true },
      { ...privacyButton(words, 'button-privacy-keep', {}), replaces: true },
    ] as const;
    if (confirm !== 'yes')
      return async () => plainAnswer(words, ['privacy-forget-title', 'privacy-forget-what'], {}, { buttons });
    return async () => {
      await users.deleteAccount(user);
      return plainAnswer(words, ['privacy-forgotten-title']);
    };
  },
};
