import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiscordSender } from '../../src/adapters/discord/index.ts';
import { createTelegramSender } from '../../src/adapters/telegram/index.ts';
import { createDigestRunner, AlreadyRunning, type DigestRunnerOptions } from '../../src/digests/index.ts';
import { plannedDelivery } from '../../src/digests/delivery.ts';
import { everyDay } from '../../src/domain/schedule/index.ts';
import { minuteMs } from '../../src/domain/time.ts';
import { createRateLimiter } from '../../src/lib/rate-limiter.ts';
import {
  createDigests,
  createOutbox,
  openDatabase,
  acquireProcessLock,
  type Database,
  type ProcessLock,
} from '../../src/store/index.ts';
import { openDictionary } from '../../src/words.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';

/** The whole tower with its loops, and both platforms by their real libraries. */
let telegram: TelegramServer;
let discord: DiscordServer;
let database: Database;
let file: string;
let towers: ReturnType<typeof createDigestRunner>[];
let logged: string[];

const clock = (): number => performance.now();
/** Just before seven. */
const startsAt = Date.parse('2026-11-20T06:59:59.500Z');

beforeEach(async () => {
  [telegram, discord] = await Promise.all([startTelegramServer(), startDiscordServer()]);
  file = path.join(temporaryFolder(), 'store.sqlite');
  database = await openDatabase(`sqlite:${file}`, () => {});
  towers = [];
  logged = [];
});

afterEach(async () => {
  await Promise.all(towers.map((tower) => tower.stop()));
  await Promise.all([telegram.close(), discord.close(), database.destroy()]);
  expect(telegram.violations).toEqual([]);
  expect(discord.violations).toEqual([]);
});

function tower(more: Partial<DigestRunnerOptions> = {}) {
  const begin = Date.now();
  const log = {
    info: () => {},
    warn: (message: string) => void logged.push(message),
    bug: (_: string, error: unknown) => void logged.push(String(error)),
  };
  const lane = {
    rateLimiter: createRateLimiter({ perSecond: 100, burst: 5 }, clock),
    perSecond: 100,
    mostInFlight: 4,
    nonceLifeMs: 120_000,
  };
  let role: ProcessLock | undefined;
  const made = createDigestRunner({
    outbox: createOutbox(database),
    digests: createDigests(database),
    answerer: {
      dictionary: openDictionary(),
      answer: async ({ input }) => ({
        ok: true,
        answer: {
          title: input.kind === 'text' ? input.text : '',
          blocks: [{ kind: 'text', text: 'wind < 5 & rising' }],
        },
      }),
    },
    tides: async () => [],
    platforms: {
      telegram: { ...lane, sender: createTelegramSender({ token: telegram.token, apiUrl: telegram.url, log }) },
      discord: { ...lane, sender: createDiscordSender({ token: discord.token, apiUrl: discord.url, log, clock }) },
    },
    metrics: { count: () => {}, lateness: () => {} },
    log,
    zoneData: '2026c',
    acquireLock() {
      role = acquireProcessLock(`${file}.digests`);
      return role !== undefined;
    },
    releaseLock: () => role?.release(),
    now: () => startsAt + Date.now() - begin,
    clock,
    ...more,
  });
  towers.push(made);
  return made;
}

function add(platform: 'telegram' | 'discord', channel: string, thread = '', time = '07:00') {
  const message = { user: { platform, id: '7' }, input: { kind: 'text', text: `today ${channel}` } };
  const schedule = {
    times: time.split(',').map((one) => ({ kind: 'clock', time: one })),
    weekdays: everyDay,
    zone: 'UTC',
    point: { lat: 0, lng: 0 },
  };
  return createDigests(database).add(
    { platform, channel, thread, owner: '7', message: JSON.stringify(message), schedule: JSON.stringify(schedule) },
    { ofChannel: 20, ofOwner: 20 },
    startsAt - minuteMs,
    '2026c',
  );
}

describe('the tower', () => {
  it('sends at the minute to groups, topics, people, channels and private chats', async () => {
    await add('telegram', '-2001', '');
    await add('telegram', '-2001', '5');
    await add('telegram', '@1001');
    await add('discord', discord.channelId);
    await add('discord', '@300000000000000005');
    const one = tower();
    await one.start();
    const onTelegram = [await telegram.nextMessage(), await telegram.nextMessage(), await telegram.nextMessage()];
    const onDiscord = [await discord.nextMessage(), await discord.nextMessage()];
    const where = onTelegram.map(({ chat, message_thread_id: thread }) => `${chat.id} ${thread ?? ''}`);
    expect(where.toSorted()).toEqual(['-2001 ', '-2001 5', '1001 ']);
    expect(onTelegram[0]!.text).toContain('wind < 5 & rising');
    expect(onDiscord.map(({ embeds }) => String(embeds[0]!.title)).toSorted()).toEqual(
      ['today @300000000000000005'.replace('@', '\\@'), `today ${discord.channelId}`].toSorted(),
    );
    expect(one.health()).toMatchObject({ ok: true });
    await one.stop();
    expect(await createOutbox(database).counts()).toEqual({ sent: 5 });
    expect(logged).toEqual([]);
  });

  it('is not sent twice on Discord when the answer is lost', async () => {
    await add('discord', discord.channelId);
    await tower().start();
    const first = await discord.nextMessage();
    await towers[0]!.stop();
    // As a killed process leaves it.
    await database.updateTable('digest_outbox').set({ state: 'sending', message_id: null }).execute();
    await tower().start();
    await expect.poll(() => createOutbox(database).counts()).toEqual({ sent: 1 });
    const row = await database.selectFrom('digest_outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ message_id: first.id, ambiguous: 1 });
    expect(discord.calls.filter(({ operation }) => operation === 'createMessage').length).toBe(2);
    await expect(discord.nextMessage(100)).rejects.toThrow('no message');
    expect(logged).toEqual([expect.stringContaining('go again')]);
  });

  it('sends one of two that are overdue after a time out of service, though the earlier was planned before', async () => {
    for (let thread = 1; thread <= 12; thread++) await add('telegram', '-2001', String(thread), '05:30,06:50');
    const due = Date.parse('2026-11-20T05:30:00Z');
    const early = { date: '2026-11-20', slot: '05:30', platform: 'telegram', dueAt: due };
    for (const row of await database.selectFrom('digests').selectAll().execute()) {
      await createDigests(database).addDelivery(row.id, plannedDelivery({ ...early, digestId: row.id }));
    }
    await database
      .updateTable('digests')
      .set({ planned_to: due + 1, next_due_at: due + 80 * minuteMs })
      .execute();
    const outbox = createOutbox(database);
    const slow: typeof outbox.toPlan = async (...args) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return outbox.toPlan(...args);
    };
    await tower({ outbox: { ...outbox, toPlan: slow } }).start();
    await expect.poll(() => outbox.counts(), { timeout: 5000 }).toEqual({ sent: 12, expired: 12 });
  });

  it('asks ahead of time what it will tell, each question once', async () => {
    const asked: unknown[] = [];
    for (const thread of ['1', '2']) await add('telegram', '-2001', thread, '07:09');
    const one = tower({
      answerer: {
        dictionary: openDictionary(),
        async answer(message) {
          asked.push(message);
          return { ok: true, answer: { title: '', blocks: [] } };
        },
      },
    });
    await one.start();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await one.stop();
    expect(asked).toEqual([
      expect.objectContaining({ input: { kind: 'text', text: 'today -2001' }, isAutomatic: true }),
    ]);
    expect(telegram.calls).toEqual([]);
  });

  it('is alone on SQLite, and makes way when it is stopped', async () => {
    await tower().start();
    await expect(tower().start()).rejects.toThrow(AlreadyRunning);
    await towers[0]!.stop();
    const next = tower();
    await next.start();
    await expect.poll(() => next.health().ok).toBe(true);
  });

  it('goes on when the database is back, and says once that it was not there', async () => {
    const outbox = createOutbox(database);
    let isThere = false;
    const one = tower({
      outbox: {
        ...outbox,
        async expire(now) {
          if (!isThere) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
          return outbox.expire(now);
        },
      },
    });
    await one.start();
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(one.health()).toEqual({ ok: false });
    isThere = true;
    await expect.poll(() => one.health().ok, { timeout: 5000 }).toBe(true);
    expect(logged).toEqual(['Digests: the database does not answer while planning; again every second']);
  });
});
