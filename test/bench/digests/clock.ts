import { createPlanner } from '../../../src/digests/planner.ts';
import type { MessageSender } from '../../../src/digests/ports.ts';
import { createSender } from '../../../src/digests/sender.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { createCircuitBreaker, createRateLimiter } from '../../../src/lib/rate-limiter.ts';
import { createDigests } from '../../../src/store/index.ts';
import { figure } from '../figure.ts';
import { addDigests, bugsAlone, openYard, type Yard } from './fixture.ts';

export type ClockRun = { readonly storeUrl: string; readonly count: number };

/** Steps of the clock, one every two days: summer time ends in between. */
const stepsH = [-3, -3, 25, -3, -3, -3, -3];
/** Of which four change their clocks in October or November, or have an odd offset. */
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'] as const;
const everyMs = 20 * minuteMs;

/** The clock is set back and forth for sixteen days: nothing comes twice, and what does not come is recorded. */
export async function clockStepsRun({ storeUrl, count }: ClockRun): Promise<void> {
  const yard = await openYard(storeUrl);
  try {
    const house = await simulated(yard, count, Date.UTC(2026, 9, 20));
    for (const hours of stepsH) {
      await house.live(2 * utcDayMs);
      house.time.now += hours * hourMs;
    }
    await house.live(2 * utcDayMs);
    await house.report('clock-steps');
  } finally {
    await yard.close();
  }
}

/** Nothing runs for a while across the minute at which all are due: one digest at most makes up for it. */
export async function downtimesRun({ storeUrl, count }: ClockRun): Promise<void> {
  for (const [name, downMs] of [
    ['10min', 10 * minuteMs],
    ['5h', 5 * hourMs],
    ['3d', 3 * utcDayMs],
  ] as const) {
    const yard = await openYard(storeUrl);
    try {
      const house = await simulated(yard, count, Date.UTC(2026, 10, 16));
      await house.live(utcDayMs - 5 * minuteMs);
      const before = house.sent.length;
      house.time.now += downMs;
      const mostBefore = house.mostAtOnce();
      await house.live(hourMs, minuteMs);
      await house.report(`downtime-${name}`);
      figure('digests', `downtime-${name}-caught-up`, 'digests', [house.sent.length - before]);
      figure('digests', `downtime-${name}-oldest`, 'h', [Math.max(0, ...house.latenessMs) / hourMs]);
      figure('digests', `downtime-${name}-most-of-one`, 'digests', [house.mostAtOnce() - mostBefore]);
    } finally {
      await yard.close();
    }
  }
}

/** Planner and sender with a clock of their own and a platform that takes everything at once. */
async function simulated(yard: Yard, count: number, startsAt: number) {
  const time = { now: startsAt, clock: 0 };
  const now = (): number => time.now;
  const sent: string[] = [];
  const perChannel = new Map<string, number>();
  const latenessMs: number[] = [];
  // As many as there are in a step: only what is late for long is held back by half.
  const rateLimiter = createRateLimiter({ perSecond: count, burst: count }, () => time.clock);
  const shared = {
    outbox: yard.outbox,
    metrics: { count: () => {}, lateness: (_: string, ms: number) => void latenessMs.push(ms) },
    log: bugsAlone,
    now,
  };
  const sender: MessageSender = {
    async send({ channel }, _, nonce) {
      sent.push(nonce);
      perChannel.set(channel, (perChannel.get(channel) ?? 0) + 1);
      return { kind: 'sent', messageId: String(sent.length) };
    },
  };
  const planner = createPlanner({
    ...shared,
    tides: async () => [],
    zoneData: process.versions['tz'] ?? '',
    perSecond: {},
    warm: () => {},
  });
  const sender = createSender({
    ...shared,
    platform: 'telegram',
    sender,
    rateLimiter,
    breaker: createCircuitBreaker(() => time.clock),
    digests: createDigests(yard.database),
    maxInFlight: 50,
    nonceTtlMs: 0,
    compose: async () => ({ title: '', blocks: [] }),
    stopping: new AbortController().signal,
  });
  for (let slot = 0; slot < zones.length; slot++) {
    const [many, dueAt] = [Math.ceil(count / zones.length), startsAt + slot * 5 * hourMs];
    await addDigests(yard, {
      platform: 'telegram',
      count: many,
      dueAt,
      zone: zones[slot]!,
      first: 10_000_000 + slot * many,
    });
  }
  // All that is planned begins now.
  await yard.database.updateTable('digests').set({ planned_to: startsAt, next_due_at: 0 }).execute();

  return {
    time,
    sent,
    latenessMs,
    mostAtOnce: () => Math.max(0, ...perChannel.values()),
    async live(ms: number, stepMs = everyMs): Promise<void> {
      for (const end = time.now + ms; time.now < end; time.now += stepMs) {
        await planner.tick();
        for (let idle = 0; idle < 3;) {
          const state = await sender.round();
          await sender.settled();
          time.clock += 1000;
          idle = state === 'sending' ? 0 : idle + 1;
        }
      }
    },
    async report(name: string): Promise<void> {
      const rows = await yard.database
        .selectFrom('digest_outbox')
        .select(['digest_id', 'local_date', 'state'])
        .execute();
      const states = Object.groupBy(rows, ({ state }) => state);
      // Every date between a digest's first and last is there: what is neither sent nor recorded would be a gap.
      const gaps = [...Map.groupBy(rows, ({ digest_id: id }) => id)].map(([, list]) => {
        const days = list.map(({ local_date: date }) => Date.parse(date) / utcDayMs);
        return Math.max(...days) - Math.min(...days) + 1 - days.length;
      });
      figure('digests', `${name}-due`, 'digests', [rows.length]);
      figure('digests', `${name}-sent`, 'digests', [states.sent?.length ?? 0]);
      figure('digests', `${name}-expired`, 'digests', [states.expired?.length ?? 0]);
      figure('digests', `${name}-twice`, 'digests', [sent.length - new Set(sent).size]);
      figure('digests', `${name}-unexplained`, 'digests', [gaps.reduce((sum, gap) => sum + gap, 0)]);
    },
  };
}
