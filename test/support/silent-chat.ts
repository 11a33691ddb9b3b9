import type { Chat } from '../../src/chat/index.ts';
import { openDictionary } from '../../src/words.ts';

const unused = () => Promise.reject(new Error('not used in this test'));

/** A chat without commands, whose every method rejects: tests replace those they need. */
export const silentChat: Chat = {
  commands: [],
  dictionary: openDictionary(),
  understand: unused,
  answer: unused,
  suggestPlaces: unused,
  suggestCommands: unused,
};
