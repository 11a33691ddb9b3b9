import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, type TestContext } from 'vitest';
import { createTelegram } from '../../../src/adapters/telegram/index.ts';
import { createAdapterRecords, createInbox, openCache, openDatabase } from '../../../src/store/index.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { noPictures } from '../../support/no-pictures.ts';
import { putPacked } from '../../support/packed-gazetteer.ts';
import { programIn } from '../../support/program.ts';
import { startTelegramServer, type TelegramServer } from '../../support/telegram-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** More than are handled at once, so that some are being answered, some stored and some not received at a stop. */
const chats = Array.from({ length: 150 }, (_, i) => 1000 + i);
const address = 'https://bot.example.org';
const secret = 'a-secret_of-ours';

const folder = temporaryFolder();

/** How many answers each chat got, in the order of the chats. */
function answersIn(server: TelegramServer): number[] {
  const answered = server.calls.filter(({ method }) => /^send(Rich)?Message$/.test(method));
  return chats.map((id) => answered.filter(({ body }) => body['chat_id'] === id).length);
}

type Post = (request: RequestInit) => Promise<Response>;

/** Calls the webhook as Telegram does, again until it answers. */
async function call(post: () => Post, id: number, chatId: number): Promise<void> {
  const person = { id: chatId, first_name: 'Ada' };
  const message = {
    message_id: id,
    from: { ...person, is_bot: false },
    chat: { ...person, type: 'private' },
    date: Math.floor(Date.now() / 1000),
    text: 'help',
  };
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': secret },
    body: JSON.stringify({ update_id: id, message }),
  };
  const isTaken = async (): Promise<boolean> => (await post()(request)).ok;
  while (!(await isTaken().catch(() => false))) await sleep(20);
}

/** The adapter of the next program, on the same data. */
async function nextAdapter(
  server: TelegramServer,
  {
    dataDir,
    hasWebhook,
    onTestFinished,
  }: Pick<TestContext, 'onTestFinished'> & { dataDir: string; hasWebhook: boolean },
) {
  const database = await openDatabase(`sqlite:${path.join(dataDir, 'bellbuoy.sqlite')}`, () => {});
  const bot = server.token.split(':')[0] ?? '';
  const adapter = createTelegram({
    token: server.token,
    apiUrl: server.url,
    webhook: hasWebhook ? { url: `${address}/telegram/webhook`, secret } : undefined,
    chat: chatFixture().chat,
    log: { warn: () => {}, bug: (_, error) => expect.unreachable(String(error)) },
    renderPng: noPictures,
    cache: await openCache('memory:', () => {}),
    inbox: createInbox(database, bot, 'next'),
    records: createAdapterRecords(database, `telegram ${bot}`, Date.now),
    now: Date.now,
    clock: () => performance.now(),
  });
  onTestFinished(() => database.destroy());
  onTestFinished(() => adapter.stop());
  await adapter.start();
  return adapter;
}

// Each waits most of the time for the rate of the messages.
it.concurrent.for([
  ['long polling', false, '123456:test-token'],
  ['a webhook', true, '654321:test-token'],
] as const)(
  'a program stopped in the middle answers no message twice, and the next one the others, with %s',
  async ([, hasWebhook, token], { onTestFinished }) => {
    const dataDir = mkdtempSync(path.join(folder, 'data-'));
    await putPacked(dataDir);
    const { begin } = programIn(() => dataDir);
    const server = await startTelegramServer({ token });
    onTestFinished(() => server.close());
    const { child, end, printed } = begin(['start', '--only', 'service,telegram'], {
      TELEGRAM_TOKEN: server.token,
      TELEGRAM_API_URL: server.url,
      ...(hasWebhook && { TELEGRAM_WEBHOOK_URL: address, TELEGRAM_WEBHOOK_SECRET: secret }),
    });
    const [, url = ''] = await printed(/data service +(http:\/\/[^/]+)\/v2/);
    let post: Post = (request) => fetch(`${url}/telegram/webhook`, request);
    const calls = hasWebhook ? chats.map((id, i) => call(() => post, i + 1, id)) : [];
    if (!hasWebhook) for (const userId of chats) server.say('help', { userId });
    await server.nextMessage();
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
    expect(answersIn(server)).toContain(0);

    const { webhook } = await nextAdapter(server, { dataDir, hasWebhook, onTestFinished });
    post = async (request) => webhook?.request('/telegram/webhook', request) ?? Response.error();
    await Promise.all(calls);
    await expect.poll(() => answersIn(server)).toEqual(chats.map(() => 1));
    expect(server.violations).toEqual([]);
  },
);
