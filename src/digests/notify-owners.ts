import { outOfTurn } from '../domain/schedule/index.ts';
import { utcDate, type Instant } from '../domain/time.ts';
import { plannedDelivery } from './delivery.ts';
import type { EndedDigest, SenderDigests } from './ports.ts';

/** Leaves word that digests ended for those who set them up, each in the chat with the bot alone. */
export async function notifyOwners(
  { addDelivery }: Pick<SenderDigests, 'addDelivery'>,
  gone: readonly EndedDigest[],
  at: Instant,
): Promise<void> {
  for (const { id: digestId, platform, channel, owner } of gone) {
    // Who does not let us into their own chat is not told there; a group whose managers are nobody in particular is gone.
    if (channel === `@${owner}` || channel === owner) continue;
    const notice = { digestId, date: utcDate(at), slot: outOfTurn.notice, platform, dueAt: at };
    await addDelivery(digestId, plannedDelivery(notice));
  }
}
