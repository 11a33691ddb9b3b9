import type { Channels } from '../adapters/adapter.ts';
import type { Chat } from '../chat/index.ts';
import type { Marine } from '../client/index.ts';
import type { Config } from '../config.ts';
import { tellOwners, type DigestsOptions, type Lane } from '../digests/index.ts';
import { createPace, type Pace } from '../lib/rate-limiter.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../users/index.ts';
import {
  createDigests,
  createOutbox,
  createSharedPace,
  isPostgres,
  takeRole,
  type Database,
  type Role,
} from '../store/index.ts';

type Plugs = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly paces: Paces;
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

type Paces = Readonly<Record<keyof typeof rates, Pace>>;

/** How fast each platform may be sent to: on Postgres by all processes together. */
export function createPaces(database: Database): Paces {
  const pace = (platform: keyof typeof rates): Pace =>
    isPostgres(database)
      ? createSharedPace(database, platform, rates[platform])
      : createPace(rates[platform], () => performance.now());
  return { telegram: pace('telegram'), discord: pace('discord') };
}

/** What a door tells of channels, to digests and to what was chosen there; and what conversations take of a platform's patience. */
export function digestJoint(
  database: Database,
  paces: Paces,
  platform: keyof typeof rates,
  people: Pick<People, 'moveChannel'>,
) {
  const digests = createDigests(database);
  let last: Promise<void> = Promise.resolve();
  /** In the order in which it happened: who was sent away and asked back is there. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const channels: Channels = {
    gone: (channel, thread) =>
      inTurn(async () => {
        const where = { platform, channel, ...(thread !== undefined && { thread }) };
        const at = Date.now();
        await tellOwners(digests, await digests.disableWhere(where, 'removed', at), at);
      }),
    back: (ids, since) => inTurn(() => digests.enable(platform, ids, since, Date.now())),
    moved: (from, to) =>
      inTurn(async () => {
        await digests.moveChannel(platform, from, to);
        await people.moveChannel({ platform, id: from }, to);
      }),
  };
  // Never waited for: a conversation goes on while the database is away.
  return { channels, onMessage: () => void paces[platform].spend(1).catch(() => {}) };
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
}: Plugs): Promise<DigestsOptions> {
  const clock = (): number => performance.now();
  const lane = (platform: keyof typeof rates, courier: Lane['courier']): Lane => ({
    courier,
    pace: paces[platform],
    perSecond: rates[platform].perSecond,
    mostInFlight: mostInFlight[platform],
    nonceLifeMs: nonceLifeMs[platform],
  });
  const lanes: Record<string, Lane> = {};
  const { telegram, discord } = config;
  if (telegram.token) {
    const { createTelegramCourier } = await import('../adapters/telegram/index.ts');
    lanes['telegram'] = lane('telegram', createTelegramCourier({ ...telegram, token: telegram.token, log }));
  }
  if (discord.token) {
    const { createDiscordCourier } = await import('../adapters/discord/index.ts');
    lanes['discord'] = lane('discord', createDiscordCourier({ ...discord, token: discord.token, log, clock }));
  }
  return {
    outbox: createOutbox(database),
    digests: createDigests(database),
    answering: chat,
    tides: async (point, window) => (await marine.tide(point, window)).extremes,
    lanes,
    tally: tallyIn(metrics),
    log,
    zoneData: process.versions['tz'] ?? '',
    ...roleOf(isPostgres(database) ? undefined : `${config.storeUrl.slice('sqlite:'.length)}.digests`),
    now: Date.now,
    clock,
  };
}

/** On SQLite one process at a time plans and sends; on Postgres any number do. */
function roleOf(file: string | undefined): Pick<DigestsOptions, 'takeRole' | 'releaseRole'> {
  let role: Role | undefined;
  return {
    takeRole() {
      if (file === undefined) return true;
      role = takeRole(file);
      return role !== undefined;
    },
    releaseRole: () => role?.release(),
  };
}

/** Up to the six hours after which nothing is sent, seconds. */
const latenessBuckets = [1, 5, 15, 60, 120, 240, 900, 1800, 3600, 21_600] as const;

function tallyIn({ counter, histogram }: Metrics): DigestsOptions['tally'] {
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
