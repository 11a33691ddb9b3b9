import { utcDate, type Instant } from '../domain/time.ts';
import { plannedDelivery } from './delivery.ts';
import type { DigestStates, EndedDigest } from './ports.ts';

/** Queues a notice to the owner of each digest that ended, in private; of an anonymous administrator, in the group. */
export async function notifyOwners(
  { addDelivery }: Pick<DigestStates, 'addDelivery'>,
  ended: readonly EndedDigest[],
  at: Instant,
): Promise<void> {
  for (const { id: digestId, target, owner } of ended) {
    // The same chat refuses messages, but a closed topic leaves the rest of its group: there is no other way to reach them.
    const isTopic = target.kind === 'channel' && target.thread !== undefined;
    if (target.id === owner && !isTopic) continue;
    const { platform } = target;
    const notice = { digestId, kind: 'notice', date: utcDate(at), slot: 'notice', platform, dueAt: at } as const;
    await addDelivery(digestId, plannedDelivery(notice));
  }
}
