import { createPlanner } from '../../../src/digests/planner.ts';
import type { MessageSender } from '../../../src/digests/ports.ts';
import { createSender } from '../../../src/digests/sender.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { createCircuitBreaker } from '../../../src/lib/circuit-breaker.ts';
import { createRateLimiter } from '../../../src/lib/rate-limiter.ts';
import { createDigestStates } from '../../../src/store/index.ts';
import { figure } from '../figure.ts';
import { addDigests, bugLog, openBenchStore, type BenchStore } from './fixture.ts';

export type ClockRun = { readonly storeUrl: string; readonly count: number };

/** Steps of the clock, one every two days: summer time ends in between. */
const stepsH = [-3, -3, 25, -3, -3, -3, -3];
/** Summer time changes in October or November in three of them; one has an offset of 5 h 45. */
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'] as const;
const everyMs = 20 * minuteMs;

/** The clock is set back and forward for sixteen days: nothing is sent twice, and what is not sent is recorded. */
export async function clockStepsRun({ storeUrl, count }: ClockRun): Promise<void> {
  const store = await openBenchStore(storeUrl);
  try {
    const simulation = await createSimulation(store, count, Date.UTC(2026, 9, 20));
    for (const hours of stepsH) {
      await simulation.live(2 * utcDayMs);
      simulation.time.now += hours * hourMs;
    }
    await simulation.live(2 * utcDayMs);
    await simulation.report('clock-steps');
  } finally {
    await store.close();
  }
}

/** Nothing runs for a while across the minute at which all are due: afterwards each channel gets one digest at most. */
export async function downtimesRun({ storeUrl, count }: ClockRun): Promise<void> {
  for (const [name, downMs] of [
    ['10min', 10 * minuteMs],
    ['5h', 5 * hourMs],
    ['3d', 3 * utcDayMs],
  ] as const) {
    const store = await openBenchStore(storeUrl);
    try {
      const simulation = await createSimulation(store, count, Date.UTC(2026, 10, 16));
      await simulation.live(utcDayMs - 5 * minuteMs);
      const before = simulation.sent.length;
      simulation.time.now += downMs;
      const mostBefore = simulation.mostAtOnce();
      await simulation.live(hourMs, minuteMs);
      await simulation.report(`downtime-${name}`);
      figure('digests', `downtime-${name}-caught-up`, 'digests', [simulation.sent.length - before]);
      figure('digests', `downtime-${name}-oldest`, 'h', [Math.max(0, ...simulation.latenessMs) / hourMs]);
      figure('digests', `downtime-${name}-most-of-one`, 'digests', [simulation.mostAtOnce() - mostBefore]);
    } finally {
      await store.close();
    }
  }
}

/** Planner and sender with a simulated clock and a platform that takes everything at once. */
async function createSimulation(store: BenchStore, count: number, startsAt: number) {
  const time = { now: startsAt, clock: 0 };
  const now = (): number => time.now;
  const sent: string[] = [];
  const perChannel = new Map<string, number>();
  const latenessMs: number[] = [];
  // Enough for all digests in one step of a second, half of them where they are late.
  const rateLimiter = createRateLimiter({ perSecond: count, burst: count }, () => time.clock);
  const shared = {
    outbox: store.outbox,
    metrics: { count: () => {}, lateness: (_: string, ms: number) => void latenessMs.push(ms) },
    log: bugLog,
    now,
  };
  const messageSender: MessageSender = {
    async send({ id }, _, nonce) {
      sent.push(nonce);
      perChannel.set(id, (perChannel.get(id) ?? 0) + 1);
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
    messageSender,
    rateLimiter,
    breaker: createCircuitBreaker(() => time.clock),
    digests: createDigestStates(store.database),
    limits: { maxInFlight: 50, nonceTtlMs: 0 },
    compose: async () => ({ title: '', blocks: [] }),
    clock: () => time.clock,
    stopping: new AbortController().signal,
  });
  for (let slot = 0; slot < zones.length; slot++) {
    const [many, dueAt] = [Math.ceil(count / zones.length), startsAt + slot * 5 * hourMs];
    await addDigests(store, {
      platform: 'telegram',
      count: many,
      dueAt,
      zone: zones[slot]!,
      first: 10_000_000 + slot * many,
    });
  }
  // Planning begins now.
  await store.database.updateTable('digests').set({ planned_to: startsAt, next_due_at: 0 }).execute();

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
      const rows = await store.database
        .selectFrom('digest_outbox')
        .select(['digest_id', 'local_date', 'state'])
        .execute();
      const states = Object.groupBy(rows, ({ state }) => state);
      // Every date between a digest's first and last has a row: a gap would be a delivery that was lost.
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
