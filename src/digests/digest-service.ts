import type { Digests } from '../chat/index.ts';
import { civilDate, type Instant } from '../domain/time.ts';
import { Problem } from '../problem.ts';
import type { PersonalDataStore } from '../users/index.ts';
import { plannedDelivery, spreadMs } from './delivery.ts';
import { ms } from './limits.ts';
import type { DigestLimits, DigestStore } from './ports.ts';

const limits: DigestLimits = { ofChannel: 10, ofOwner: 50 };

export type DigestServiceOptions = {
  readonly store: DigestStore;
  readonly zoneData: string;
  readonly perSecond: Readonly<Record<string, number>>;
  now(): Instant;
};

export function createDigestService({ store, zoneData, perSecond, now }: DigestServiceOptions): Digests {
  return {
    ...store,
    async add(digest) {
      const added = await store.add(digest, limits, now(), zoneData);
      if (typeof added === 'string') throw new Problem('too-many-digests', { most: limits[added] });
      return added;
    },
    spread: async ({ target: { platform } }, dueAt) =>
      spreadMs(await store.countDue(platform, dueAt), perSecond[platform]),
    pause: (id) => store.pause(id, now()),
    resume: (id) => store.resume(id, now()),
    reschedule: (id, schedule) => store.reschedule(id, schedule, now()),
    async moveTo(id, target) {
      const moved = await store.moveDigest(id, target, limits);
      if (typeof moved === 'string') throw new Problem('too-many-digests', { most: limits[moved] });
    },
    test({ id, target: { platform }, schedule, watch }) {
      const dueAt = now();
      const slot = `test ${Math.floor(dueAt / ms.test)}`;
      const date = civilDate(dueAt, (schedule ?? watch).zone);
      return store.addDelivery(id, plannedDelivery({ digestId: id, kind: 'test', date, slot, platform, dueAt }));
    },
  };
}

/** The digests that a person set up, wherever they are sent. */
export function createDigestRecords(store: Pick<DigestStore, 'ofOwner' | 'deleteOfOwner'>): PersonalDataStore {
  return {
    name: 'digests',
    exportData: ({ platform, id }) => store.ofOwner(platform, id),
    deleteData: async ({ platform, id }) => void (await store.deleteOfOwner(platform, id)),
    async isInUse({ platform, id }) {
      const digests = await store.ofOwner(platform, id);
      return digests.some(({ status }) => status === 'active');
    },
  };
}
