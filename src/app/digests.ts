import type { ChannelEvents } from '../adapters/adapter.ts';
import type { Chat } from '../chat/index.ts';
import type { Marine } from '../client/index.ts';
import type { Config } from '../config.ts';
import { notifyOwners, type DigestRunnerOptions, type PlatformDelivery } from '../digests/index.ts';
import { createRateLimiter, type RateLimiter } from '../lib/rate-limiter.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Users } from '../users/index.ts';
import {
  createDigests,
  createOutbox,
  createSharedRateLimiter,
  isPostgres,
  acquireProcessLock,
  type Database,
  type ProcessLock,
} from '../store/index.ts';

type Plugs = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly paces: RateLimiters;
  readonly chat: Chat;
  readonly marine: Marine;
  readonly metrics: Metrics;
};

/**
 * Sends a second, and at once after a rest. Telegram allows some 30 a second in all (core.telegram.org/bots/faq), Discord
 * 50 (developers/topics/rate-limits): what is left is for conversations.
 */
const rates = { telegram: { perSecond: 25, burst: 3 }, discord: { perSecond: 40, burst: 5 } } as const;
export const perSecond: Readonly<Record<string, number>> = {
  telegram: rates.telegram.perSecond,
  discord: rates.discord.perSecond,
};
/** Some 30 a second of 0.1 s each are 3 under way; Discord forgets no nonce, so that more cost nothing at a kill. */
const mostInFlight = { telegram: 4, discord: 10 } as const;

type RateLimiters = Readonly<Record<keyof typeof rates, RateLimiter>>;

/** How fast each platform may be sent to: on Postgres by all processes together. */
export function createRateLimiters(database: Database): RateLimiters {
  const pace = (platform: keyof typeof rates): RateLimiter =>
    isPostgres(database)
      ? createSharedRateLimiter(database, platform, rates[platform])
      : createRateLimiter(rates[platform], () => performance.now());
  return { telegram: pace('telegram'), discord: pace('discord') };
}

/** What a door tells of channels, to digests and to what was chosen there; and what conversations take of a platform's patience. */
export function createAdapterEvents(
  database: Database,
  paces: RateLimiters,
  platform: keyof typeof rates,
  people: Pick<Users, 'moveChannel'>,
) {
  const digests = createDigests(database);
  let last: Promise<void> = Promise.resolve();
  /** In the order in which it happened: who was sent away and asked back is there. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const channels: ChannelEvents = {
    left: (channel, thread) =>
      inTurn(async () => {
        const where = { platform, channel, ...(thread !== undefined && { thread }) };
        const at = Date.now();
        await notifyOwners(digests, await digests.disableWhere(where, 'removed', at), at);
      }),
    joined: (ids, since) => inTurn(() => digests.enable(platform, ids, since, Date.now())),
    moved: (from, to) =>
      inTurn(async () => {
        await digests.moveChannel(platform, from, to);
        await people.moveChannel({ platform, id: from }, to);
      }),
  };
  // Never waited for: a conversation goes on while the database is away.
  return { channels, onMessage: () => void paces[platform].consume(1).catch(() => {}) };
}

/** Discord knows a nonce for "the past few minutes" (resources/message#create-message). */
const nonceLifeMs = { telegram: 0, discord: 120_000 } as const;

/** What the digests are plugged to. */
export async function digestOptions({
  config,
  log,
  database,
  paces,
  chat,
  marine,
  metrics,
}: Plugs): Promise<DigestRunnerOptions> {
  const clock = (): number => performance.now();
  const lane = (platform: keyof typeof rates, courier: PlatformDelivery['sender']): PlatformDelivery => ({
    sender,
    rateLimiter: paces[platform],
    perSecond: rates[platform].perSecond,
    maxInFlight: mostInFlight[platform],
    nonceTtlMs: nonceLifeMs[platform],
  });
  const lanes: Record<string, PlatformDelivery> = {};
  const { telegram, discord } = config;
  if (telegram.token) {
    const { createTelegramSender } = await import('../adapters/telegram/index.ts');
    lanes['telegram'] = lane('telegram', createTelegramSender({ ...telegram, token: telegram.token, log }));
  }
  if (discord.token) {
    const { createDiscordSender } = await import('../adapters/discord/index.ts');
    lanes['discord'] = lane('discord', createDiscordSender({ ...discord, token: discord.token, log, clock }));
  }
  return {
    outbox: createOutbox(database),
    digests: createDigests(database),
    answerer: chat,
    tides: async (point, window) => (await marine.tide(point, window)).extremes,
    platforms,
    metrics: tallyIn(metrics),
    log,
    zoneData: process.versions['tz'] ?? '',
    ...roleOf(isPostgres(database) ? undefined : `${config.storeUrl.slice('sqlite:'.length)}.digests`),
    now: Date.now,
    clock,
  };
}

/** On SQLite one process at a time plans and sends; on Postgres any number do. */
function roleOf(file: string | undefined): Pick<DigestRunnerOptions, 'takeRole' | 'releaseRole'> {
  let role: ProcessLock | undefined;
  return {
    acquireLock() {
      if (file === undefined) return true;
      role = acquireProcessLock(file);
      return role !== undefined;
    },
    releaseLock: () => role?.release(),
  };
}

/** Up to the six hours after which nothing is sent, seconds. */
const latenessBuckets = [1, 5, 15, 60, 120, 240, 900, 1800, 3600, 21_600] as const;

function tallyIn({ counter, histogram }: Metrics): DigestRunnerOptions['metrics'] {
  const outcomes = counter('bellbuoy_digests_total', 'Digests, by what became of a try to send them', [
    'platform',
    'outcome',
  ]);
  const lateness = histogram(
    'bellbuoy_digest_lateness_seconds',
    'How long after it was due a digest arrived',
    ['platform'],
    latenessBuckets,
  );
  return {
    count: (outcome, platform, many = 1) => outcomes({ platform, outcome }, many),
    lateness: (platform, ms) => lateness({ platform }, ms / 1000),
  };
}
