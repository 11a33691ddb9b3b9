import { setImmediate } from 'node:timers/promises';
import { createPlanner } from '../../../src/digests/planner.ts';
import { createSender } from '../../../src/digests/sender.ts';
import { createCircuitBreaker } from '../../../src/lib/circuit-breaker.ts';
import { createDigestStates } from '../../../src/store/index.ts';
import { figure } from '../figure.ts';
import { addDigests, bugLog, openBenchStore, type BenchStore } from './fixture.ts';

export type ThroughputRun = { readonly storeUrl: string; readonly count: number };

/** Many digests due at one minute on a platform that takes each at once: the cost of planning, claiming and finishing. */
export async function throughputRun({ storeUrl, count }: ThroughputRun): Promise<void> {
  const store = await openBenchStore(storeUrl);
  try {
    await addDigests(store, { platform: 'telegram', count, dueAt: Date.now() });
    await measure(store, count);
  } finally {
    await store.close();
  }
}

async function measure(store: BenchStore, count: number): Promise<void> {
  const clock = (): number => performance.now();
  const rssMb: number[] = [];
  const watch = setInterval(() => rssMb.push(process.memoryUsage.rss() / 1e6), 250);
  const lagMs: number[] = [];
  let lastBeat = clock();
  // The lateness of a beat is how long another request would have waited.
  const beat = setInterval(() => {
    lagMs.push(Math.max(0, clock() - lastBeat - beatMs));
    lastBeat = clock();
  }, beatMs);
  try {
    const shared = {
      outbox: store.outbox,
      metrics: { count: () => {}, lateness: () => {} },
      log: bugLog,
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
      messageSender: { send: async () => ({ kind: 'sent', messageId: String(++sent) }) },
      rateLimiter: { take: async (wanted) => wanted, consume: async () => {}, pause: async () => {} },
      breaker: createCircuitBreaker(clock),
      digests: createDigestStates(store.database),
      limits: { maxInFlight: 4, nonceTtlMs: 0 },
      compose: async () => ({ title: '', blocks: [] }),
      clock,
      stopping: new AbortController().signal,
    });
    const finished = await timed(async () => {
      while ((await sender.round()) !== 'idle') {
        await sender.settled();
        // The runner's loop sleeps here.
        await setImmediate();
      }
    });
    figure('digests', 'throughput-claimed-and-finished', 'digests/s', [count / finished]);
    figure('digests', 'throughput', 'digests/s', [count / (planned + finished)]);
    figure('digests', 'throughput-rss', 'MB', rssMb);
    figure('digests', 'throughput-event-loop-held-up', 'ms', lagMs);
    figure('digests', 'throughput-sent', 'digests', [(await store.counts()).sent ?? 0]);
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
