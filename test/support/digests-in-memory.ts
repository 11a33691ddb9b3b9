import { isDeepStrictEqual } from 'node:util';
import type { Digest, Digests, DigestTarget } from '../../src/chat/index.ts';

/** Digests in memory, for chats whose tests are about something else. */
export function digestsInMemory(): Digests {
  const all = new Map<string, Digest>();
  const sentTo = (target: DigestTarget): Digest[] =>
    [...all.values()].filter((digest) => isDeepStrictEqual(digest.target, target));
  const change = async (id: string, changes: Partial<Digest>): Promise<void> => {
    const digest = all.get(id);
    if (digest) all.set(id, { ...digest, ...changes } as Digest);
  };
  return {
    async add(digest) {
      const id = String(all.size + 1);
      const added = { ...digest, id, number: all.size + 1, status: 'active' as const };
      all.set(id, added);
      return added;
    },
    list: async (target) => sentTo(target),
    find: async (target, number) => sentTo(target).find((digest) => digest.number === number),
    withId: async (id) => all.get(id),
    spread: async () => 0,
    last: async () => ({}),
    pause: (id) => change(id, { status: 'paused' }),
    resume: (id) => change(id, { status: 'active' }),
    remove: async (id) => void all.delete(id),
    reschedule: (id, schedule) => change(id, { schedule }),
    changeQuestion: (id, message) => change(id, { message }),
    changeAlert: (id, alert) => change(id, alert),
    moveTo: (id, target) => change(id, { target }),
    test: async () => true,
  };
}
