import type { Chat } from '../../src/chat/index.ts';
import { defaultPreferences } from '../../src/users/preferences.ts';
import { openDictionary } from '../../src/words.ts';

const unused = () => Promise.reject(new Error('not used in this test'));

/** A chat without commands, which answers nothing: tests replace the methods they need. */
export const silentChat: Chat = {
  commands: [],
  dictionary: openDictionary(),
  understand: unused,
  answer: unused,
  preferencesOf: async (user) => defaultPreferences(user),
  currentOptions: async () => ({}),
  suggestPlaces: unused,
  suggestCommands: unused,
};
