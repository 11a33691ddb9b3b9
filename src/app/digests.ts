import { pushPlatforms, type PushPlatform } from '../domain/platform.ts';
import type { ChannelEvents } from '../adapters/adapter.ts';
import { loadSearch } from '../chat/index.ts';
import { createDigestRunner, notifyOwners, type DigestRunnerOptions, type PlatformDelivery } from '../digests/index.ts';
import type { AlertMetrics, DigestMetrics, DigestStates } from '../digests/ports.ts';
import { once } from '../lib/once.ts';
import { createRateLimiter, type RateLimiter } from '../lib/rate-limiter.ts';
import type { Metrics } from '../ops/metrics.ts';
import * as store from '../store/index.ts';
import type { Users } from '../users/index.ts';
import type { BotParts } from './bot.ts';
import { platforms } from './platforms.ts';
import type { Resources } from './resources.ts';

export function createDigestParts(resources: Resources, bot: BotParts) {
  const { config, log, database } = resources;
  const rateLimiters = once(async () => createRateLimiters(await database()));
  return {
    /** What receives the reports of an adapter that concern digests. */
    async adapterEvents(platform: PushPlatform) {
      const rateLimiter = (await rateLimiters())[platform];
      const channels = channelEvents(platform, store.createDigestStates(await database()), await bot.users());
      /** Counts a sent message towards the rate limit; not awaited, to go on where the database is not reached. */
      const onMessage = (): void => void rateLimiter.consume(1).catch(() => {});
      return { channels, onMessage };
    },
    async digestRunner() {
      const marine = await bot.marine();
      const opened = await database();
      const marineForAlerts = await bot.marineForAlerts();
      return createDigestRunner({
        outbox: store.createOutbox(opened),
        digests: store.createDigestStates(opened),
        answerer: await bot.chat(),
        tides: async (point, window) => (await marine.tide(point, window)).extremes,
        platforms: await platformDeliveries(resources, await rateLimiters()),
        metrics: digestMetrics(resources.metrics),
        alerts: {
          loadSearch: (question) => loadSearch(marineForAlerts, question),
          warningsAt: (point) => marineForAlerts.warnings(point),
          metrics: alertMetrics(resources.metrics),
        },
        log,
        zoneData: process.versions['tz'] ?? '',
        // On SQLite only one process at a time may plan and send.
        lock: store.isPostgres(opened)
          ? noLock
          : store.createProcessLock(`${config.storeUrl.slice('sqlite:'.length)}.digests`),
        now: Date.now,
        clock: () => performance.now(),
      });
    },
  };
}

type RateLimiters = Readonly<Record<PushPlatform, RateLimiter>>;

/** One limiter per platform; on Postgres shared by all processes. */
function createRateLimiters(database: store.Database): RateLimiters {
  const limiterFor = (name: PushPlatform): RateLimiter =>
    store.isPostgres(database)
      ? store.createSharedRateLimiter(database, name, platforms[name].limits)
      : createRateLimiter(platforms[name].limits, () => performance.now());
  return Object.fromEntries(pushPlatforms.map((name) => [name, limiterFor(name)])) as RateLimiters;
}

function channelEvents(platform: PushPlatform, digests: DigestStates, users: Users): ChannelEvents {
  let last: Promise<void> = Promise.resolve();
  /** Runs in arrival order, so that removed and then invited again ends enabled. */
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    left: ({ kind, id: target, ...rest }) =>
      inOrder(async () => {
        const at = Date.now();
        const ended = await digests.disable({ platform, kind, target, ...rest }, 'removed', at);
        await notifyOwners(digests, ended, at);
      }),
    joined(targets, since) {
      const own = targets.map((target) => ({ ...target, platform }));
      return inOrder(() => digests.enable(own, since, Date.now()));
    },
    moved: (from, to) =>
      inOrder(async () => {
        await digests.moveChannel(platform, from, to);
        await users.moveChannel({ platform, id: from }, to);
      }),
  };
}

async function platformDeliveries(resources: Resources, rateLimiters: RateLimiters) {
  const deliveries: Record<string, PlatformDelivery> = {};
  for (const name of pushPlatforms) {
    const { limits, createSender } = platforms[name];
    const messageSender = await createSender(resources);
    if (messageSender) deliveries[name] = { messageSender, rateLimiter: rateLimiters[name], limits };
  }
  return deliveries;
}

/** On Postgres any number of processes may plan and send. */
const noLock: DigestRunnerOptions['lock'] = { acquire: () => true, release: () => {} };

function alertMetrics({ counter }: Metrics): AlertMetrics {
  const checks = counter('bellbuoy_alert_checks_total', 'Checks of alerts by outcome', ['outcome']);
  const news = counter('bellbuoy_alert_news_total', 'Windows and warnings that alerts wrote about', ['kind']);
  return { checked: (outcome, many) => checks({ outcome }, many), news: (kind) => news({ kind }, 1) };
}

/** Seconds, up to the six hours after which a delivery expires. */
const latenessBuckets = [1, 5, 15, 60, 120, 240, 900, 1800, 3600, 21_600] as const;

function digestMetrics({ counter, histogram }: Metrics): DigestMetrics {
  const outcomes = counter('bellbuoy_digests_total', 'Attempts to send digests by outcome', ['platform', 'outcome']);
  const help = 'How long after it was due a digest arrived';
  const lateness = histogram('bellbuoy_digest_lateness_seconds', help, ['platform'], latenessBuckets);
  return {
    count: (outcome, platform, count = 1) => outcomes({ platform, outcome }, count),
    lateness: (platform, ms) => lateness({ platform }, ms / 1000),
  };
}
