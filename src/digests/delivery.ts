import { createHash } from 'node:crypto';
import { tooLateMs } from '../domain/schedule/index.ts';
import type { Instant } from '../domain/time.ts';
import type { PlannedDelivery } from './ports.ts';

type Wanted = Pick<PlannedDelivery, 'kind' | 'date' | 'slot' | 'platform' | 'dueAt'> & {
  readonly digestId: string;
  /** Later than due, where many are due at once. */
  readonly spreadMs?: number;
};

export function plannedDelivery({
  digestId,
  kind,
  date,
  slot,
  platform,
  dueAt,
  spreadMs = 0,
}: Wanted): PlannedDelivery {
  const id = deliveryId(digestId, date, slot);
  return {
    id,
    kind,
    date,
    slot,
    platform,
    dueAt,
    notBefore: dueAt + spreadMs,
    expiresAt: dueAt + tooLateMs,
    state: 'pending',
  };
}

/** The same for every try of a delivery, in every process: it is also Discord's nonce, which takes 25 characters. */
function deliveryId(digestId: string, date: string, slot: string): string {
  return createHash('sha256').update(`${digestId} ${date} ${slot}`).digest('base64url').slice(0, 22);
}

/** Where within its slot a digest stands, 0…1: the same every day. Ids are random hexadecimal digits. */
export function placeInSlot(digestId: string): number {
  return Number.parseInt(digestId.slice(0, 8), 16) / 2 ** 32;
}

/**
 * Over how long those that are due at once are spread: as long as the platform takes for them. A quarter more would keep
 * the lane from ever being full, but 5,000 at 25 a second would be 250 s, and the last of them later than four minutes.
 */
export function spreadMs(many: number, perSecond = Infinity): number {
  return ((Math.max(1, many) - 1) * 1000) / perSecond;
}

const pausesS = [5, 15, 45, 120, 300, 900] as const;
/** Given up after so many tries. */
export const mostAttempts = 8;

/** When to try again after `attempts` tries: any time up to a pause that grows, so that those who failed together part. */
export function retryAt(now: Instant, attempts: number): Instant {
  const pauseS = pausesS[Math.min(attempts, pausesS.length) - 1] ?? pausesS[0];
  return now + Math.ceil(Math.random() * pauseS * 1000);
}
