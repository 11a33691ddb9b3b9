import type { Digests } from '../../src/chat/index.ts';

const refuse = () => Promise.reject(new Error('no digests in this test'));

/** For chats in which nobody speaks of digests. */
export const noDigests: Digests = {
  add: refuse,
  list: refuse,
  find: refuse,
  withId: refuse,
  last: refuse,
  pause: refuse,
  resume: refuse,
  remove: refuse,
  reschedule: refuse,
  rehouse: refuse,
  test: refuse,
};
