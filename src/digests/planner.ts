import { setImmediate } from 'node:timers/promises';
import type { DigestMessage } from '../chat/index.ts';
import { deliveriesBetween, lateMs, needsTides, nextDeliveries, tooLateMs } from '../domain/schedule/index.ts';
import type { Delivery } from '../domain/schedule/index.ts';
import { utcDate, utcDayMs, type Instant } from '../domain/time.ts';
import { newReference } from '../lib/reference.ts';
import { Problem } from '../problem.ts';
import { positionInSlot, plannedDelivery, spreadMs } from './delivery.ts';
import { most, ms } from './limits.ts';
import type { DigestMetrics, DigestToPlan, Log, Plan, PlannedDelivery, PlannerOutbox, Tides } from './ports.ts';

export type PlannerOptions = {
  readonly outbox: PlannerOutbox;
  readonly tides: Tides;
  readonly metrics: DigestMetrics;
  readonly log: Log;
  /** Version of the time zone data, `2026c`: newer data may move deliveries planned with older data. */
  readonly zoneData: string;
  /** Sends per second of each platform: deliveries due at the same instant are spread accordingly. */
  readonly perSecond: Readonly<Record<string, number>>;
  /** Called with the messages that will be answered soon. */
  warm(messages: readonly DigestMessage[]): void;
  now(): Instant;
};

export type Planner = ReturnType<typeof createPlanner>;

/** Deliveries missed in a longer downtime are not recorded. */
const longestBacklogMs = 31 * utcDayMs;

/** Plans due deliveries into the outbox, in batches, each digest at most once for a slot of a date. */
export function createPlanner(options: PlannerOptions) {
  const { outbox, metrics, log, zoneData, warm, now } = options;
  let lastTickAt: Instant | undefined;
  let lastPurge = '';
  let isReplanned = false;

  async function planAll(at: Instant): Promise<void> {
    const sizes = new Map((await outbox.slotSizes(at + ms.horizon)).map((slot) => [slotKey(slot), slot.count]));
    const spreadOf = (platform: string, dueAt: Instant): number =>
      spreadMs(sizes.get(slotKey({ platform, dueAt })) ?? 1, options.perSecond[platform]);
    for (;;) {
      const { readable: digests, unreadable } = await outbox.toPlan(at + ms.horizon, most.digestsAtOnce);
      for (const id of unreadable) log.bug(newReference(), new Error(`Digest ${id} cannot be read and has been ended`));
      const plans: Plan[] = [];
      for (const digest of digests) {
        const plan = await planOne(options, digest, at, (dueAt) => spreadOf(digest.platform, dueAt));
        plans.push(plan);
        const expired = plan.deliveries.filter(({ state }) => state === 'expired').length;
        if (expired > 0) metrics.count('expired', digest.platform, expired);
      }
      await outbox.plan(plans, zoneData, at);
      warm(messagesDueSoon(digests, plans));
      if (digests.length + unreadable.length < most.digestsAtOnce) return;
      await setImmediate();
    }
  }

  return {
    async tick() {
      const at = now();
      if (!isReplanned) await outbox.replan(zoneData, at);
      isReplanned = true;
      const recovered = await outbox.recover(false);
      if (recovered > 0) log.warn(`${recovered} digests were in flight when their process ended: they are sent again`);
      await planAll(at);
      const expired = Map.groupBy(await outbox.expire(at), (platform) => platform);
      for (const [platform, { length }] of expired) metrics.count('expired', platform, length);
      if (lastPurge !== utcDate(at)) await outbox.purge(at);
      lastPurge = utcDate(at);
      lastTickAt = at;
    },
    isAhead: () => lastTickAt !== undefined && now() <= lastTickAt + ms.horizon,
  };
}

async function planOne(
  { tides, log }: PlannerOptions,
  digest: DigestToPlan,
  now: Instant,
  spreadOf: (dueAt: Instant) => number,
): Promise<Plan> {
  const horizon = now + ms.horizon;
  const window = { from: Math.max(digest.plannedTo, now - longestBacklogMs), to: Math.max(digest.plannedTo, horizon) };
  const seen = { digestId: digest.id, seenDueAt: digest.nextDueAt };
  try {
    const { schedule } = digest;
    const ahead = needsTides(schedule) ? tideAhead : clockAhead;
    const extremes = needsTides(schedule)
      ? await tides(schedule.point, { from: window.from - 2 * utcDayMs, to: window.to + (ahead.days + 2) * utcDayMs })
      : [];
    const due = deliveriesBetween(schedule, window, extremes);
    const [next] = nextDeliveries(schedule, window.to, { count: 1, days: ahead.days }, extremes);
    const deliveries = due.map((one) =>
      planned(one, due, digest, now, positionInSlot(digest.id) * spreadOf(one.dueAt)),
    );
    return { ...seen, plannedTo: window.to, nextDueAt: next?.dueAt ?? window.to + ahead.recheckMs, deliveries };
  } catch (error) {
    // A bug in one digest must not hold up the others.
    if (error instanceof Problem) log.warn(`A digest cannot be planned yet (${error.code})`);
    else log.bug(newReference(), error);
    return { ...seen, plannedTo: digest.plannedTo, nextDueAt: horizon + ms.retryPlan, deliveries: [] };
  }
}

/** How far to look for the next delivery, and when to look again where there is none. Ten days hold every weekday. */
const clockAhead = { days: 10, recheckMs: 6 * utcDayMs };
/** Tides cost a request, and a coast that has them has some within four days. */
const tideAhead = { days: 4, recheckMs: utcDayMs };

function planned(
  { dueAt, ...delivery }: Delivery,
  all: readonly Delivery[],
  { id: digestId, platform }: DigestToPlan,
  now: Instant,
  spread: number,
): PlannedDelivery {
  const spreadMs = Math.round(spread);
  const pending = plannedDelivery({ ...delivery, dueAt, digestId, kind: 'scheduled', platform, spreadMs });
  const isSuperseded = dueAt < now - lateMs && all.some((other) => other.dueAt > dueAt && other.dueAt <= now);
  return isSuperseded || dueAt + tooLateMs <= now ? { ...pending, state: 'expired' } : pending;
}

function slotKey({ platform, dueAt }: { platform: string; dueAt: Instant }): string {
  return `${platform} ${dueAt}`;
}

function messagesDueSoon(digests: readonly DigestToPlan[], plans: readonly Plan[]): DigestMessage[] {
  const due = new Set(plans.filter(({ deliveries }) => deliveries.length > 0).map(({ digestId }) => digestId));
  return digests.filter(({ id }) => due.has(id)).map(({ message }) => message);
}
