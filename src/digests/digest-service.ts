import type { Digest, Digests, DigestTarget, IncomingMessage, NewDigest } from '../chat/index.ts';
import { outOfTurn, type Schedule } from '../domain/schedule/index.ts';
import { civilDate, minuteMs, type Instant } from '../domain/time.ts';
import { Problem } from '../problem.ts';
import { plannedDelivery, spreadMs } from './delivery.ts';
import type { DigestRecord, DigestStore } from './ports.ts';

/** As many as a channel bears to read, and a person to set up. */
const limits = { ofChannel: 10, ofOwner: 50 };
/** Of each digest one test in so long. */
const testEveryMs = 10 * minuteMs;

export type DigestServiceOptions = {
  readonly store: DigestStore;
  readonly zoneData: string;
  /** How many each platform takes in a second. */
  readonly perSecond: Readonly<Record<string, number>>;
  now(): Instant;
};

/** The digests as people speak of them. */
export function createDigestService({ store, zoneData, perSecond, now }: DigestServiceOptions): Digests {
  const found = (record: DigestRecord | undefined): Digest | undefined => record && digestOf(record);
  return {
    async add({ target, owner, message, schedule }: NewDigest) {
      const row = { ...target, owner, heard: JSON.stringify(message), schedule: JSON.stringify(schedule) };
      const added = await store.add(row, limits, now(), zoneData);
      if (typeof added === 'string') throw new Problem('too-many-digests', { most: limits[added] });
      return digestOf(added);
    },
    list: async (target: DigestTarget) => (await store.list(target)).map(digestOf),
    find: async (target, number) => found(await store.find(target, number)),
    withId: async (id) => found(await store.withId(id)),
    spread: async ({ target: { platform } }, dueAt) =>
      spreadMs(await store.countDue(platform, dueAt), perSecond[platform]),
    last: (id) => store.lastDeliveries(id),
    pause: (id) => store.pause(id, now()),
    resume: (id) => store.resume(id, now()),
    remove: (id) => store.remove(id),
    reschedule: (id, schedule) => store.reschedule(id, JSON.stringify(schedule), now()),
    async moveTo(id, target) {
      const housed = await store.moveDigest(id, target, limits);
      if (typeof housed === 'string') throw new Problem('too-many-digests', { most: limits[housed] });
    },
    test({ id, target: { platform }, schedule }) {
      const dueAt = now();
      const slot = `${outOfTurn.test} ${Math.floor(dueAt / testEveryMs)}`;
      const date = civilDate(dueAt, schedule.zone);
      return store.addDelivery(id, plannedDelivery({ digestId: id, date, slot, platform, dueAt }));
    },
  };
}

/** Both texts are written here and nowhere else. */
function digestOf({ id, number, owner, status, reason, platform, channel, thread, ...texts }: DigestRecord): Digest {
  const target = { platform, channel, thread } as DigestTarget;
  const heard = JSON.parse(texts.heard) as IncomingMessage;
  const schedule = JSON.parse(texts.schedule) as Schedule;
  return { id, number, owner, target, status, message, schedule, ...(reason !== null && { reason }) };
}

/** What is kept about somebody among the digests: those that they set up, wherever they go. */
export function createDigestRecords(store: Pick<DigestStore, 'ofOwner' | 'forget'>) {
  return {
    name: 'digests',
    show: async ({ platform, id }: { platform: string; id: string }) =>
      (await store.ofOwner(platform, id)).map(digestOf),
    erase: async ({ platform, id }: { platform: string; id: string }): Promise<void> =>
      void (await store.forget(platform, id)),
  };
}
