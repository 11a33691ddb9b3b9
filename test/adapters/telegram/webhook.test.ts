import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { createTelegram } from '../../../src/adapters/telegram/index.ts';
import { createAdapterRecords, createInbox, openCache } from '../../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../../support/databases.ts';
import { seeded } from '../../support/reference.ts';
import { noPictures } from '../../support/no-pictures.ts';
import {
  answerWith,
  callsOf,
  chat,
  eventually,
  logged,
  messages,
  privateMessage,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

const url = 'https://bot.example.org/telegram/webhook';
const secret = 'a-secret_of-ours';

describe.each(everyDatabase('webhooks'))('webhooks with %s', (_, open) => {
  let opened: OpenedDatabase;
  let replicas: ReturnType<typeof createTelegram>[];

  beforeEach(async () => {
    opened = await open();
    replicas = [];
  });
  afterEach(async () => {
    await Promise.all(replicas.map((one) => one.stop()));
    await opened.close();
  });

  async function startReplica(given = secret) {
    const database = await opened.another();
    const replica = createTelegram({
      token: server.token,
      apiUrl: server.url,
      webhook: { url, secret: given },
      chat,
      log: {
        warn: (message) => void logged.push(message),
        bug: (_, error) => void logged.push(String(error)),
      },
      renderPng: noPictures,
      cache: await openCache('memory:', () => {}),
      inbox: createInbox(database, '123456', randomUUID()),
      records: createAdapterRecords(database, 'telegram 123456', Date.now),
      now: Date.now,
      clock: () => performance.now(),
    });
    replicas.push(replica);
    await replica.start();
    return replica;
  }

  const post = (
    replica: Adapter & { webhook?: { request: Hono['request'] } },
    body: unknown,
    given: string | undefined = secret,
  ) =>
    Promise.resolve(
      replica.webhook?.request('/telegram/webhook', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...(given && { 'X-Telegram-Bot-Api-Secret-Token': given }) },
      }),
    );
  const say = (id: number, text: string, chatId = 1001) => ({
    update_id: id,
    message: { ...privateMessage, message_id: id, text, chat: { ...privateMessage.chat, id: chatId } },
  });

  it('are set with the kinds of updates that are handled, and only where something has changed', async () => {
    await startReplica();
    expect(callsOf('setWebhook')).toMatchObject([{ url, secret_token: secret }]);
    expect(callsOf('setWebhook')[0]?.['allowed_updates']).toContain('guest_message');
    await startReplica();
    expect(callsOf('setWebhook')).toHaveLength(1);
    await startReplica('another-secret');
    expect(callsOf('setWebhook')).toHaveLength(2);
    expect(callsOf('getUpdates')).toEqual([]);
  });

  it('take an update at once, and answer it while the next may come', async () => {
    const held = Promise.withResolvers<void>();
    answerWith(async () => {
      await held.promise;
      return { title: 'Tide', blocks: [] };
    });
    const replica = await startReplica();
    expect((await post(replica, say(1, 'Brest')))?.status).toBe(200);
    expect((await post(replica, say(2, 'Dieppe', 1002)))?.status).toBe(200);
    await eventually(() => expect(messages).toHaveLength(2));
    held.resolve();
    await server.nextMessage(5000, 1001);
    await server.nextMessage(5000, 1002);
  });

  it('refuse a caller without the secret', async () => {
    const replica = await startReplica();
    for (const given of ['', 'a-secret_of-theirs', `${secret}x`]) {
      expect((await post(replica, say(1, 'Brest'), given))?.status).toBe(401);
    }
    expect((await post(replica, 'no update'))?.status).toBe(400);
    expect((await post(replica, { update_id: 'x' }))?.status).toBe(400);
    expect((await replica.webhook?.request('/telegram/webhook'))?.status).toBe(405);
    expect(messages).toEqual([]);
  });

  it('handle each update once, of one chat in order, whichever of three replicas it comes to', async () => {
    const random = seeded(7);
    const chats = 10;
    const count = 90;
    const three = [await startReplica(), await startReplica(), await startReplica()];
    const updates = Array.from({ length: count }, (_, id) => say(id + 1, String(id), 5000 + (id % chats)));
    // Neighbours overtake each other, as calls at the same time do; repetitions come at any time.
    const arrivals = [0, 1, 2].flatMap((copy) =>
      updates.map((update, index) => ({ update, at: index + random() * (copy === 0 ? 15 : count) })),
    );
    const inOrder = arrivals.toSorted((a, b) => a.at - b.at);
    const statuses = await Promise.all(
      inOrder.map(async ({ update }, index) => (await post(three[index % 3]!, update))?.status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await eventually(() => expect(messages).toHaveLength(count));
    const asked = messages.map(({ input }) => (input.kind === 'text' ? Number(input.text) : NaN));
    expect(asked.toSorted((a, b) => a - b)).toEqual(updates.map((_, id) => id));
    const byChat = [...Map.groupBy(asked, (id) => id % chats).values()];
    expect(byChat).toEqual(byChat.map((list) => list.toSorted((a, b) => a - b)));
    await eventually(() => expect(callsOf('sendRichMessage')).toHaveLength(count));
    expect(logged).toEqual([]);
  });

  it('answer with an error where an update cannot be stored, so that Telegram sends it again', async () => {
    const replica = await startReplica();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await opened.database.schema.dropTable('telegram_updates').execute();
    expect((await post(replica, say(1, 'Brest')))?.status).toBe(500);
    logged.length = 0;
  });
});
