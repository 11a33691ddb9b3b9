import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addDigests } from './bench/digests/fixture.ts';
import { startPlatforms } from './bench/digests/platforms.ts';
import { seeded } from './bench/digests/random.ts';
import { openDatabase } from '../src/store/index.ts';
import { startDiscordServer } from './support/discord-server.ts';
import { shown } from './support/discord-texts.ts';
import { outboxCounts } from './support/outbox-counts.ts';
import { putPacked } from './support/packed-gazetteer.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from './support/postgres.ts';
import { programIn } from './support/program.ts';
import { redisLeftOut, redisUrl, withoutRedis } from './support/redis.ts';
import { startTelegramServer, type TelegramServer } from './support/telegram-server.ts';
import { temporaryFolder } from './support/temporary.ts';

const folder = temporaryFolder();
const { begin } = programIn(() => folder);
const three = [0, 1, 2] as const;

type Role = 'web' | 'discord' | 'telegram' | 'digests';
type Settings = Readonly<Record<string, string>>;

/** One database and one cache for all processes, and what starts them. */
async function installation() {
  const { url: STORE_URL, drop } = await temporarySchema();
  const database = await openDatabase(STORE_URL, () => {});
  onTestFinished(async () => {
    await database.destroy();
    await drop();
  });
  const shared = { STORE_URL, CACHE_URL: redisUrl(), SECRET: 'of all processes of a test', LOG_LEVEL: 'error' };
  /** A process with this role alone, on a machine of its own; `ready` is what it prints once it works. */
  const start = async (role: Role, ready: RegExp, settings: Settings = {}) => {
    const DATA_DIR = mkdtempSync(path.join(folder, `${role}-`));
    await putPacked(DATA_DIR);
    const { child, end, printed } = begin(['start', '--only', role], { ...shared, ...settings, DATA_DIR });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [, said = ''] = await printed(ready);
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      const { code, stderr } = await end;
      expect({ role, code, stderr }).toEqual({ role, code: 0, stderr: '' });
    };
    return { said, stop };
  };
  return { database, start };
}

/** How many answers each chat got. */
function answersIn({ calls }: TelegramServer, chats: readonly number[]): number[] {
  const answered = calls.filter(({ method }) => /^send(Rich)?Message$/.test(method));
  return chats.map((id) => answered.filter(({ body }) => body['chat_id'] === id).length);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const leftOut = `${postgresLeftOut}${redisLeftOut}`;

describe.skipIf(withoutPostgres || withoutRedis)(`three of each role on one Postgres${leftOut}`, () => {
  const chats = Array.from({ length: 60 }, (_, i) => 1000 + i);

  it('answer everything once and send every digest once, while one of each is replaced', async () => {
    const { database, start } = await installation();
    const discord = await startDiscordServer({ shards: 3, guilds: 12 });
    const telegram = await startTelegramServer();
    const platforms = await startPlatforms({ random: seeded(7) });
    onTestFinished(async () => void (await Promise.all([discord.close(), telegram.close(), platforms.close()])));
    const settingsOf: Record<Role, Settings> = {
      web: {},
      discord: { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.url },
      telegram: { TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.url },
      digests: platforms.settings,
    };
    const readyOf = {
      web: /web +(http:[^ ]+)\//,
      discord: /on {3}Disc/,
      telegram: /on {3}Tele/,
      digests: /on {3}digests/,
    };
    const begun = (role: Role) => start(role, readyOf[role], settingsOf[role]);
    const roles = ['web', 'discord', 'telegram', 'digests'] as const;
    const count = 40;
    const addMore = async (first: number): Promise<void> => {
      for (const platform of ['telegram', 'discord'] as const)
        await addDigests({ database }, { platform, count, first, dueAt: Date.now() });
    };
    let commands = 0;
    /** In a server and in a private chat. */
    const expectDiscordAnswers = async (): Promise<void> => {
      await expect.poll(() => discord.gateway.served()).toEqual([0, 1, 2]);
      for (const guild of [true, false]) {
        commands++;
        const { reply } = discord.command('sun', { place: '48.4,-4.5' }, { guild });
        expect(shown(await reply(30_000))).toContain('Sunrise');
      }
    };
    const ask = async (url: string, text: string): Promise<string> => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${url}/chat`, { method: 'POST', headers, body: JSON.stringify({ text }) });
      return ((await response.json()) as { title: string }).title;
    };

    await addMore(10_000_000);
    const processes = await Promise.all(roles.map((role) => Promise.all(three.map(() => begun(role)))));
    const [webs = []] = processes;
    for (const { said } of webs) expect(await ask(said, 'tide Brest')).toBe('Tide at Brest, Brittany, France');
    await expectDiscordAnswers();
    for (const userId of chats.slice(0, 30)) telegram.say('help', { userId });
    await telegram.nextMessage();

    // One of each ends in the middle of its work, and another begins.
    await Promise.all(processes.map(([one]) => one!.stop()));
    const others = await Promise.all(roles.map(begun));
    await addMore(20_000_000);
    for (const userId of chats.slice(30)) telegram.say('help', { userId });
    expect(await ask(others[0]!.said, 'tide Brest')).toBe('Tide at Brest, Brittany, France');
    await expectDiscordAnswers();
    await expect.poll(() => answersIn(telegram, chats)).toEqual(chats.map(() => 1));
    await expect.poll(() => outboxCounts(database), { timeout: 120_000 }).toEqual({ sent: 4 * count });

    await Promise.all([...processes.flatMap(([, ...rest]) => rest), ...others].map(({ stop }) => stop()));
    expect(answersIn(telegram, chats)).toEqual(chats.map(() => 1));
    const arrived = platforms.receipts.map(({ platform, channel }) => `${platform} ${channel}`);
    expect([new Set(arrived).size, arrived.length]).toEqual([4 * count, 4 * count]);
    expect(discord.calls.filter(({ operation }) => operation === 'callback')).toHaveLength(commands);
    expect([discord.gateway.servedTwice, discord.violations, telegram.violations]).toEqual([[], [], []]);
  });

  it('answer each message once that Telegram posts to two of them', async () => {
    const { start } = await installation();
    const telegram = await startTelegramServer({ token: '654321:test-token' });
    onTestFinished(() => telegram.close());
    const secret = 'a-secret_of-ours';
    const settings = {
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_WEBHOOK_URL: 'https://bot.example.org',
      TELEGRAM_WEBHOOK_SECRET: secret,
    };
    const ports = await Promise.all(three.map(freePort));
    const begun = (port: number) => start('telegram', /on {3}Telegram/, { ...settings, PORT: String(port) });
    const processes = await Promise.all(ports.map(begun));
    const post = async (port: number, id: number, chat: number): Promise<number> => {
      const person = { id: chat, first_name: 'Ada' };
      const from = { ...person, is_bot: false };
      const date = Math.floor(Date.now() / 1000);
      const message = { message_id: id, from, chat: { ...person, type: 'private' }, date, text: 'help' };
      const headers = { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': secret };
      const body = JSON.stringify({ update_id: id, message });
      return (await fetch(`http://127.0.0.1:${port}/telegram/webhook`, { method: 'POST', headers, body })).status;
    };
    /** As Telegram does: what a process that is still connecting refused is posted again. */
    const postTaken = (port: number, id: number, chat: number): Promise<void> =>
      expect.poll(() => post(port, id, chat), { timeout: 30_000, interval: 100 }).toBe(200);
    await Promise.all(chats.flatMap((chat, i) => [i, i + 1].map((k) => postTaken(ports[k % 3]!, i + 1, chat))));
    await expect.poll(() => answersIn(telegram, chats)).toEqual(chats.map(() => 1));
    await Promise.all(processes.map(({ stop }) => stop()));
    expect(answersIn(telegram, chats)).toEqual(chats.map(() => 1));
    expect(telegram.violations).toEqual([]);
  });
});
