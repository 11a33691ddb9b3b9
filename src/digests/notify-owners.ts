import { utcDate, type Instant } from '../domain/time.ts';
import { plannedDelivery } from './delivery.ts';
import type { DigestStates, EndedDigest } from './ports.ts';

/** Queues a private notice to the owner of each digest that ended. */
export async function notifyOwners(
  { addDelivery }: Pick<DigestStates, 'addDelivery'>,
  ended: readonly EndedDigest[],
  at: Instant,
): Promise<void> {
  for (const { id: digestId, target, owner } of ended) {
    // Their own chat refuses messages, or a group without a personal owner is gone: there is no other way to reach them.
    if (target.id === owner) continue;
    const { platform } = target;
    const notice = { digestId, kind: 'notice', date: utcDate(at), slot: 'notice', platform, dueAt: at } as const;
    await addDelivery(digestId, plannedDelivery(notice));
  }
}
