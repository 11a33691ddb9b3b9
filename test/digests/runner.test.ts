import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../../src/problem.ts';
import { createDiscordSender } from '../../src/adapters/discord/index.ts';
import { createTelegramSender } from '../../src/adapters/telegram/index.ts';
import type { MessageTarget } from '../../src/chat/index.ts';
import {
  createDigestRunner,
  type DigestRunner,
  type DigestRunnerOptions,
  takeOverMs,
} from '../../src/digests/index.ts';
import { plannedDelivery } from '../../src/digests/delivery.ts';
import { everyDay } from '../../src/domain/schedule/index.ts';
import { minuteMs } from '../../src/domain/time.ts';
import { createRateLimiter } from '../../src/lib/rate-limiter.ts';
import {
  createDigestStates,
  createDigestStore,
  createOutbox,
  createProcessLock,
  openDatabase,
  type Database,
} from '../../src/store/index.ts';
import { openDictionary } from '../../src/words.ts';
import { channel } from '../support/digest-fixture.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import { outboxCounts } from '../support/outbox-counts.ts';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { noCache } from '../support/no-cache.ts';
import { noPictures } from '../support/no-pictures.ts';
import { shown } from '../support/discord-texts.ts';
import { createInvalidRequests } from '../../src/adapters/discord/invalid-requests.ts';
import { useHurriedTimers } from '../support/hurried-timers.ts';

const hurry = 5;
useHurriedTimers(hurry);

/** The digest runner with its loops, and both platforms through their real libraries. */
let telegram: TelegramServer;
let discord: DiscordServer;
let database: Database;
let file: string;
let runners: DigestRunner[];
let logged: string[];

const clock = (): number => hurry * performance.now();
/** Just before seven. */
const startsAt = Date.parse('2026-11-20T06:59:59.500Z');

beforeEach(async () => {
  [telegram, discord] = await Promise.all([startTelegramServer(), startDiscordServer()]);
  file = path.join(temporaryFolder(), 'store.sqlite');
  database = await openDatabase(`sqlite:${file}`, () => {});
  runners = [];
  logged = [];
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await Promise.all([telegram.close(), discord.close(), database.destroy()]);
  expect(telegram.violations).toEqual([]);
  expect(discord.violations).toEqual([]);
});

function createRunner(more: Partial<DigestRunnerOptions> = {}) {
  const begin = Date.now();
  const log = {
    info: () => {},
    warn: (message: string) => void logged.push(message),
    bug: (_: string, error: unknown) => void logged.push(String(error)),
  };
  const limits = { perSecond: 100, burst: 5, maxInFlight: 4, nonceTtlMs: 120_000 };
  const shared = { limits, rateLimiter: createRateLimiter(limits, clock) };
  const made = createDigestRunner({
    outbox: createOutbox(database),
    digests: createDigestStates(database),
    answerer: {
      dictionary: openDictionary(),
      answer: async ({ input }) => ({
        ok: true,
        answer: {
          title: input.kind === 'command' ? `${input.name} ${input.options['place']}` : '',
          blocks: [{ kind: 'text', text: 'wind < 5 & rising' }],
        },
      }),
    },
    tides: async () => [],
    platforms: {
      telegram: {
        ...shared,
        messageSender: createTelegramSender({
          cache: noCache,
          renderPng: noPictures,
          token: telegram.token,
          apiUrl: telegram.url,
          log,
        }),
      },
      discord: {
        ...shared,
        messageSender: createDiscordSender({
          renderPng: noPictures,
          token: discord.token,
          apiUrl: discord.url,
          log,
          invalidRequests: createInvalidRequests(clock),
        }),
      },
    },
    metrics: { count: () => {}, lateness: () => {} },
    alerts: {
      loadSearch: () => Promise.reject(new Error('There are no alerts')),
      warningsAt: () => Promise.reject(new Error('There are no alerts')),
      metrics: { checked: () => {}, news: () => {} },
    },
    log,
    zoneData: '2026c',
    lock: createProcessLock(`${file}.digests`),
    now: () => startsAt + hurry * (Date.now() - begin),
    clock,
    ...more,
  });
  runners.push(made);
  return made;
}

const person = (id: string): MessageTarget => ({ kind: 'person', id });

/** Adds a digest whose message names the target, so that it is recognised when it arrives. */
async function add(platform: 'telegram' | 'discord', target: MessageTarget, times: readonly string[] = ['07:00']) {
  const digest = {
    target: { ...target, platform },
    owner: '7',
    message: {
      user: { platform, id: '7' },
      input: { kind: 'command', name: 'today', options: { place: target.id } },
    },
    schedule: {
      times: times.map((time) => ({ kind: 'clock' as const, time })),
      weekdays: everyDay,
      zone: 'UTC',
      point: { lat: 0, lng: 0 },
    },
  } as const;
  const limits = { ofChannel: 20, ofOwner: 20 };
  const added = await createDigestStore(database).add(digest, limits, startsAt - minuteMs, '2026c');
  if (typeof added === 'string') throw new Error(added);
  return added;
}

describe('the runner', () => {
  it('sends at the minute to groups, topics, channels and private chats', async () => {
    await add('telegram', channel('-2001'));
    await add('telegram', channel('-2001', '5'));
    await add('telegram', person('1001'));
    await add('discord', channel(discord.channelId));
    await add('discord', person('300000000000000005'));
    const runner = createRunner();
    await runner.start();
    const onTelegram = [await telegram.nextMessage(), await telegram.nextMessage(), await telegram.nextMessage()];
    const onDiscord = [await discord.nextMessage(), await discord.nextMessage()];
    const where = onTelegram.map(({ chat, message_thread_id: thread }) => `${chat.id} ${thread ?? ''}`);
    expect(where.toSorted()).toEqual(['-2001 ', '-2001 5', '1001 ']);
    expect(onTelegram[0]!.text).toContain('wind < 5 & rising');
    const titles = onDiscord.map((message) => /today \d+/.exec(shown(message))?.[0] ?? '');
    expect(titles.toSorted()).toEqual(['today 300000000000000005', `today ${discord.channelId}`].toSorted());
    expect(runner.health()).toMatchObject({ ok: true });
    await runner.stop();
    expect(await outboxCounts(database)).toEqual({ sent: 5 });
    expect(logged).toEqual([]);
  });

  it('shows a message once on Discord when the answer was lost', async () => {
    await add('discord', channel(discord.channelId));
    await createRunner().start();
    const first = await discord.nextMessage();
    await runners[0]!.stop();
    // The state that a killed process leaves.
    await database.updateTable('digest_outbox').set({ state: 'sending', message_id: null }).execute();
    await createRunner().start();
    await expect.poll(() => outboxCounts(database)).toEqual({ sent: 1 });
    const row = await database.selectFrom('digest_outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ message_id: first.id, ambiguous: 1 });
    expect(discord.calls.filter(({ operation }) => operation === 'createMessage').length).toBe(2);
    await expect(discord.nextMessage(100)).rejects.toThrow('no message');
    expect(logged).toEqual([expect.stringContaining('are sent again')]);
  });

  it('sends only the later of two overdue deliveries, though the earlier was planned before the runner stopped', async () => {
    const due = Date.parse('2026-11-20T05:30:00Z');
    const early = { kind: 'scheduled', date: '2026-11-20', slot: '05:30', platform: 'telegram', dueAt: due } as const;
    for (let thread = 1; thread <= 12; thread++) {
      const { id } = await add('telegram', channel('-2001', String(thread)), ['05:30', '06:50']);
      await createDigestStates(database).addDelivery(id, plannedDelivery({ ...early, digestId: id }));
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
    await createRunner({ outbox: { ...outbox, toPlan: slow } }).start();
    await expect.poll(() => outboxCounts(database)).toEqual({ sent: 12, expired: 12 });
  });

  it('answers what is due soon ahead of time, each message once', async () => {
    const asked: unknown[] = [];
    for (const thread of ['1', '2']) await add('telegram', channel('-2001', thread), ['07:09']);
    const runner = createRunner({
      answerer: {
        dictionary: openDictionary(),
        async answer(message) {
          asked.push(message);
          return { ok: true, answer: { title: '', blocks: [] } };
        },
      },
    });
    await runner.start();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await runner.stop();
    expect(asked).toEqual([
      expect.objectContaining({
        input: { kind: 'command', name: 'today', options: { place: '-2001' } },
        isAutomatic: true,
      }),
    ]);
    expect(telegram.calls).toEqual([]);
  });

  it('waits on SQLite while another runs, plans nothing, and takes over when the other has stopped', async () => {
    await createRunner().start();
    await add('telegram', channel('-2001'));
    const outbox = createOutbox(database);
    let planned = 0;
    const counting: typeof outbox = {
      ...outbox,
      plan: (...args) => {
        planned++;
        return outbox.plan(...args);
      },
    };
    const next = createRunner({ outbox: counting });
    await next.start();
    expect(next.isWaiting()).toBe(true);
    expect(next.health()).toEqual({ ok: true });
    expect((await telegram.nextMessage()).text).toContain('today -2001');
    await runners[0]!.stop();
    expect(planned).toBe(0);
    await expect.poll(() => next.isWaiting(), { timeout: takeOverMs + 500 }).toBe(false);
    await expect.poll(() => next.health().lastSuccessAt).toBeGreaterThan(0);
    expect(await outboxCounts(database)).toEqual({ sent: 1 });
  });

  it('can be stopped while it waits, and leaves the lock to the other', async () => {
    await createRunner().start();
    const second = createRunner();
    await second.start();
    await second.stop();
    const third = createRunner();
    await third.start();
    expect([runners[0]!.isWaiting(), third.isWaiting()]).toEqual([false, true]);
  });

  it('takes over again where the first attempt fails', async () => {
    await createRunner().start();
    const outbox = createOutbox(database);
    let attempts = 0;
    const next = createRunner({
      outbox: {
        ...outbox,
        async recover(exclusive) {
          if (exclusive && ++attempts === 1) throw new Problem('store-unavailable');
          return outbox.recover(exclusive);
        },
      },
    });
    await next.start();
    await runners[0]!.stop();
    await expect.poll(() => next.isWaiting(), { timeout: takeOverMs + 2000 }).toBe(false);
    expect(attempts).toBe(2);
    expect(logged).toEqual(['Digests: the database does not answer while waiting; retrying every second']);
  });

  it('continues when the database is back, and logs once that it was away', async () => {
    const outbox = createOutbox(database);
    let [attempts, isThere] = [0, false];
    const runner = createRunner({
      outbox: {
        ...outbox,
        async expire(now) {
          attempts++;
          if (!isThere) throw new Problem('store-unavailable');
          return outbox.expire(now);
        },
      },
    });
    await runner.start();
    await expect.poll(() => attempts).toBeGreaterThan(1);
    expect(runner.health()).toEqual({ ok: false });
    isThere = true;
    await expect.poll(() => runner.health().ok).toBe(true);
    expect(logged).toEqual(['Digests: the database does not answer while planning; retrying every second']);
  });
});
