import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage } from '../chat/index.ts';
import { minuteMs, type Instant } from '../domain/time.ts';
import { createCircuitBreaker, type RateLimiter } from '../lib/rate-limiter.ts';
import { compose } from './compose.ts';
import { createPlanner } from './planner.ts';
import type {
  Answerer,
  MessageSender,
  Log,
  PlanningOutbox,
  SendingOutbox,
  SenderDigests,
  DigestMetrics,
  Tides,
} from './ports.ts';
import { createSender, type Sender } from './sender.ts';

/** One platform, and the token we have for it. */
export type PlatformDelivery = {
  readonly sender: MessageSender;
  readonly rateLimiter: RateLimiter;
  readonly perSecond: number;
  readonly maxInFlight: number;
  readonly nonceTtlMs: number;
};

export type DigestRunnerOptions = {
  readonly outbox: PlanningOutbox & SendingOutbox;
  readonly digests: SenderDigests;
  readonly answerer: Answerer;
  readonly tides: Tides;
  /** By the name of the platform. */
  readonly platforms: Readonly<Record<string, PlatformDelivery>>;
  readonly metrics: DigestMetrics;
  readonly log: Log;
  readonly zoneData: string;
  /** Takes the role of the only one who plans and sends, where the store allows only one. False where another has it. */
  acquireLock(): boolean;
  releaseLock(): void;
  now(): Instant;
  /** Only ever goes forward, ms. */
  clock(): number;
};

const planEveryMs = 15_000;
const lookEveryMs = 500;
/** While more is due than may go. */
const hurryMs = 20;
const afterFailureMs = 1000;
/** A planner that has not been through for so long is stuck. */
const stuckMs = 2 * minuteMs;
/** Of thousands of places, so many are asked for ahead of time. */
const mostWarmed = 500;

/** Another process plans and sends, where only one may. */
export class AlreadyRunning extends Error {
  constructor() {
    super('another Bellbuoy with the same database plans and sends them already');
  }
}

/** Plans and sends until it is stopped. */
export function createDigestRunner(options: DigestRunnerOptions) {
  const { platforms, log, now, clock } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const warmer = createWarmer(options.answerer, signal);
  const planner = createPlanner({
    ...options,
    perSecond: Object.fromEntries(Object.entries(platforms).map(([platform, { perSecond }]) => [platform, perSecond])),
    warm: warmer.warm,
  });
  const senders = Object.entries(platforms).map(([platform, lane]) =>
    createSender({
      ...options,
      ...lane,
      platform,
      breaker: createCircuitBreaker(clock),
      compose: (row) => compose(options.answerer, row, now),
      stopping: signal,
    }),
  );
  let running: Promise<unknown> | undefined;

  /** Goes round until it is stopped; what is thrown is told once, until a round goes well again. */
  async function loop(what: string, round: () => Promise<number>): Promise<void> {
    let isFailing = false;
    while (!signal.aborted) {
      let pauseMs = afterFailureMs;
      try {
        pauseMs = await round();
        isFailing = false;
      } catch (error) {
        if (!isFailing) report(log, what, error);
        isFailing = true;
      }
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  return {
    /** Rejects with `RoleTaken`. */
    async start(): Promise<void> {
      if (!options.acquireLock()) throw new AlreadyRunning();
      const left = await options.outbox.recover(true);
      if (left > 0) log.warn(`${left} digests were under way when the program ended: they go again`);
      const plan = loop('planning', async () => {
        await planner.tick();
        return planEveryMs;
      });
      running = Promise.all([plan, ...senders.map((sender) => loop('sending', () => send(sender, planner.isAhead())))]);
    },
    /** What is under way is sent to its end. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
      await Promise.all([warmer.settled(), ...senders.map((sender) => sender.settled())]);
      if (running) options.releaseLock();
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

async function send(sender: Sender, isPlanned: boolean): Promise<number> {
  // Before, of two that are overdue the earlier could go that the later one stands for.
  const state = isPlanned ? await sender.round() : 'idle';
  return state === 'idle' ? lookEveryMs : hurryMs;
}

/** Asks ahead of time what will be asked, each question once, so that what it takes is there when it is due. */
function createWarmer(answering: Answerer, signal: AbortSignal) {
  const questions = new Map<string, IncomingMessage>();
  let asking: Promise<void> | undefined;
  const askAll = async (): Promise<void> => {
    for (const [key, one] of questions) {
      if (signal.aborted) break;
      await answering.answer(one);
      questions.delete(key);
      // Others are to be answered in between.
      await sleep(0);
    }
    asking = undefined;
  };
  return {
    warm(heard: readonly IncomingMessage[]): void {
      for (const one of heard) if (questions.size < mostWarmed) questions.set(JSON.stringify(one.input), one);
      if (questions.size > 0) asking ??= askAll();
    },
    settled: () => asking,
  };
}

/** Postgres' classes of errors for a connection that is lost or not to be had, and Node's. */
const outOfReach = /^(08|57P|53)|^E[A-Z]+$/;

function report(log: Log, what: string, error: unknown): void {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const isLost = /terminated|timeout|closed the connection/i.test(String(message));
  if (isLost || (typeof code === 'string' && outOfReach.test(code))) {
    log.warn(`Digests: the database does not answer while ${what}; again every second`);
  } else {
    log.bug(randomUUID().slice(0, 8), error);
  }
}
