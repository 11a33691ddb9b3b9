import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { Hono } from 'hono';
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { limitBody, onlyPost, refusal } from '../http.ts';
import type { AdapterRecords } from '../ports.ts';
import { most, ms } from './limits.ts';
import { forGrammy, timeoutSignal } from './signal.ts';

/** A source of updates, from `run` until its signal is aborted. */
export type Transport = {
  /** `onReady`: updates arrive from now on. Rejects where Telegram refuses the token, or where the signal is aborted. */
  run(signal: AbortSignal, onReady: () => void): Promise<void>;
};

/** How long Telegram holds a poll where there is no update, s. */
const pollS = 30;

/** Long polling. A poll confirms the updates before it, so that it begins when these have been stored. */
export function createPolling(api: Api, store: (updates: readonly Update[]) => Promise<void>): Transport {
  const storeAll = async (updates: readonly Update[], signal: AbortSignal): Promise<void> => {
    for (;;) {
      try {
        return await store(updates);
      } catch {
        // Reported by the database.
        await sleep(ms.retryStore, undefined, { signal });
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
          const interval = new Promise((resolve) => setTimeout(resolve, ms.poll));
          const updates = await api.getUpdates(poll, forGrammy(signal));
          await storeAll(updates, signal);
          await interval;
          offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
        }
      } finally {
        // Confirms the last ones; where that fails they arrive again at the next start, and are known.
        if (offset !== 0) await api.getUpdates({ offset, limit: 1 }, timeoutSignal(ms.confirm)).catch(() => {});
      }
    },
  };
}

/** The kinds of updates that are handled. Telegram sends no others. */
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

type WebhookOptions = {
  readonly api: Api;
  readonly url: string;
  /** Telegram sends it with each update: 1 to 256 of `[A-Za-z0-9_-]`. */
  readonly secret: string;
  readonly records: Pick<AdapterRecords, 'read' | 'write'>;
  store(updates: readonly Update[]): Promise<void>;
};

const path = '/telegram/webhook';
/** The record of what was set last, and Telegram keeps the secret to itself. */
const recordName = 'webhook';

/** `POST /telegram/webhook` stores an update, or answers an error to have it again. Without the secret it reads no body. */
export function createWebhook({ api, url, secret, records, store }: WebhookOptions): Transport & { routes: Hono } {
  const expected = digestOf(secret);
  const fingerprint = digestOf([url, secret, ...allowedUpdates].join(' ')).toString('hex');

  const setWhereChanged = async (signal: AbortSignal): Promise<void> => {
    const { url: current, allowed_updates: allowed = [] } = await api.getWebhookInfo(forGrammy(signal));
    const isSame = current === url && isDeepStrictEqual([...allowed].toSorted(), [...allowedUpdates].toSorted());
    if (isSame && (await records.read(recordName).catch(() => undefined)) === fingerprint) return;
    await api.setWebhook(url, { secret_token: secret, allowed_updates: allowedUpdates }, forGrammy(signal));
    // Where it cannot be recorded, it is set once more.
    await records.write(recordName, fingerprint).catch(() => {});
  };

  const routes = new Hono();
  routes.post(path, async (c, next) => {
    const given = digestOf(c.req.header('X-Telegram-Bot-Api-Secret-Token') ?? '');
    if (timingSafeEqual(given, expected)) return next();
    return refusal('request', 'The secret of the webhook is missing or wrong.', 401);
  });
  routes.post(path, limitBody(most.bodyBytes), async (c) => {
    const update: unknown = await c.req.json().catch(() => undefined);
    if (!isUpdate(update)) return refusal('body', 'This is no update of Telegram.', 400);
    await store([update]);
    return c.body(null, 200);
  });
  onlyPost(routes, path);
  return {
    routes,
    async run(signal, onReady) {
      for (;;) {
        await setWhereChanged(signal);
        onReady();
        await sleep(ms.checkWebhook, undefined, { signal });
      }
    },
  };
}

/** Values of one length, which can be compared in constant time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isUpdate(body: unknown): body is Update {
  return Number.isSafeInteger((Object(body) as Partial<Update>).update_id);
}
