import type { Digest, Digests, DigestTarget } from '../../src/chat/index.ts';

/** Digests for chats whose tests are about something else. */
export function digestsInMemory(): Digests {
  const all = new Map<string, Digest>();
  const isHere = ({ target }: Digest, { platform, channel, thread }: DigestTarget): boolean =>
    target.platform === platform && target.channel === channel && target.thread === thread;
  const change = async (id: string, changes: Partial<Digest>): Promise<void> => {
    const digest = all.get(id);
    if (digest) all.set(id, { ...digest, ...changes });
  };
  return {
    async add(digest) {
      const id = String(all.size + 1);
      const added = { ...digest, id, number: all.size + 1, status: 'active' as const };
      all.set(id, added);
      return added;
    },
    list: async (target) => [...all.values()].filter((digest) => isHere(digest, target)),
    find: async (target, number) => [...all.values()].find((one) => one.number === number && isHere(one, target)),
    withId: async (id) => all.get(id),
    spread: async () => 0,
    last: async () => ({}),
    pause: (id) => change(id, { status: 'paused' }),
    resume: (id) => change(id, { status: 'active' }),
    remove: async (id) => void all.delete(id),
    reschedule: (id, schedule) => change(id, { schedule }),
    moveTo: (id, target) => change(id, { target }),
    test: async () => true,
  };
}
