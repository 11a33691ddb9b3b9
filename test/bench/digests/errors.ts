import { setTimeout as sleep } from 'node:timers/promises';
import { createDiscordSender } from '../../../src/adapters/discord/index.ts';
import { createTelegramSender } from '../../../src/adapters/telegram/index.ts';
import { plannedDelivery } from '../../../src/digests/delivery.ts';
import type { MessageSender } from '../../../src/digests/ports.ts';
import { createSender } from '../../../src/digests/sender.ts';
import { minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { createCircuitBreaker } from '../../../src/lib/circuit-breaker.ts';
import type { RateLimiter } from '../../../src/lib/rate-limiter.ts';
import { createDigestStates } from '../../../src/store/index.ts';
import { figure } from '../figure.ts';
import { startPlatforms, type ScriptedResponse, type PlatformName, type Platforms } from './platforms.ts';
import { addDigests, openBenchStore, type BenchStore } from './fixture.ts';
import { noCache } from '../../support/no-cache.ts';
import { noPictures } from '../../support/no-pictures.ts';
import { createInvalidRequests } from '../../../src/adapters/discord/invalid-requests.ts';

/** The effects of one refusal on the delivery, its digest and its platform. */
type Effects = {
  /** After the first attempt. */
  readonly delivery: 'sent' | 'pending' | 'dropped' | 'dead';
  /** When it is retried, s; of a random pause the longest. */
  readonly retryS?: number;
  /** Attempts that count. */
  readonly attempts: number;
  readonly digest: 'active' | 'gone';
  /** Nothing is sent to the platform for so long, s. */
  readonly platformPauseS?: number;
  /** Nothing more is sent to the platform. */
  readonly platformStops?: true;
  readonly ownerIsNotified?: true;
  readonly isLoggedAsBug?: true;
  /** On the next day, after the same refusal. */
  readonly digestNextDay?: 'gone';
  /** The channel where it arrives when the platform accepts it again. */
  readonly arrives?: string;
};

type Row = {
  readonly platform: PlatformName;
  readonly name: string;
  readonly answers: readonly ScriptedResponse[];
} & Effects;

/** The channel of a row's digest, and the private chat of its owner. */
const channel = '10000000';
const owner = '7';

const says = (status: number, description: string, parameters?: object): ScriptedResponse => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
});
const coded = (status: number, code: number, message: string, more: object = {}): ScriptedResponse => ({
  status,
  body: { code, message, ...more },
});
const limited = (scope: string, seconds: number): ScriptedResponse => ({
  status: 429,
  body: { message: 'You are being rate limited.', retry_after: seconds, global: scope === 'global' },
  headers: {
    'retry-after': String(seconds),
    'x-ratelimit-scope': scope,
    via: '1.1 bench',
    ...(scope === 'global' && { 'x-ratelimit-global': 'true' }),
  },
});

const ended = { delivery: 'dropped', attempts: 0, digest: 'gone', ownerIsNotified: true } as const;
const refusedOnce = { delivery: 'dropped', attempts: 0, digest: 'active', digestNextDay: 'gone' } as const;
const unknown = { delivery: 'pending', retryS: 5, attempts: 1, digest: 'active', arrives: channel } as const;
const waits = (retryS: number) =>
  ({ delivery: 'pending', retryS, attempts: 0, digest: 'active', arrives: channel }) as const;
const stopped = { delivery: 'pending', retryS: 0, attempts: 0, digest: 'active', platformStops: true } as const;
const plain = { delivery: 'sent', attempts: 0, digest: 'active', isLoggedAsBug: true, arrives: channel } as const;
const ourBug = { delivery: 'dead', attempts: 0, digest: 'active', isLoggedAsBug: true } as const;

/** core.telegram.org/bots/api#making-requests says that codes are coarse and descriptions "subject to change". */
const onTelegram: readonly (Omit<Row, 'answers' | 'platform'> & { answer: ScriptedResponse; forms?: number })[] = [
  { name: '429', answer: says(429, 'Too Many Requests', { retry_after: 7 }), ...waits(7), platformPauseS: 7 },
  ...[
    'bot was blocked by the user',
    'bot was kicked from the supergroup chat',
    'bot is not a member of the channel chat',
    'user is deactivated',
    "bot can't initiate conversation with a user",
  ].map((name) => ({ name, answer: says(403, `Forbidden: ${name}`), ...ended })),
  ...['chat not found', 'PEER_ID_INVALID', 'CHAT_WRITE_FORBIDDEN', 'have no rights to send a message'].map((name) => ({
    name,
    answer: says(400, `Bad Request: ${name}`),
    ...refusedOnce,
  })),
  {
    name: 'migrate_to_chat_id',
    answer: says(400, 'Bad Request: group chat was upgraded', { migrate_to_chat_id: -1002 }),
    delivery: 'pending',
    retryS: 0,
    attempts: 1,
    digest: 'active',
    arrives: '-1002',
  },
  { name: "can't parse entities", answer: says(400, "Bad Request: can't parse entities: unclosed tag"), ...plain },
  { name: 'message is too long', answer: says(400, 'Bad Request: message is too long'), forms: 3, ...ourBug },
  {
    name: 'message thread not found',
    answer: says(400, 'Bad Request: message thread not found'),
    delivery: 'sent',
    attempts: 0,
    digest: 'gone',
    ownerIsNotified: true,
    arrives: channel,
  },
  { name: '401', answer: says(401, 'Unauthorized'), ...stopped },
  { name: '404', answer: says(404, 'Not Found'), forms: 2, ...stopped },
  ...[500, 502, 504].map((status) => ({ name: String(status), answer: says(status, 'Bad Gateway'), ...unknown })),
];

/** Discord's errors where the bot may not write any more: status, code and message. */
export const channelIsGone = [
  [403, 50001, 'Missing Access'],
  [403, 50013, 'Missing Permissions'],
  [404, 10003, 'Unknown Channel'],
  [404, 10004, 'Unknown Guild'],
  [404, 10015, 'Unknown Webhook'],
  [403, 50007, 'Cannot send messages to this user'],
  [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
] as const;

/** docs.discord.com/developers/topics/opcodes-and-status-codes#json and topics/rate-limits. */
const onDiscord: readonly (Omit<Row, 'answers' | 'platform'> & {
  answer: ScriptedResponse;
  second?: ScriptedResponse;
})[] = [
  { name: '429, user', answer: limited('user', 3), ...waits(3) },
  { name: '429, shared', answer: limited('shared', 3), ...waits(3) },
  { name: '429, global', answer: limited('global', 1), ...waits(1), platformPauseS: 1 },
  {
    name: '429 of another server than Discord',
    answer: { status: 429, body: {}, headers: {} },
    ...waits(3600),
    platformPauseS: 3600,
  },
  ...channelIsGone.map(([status, code, name]) => ({ name: `${code}`, answer: coded(status, code, name), ...ended })),
  {
    name: '50083, may be opened',
    answer: coded(400, 50083, 'Thread is archived'),
    delivery: 'sent',
    attempts: 0,
    digest: 'active',
    arrives: channel,
  },
  {
    name: '50083, may not be opened',
    answer: coded(400, 50083, 'Thread is archived'),
    second: coded(403, 50013, 'Missing Permissions'),
    ...ended,
  },
  { name: '20016', answer: coded(400, 20016, 'Slowmode', { retry_after: 12 }), ...waits(12) },
  ...[20028, 40062, 130_000].map((code) => ({ name: `${code}`, answer: coded(400, code, 'Limited'), ...waits(30) })),
  { name: '401', answer: coded(401, 0, '401: Unauthorized'), ...stopped },
  { name: '40001', answer: coded(403, 40001, 'Unauthorized'), ...stopped },
  { name: '50035', answer: coded(400, 50035, 'Invalid Form Body'), ...plain },
  { name: '50006', answer: coded(400, 50006, 'Cannot send an empty message'), ...ourBug },
  ...[500, 502, 504].map((status) => ({ name: `${status}`, answer: { status, body: {} }, ...unknown })),
];

const rows: readonly Row[] = [
  // A rich message that is refused is sent again as HTML.
  // `forms`: of the message, which are refused one after the other.
  ...onTelegram.map(({ answer, forms = 1, ...row }): Row => {
    return { ...row, platform: 'telegram', answers: Array.from({ length: forms }, () => answer) };
  }),
  ...onDiscord.map(({ answer, second, ...row }): Row => {
    return { ...row, platform: 'discord', answers: second ? [answer, second] : [answer] };
  }),
];

export type ErrorsRun = { readonly storeUrl: string };

/**
 * Compares the effects of every error that a platform may return for a message, from the response to the tables. Resolves
 * to the number of wrong rows.
 */
export async function errorsRun({ storeUrl }: ErrorsRun): Promise<number> {
  const script: ScriptedResponse[] = [];
  const platforms = await startPlatforms({ random: () => 0, refusal: () => script.shift() });
  let wrong = 0;
  try {
    for (const row of rows) {
      const { platform, name, answers: _, ...expected } = row;
      const seen = await effectsOf(row, { storeUrl, platforms, script });
      if (isLike(seen, expected)) continue;
      wrong++;
      process.stderr.write(`${platform}, ${name}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}\n`);
    }
  } finally {
    await platforms.close();
  }
  figure('digests', 'errors-rows', 'rows', [rows.length]);
  figure('digests', 'errors-wrong', 'rows', [wrong]);
  return wrong;
}

type Environment = { readonly storeUrl: string; readonly platforms: Platforms; readonly script: ScriptedResponse[] };

async function effectsOf({ platform, answers, digestNextDay }: Row, environment: Environment): Promise<Effects> {
  const store = await openBenchStore(environment.storeUrl);
  try {
    const startsAt = Date.UTC(2026, 10, 20, 7);
    await addDigests(store, { platform, count: 1, dueAt: startsAt });
    if (platform === 'telegram') await store.database.updateTable('digests').set({ thread: '5' }).execute();
    const fixture = createSenderFixture(store, platform, environment.platforms, startsAt);
    const day = async (): Promise<void> => {
      const [{ id }] = (await store.database.selectFrom('digests').select('id').execute()) as [{ id: string }];
      const date = new Date(fixture.time.now).toISOString().slice(0, 10);
      const delivery = {
        digestId: id,
        kind: 'scheduled',
        date,
        slot: '07:00',
        platform,
        dueAt: fixture.time.now,
      } as const;
      await fixture.digests.addDelivery(id, plannedDelivery(delivery));
      environment.script.push(...answers);
      await fixture.round();
    };
    await day();
    const effects = await fixture.effects();
    environment.script.splice(0);
    if (digestNextDay) {
      fixture.time.now += utcDayMs;
      await day();
      const { digest } = await fixture.effects();
      return { ...effects, ...(digest === 'gone' && { digestNextDay: digest }) };
    }
    const arrives = effects.platformStops ? undefined : await fixture.arrival(environment.platforms);
    return { ...effects, ...(arrives !== undefined && { arrives }) };
  } finally {
    await store.close();
  }
}

/** A sender with a real message sender and a clock that stands still. */
function createSenderFixture(
  store: BenchStore,
  platform: PlatformName,
  { settings, receipts }: Platforms,
  startsAt: number,
) {
  const time = { now: startsAt };
  const bugs: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, bug: (_: string, error: unknown) => void bugs.push(error) };
  const before = receipts.length;
  let pauseMs = 0;
  const rateLimiter: RateLimiter = {
    take: async (wanted) => wanted,
    consume: async () => {},
    pause: async (ms) => void (pauseMs = ms),
  };
  const clock = (): number => time.now;
  const messageSender: MessageSender =
    platform === 'telegram'
      ? createTelegramSender({
          cache: noCache,
          renderPng: noPictures,
          token: settings['TELEGRAM_TOKEN']!,
          apiUrl: settings['TELEGRAM_API_URL']!,
          log,
        })
      : createDiscordSender({
          renderPng: noPictures,
          token: settings['DISCORD_TOKEN']!,
          apiUrl: settings['DISCORD_API_URL']!,
          log,
          invalidRequests: createInvalidRequests(clock),
        });
  const digests = createDigestStates(store.database);
  const sender = createSender({
    platform,
    messageSender,
    rateLimiter,
    breaker: createCircuitBreaker(clock),
    outbox: store.outbox,
    digests,
    metrics: { count: () => {}, lateness: () => {} },
    log,
    limits: { maxInFlight: 1, nonceTtlMs: platform === 'discord' ? 120_000 : 0 },
    compose: async ({ slot }) => ({ title: slot, blocks: [] }),
    now: clock,
    clock,
    stopping: new AbortController().signal,
  });
  const round = async (): Promise<void> => {
    await sender.round();
    await sender.settled();
  };
  return {
    time,
    digests,
    round,
    async effects(): Promise<Effects> {
      const all = await store.database.selectFrom('digest_outbox').selectAll().orderBy('due_at', 'desc').execute();
      const row = all.find(({ slot }) => slot === '07:00')!;
      const { status } = await store.database.selectFrom('digests').select('status').executeTakeFirstOrThrow();
      return {
        delivery: row.state as Effects['delivery'],
        ...(row.state === 'pending' && { retryS: (row.not_before - time.now) / 1000 }),
        attempts: row.attempts,
        digest: status as Effects['digest'],
        ...(pauseMs > 0 && { platformPauseS: pauseMs / 1000 }),
        ...(sender.fault() !== undefined && { platformStops: true }),
        ...(all.some(({ kind }) => kind === 'notice') && { ownerIsNotified: true }),
        ...(bugs.length > 0 && { isLoggedAsBug: true }),
      };
    },
    /** The channel where it arrived after the platform accepted everything for a while, notices to the owner apart. */
    async arrival({ receipts: all }: Platforms): Promise<string | undefined> {
      // discord.js waits by its own clock.
      if (pauseMs <= longestRealPauseMs) await sleep(pauseMs);
      for (let step = 0; step < 3; step++) {
        time.now += 61 * minuteMs;
        await round();
      }
      const there = all.slice(before).filter((one) => one.channel !== owner);
      return there.length > 1 ? `${there.length} times` : there[0]?.channel;
    },
  };
}

const longestRealPauseMs = 2000;

/** discord.js waits some 50 ms longer than the platform asks for. */
const libraryS = 0.2;

/** Random pauses may be shorter than the expected longest one. */
function isLike(
  { retryS = 0, platformPauseS = 0, ...seen }: Effects,
  { retryS: longestS = 0, platformPauseS: pauseS = 0, ...expected }: Effects,
): boolean {
  const sorted = (effects: object) => JSON.stringify(Object.entries(effects).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (sorted(seen) !== sorted(expected)) return false;
  const isAsLong = (s: number, wantedS: number): boolean => s >= wantedS && s <= wantedS + libraryS;
  return isAsLong(platformPauseS, pauseS) && (expected.attempts > 0 ? retryS <= longestS : isAsLong(retryS, longestS));
}
