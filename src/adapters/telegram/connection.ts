import type { Bot, Transformer } from 'grammy';
import type { ApiError } from 'grammy/types';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Adapter, AdapterHealth, AdapterLog } from '../adapter.ts';
import { ms } from './limits.ts';
import { describeFailure, describeRefusal } from './reaction.ts';
import type { Lease } from './ports.ts';
import type { Transport } from './receive.ts';
import { forGrammy } from './signal.ts';
import type { UpdateWorker } from './update-worker.ts';

type ConnectionOptions = {
  readonly bot: Bot;
  readonly log: AdapterLog;
  readonly lease: Lease | undefined;
  readonly transport: Transport;
  readonly worker: UpdateWorker;
  /** Aborted by `stop`. */
  readonly stopping: AbortController;
  /** Monotonic, ms. */
  clock(): number;
  /** Run when this process begins to handle updates. */
  onConnected(signal: AbortSignal): Promise<void>;
};

/**
 * Receives updates and handles them until it is stopped, while no other process does. `start` rejects where Telegram refuses
 * the token; where it does so later, it ends with one line in the log. Where Telegram cannot be reached, `start` resolves,
 * `health` is not ok, and attempts continue.
 */
export function createConnection(options: ConnectionOptions): Adapter {
  const { bot, log, lease, transport, worker, stopping, clock, onConnected } = options;
  const { signal } = stopping;
  const started = Promise.withResolvers<void>();
  let isStarted = false;
  let health: AdapterHealth = { ok: false };
  let isUnreachable = false;
  let running: Promise<void> | undefined;

  const settle = (): void => {
    isStarted = true;
    started.resolve();
  };
  const succeeded = (): void => {
    isUnreachable = false;
    health = { ok: true, lastSuccessAt: clock() };
  };
  const failed = (failure: string): void => {
    const reason = `Telegram does not answer, trying again (${failure})`;
    if (!isUnreachable && !signal.aborted) log.warn(reason);
    isUnreachable = true;
    health = { ...health, ok: false, reason };
    settle();
  };
  bot.api.config.use(retryVitalCalls(signal, { succeeded, failed }));

  const work = async (working: AbortSignal): Promise<void> => {
    worker.start();
    const connected = onConnected(working);
    try {
      await transport.run(working, settle).catch((error: unknown) => {
        if (!working.aborted) throw error;
      });
    } finally {
      await Promise.all([worker.stop(), connected]);
    }
  };
  const run = async (): Promise<void> => {
    await bot.init(forGrammy(signal));
    if (signal.aborted) return;
    await workInRole({ lease, stopping: signal, onWaiting: settle, work });
  };
  const fail = (error: unknown): void => {
    const message = `Telegram does not let us in (${describeFailure(error)})`;
    health = { ...health, ok: false, reason: `${message}: look at TELEGRAM_TOKEN` };
    if (signal.aborted) return;
    if (isStarted) log.warn(`${message}: it stays off until the next start, look at TELEGRAM_TOKEN`);
    else started.reject(new Error(message));
  };
  return {
    start() {
      running ??= run().catch(fail).finally(settle);
      return started.promise;
    },
    async stop() {
      stopping.abort();
      await running;
    },
    health: () => ({ ...health, ok: health.ok && !signal.aborted }),
  };
}

type RoleOptions = {
  /** Absent where any number of processes may work at once. */
  readonly lease: Lease | undefined;
  readonly stopping: AbortSignal;
  /** Called when another process has the role. */
  onWaiting(): void;
  /** Runs until `signal` is aborted, since the program stops or the role was lost. */
  work(signal: AbortSignal): Promise<void>;
};

/** Works while this process has the role, and waits for it otherwise, until the program stops. Rejects as `work` does. */
async function workInRole({ lease, stopping, onWaiting, work }: RoleOptions): Promise<void> {
  if (!lease) return work(stopping);
  while (!stopping.aborted) {
    if (await lease.hold().catch(() => false)) await workUntilLost(lease, stopping, work);
    else onWaiting();
    await sleep(ms.tryRole, undefined, { signal: stopping }).catch(() => {});
  }
}

async function workUntilLost(lease: Lease, stopping: AbortSignal, work: RoleOptions['work']): Promise<void> {
  const lost = new AbortController();
  let heldAt = performance.now();
  const renew = async (): Promise<void> => {
    const askedAt = performance.now();
    const held = await lease.hold().catch(() => undefined);
    if (held) heldAt = askedAt;
    // A database that does not answer leaves the lease as it is, until it ends.
    if (held === false || performance.now() - heldAt > (lease.leaseMs * 2) / 3) lost.abort();
  };
  const renewing = setInterval(() => void renew(), lease.leaseMs / 3);
  try {
    await work(AbortSignal.any([stopping, lost.signal]));
  } finally {
    clearInterval(renewing);
    await lease.release().catch(() => {});
  }
}

type CallObserver = { succeeded(): void; failed(failure: string): void };

const vitalMethods = new Set<string>(['getMe', 'getWebhookInfo', 'setWebhook', 'deleteWebhook', 'getUpdates']);

/** Timeouts of calls. A long poll of grammY takes 30 s where no update arrives. `afterStop`: the confirming call. */
const timeoutsMs = { poll: 40_000, other: 10_000, afterStop: 1_000 };

/**
 * Retries the vital calls until they succeed or are refused for good. grammY without it stops at a 409, waits up to
 * 20 minutes between attempts of the first calls, and does not react to a stop while it waits for the next poll.
 */
function retryVitalCalls(stopping: AbortSignal, observer: CallObserver): Transformer {
  return async (call, method, payload, signal) => {
    if (!vitalMethods.has(method)) return call(method, payload, signal);
    const ending = AbortSignal.any([stopping, ...(signal ? [signal as AbortSignal] : [])]);
    for (let failures = 0; ; failures++) {
      let refusal: ApiError | undefined;
      try {
        const response = await call(method, payload, forGrammy(timeoutSignalOf(method, ending)));
        if (response.ok) observer.succeeded();
        if (response.ok || isFinal(method, response)) return response;
        refusal = response;
        observer.failed(describeRefusal(method, refusal));
      } catch (error) {
        if (!ending.aborted) observer.failed(describeFailure(error));
      }
      await sleep(waitMs(failures, refusal), undefined, { signal: ending });
    }
  };
}

/** A 409 means that another process polls with our token, as in a rolling deploy for some seconds. Doubles up to a minute. */
function waitMs(failures: number, refusal: ApiError | undefined): number {
  const firstMs = refusal?.error_code === 409 ? 5_000 : 1_000;
  return Math.max(Math.min(firstMs * 2 ** failures, 60_000), (refusal?.parameters?.retry_after ?? 0) * 1000);
}

/** A token that is refused stays refused. Other refusals are final for the first calls; a poll is retried. */
function isFinal(method: string, { error_code: status }: ApiError): boolean {
  return status === 401 || (method !== 'getUpdates' && status < 500 && status !== 429);
}

/** Only the confirming call comes after the end. */
function timeoutSignalOf(method: string, ending: AbortSignal): AbortSignal {
  if (ending.aborted) return AbortSignal.timeout(timeoutsMs.afterStop);
  const timeoutMs = method === 'getUpdates' ? timeoutsMs.poll : timeoutsMs.other;
  return AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)]);
}
