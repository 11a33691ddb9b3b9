import { setImmediate } from 'node:timers/promises';
import type { DigestMessage } from '../chat/index.ts';
import {
  deliveriesBetween,
  lateMs,
  needsTides,
  nextDeliveries,
  tooLateMs,
  type Delivery,
} from '../domain/schedule/index.ts';
import { minuteMs, utcDate, utcDayMs, type Instant } from '../domain/time.ts';
import { newReference } from '../lib/reference.ts';
import { Problem } from '../problem.ts';
import { placeInSlot, plannedDelivery, spreadMs } from './delivery.ts';
import type { DigestMetrics, DigestToPlan, Log, Plan, PlannedDelivery, PlannerOutbox, Tides } from './ports.ts';

export type PlannerOptions = {
  readonly outbox: PlannerOutbox;
  readonly tides: Tides;
  readonly metrics: DigestMetrics;
  readonly log: Log;
  /** Version of the time zone data, `2026c`: newer data move what was planned with older. */
  readonly zoneData: string;
  /** How many each platform takes in a second: as many as are due at once are spread over that long. */
  readonly perSecond: Readonly<Record<string, number>>;
  /** Told of what will be asked soon. */
  warm(messages: readonly DigestMessage[]): void;
  now(): Instant;
};

export type Planner = {
  /** Writes down what is due in the next minutes, and ends what came too late. */
  tick(): Promise<void>;
  lastTickAt(): Instant | undefined;
  /** Whether all that is due by now has been planned: not at a start, nor when the clock or the machine made a leap. */
  isAhead(): boolean;
};

/** Planned so long ahead: long enough to ask for what will be told, short enough to plan anew after a change. */
const horizonMs = 10 * minuteMs;
/** A digest of which nobody could tell when it is due is looked at again after. */
const lookAgainMs = minuteMs;
/** Of a longer time out of service nothing is recorded. */
const longestBacklogMs = 31 * utcDayMs;
/** Some 50 ms of work, then others are answered in between. */
const digestsAtOnce = 500;

export function createPlanner(options: PlannerOptions): Planner {
  const { outbox, metrics, log, zoneData, warm, now } = options;
  let lastTickAt: Instant | undefined;
  let lastPurge = '';
  let isReplanned = false;

  async function planAll(at: Instant): Promise<void> {
    const sizes = new Map((await outbox.slotSizes(at + horizonMs)).map((slot) => [slotKey(slot), slot.count]));
    const spreadOf = (platform: string, dueAt: Instant): number =>
      spreadMs(sizes.get(slotKey({ platform, dueAt })) ?? 1, options.perSecond[platform]);
    for (;;) {
      const { digests, unreadable } = await outbox.toPlan(at + horizonMs, digestsAtOnce);
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
      if (digests.length + unreadable.length < digestsAtOnce) return;
      await setImmediate();
    }
  }

  return {
    async tick() {
      const at = now();
      if (!isReplanned) await outbox.replan(zoneData, at);
      isReplanned = true;
      const recovered = await outbox.recover(false);
      if (recovered > 0) log.warn(`${recovered} digests were left behind by a process that went away: they go again`);
      await planAll(at);
      const expired = Map.groupBy(await outbox.expire(at), (platform) => platform);
      for (const [platform, { length }] of expired) metrics.count('expired', platform, length);
      if (lastPurge !== utcDate(at)) await outbox.purge(at);
      lastPurge = utcDate(at);
      lastTickAt = at;
    },
    lastTickAt: () => lastTickAt,
    isAhead: () => lastTickAt !== undefined && now() <= lastTickAt + horizonMs,
  };
}

async function planOne(
  { tides, log }: PlannerOptions,
  digest: DigestToPlan,
  now: Instant,
  spreadOf: (dueAt: Instant) => number,
): Promise<Plan> {
  const horizon = now + horizonMs;
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
    const deliveries = due.map((one) => planned(one, due, digest, now, placeInSlot(digest.id) * spreadOf(one.dueAt)));
    return { ...seen, plannedTo: window.to, nextDueAt: next?.dueAt ?? window.to + ahead.lookAfterMs, deliveries };
  } catch (error) {
    // A bug that one digest meets must not hold up all others.
    if (error instanceof Problem) log.warn(`A digest cannot be planned yet (${error.code})`);
    else log.bug(newReference(), error);
    return { ...seen, plannedTo: digest.plannedTo, nextDueAt: horizon + lookAgainMs, deliveries: [] };
  }
}

/** How far to look for the next delivery, and when to look again where there is none. A week has each of its days. */
const clockAhead = { days: 10, lookAfterMs: 6 * utcDayMs };
/** Tides are asked for, and there are some on every day that has any. */
const tideAhead = { days: 4, lookAfterMs: utcDayMs };

function planned(
  { date, slot, dueAt }: Delivery,
  all: readonly Delivery[],
  { id, platform }: DigestToPlan,
  now: Instant,
  spreadMs: number,
): PlannedDelivery {
  const delivery = plannedDelivery({
    digestId: id,
    kind: 'scheduled',
    date,
    slot,
    platform,
    dueAt,
    spreadMs: Math.round(spreadMs),
  });
  const isOvertaken = dueAt < now - lateMs && all.some((other) => other.dueAt > dueAt && other.dueAt <= now);
  return isOvertaken || dueAt + tooLateMs <= now ? { ...delivery, state: 'expired' } : delivery;
}

function slotKey({ platform, dueAt }: { platform: string; dueAt: Instant }): string {
  return `${platform} ${dueAt}`;
}

function messagesDueSoon(digests: readonly DigestToPlan[], plans: readonly Plan[]): DigestMessage[] {
  const due = new Set(plans.filter(({ deliveries }) => deliveries.length > 0).map(({ digestId }) => digestId));
  return digests.filter(({ id }) => due.has(id)).map(({ message }) => message);
}
