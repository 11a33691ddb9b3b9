import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { allowedUpdates } from './allowed-updates.ts';
import { forGrammy, timeoutSignal } from './signal.ts';

/** A source of updates, from `run` until its signal is aborted. */
export type Transport = {
  /** `onReady`: updates arrive from now on. Rejects where Telegram refuses the token, or where the signal is aborted. */
  run(signal: AbortSignal, onReady: () => void): Promise<void>;
};

/** How long Telegram holds a poll where there is no update, s. */
const pollS = 30;
/** Updates that could not be stored are stored again after, ms. Telegram keeps those behind them. */
const retryStoreMs = 1000;
const confirmTimeoutMs = 1000;
/** Polls begin no sooner after one another: in a rush, each brings several updates, which are stored and claimed together. */
const pollIntervalMs = 20;

/** Long polling. A poll confirms the updates before it, so that it begins when these have been stored. */
export function createPolling(api: Api, store: (updates: readonly Update[]) => Promise<void>): Transport {
  const storeAll = async (updates: readonly Update[], signal: AbortSignal): Promise<void> => {
    for (;;) {
      try {
        return await store(updates);
      } catch {
        // Reported by the database.
        await sleep(retryStoreMs, undefined, { signal });
      }
    }
  };
  return {
    async run(signal, onReady) {
      const { url } = await api.getWebhookInfo(forGrammy(signal));
      if (url) await api.deleteWebhook({}, forGrammy(signal));
      signal.throwIfAborted();
      onReady();
      let offset = 0;
      try {
        while (!signal.aborted) {
          const poll = { offset, timeout: pollS, allowed_updates: allowedUpdates };
          const interval = new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
          const updates = await api.getUpdates(poll, forGrammy(signal));
          await storeAll(updates, signal);
          await interval;
          offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
        }
      } finally {
        // Confirms the last ones; where that fails they arrive again at the next start, and are known.
        if (offset !== 0) await api.getUpdates({ offset, limit: 1 }, timeoutSignal(confirmTimeoutMs)).catch(() => {});
      }
    },
  };
}
