import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '../domain/time.ts';
import { createCircuitBreaker } from '../lib/circuit-breaker.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { newReference } from '../lib/reference.ts';
import { Problem } from '../problem.ts';
import { createAlertWatcher, type AlertWatcherOptions } from './alerts.ts';
import { compose } from './compose.ts';
import { ms } from './limits.ts';
import { createPlanner } from './planner.ts';
import type * as ports from './ports.ts';
import { createSender, type Sender } from './sender.ts';
import { createWarmer } from './warmer.ts';

export type PlatformDelivery = {
  readonly messageSender: ports.MessageSender;
  readonly rateLimiter: RateLimiter;
  readonly limits: ports.PlatformLimits;
};

export type DigestRunnerOptions = {
  readonly outbox: ports.Outbox;
  readonly digests: ports.DigestStates;
  readonly answerer: ports.Answerer;
  readonly tides: ports.Tides;
  readonly platforms: Readonly<Record<string, PlatformDelivery>>;
  readonly metrics: ports.DigestMetrics;
  readonly alerts: Pick<AlertWatcherOptions, 'loadSearch' | 'warningsAt' | 'metrics'>;
  readonly log: ports.Log;
  readonly zoneData: string;
  readonly lock: ports.RunnerLock;
  now(): Instant;
  /** Monotonic, ms. */
  clock(): number;
};

export type DigestRunner = ReturnType<typeof createDigestRunner>;

/** How often a process that waits tries the lock, ms: a try takes 0.2 ms, and a digest may be 2 s late. */
export const takeOverMs = 2000;

/** Plans and sends digests from `start` to `stop`. Nothing runs before. */
export function createDigestRunner(options: DigestRunnerOptions) {
  const { platforms, lock, log, now, clock } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const warmer = createWarmer(options.answerer, signal);
  const perSecond = Object.entries(platforms).map(([platform, { limits }]) => [platform, limits.perSecond] as const);
  const planner = createPlanner({ ...options, perSecond: Object.fromEntries(perSecond), warm: warmer.warm });
  const senders = Object.entries(platforms).map(([platform, delivery]) =>
    createSender({
      ...options,
      ...delivery,
      platform,
      breaker: createCircuitBreaker(clock),
      compose: (claimed) => compose(options.answerer, claimed, now),
      stopping: signal,
    }),
  );
  const alerts = createAlertWatcher({ ...options, ...options.alerts });
  let loops: Promise<void>[] = [];
  let lastPlannedAt: number | undefined;
  const begin = async (): Promise<void> => {
    const recovered = await options.outbox.recover(true);
    if (recovered > 0) log.warn(`${recovered} digests were being sent when the program ended: they are sent again`);
    const plan = repeat('planning', log, signal, async () => {
      await planner.tick();
      lastPlannedAt = clock();
      return ms.plan;
    });
    const watch = repeat('checking alerts', log, signal, async () => ((await alerts.round()) ? 0 : ms.check));
    loops = [plan, watch, ...senders.map((one) => repeat('sending', log, signal, () => send(one, planner.isAhead())))];
  };
  let isHeld = false;
  let waiting: Promise<void> | undefined;
  const acquire = (): boolean => (isHeld ||= lock.acquire());
  const takeOver = async (): Promise<number | 'done'> => {
    if (!acquire()) return takeOverMs;
    await begin();
    log.info('Digests: the process that sent them has ended, this one goes on');
    return 'done';
  };

  return {
    /** Plans and sends until stopped; where one process may, it takes over within `takeOverMs` of the other's end. */
    async start(): Promise<void> {
      if (acquire()) return begin();
      waiting = repeat('waiting', log, signal, takeOver).finally(() => (waiting = undefined));
    },
    /** Whether another process plans and sends. */
    isWaiting: () => waiting !== undefined,
    /** Resolves when messages in flight have been sent and recorded. */
    async stop(): Promise<void> {
      stopping.abort();
      await waiting;
      await Promise.all(loops);
      await Promise.all([warmer.settled(), ...senders.map((sender) => sender.settled())]);
      if (isHeld) lock.release();
      isHeld = false;
    },
    /** `lastSuccessAt`: the last round of planning, by the monotonic clock, ms. */
    health() {
      if (waiting) return { ok: true };
      const isPlanning = lastPlannedAt !== undefined && clock() - lastPlannedAt < ms.stuck;
      const ok = isPlanning && senders.every((sender) => sender.fault() === undefined);
      return { ok, ...(lastPlannedAt !== undefined && { lastSuccessAt: lastPlannedAt }) };
    },
  };
}

async function send(sender: Sender, isPlanned: boolean): Promise<number> {
  // Before planning has caught up, the earlier of two overdue deliveries could be sent, though the later replaces it.
  const state = isPlanned ? await sender.round() : 'idle';
  return state === 'idle' ? ms.poll : ms.busyPoll;
}

/** Rounds until stopped or done, each after the ms that the last one returned. A failure is logged once, and retried in 1 s. */
async function repeat(activity: string, log: ports.Log, signal: AbortSignal, round: () => Promise<number | 'done'>) {
  let isFailing = false;
  while (!signal.aborted) {
    let pauseMs = ms.failurePause;
    try {
      const next = await round();
      if (next === 'done') return;
      pauseMs = next;
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(log, activity, error);
      isFailing = true;
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

function report(log: ports.Log, activity: string, error: unknown): void {
  if (error instanceof Problem && error.code === 'store-unavailable')
    log.warn(`Digests: the database does not answer while ${activity}; retrying every second`);
  else log.bug(newReference(), error);
}
