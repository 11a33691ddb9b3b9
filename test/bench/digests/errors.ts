import { setTimeout as sleep } from 'node:timers/promises';
import { createDiscordSender } from '../../../src/adapters/discord/index.ts';
import { createTelegramSender } from '../../../src/adapters/telegram/index.ts';
import { plannedDelivery } from '../../../src/digests/delivery.ts';
import type { MessageSender } from '../../../src/digests/ports.ts';
import { createSender } from '../../../src/digests/sender.ts';
import { minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { createCircuitBreaker, type RateLimiter } from '../../../src/lib/rate-limiter.ts';
import { createDigests } from '../../../src/store/index.ts';
import { figure } from '../figure.ts';
import { startPlatforms, type Answered, type PlatformName, type Platforms } from './platforms.ts';
import { addDigests, openYard, type Yard } from './fixture.ts';

/** What became of a delivery that was refused once, and of all that depends on it. */
type Fate = {
  /** After the first try. */
  readonly delivery: 'sent' | 'pending' | 'dropped' | 'dead';
  /** When it goes again, s; of a pause that chance decides the longest. */
  readonly againS?: number;
  /** Tries that are counted against it. */
  readonly tries: number;
  readonly digest: 'active' | 'gone';
  /** Nothing goes to the platform for so long, s. */
  readonly laneRestsS?: number;
  /** Nothing goes to the platform ever again. */
  readonly laneStops?: true;
  readonly ownerIsTold?: true;
  readonly isToldAsBug?: true;
  /** On the next day, after the same refusal. */
  readonly digestNextDay?: 'gone';
  /** Where it went in the end, when the platform takes it. */
  readonly arrives?: string;
};

type Row = { readonly platform: PlatformName; readonly name: string; readonly answers: readonly Answered[] } & Fate;

/** Messages to the channel of a row, and those to a chat with its owner. */
const channel = '10000000';
const owner = '7';

const says = (status: number, description: string, parameters?: object): Answered => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
});
const coded = (status: number, code: number, message: string, more: object = {}): Answered => ({
  status,
  body: { code, message, ...more },
});
const limited = (scope: string, seconds: number): Answered => ({
  status: 429,
  body: { message: 'You are being rate limited.', retry_after: seconds, global: scope === 'global' },
  headers: {
    'retry-after': String(seconds),
    'x-ratelimit-scope': scope,
    via: '1.1 bench',
    ...(scope === 'global' && { 'x-ratelimit-global': 'true' }),
  },
});

const ended = { delivery: 'dropped', tries: 0, digest: 'gone', ownerIsTold: true } as const;
const struck = { delivery: 'dropped', tries: 0, digest: 'active', digestNextDay: 'gone' } as const;
const unknown = { delivery: 'pending', againS: 5, tries: 1, digest: 'active', arrives: channel } as const;
const waits = (againS: number) =>
  ({ delivery: 'pending', againS, tries: 0, digest: 'active', arrives: channel }) as const;
const stopped = { delivery: 'pending', againS: 0, tries: 0, digest: 'active', laneStops: true } as const;
const plain = { delivery: 'sent', tries: 0, digest: 'active', isToldAsBug: true, arrives: channel } as const;
const ourBug = { delivery: 'dead', tries: 0, digest: 'active', isToldAsBug: true } as const;

/** core.telegram.org/bots/api#making-requests tells that codes are coarse and descriptions "subject to change". */
const onTelegram: readonly (Omit<Row, 'answers' | 'platform'> & { answer: Answered })[] = [
  { name: '429', answer: says(429, 'Too Many Requests', { retry_after: 7 }), ...waits(7), laneRestsS: 7 },
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
    ...struck,
  })),
  {
    name: 'migrate_to_chat_id',
    answer: says(400, 'Bad Request: group chat was upgraded', { migrate_to_chat_id: -1002 }),
    delivery: 'pending',
    againS: 0,
    tries: 1,
    digest: 'active',
    arrives: '-1002',
  },
  { name: "can't parse entities", answer: says(400, "Bad Request: can't parse entities: unclosed tag"), ...plain },
  { name: 'message is too long', answer: says(400, 'Bad Request: message is too long'), ...ourBug },
  {
    name: 'message thread not found',
    answer: says(400, 'Bad Request: message thread not found'),
    delivery: 'sent',
    tries: 0,
    digest: 'gone',
    ownerIsTold: true,
    arrives: channel,
  },
  { name: '401', answer: says(401, 'Unauthorized'), ...stopped },
  { name: '404', answer: says(404, 'Not Found'), ...stopped },
  ...[500, 502, 504].map((status) => ({ name: String(status), answer: says(status, 'Bad Gateway'), ...unknown })),
];

/** What Discord says where we may not write any more: status, code and sentence. */
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
const onDiscord: readonly (Omit<Row, 'answers' | 'platform'> & { answer: Answered; second?: Answered })[] = [
  { name: '429, user', answer: limited('user', 3), ...waits(3) },
  { name: '429, shared', answer: limited('shared', 3), ...waits(3) },
  { name: '429, global', answer: limited('global', 1), ...waits(1), laneRestsS: 1 },
  {
    name: '429 of another than Discord',
    answer: { status: 429, body: {}, headers: {} },
    ...waits(3600),
    laneRestsS: 3600,
  },
  ...channelIsGone.map(([status, code, name]) => ({ name: `${code}`, answer: coded(status, code, name), ...ended })),
  {
    name: '50083, may be opened',
    answer: coded(400, 50083, 'Thread is archived'),
    delivery: 'sent',
    tries: 0,
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
  ...onTelegram.map(({ answer, ...row }): Row => ({ ...row, platform: 'telegram', answers: [answer] })),
  ...onDiscord.map(({ answer, second, ...row }): Row => {
    return { ...row, platform: 'discord', answers: second ? [answer, second] : [answer] };
  }),
];

export type ErrorsRun = { readonly storeUrl: string };

/** Every error that a platform may answer to a message, from the platform to the tables: what became of all of it. */
export async function errorsRun({ storeUrl }: ErrorsRun): Promise<number> {
  const script: Answered[] = [];
  const platforms = await startPlatforms({ random: () => 0, refusal: () => script.shift() });
  let wrong = 0;
  try {
    for (const row of rows) {
      const { platform, name, answers: _, ...expected } = row;
      const seen = await fateOf(row, { storeUrl, platforms, script });
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

type Ground = { readonly storeUrl: string; readonly platforms: Platforms; readonly script: Answered[] };

async function fateOf({ platform, answers, digestNextDay }: Row, ground: Ground): Promise<Fate> {
  const yard = await openYard(ground.storeUrl);
  try {
    const startsAt = Date.UTC(2026, 10, 20, 7);
    await addDigests(yard, { platform, count: 1, dueAt: startsAt });
    if (platform === 'telegram') await yard.database.updateTable('digests').set({ thread: '5' }).execute();
    const house = lane(yard, platform, ground.platforms, startsAt);
    const day = async (): Promise<void> => {
      const [{ id }] = (await yard.database.selectFrom('digests').select('id').execute()) as [{ id: string }];
      const date = new Date(house.time.now).toISOString().slice(0, 10);
      const delivery = { digestId: id, date, slot: '07:00', platform, dueAt: house.time.now };
      await house.digests.addDelivery(id, plannedDelivery(delivery));
      ground.script.push(...answers);
      await house.round();
    };
    await day();
    const fate = await house.fate();
    ground.script.splice(0);
    if (digestNextDay) {
      house.time.now += utcDayMs;
      await day();
      const { digest } = await house.fate();
      return { ...fate, ...(digest === 'gone' && { digestNextDay: digest }) };
    }
    const arrives = fate.laneStops ? undefined : await house.arrival(ground.platforms);
    return { ...fate, ...(arrives !== undefined && { arrives }) };
  } finally {
    await yard.close();
  }
}

/** A sender with the real courier, whose clock stands still. */
function lane(yard: Yard, platform: PlatformName, { settings, receipts }: Platforms, startsAt: number) {
  const time = { now: startsAt };
  const bugs: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, bug: (_: string, error: unknown) => void bugs.push(error) };
  const before = receipts.length;
  let restsMs = 0;
  const rateLimiter: RateLimiter = {
    take: async (wanted) => wanted,
    consume: async () => {},
    pause: async (ms) => void (restsMs = ms),
  };
  const clock = (): number => time.now;
  const sender: MessageSender =
    platform === 'telegram'
      ? createTelegramSender({
          token: settings['TELEGRAM_TOKEN']!,
          apiUrl: settings['TELEGRAM_API_URL']!,
          log,
        })
      : createDiscordSender({ token: settings['DISCORD_TOKEN']!, apiUrl: settings['DISCORD_API_URL']!, log, clock });
  const digests = createDigests(yard.database);
  const sender = createSender({
    platform,
    sender,
    rateLimiter,
    breaker: createCircuitBreaker(clock),
    outbox: yard.outbox,
    digests,
    metrics: { count: () => {}, lateness: () => {} },
    log,
    maxInFlight: 1,
    nonceTtlMs: platform === 'discord' ? 120_000 : 0,
    compose: async ({ slot }) => ({ title: slot, blocks: [] }),
    now: clock,
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
    async fate(): Promise<Fate> {
      const all = await yard.database.selectFrom('digest_outbox').selectAll().orderBy('due_at', 'desc').execute();
      const row = all.find(({ slot }) => slot === '07:00')!;
      const { status } = await yard.database.selectFrom('digests').select('status').executeTakeFirstOrThrow();
      return {
        delivery: row.state as Fate['delivery'],
        ...(row.state === 'pending' && { againS: (row.not_before - time.now) / 1000 }),
        tries: row.attempts,
        digest: status as Fate['digest'],
        ...(restsMs > 0 && { laneRestsS: restsMs / 1000 }),
        ...(sender.fault() !== undefined && { laneStops: true }),
        ...(all.some(({ slot }) => slot === 'notice') && { ownerIsTold: true }),
        ...(bugs.length > 0 && { isToldAsBug: true }),
      };
    },
    /** Where it is after a while in which the platform takes everything, word to the owner apart. */
    async arrival({ receipts: all }: Platforms): Promise<string | undefined> {
      // discord.js keeps to the pause by a clock of its own.
      if (restsMs <= longestRealRestMs) await sleep(restsMs);
      for (let step = 0; step < 3; step++) {
        time.now += 61 * minuteMs;
        await round();
      }
      const there = all.slice(before).filter((one) => one.channel !== owner);
      return there.length > 1 ? `${there.length} times` : there[0]?.channel;
    },
  };
}

const longestRealRestMs = 2000;

/** discord.js waits some 50 ms longer than it is told to. */
const libraryS = 0.2;

/** Pauses that chance decides are as long as expected, or shorter. */
function isLike(
  { againS = 0, laneRestsS = 0, ...seen }: Fate,
  { againS: longestS = 0, laneRestsS: restS = 0, ...expected }: Fate,
): boolean {
  const sorted = (fate: object) => JSON.stringify(Object.entries(fate).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (sorted(seen) !== sorted(expected)) return false;
  const isAsLong = (s: number, wantedS: number): boolean => s >= wantedS && s <= wantedS + libraryS;
  return isAsLong(laneRestsS, restS) && (expected.tries > 0 ? againS <= longestS : isAsLong(againS, longestS));
}
