import { randomBytes } from 'node:crypto';
import type { KeyAccounts } from '../adapters/mcp/ports.ts';
import { createMarine, createRemoteFetch, type ServiceEndpoint } from '../client/index.ts';
import { utcDate } from '../domain/time.ts';
import { once } from '../lib/once.ts';
import { createSpacedTurns } from '../lib/turns.ts';
import type { Metrics } from '../ops/metrics.ts';
import {
  createService,
  type Accounts,
  type DataService,
  type DocsPages,
  type DrawAnswerPicture,
  type Feeds,
  type Meter,
  type Observed,
  type Spender,
  type Weather,
} from '../service/index.ts';
import { openObserved } from '../sources/observed/index.ts';
import type { CallMetrics } from '../sources/upstreams/index.ts';
import { openWarnings } from '../sources/warnings/index.ts';
import { openWeather } from '../sources/weather/index.ts';
import {
  createAccounts,
  createCachedAccounts,
  createFeeds,
  createUpstreamUsage,
  createUsageLedger,
  type UsageLedger,
} from '../store/index.ts';
import type { Resources } from './resources.ts';
import { createTides, type TideParts } from './tides.ts';
import { createToolKeys } from './tool-keys.ts';
import { watchUpstreams } from './upstream-health.ts';

/** The parts of the data service, each created on first use. */
export type DataServiceParts = Pick<TideParts, 'catalogue' | 'streamStations' | 'reloadTideGrid'> & {
  /** API keys, in the database. */
  accounts(): Promise<ReturnType<typeof createAccounts>>;
  /** Secret addresses of calendars, in the database. */
  feeds(): Promise<ReturnType<typeof createFeeds>>;
  /** API keys for the tools of language models. */
  toolKeys(): Promise<KeyAccounts>;
  /** The data service for HTTP clients, with API keys and quotas. */
  service(pages: DocsPages | undefined): Promise<DataService>;
  /** The data service for the bot: the one of this process without a quota, or the remote one of `DATA_URL`. */
  serviceForBot(): Promise<ServiceEndpoint>;
  /** The same at the expense of alerts. */
  serviceForAlerts(): Promise<ServiceEndpoint>;
};

/** Builds the data service, and the way the bot reaches it: in this process, or at `DATA_URL`. */
export function createDataService(resources: Resources): DataServiceParts {
  const { config, log, health } = resources;
  const { catalogue, tideStations, streamStations, tideVersion, reloadTideGrid, seaPoint, water } = createTides({
    config,
    health,
  });
  const accounts = once(async () => createAccounts(await resources.database(), resources.secret()));
  const feeds = once(async () => createFeeds(await resources.database(), resources.secret()));
  // One for all of this process: a charge by one is known to the other at once.
  const cachedAccounts = once(async () => {
    const cached = createCachedAccounts(await accounts(), () => performance.now());
    resources.beforeClose(cached.returnLeases);
    return cached;
  });
  const usageLedger = once(async () => {
    const ledger = createUsageLedger(await resources.database(), () =>
      log.warn('What endpoints took of quotas could not be written: it is missing in the charts.'),
    );
    resources.beforeClose(ledger.flush);
    return ledger;
  });
  const meter = once(async () => quotaMeter(resources.metrics, await usageLedger()));
  const calls = upstreamCalls(resources);
  const weather = weatherOf(resources, calls);
  const warnings = once(async () =>
    openWarnings(config.warnings, {
      usage: createUpstreamUsage(await resources.database()),
      metrics: calls,
      dataDir: config.dataDir,
      seaPoint,
      now: Date.now,
    }),
  );
  const observed = observedOf(resources, calls, { tides: tideStations, readWater: water });
  // The data of a picture are read at the expense of whoever asked for it.
  const drawPicture: DrawAnswerPicture = async (request, spender) => (await pictures())(request, spender);
  const pictures = once(async () => {
    const { createServicePictures } = await import('./service-pictures.ts');
    const cache = await resources.cache();
    return createServicePictures(resources, async (spender) =>
      createMarine({ service: await embedded(spender), cache, now: Date.now }),
    );
  });
  const createServiceFor = async (
    keys: Accounts,
    quotas: Meter,
    outside: { readonly feeds?: Feeds; readonly pages?: DocsPages | undefined } = {},
  ): Promise<DataService> =>
    createService({
      stations: await tideStations(),
      streams: await streamStations(),
      weather: await weather(),
      observed: await observed(),
      warnings: await warnings(),
      accounts: keys,
      ...outside,
      meter: quotas,
      drawPicture,
      log,
      publicUrl: config.publicUrl,
      now: Date.now,
    });

  const embeddedParts = once(async () => {
    const { keyOf, accounts: keys } = embeddedAccounts();
    const { fetch } = await createServiceFor(keys, unmetered);
    return { fetch: inSpacedTurns(fetch), keyOf, version: await tideVersion() };
  });
  const embedded = async (spender: Spender): Promise<ServiceEndpoint> => {
    const { fetch, keyOf, version } = await embeddedParts();
    return embeddedService(fetch, keyOf(spender), version);
  };

  const serviceFor = async (spender: Spender): Promise<ServiceEndpoint> => {
    const { dataUrl, dataKey = '' } = config;
    if (dataUrl) return { fetch: createRemoteFetch(), url: dataUrl, key: dataKey, identity: dataUrl };
    return embedded(spender);
  };

  return {
    catalogue,
    streamStations,
    reloadTideGrid,
    accounts,
    feeds,
    service: async (pages) => createServiceFor(await cachedAccounts(), await meter(), { feeds: await feeds(), pages }),
    toolKeys: async () => createToolKeys(await cachedAccounts(), await meter(), Date.now),
    serviceForBot: () => serviceFor(undefined),
    serviceForAlerts: () => serviceFor('alerts'),
  };
}

/** Calls to upstreams are in the log, the metrics and the health. */
function upstreamCalls({ log, health, metrics }: Resources): CallMetrics {
  const upstreamHealth = watchUpstreams(health, () => performance.now());
  const calls = metrics.counter('bellbuoy_upstream_calls_total', 'Calls to upstreams', ['upstream', 'outcome']);
  return {
    callEnded(upstream, outcome) {
      upstreamHealth.callEnded(upstream, outcome);
      log.debug(`${upstream}: ${outcome}`);
      calls({ upstream, outcome });
    },
  };
}

/** The weather of all upstreams, opened once. */
function weatherOf({ config, ...resources }: Resources, { callEnded }: CallMetrics): () => Promise<Weather> {
  const dropped = resources.metrics.counter(
    'bellbuoy_weather_dropped_total',
    'Weather values dropped as out of bounds',
    ['source', 'attribute'],
  );
  return once(async () =>
    openWeather(config.weather, {
      cache: await resources.cache(),
      usage: createUpstreamUsage(await resources.database()),
      dataDir: config.dataDir,
      now: Date.now,
      metrics: { callEnded, valueDropped: (source, attribute) => dropped({ source, attribute }) },
    }),
  );
}

/** What gauges and buoys observe, opened once. */
function observedOf(
  { config, ...resources }: Resources,
  { callEnded }: CallMetrics,
  { tides, readWater }: { tides: TideParts['tideStations']; readWater: TideParts['water'] },
): () => Promise<Observed> {
  const dropped = resources.metrics.counter('bellbuoy_observed_dropped_total', 'Readings dropped as spikes or stuck', [
    'source',
    'attribute',
  ]);
  return once(async () =>
    openObserved(config.observed, {
      cache: await resources.cache(),
      usage: createUpstreamUsage(await resources.database()),
      tides: await tides(),
      readWater,
      now: Date.now,
      metrics: { callEnded, readingsDropped: (source, attribute, count) => dropped({ source, attribute }, count) },
    }),
  );
}

function quotaMeter({ counter }: Metrics, ledger: Pick<UsageLedger, 'add'>): Meter {
  const units = counter('bellbuoy_quota_units_total', 'Quota units charged', ['endpoint']);
  const refusals = counter('bellbuoy_quota_refusals_total', 'Requests refused because the quota is used up', [
    'endpoint',
  ]);
  return {
    charged(account, endpoint, cost) {
      units({ endpoint }, cost / 2);
      ledger.add({ keyId: account.id, day: utcDate(Date.now()), endpoint }, cost);
    },
    quotaRefused: (endpoint) => refusals({ endpoint }),
  };
}

/** Turns of the event loop for others between two steps of the bot's requests: under load, each serves requests for 10 ms. */
const turnsForOthers = 2;

/**
 * Starts one request at a time, and hands over one response at a time, with turns for others between. A question asks for
 * tide, weather and stations at once: answered and read in one turn, they would keep requests of others waiting for 50 ms.
 */
function inSpacedTurns(fetch: ServiceEndpoint['fetch']): ServiceEndpoint['fetch'] {
  const turn = createSpacedTurns(turnsForOthers);
  return async (request) => {
    await turn();
    const response = await fetch(request);
    await turn();
    return response;
  };
}

/** The bot's requests within this process are charged to no quota. */
const unmetered: Meter = { charged: () => {}, quotaRefused: () => {} };

/** The service of this process. Its identity changes with the version of its tides, so that older answers are not reused. */
function embeddedService(fetch: ServiceEndpoint['fetch'], key: string, version: () => string): ServiceEndpoint {
  return {
    fetch,
    url: 'http://bellbuoy',
    key,
    get identity() {
      return `embedded ${version()}`;
    },
  };
}

/**
 * The accounts within this process: that of the bot, which has no quota, and those that a request of another one is carried
 * out for, which has been charged already. Keys and usage exist only in memory.
 */
function embeddedAccounts() {
  const secret = randomBytes(32).toString('base64url');
  const keyOf = (spender: Spender): string => `${secret} ${spender ?? ''}`;
  const usageByDay = new Map<string, number>();
  const add = (day: string, cost: number): number => {
    const used = (usageByDay.get(day) ?? 0) + cost;
    usageByDay.clear();
    usageByDay.set(day, used);
    return used;
  };
  const accounts: Accounts = {
    async authenticate(key) {
      const [first, id = ''] = key.split(' ');
      if (first !== secret) return undefined;
      return id === '' ? { id: 'embedded' } : { id, quota: Number.MAX_SAFE_INTEGER };
    },
    used: async (_, day) => usageByDay.get(day) ?? 0,
    charge: async (_, day, cost) => ({ accepted: true, used: add(day, cost) }),
    refund: async (_, day, cost) => add(day, -cost),
  };
  return { keyOf, accounts };
}
