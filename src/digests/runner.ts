import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs, type Instant } from '../domain/time.ts';
import { createCircuitBreaker } from '../lib/circuit-breaker.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { newReference } from '../lib/reference.ts';
import { compose } from './compose.ts';
import { createPlanner } from './planner.ts';
import type {
  Answerer,
  DigestMetrics,
  DigestStates,
  Log,
  MessageSender,
  Outbox,
  PlatformLimits,
  RunnerLock,
  Tides,
} from './ports.ts';
import { createSender, type Sender } from './sender.ts';
import { createWarmer } from './warmer.ts';

/** A platform that digests are sent to. */
export type PlatformDelivery = {
  readonly messageSender: MessageSender;
  readonly rateLimiter: RateLimiter;
  readonly limits: PlatformLimits;
};

export type DigestRunnerOptions = {
  readonly outbox: Outbox;
  readonly digests: DigestStates;
  readonly answerer: Answerer;
  readonly tides: Tides;
  /** By the name of the platform. */
  readonly platforms: Readonly<Record<string, PlatformDelivery>>;
  readonly metrics: DigestMetrics;
  readonly log: Log;
  /** Version of the time zone data, `2026c`. */
  readonly zoneData: string;
  readonly lock: RunnerLock;
  now(): Instant;
  /** Monotonic, ms. */
  clock(): number;
};

export type DigestRunner = {
  /** Plans and sends until it is stopped. Rejects with `AlreadyRunning`. */
  start(): Promise<void>;
  /** Resolves when messages in flight have been sent and recorded. */
  stop(): Promise<void>;
  health(): { readonly ok: boolean; readonly lastSuccessAt?: Instant };
};

const planIntervalMs = 15_000;
const pollIntervalMs = 500;
/** While more is due than may be sent. */
const busyPollIntervalMs = 20;
const failurePauseMs = 1000;
/** A planner that has not finished a round for so long is stuck. */
const stuckMs = 2 * minuteMs;

/** Another process plans and sends already, where only one may. */
export class AlreadyRunning extends Error {
  constructor() {
    super('another Bellbuoy with the same database plans and sends them already');
  }
}

/** Plans and sends digests from `start` to `stop`. Nothing runs before. */
export function createDigestRunner(options: DigestRunnerOptions): DigestRunner {
  const { platforms, log, now, clock } = options;
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
  let running: Promise<unknown> | undefined;

  return {
    async start() {
      if (!options.lock.acquire()) throw new AlreadyRunning();
      const recovered = await options.outbox.recover(true);
      if (recovered > 0) log.warn(`${recovered} digests were being sent when the program ended: they are sent again`);
      const plan = repeat('planning', log, signal, async () => {
        await planner.tick();
        return planIntervalMs;
      });
      const sending = senders.map((sender) => repeat('sending', log, signal, () => send(sender, planner.isAhead())));
      running = Promise.all([plan, ...sending]);
    },
    async stop() {
      stopping.abort();
      await running;
      await Promise.all([warmer.settled(), ...senders.map((sender) => sender.settled())]);
      if (running) options.lock.release();
      running = undefined;
    },
    health() {
      const lastSuccessAt = planner.lastTickAt();
      const isPlanning = lastSuccessAt !== undefined && now() - lastSuccessAt < stuckMs;
      const ok = isPlanning && senders.every((sender) => sender.fault() === undefined);
      return { ok, ...(lastSuccessAt !== undefined && { lastSuccessAt }) };
    },
  };
}

/** Repeats rounds until stopped, each after the pause in ms that the last one returned. A failure is logged once. */
async function repeat(activity: string, log: Log, signal: AbortSignal, round: () => Promise<number>): Promise<void> {
  let isFailing = false;
  while (!signal.aborted) {
    let pauseMs = failurePauseMs;
    try {
      pauseMs = await round();
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(log, activity, error);
      isFailing = true;
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

async function send(sender: Sender, isPlanned: boolean): Promise<number> {
  // Before planning has caught up, the earlier of two overdue deliveries could be sent, though the later replaces it.
  const state = isPlanned ? await sender.round() : 'idle';
  return state === 'idle' ? pollIntervalMs : busyPollIntervalMs;
}

/** Postgres' error classes for a connection that is lost or refused, and Node's error codes. */
const unreachable = /^(08|57P|53)|^E[A-Z]+$/;

function report(log: Log, activity: string, error: unknown): void {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const isLost = /terminated|timeout|closed the connection/i.test(String(message));
  if (isLost || (typeof code === 'string' && unreachable.test(code))) {
    log.warn(`Digests: the database does not answer while ${activity}; retrying every second`);
  } else {
    log.bug(newReference(), error);
  }
}
