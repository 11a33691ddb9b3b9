import { createHash } from 'node:crypto';
import { tooLateMs } from '../domain/schedule/index.ts';
import type { Instant } from '../domain/time.ts';
import type { PlannedDelivery } from './ports.ts';

type DeliveryOptions = Omit<PlannedDelivery, 'id' | 'notBefore' | 'expiresAt' | 'state'> & {
  readonly digestId: string;
  /** Delay after it is due, ms, where many are due at once. */
  readonly spreadMs?: number;
  /** When it is too late; six hours after it is due where absent. */
  readonly expiresAt?: Instant;
};

export function plannedDelivery({ digestId, spreadMs = 0, ...options }: DeliveryOptions): PlannedDelivery {
  const { date, slot, dueAt } = options;
  // The same for every attempt, in every process: it is also the nonce on Discord, which takes 25 characters.
  const id = createHash('sha256').update(`${digestId} ${date} ${slot}`).digest('base64url').slice(0, 22);
  return { expiresAt: dueAt + tooLateMs, ...options, id, notBefore: dueAt + spreadMs, state: 'pending' };
}

/** A digest's position among those due at the same instant, 0…1, the same every day. Ids are random hexadecimal digits. */
export function positionInSlot(digestId: string): number {
  return Number.parseInt(digestId.slice(0, 8), 16) / 2 ** 32;
}

/** The time over which deliveries due at once are spread, ms: as long as the platform's rate takes for them. */
export function spreadMs(many: number, perSecond = Infinity): number {
  // A quarter more would spare the rate limiter, but 5,000 at 25 a second would take 250 s, over the promised 4 min.
  return ((Math.max(1, many) - 1) * 1000) / perSecond;
}

const pausesS = [5, 15, 45, 120, 300, 900] as const;

/** When to retry after `attempts` attempts: a random time within a growing pause, so that joint failures spread out. */
export function retryAt(now: Instant, attempts: number): Instant {
  const pauseS = pausesS[Math.min(attempts, pausesS.length) - 1] ?? pausesS[0];
  return now + Math.ceil(Math.random() * pauseS * 1000);
}
