import { pushPlatforms } from '../domain/platform.ts';
import { randomBytes } from 'node:crypto';
import { createInvalidRequests } from '../adapters/discord/invalid-requests.ts';
import type { Config } from '../config.ts';
import { once } from '../lib/once.ts';
import { newReference } from '../lib/reference.ts';
import { createHealth } from '../ops/health.ts';
import { createLog, createLogOutput } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { installationSecret, openCache, openDataDir, openDatabase, probeDatabase } from '../store/index.ts';
import type { CacheStore } from '../store/index.ts';

/** A database that does not work is reported no more often. */
const warningIntervalMs = 60_000;

/** The process that draws starts in a second, and takes 90 MB while it waits for pictures. Where memory is scarce, it does not. */
const idleMs = 60_000;
const smallIdleMs = 1000;
const probeTtlMs = 10_000;

/** What the parts share, each opened on first use, so that `ask` starts quickly. */
export type Resources = ReturnType<typeof createResources>;

/** Builds what every part shares. Throws a `StartupError` where nothing can be written to `DATA_DIR`. */
export function createResources(config: Config) {
  openDataDir(config.dataDir);
  const logOutput = createLogOutput();
  const log = createLog(config.logLevel, secretsOf(config), logOutput.write);
  const health = createHealth(() => performance.now());
  const opened: (() => Promise<unknown>)[] = [];
  const metrics = createMetrics();
  return {
    config,
    log,
    logOutput,
    /** Every part is added when it is created. */
    health,
    metrics,
    /** Counts for the adapter and the digests of Discord together, which share our address. */
    discordRequests: once(async () => {
      const help = 'Requests that Discord refused with 401, 403 or 429: it bans an address after 10,000 in ten minutes';
      const count = metrics.counter('bellbuoy_discord_invalid_requests_total', help, ['status']);
      return createInvalidRequests(
        () => performance.now(),
        (status) => count({ status: String(status) }),
      );
    }),
    /** The key of the HMACs of API keys and of the pseudonyms in the log. */
    secret: once(() => config.secret ?? installationSecret(config.dataDir)),
    database: once(async () => {
      const warn = atMostEvery(warningIntervalMs, () =>
        log.warn('The database cannot be reached or written to: requests that need it are answered with 503.'),
      );
      const database = await openDatabase(config.storeUrl, warn);
      opened.push(() => database.destroy());
      health.probe('database', () => probeDatabase(database), { required: true });
      return database;
    }),
    cache: once(async () => {
      const cache = await openCache(config.cacheUrl, () =>
        log.warn('The cache does not work: answers are not remembered.'),
      );
      opened.push(() => cache.close());
      health.probe('cache', () => probeCache(cache));
      return cache;
    }),
    /** Its process, which loads fonts and canvas, starts with the first picture. */
    picturePng: once(async () => {
      const { createPicturePng } = await import('../adapters/picture-png.ts');
      const png = createPicturePng({
        failed: (error) => log.bug(newReference(), error),
        idleMs: config.isMemorySmall ? smallIdleMs : idleMs,
      });
      opened.push(async () => png.close());
      return png;
    }),
    /** Adds work that is done before database and cache are closed. */
    beforeClose: (work: () => Promise<unknown>): void => void opened.push(work),
    async close(): Promise<void> {
      for (const close of opened.toReversed()) await close();
    },
  };
}

/** Values that must never be logged. */
function secretsOf({ dataKey, secret, metricsToken, weather, storeUrl, cacheUrl, mail, ...config }: Config) {
  // As written in the address, and as drivers send it.
  const passwords = [storeUrl, cacheUrl, mail?.url ?? ''].flatMap((url) => {
    const { password } = URL.parse(url) ?? { password: '' };
    return [password, decodeURIComponent(password)];
  });
  return [
    ...pushPlatforms.map((name) => config[name].token),
    config.telegram.webhookSecret,
    dataKey,
    secret,
    metricsToken,
    weather.openMeteoKey,
    ...passwords,
  ];
}

/** Calls `report` at once, and leaves out the calls within `ms` after one. */
function atMostEvery(ms: number, report: () => void): () => void {
  let reportedAt = -Infinity;
  return () => {
    if (performance.now() - reportedAt < ms) return;
    reportedAt = performance.now();
    report();
  };
}

/** Rejects where a cache does not return what was written. */
async function probeCache(cache: CacheStore): Promise<void> {
  const value = randomBytes(8).toString('hex');
  await cache.set(`health ${value}`, value, probeTtlMs);
  if ((await cache.get(`health ${value}`)) !== value) throw new Error('The cache forgets');
}
