import { exportAnswer, forgetQuestion, forgottenAnswer, privacyAnswer } from '../src/answers/index.ts';
import { means, type PlainCommand } from '../src/chat/index.ts';
import { Problem } from '../src/problem.ts';

const actions = ['export', 'forget'] as const;

/** What is kept about the asker; all of it as a file; and its end. */
export const privacy: PlainCommand = {
  name: 'privacy',
  options: ['action'],
  isPrivate: () => true,
  read([word, confirm], spoken) {
    if (word === undefined) return {};
    const action = actions.find((one) => means(spoken, `choice-${one}`, word)) ?? word;
    return { action, ...(means(spoken, 'privacy-confirm-word', confirm ?? '') && { confirm: 'yes' }) };
  },
  async run({ words, options: { action, confirm }, users, message: { user } }) {
    if (action === undefined) return privacyAnswer(words);
    if (action === 'export') return exportAnswer(words, await users.exportData(user));
    if (action !== 'forget') throw new Problem('option-unknown', { option: action.slice(0, 40) });
    if (confirm !== 'yes') return forgetQuestion(words);
    await users.deleteAccount(user);
    return forgottenAnswer(words);
  },
};
