import type { Chat } from '../../src/chat/index.ts';
import { openDictionary } from '../../src/words.ts';

const unused = () => Promise.reject(new Error('not asked here'));

/** A chat without commands that nobody may ask. */
export const silentChat: Chat = {
  commands: [],
  dictionary: openDictionary(),
  understand: unused,
  answer: unused,
  suggestPlaces: unused,
  suggestCommands: unused,
};
