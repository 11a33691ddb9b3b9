import type { Bot } from 'grammy';
import type { Adapter, AdapterHealth, AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import type { Transport } from './polling.ts';
import type { Lease } from './ports.ts';
import { retryVitalCalls } from './retry-calls.ts';
import { workInRole } from './role.ts';
import { forGrammy } from './signal.ts';
import type { UpdateWorker } from './update-worker.ts';

export type ConnectionOptions = {
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
  const started = createStart();
  let health: AdapterHealth = { ok: false };
  let isUnreachable = false;
  let running: Promise<void> | undefined;

  const succeeded = (): void => {
    isUnreachable = false;
    health = { ok: true, lastSuccessAt: clock() };
  };
  const failed = (failure: string): void => {
    const reason = `Telegram does not answer, trying again (${failure})`;
    if (!isUnreachable && !signal.aborted) log.warn(reason);
    isUnreachable = true;
    health = { ...health, ok: false, reason };
    started.resolve();
  };
  bot.api.config.use(retryVitalCalls(signal, { succeeded, failed }));

  const work = async (working: AbortSignal): Promise<void> => {
    worker.start();
    const connected = onConnected(working);
    try {
      await transport.run(working, started.resolve).catch((error: unknown) => {
        if (!working.aborted) throw error;
      });
    } finally {
      await Promise.all([worker.stop(), connected]);
    }
  };
  const run = async (): Promise<void> => {
    await bot.init(forGrammy(signal));
    if (signal.aborted) return;
    await workInRole({ lease, stopping: signal, onWaiting: started.resolve, work });
  };
  const fail = (error: unknown): void => {
    const message = `Telegram does not let us in (${describeFailure(error)})`;
    health = { ...health, ok: false, reason: `${message}: look at TELEGRAM_TOKEN` };
    if (signal.aborted) return;
    if (!started.reject(new Error(message))) {
      log.warn(`${message}: it stays off until the next start, look at TELEGRAM_TOKEN`);
    }
  };
  return {
    start() {
      running ??= run().catch(fail).finally(started.resolve);
      return started.promise;
    },
    async stop() {
      stopping.abort();
      await running;
    },
    health: () => ({ ...health, ok: health.ok && !signal.aborted }),
  };
}

/** A promise with its functions; `reject` returns false where the promise had settled, so that the error was lost. */
function createStart() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isSettled = false;
  return {
    promise,
    resolve(this: void): void {
      isSettled = true;
      resolve();
    },
    reject(this: void, error: Error): boolean {
      if (!isSettled) reject(error);
      return !isSettled;
    },
  };
}
