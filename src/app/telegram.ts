import { createHmac, randomUUID } from 'node:crypto';
import { createAdapterRecords, createInbox, createLease, createProcessLock, isPostgres } from '../store/index.ts';
import type { Database } from '../store/index.ts';
import type { App } from './app.ts';
import { botOf, telegramCache } from './telegram-cache.ts';
import { createRenderPng } from './render-png.ts';

/** The adapter of Telegram with what it needs of the program. Its library is loaded here. */
export async function createTelegramAdapter(app: App, token: string) {
  const { config, log } = app;
  const { createTelegram } = await import('../adapters/telegram/index.ts');
  const database = await app.database();
  const bot = botOf(token);
  const owner = randomUUID();
  const webhook = webhookOf(config.telegram, app.secret, token);
  return createTelegram({
    token,
    apiUrl: config.telegram.apiUrl,
    webhook,
    chat: await app.chat(),
    log,
    renderPng: createRenderPng(app),
    supportUrl: config.supportUrl,
    cache: await telegramCache(app, bot),
    inbox: createInbox(database, bot, owner),
    records: createAdapterRecords(database, `telegram ${bot}`, Date.now),
    lease: webhook && isPostgres(database) ? undefined : leaseOf(database, config.storeUrl, bot, owner),
    ...(await app.adapterEvents('telegram')),
    now: Date.now,
    clock: () => performance.now(),
  });
}

/** Telegram calls any of several processes, but is polled by one at a time; a SQLite file has one at a time anyway. */
function leaseOf(database: Database, storeUrl: string, bot: string, owner: string) {
  if (isPostgres(database)) return createLease(database, `telegram ${bot}`, owner);
  return leaseOfLock(createProcessLock(`${storeUrl.slice('sqlite:'.length)}.telegram`));
}

/** A lock that the operating system releases, as a lease that needs no renewal. */
function leaseOfLock({ acquire, release }: ReturnType<typeof createProcessLock>) {
  let isHeld = false;
  return {
    leaseMs: 60_000,
    hold: async () => (isHeld ||= acquire()),
    async release() {
      isHeld = false;
      release();
    },
  };
}

/** Where only the host is given, the path is ours. Without a secret, it is one that every replica derives from theirs. */
function webhookOf({ webhookUrl, webhookSecret }: App['config']['telegram'], secret: () => string, token: string) {
  if (webhookUrl === undefined) return undefined;
  const url = new URL(webhookUrl).pathname === '/' ? `${webhookUrl}/telegram/webhook` : webhookUrl;
  const derived = () => createHmac('sha256', secret()).update(`telegram webhook ${token}`).digest('base64url');
  return { url, secret: webhookSecret ?? derived() };
}
