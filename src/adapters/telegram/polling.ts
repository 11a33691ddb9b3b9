import type { Bot } from 'grammy';
import type { Adapter, AdapterHealth, AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { retryVitalCalls } from './retry-calls.ts';
import { forGrammy } from './signal.ts';

export type PollingOptions = {
  readonly bot: Bot;
  readonly log: AdapterLog;
  /** Monotonic, ms. */
  clock(): number;
  /** Run once, in parallel with the polling, when Telegram has accepted the token. */
  onConnected(stopping: AbortSignal): Promise<void>;
};

/** Telegram sends no others. */
const allowedUpdates = [
  'message',
  'edited_message',
  'channel_post',
  'edited_channel_post',
  'guest_message',
  'callback_query',
  'inline_query',
  'my_chat_member',
] as const;

/**
 * Fetches updates by long polling until it is stopped. `start` rejects where Telegram refuses the token; where it does so
 * later, polling ends with one line in the log. Where Telegram cannot be reached, `start` resolves, `health` is not ok, and
 * attempts continue.
 */
export function createPolling({ bot, log, clock, onConnected }: PollingOptions): Adapter {
  const stopping = new AbortController();
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
    if (!isUnreachable && !signal.aborted) log.warn(`Telegram does not answer, trying again (${failure})`);
    isUnreachable = true;
    health = { ...health, ok: false };
    started.resolve();
  };
  bot.api.config.use(retryVitalCalls(signal, { succeeded, failed }));

  const run = async (): Promise<void> => {
    await bot.init(forGrammy(signal));
    if (signal.aborted) return;
    await Promise.all([
      bot.start({
        allowed_updates: allowedUpdates,
        onStart: started.resolve,
      }),
      onConnected(signal),
    ]);
  };
  const fail = (error: unknown): void => {
    health = { ...health, ok: false };
    if (signal.aborted) return;
    const message = `Telegram does not let us in (${describeFailure(error)})`;
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
      // Confirms the updates that were fetched. Where that fails, the last ones arrive again at the next start.
      await bot.stop().catch(() => {});
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
