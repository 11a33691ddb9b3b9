import { randomBytes } from 'node:crypto';
import { createMarine, createRemoteFetch, type ServiceEndpoint } from '../client/index.ts';
import { utcDate } from '../domain/time.ts';
import { once } from '../lib/once.ts';
import { createSpacedTurns } from '../lib/turns.ts';
import type { Metrics } from '../ops/metrics.ts';
import * as service from '../service/index.ts';
import { openObserved } from '../sources/observed/index.ts';
import { createGeocoder } from '../sources/geocoder.ts';
import type { CallMetrics } from '../sources/upstreams/index.ts';
import { openWarnings } from '../sources/warnings/index.ts';
import { openWeather } from '../sources/weather/index.ts';
import * as store from '../store/index.ts';
import type { Resources } from './resources.ts';
import { createTides, type TideParts } from './tides.ts';
import { createToolKeys } from './tool-keys.ts';
import { watchUpstreams } from './upstream-health.ts';

export type DataServiceParts = ReturnType<typeof createDataService>;

/** Builds the data service, and the way the bot reaches it: in this process, or at `DATA_URL`. */
export function createDataService(resources: Resources) {
  const { config, log } = resources;
  const tides = createTides(resources);
  const accounts = once(async () => store.createAccounts(await resources.database(), resources.secret()));
  const feeds = once(async () => store.createFeeds(await resources.database(), resources.secret()));
  // One for all of this process: a charge by one is known to the other at once.
  const cachedAccounts = once(async () => {
    const cached = store.createCachedAccounts(await accounts(), () => performance.now());
    resources.beforeClose(cached.returnLeases);
    return cached;
  });
  const usageLedger = once(async () => {
    const ledger = store.createUsageLedger(await resources.database(), () =>
      log.warn('What endpoints took of quotas could not be written: it is missing in the charts.'),
    );
    resources.beforeClose(ledger.flush);
    return ledger;
  });
  const meter = once(async () => quotaMeter(resources.metrics, await usageLedger()));
  const upstreamPorts = portsOf(resources);
  const weather = weatherOf(resources, upstreamPorts);
  const warnings = once(async () =>
    openWarnings(config.warnings, { ...(await upstreamPorts()), seaPoint: tides.seaPoint }),
  );
  const observed = observedOf(resources, upstreamPorts, tides);
  // The data of a picture are read at the expense of whoever asked for it.
  const drawPicture: service.DrawAnswerPicture = async (request, spender) => (await pictures())(request, spender);
  const pictures = once(async () => {
    const { createServicePictures } = await import('./service-pictures.ts');
    const cache = await resources.cache();
    return createServicePictures(resources, async (spender) =>
      createMarine({ service: await embedded(spender), cache, now: Date.now }),
    );
  });
  const createServiceFor = async (counted: Pick<service.ServicePorts, 'accounts' | 'meter' | 'feeds' | 'pages'>) =>
    service.createService({
      stations: await tides.tideStations(),
      streams: await tides.streamStations(),
      weather: await weather(),
      observed: (await observed()).observed,
      warnings: await warnings(),
      ...counted,
      drawPicture,
      log,
      publicUrl: config.publicUrl,
      now: Date.now,
    });

  const embeddedParts = once(async () => {
    const { keyOf, ...counted } = embeddedAccounts();
    const { fetchInProcess } = await createServiceFor(counted);
    return { fetch: inSpacedTurns(fetchInProcess), keyOf, version: await tides.tideVersion() };
  });
  const embedded = async (spender: service.Spender): Promise<ServiceEndpoint> => {
    const { fetch, keyOf, version } = await embeddedParts();
    return {
      fetch,
      url: 'http://bellbuoy',
      key: keyOf(spender),
      // Changes with the version of the tides, so that older answers are not reused.
      get identity() {
        return `embedded ${version()}`;
      },
    };
  };

  const serviceFor = async (spender: service.Spender): Promise<ServiceEndpoint> => {
    const { dataUrl, dataKey = '' } = config;
    if (dataUrl) return { fetch: createRemoteFetch(), url: dataUrl, key: dataKey, identity: dataUrl };
    return embedded(spender);
  };

  return {
    catalogue: tides.catalogue,
    streamStations: tides.streamStations,
    reloadTideGrid: tides.reloadTideGrid,
    gauges: async () => (await observed()).gauges(),
    /** Knows names of places that we do not; `undefined` where it is off. */
    geocoder: async () => {
      const { geocoderUrl, observed } = config;
      if (geocoderUrl === undefined) return undefined;
      return createGeocoder(geocoderUrl, observed.contact, await upstreamPorts());
    },
    accounts,
    feeds,
    /** The data service for HTTP clients, with API keys and quotas. */
    service: async (pages: service.DocsPages | undefined): Promise<service.DataService> =>
      createServiceFor({ accounts: await cachedAccounts(), meter: await meter(), feeds: await feeds(), pages }),
    toolKeys: async () => createToolKeys(await cachedAccounts(), await meter(), Date.now),
    /** The data service for the bot: the one of this process without a quota, or the remote one of `DATA_URL`. */
    serviceForBot: () => serviceFor(undefined),
    serviceForAlerts: () => serviceFor('alerts'),
  };
}

/** What all upstreams need, opened once. Calls to them are in the log, the metrics and the health. */
function portsOf({ config, log, health, metrics, cache, database }: Resources) {
  const upstreamHealth = watchUpstreams(health, () => performance.now());
  const calls = metrics.counter('bellbuoy_upstream_calls_total', 'Calls to upstreams', ['upstream', 'outcome']);
  const callEnded: CallMetrics['callEnded'] = (upstream, outcome) => {
    upstreamHealth.callEnded(upstream, outcome);
    log.debug(`${upstream}: ${outcome}`);
    calls({ upstream, outcome });
  };
  return once(async () => {
    const usage = store.createUpstreamUsage(await database());
    return { cache: await cache(), usage, metrics: { callEnded }, dataDir: config.dataDir, now: Date.now };
  });
}
type OpenPorts = ReturnType<typeof portsOf>;

function weatherOf({ config, metrics }: Resources, upstreamPorts: OpenPorts): () => Promise<service.Weather> {
  const help = 'Weather values dropped as out of bounds';
  const dropped = metrics.counter('bellbuoy_weather_dropped_total', help, ['source', 'attribute']);
  const valueDropped = (source: string, attribute: string): void => dropped({ source, attribute });
  return once(async () => openWeather(config.weather, { ...(await upstreamPorts()), valueDropped }));
}

function observedOf(
  { config, metrics }: Resources,
  upstreamPorts: OpenPorts,
  { tideStations, water: readWater }: TideParts,
): () => Promise<ReturnType<typeof openObserved>> {
  const help = 'Readings dropped as spikes or stuck';
  const dropped = metrics.counter('bellbuoy_observed_dropped_total', help, ['source', 'attribute']);
  const readingsDropped = (source: string, attribute: string, many: number) => dropped({ source, attribute }, many);
  return once(async () => {
    const own = { readWater, readingsDropped, tides: await tideStations() };
    return openObserved(config.observed, { ...(await upstreamPorts()), ...own });
  });
}

function quotaMeter({ counter }: Metrics, ledger: Pick<store.UsageLedger, 'add'>): service.Meter {
  const units = counter('bellbuoy_quota_units_total', 'Quota units charged', ['endpoint']);
  const help = 'Requests refused because the quota is used up';
  const refusals = counter('bellbuoy_quota_refusals_total', help, ['endpoint']);
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

/** One request, one response at a time, with turns for others: all of a question's in one turn would block 50 ms. */
function inSpacedTurns(fetch: ServiceEndpoint['fetch']): ServiceEndpoint['fetch'] {
  const turn = createSpacedTurns(turnsForOthers);
  return async (request) => {
    await turn();
    const response = await fetch(request);
    await turn();
    return response;
  };
}

/** Accounts in this process: the bot's, without quota, and those of others, already charged. Keys live in memory. */
function embeddedAccounts() {
  const secret = randomBytes(32).toString('base64url');
  return {
    keyOf: (spender: service.Spender): string => `${secret} ${spender ?? ''}`,
    ...service.uncounted(async (key) => {
      const [first, id = ''] = key.split(' ');
      if (first !== secret) return undefined;
      return id === '' ? { id: 'embedded' } : { id, quota: Number.MAX_SAFE_INTEGER };
    }),
  };
}
