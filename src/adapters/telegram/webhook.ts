import { createHash, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { Hono } from 'hono';
import { limitBody } from '../limit-body.ts';
import type { AdapterRecords } from '../ports.ts';
import { allowedUpdates } from './allowed-updates.ts';
import type { Transport } from './polling.ts';
import { forGrammy } from './signal.ts';

export type WebhookOptions = {
  readonly api: Api;
  /** The address that Telegram calls. */
  readonly url: string;
  /** Telegram sends it with each update: 1 to 256 of `[A-Za-z0-9_-]`. */
  readonly secret: string;
  readonly records: Pick<AdapterRecords, 'read' | 'write'>;
  store(updates: readonly Update[]): Promise<void>;
};

const path = '/telegram/webhook';
/** An update may hold a rich message of 32,768 characters, and another that it replies to. */
const maxBodyBytes = 1024 * 1024;
/** How often to look whether another program has changed the webhook, ms. */
const checkIntervalMs = 300_000;
/** The record of what was set last, and Telegram keeps the secret to itself. */
const recordName = 'webhook';

/**
 * Updates by webhook: `POST /telegram/webhook` stores an update and answers at once. Of a request without the secret it
 * reads no more than its header. Where an update cannot be stored, the answer is an error, and Telegram sends it again.
 */
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
    return c.json({ errors: { request: ['The secret of the webhook is missing or wrong.'] } }, 401);
  });
  routes.post(path, limitBody(maxBodyBytes), async (c) => {
    const update: unknown = await c.req.json().catch(() => undefined);
    if (!isUpdate(update)) return c.json({ errors: { body: ['This is no update of Telegram.'] } }, 400);
    await store([update]);
    return c.body(null, 200);
  });
  routes.all(path, (c) => c.json({ errors: { method: ['Only POST is answered here.'] } }, 405, { Allow: 'POST' }));
  return {
    routes,
    async run(signal, onReady) {
      for (;;) {
        await setWhereChanged(signal);
        onReady();
        await sleep(checkIntervalMs, undefined, { signal });
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
