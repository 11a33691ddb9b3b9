import { setImmediate } from 'node:timers/promises';
import { createPlanner } from '../../../src/digests/planner.ts';
import { createSender } from '../../../src/digests/sender.ts';
import { createCircuitBreaker } from '../../../src/lib/rate-limiter.ts';
import { createDigests } from '../../../src/store/index.ts';
import { figure } from '../figure.ts';
import { addDigests, bugsAlone, openYard, type Yard } from './fixture.ts';

export type ThroughputRun = { readonly storeUrl: string; readonly count: number };

/** Many digests due at one minute on a platform that takes each at once: what planning, claiming and finishing cost. */
export async function throughputRun({ storeUrl, count }: ThroughputRun): Promise<void> {
  const yard = await openYard(storeUrl);
  try {
    await addDigests(yard, { platform: 'telegram', count, dueAt: Date.now() });
    await measure(yard, count);
  } finally {
    await yard.close();
  }
}

async function measure(yard: Yard, count: number): Promise<void> {
  const clock = (): number => performance.now();
  const rssMb: number[] = [];
  const watch = setInterval(() => rssMb.push(process.memoryUsage.rss() / 1e6), 250);
  const lagMs: number[] = [];
  let lastBeat = clock();
  // How late a beat comes tells how long others would have waited.
  const beat = setInterval(() => {
    lagMs.push(Math.max(0, clock() - lastBeat - beatMs));
    lastBeat = clock();
  }, beatMs);
  try {
    const shared = {
      outbox: yard.outbox,
      metrics: { count: () => {}, lateness: () => {} },
      log: bugsAlone,
      now: Date.now,
    };
    const planner = createPlanner({
      ...shared,
      tides: async () => [],
      zoneData: process.versions['tz'] ?? '',
      perSecond: {},
      warm: () => {},
    });
    const planned = await timed(() => planner.tick());
    figure('digests', 'throughput-planned', 'digests/s', [count / planned]);
    let sent = 0;
    const sender = createSender({
      ...shared,
      platform: 'telegram',
      sender: { send: async () => ({ kind: 'sent', messageId: String(++sent) }) },
      rateLimiter: { take: async (wanted) => wanted, consume: async () => {}, pause: async () => {} },
      breaker: createCircuitBreaker(clock),
      digests: createDigests(yard.database),
      maxInFlight: 4,
      nonceTtlMs: 0,
      compose: async () => ({ title: '', blocks: [] }),
      stopping: new AbortController().signal,
    });
    const finished = await timed(async () => {
      while ((await sender.round()) !== 'idle') {
        await sender.settled();
        // As the loop of the tower does, which sleeps.
        await setImmediate();
      }
    });
    figure('digests', 'throughput-claimed-and-finished', 'digests/s', [count / finished]);
    figure('digests', 'throughput', 'digests/s', [count / (planned + finished)]);
    figure('digests', 'throughput-rss', 'MB', rssMb);
    figure('digests', 'throughput-event-loop-held-up', 'ms', lagMs);
    figure('digests', 'throughput-sent', 'digests', [(await yard.outbox.counts()).sent ?? 0]);
  } finally {
    clearInterval(watch);
    clearInterval(beat);
  }
}

const beatMs = 20;

/** Seconds that work takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}
