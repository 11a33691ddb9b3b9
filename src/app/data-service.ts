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
import { watchUpstreams } from './upstream-health.ts';
import { wrongSettings, type Config } from '../config.ts';
import { createZoneFinder } from '../places/index.ts';
import type { Point } from '../domain/place.ts';
import type { StreamStations, TideStations } from '../service/ports.ts';
import { openTideGrid, type TideGrid } from '../sources/grid/index.ts';
import { createPlaceStreams, openStreams } from '../sources/streams/index.ts';
import { createPlaceTides, openCatalogue } from '../sources/stations/index.ts';
import { nearestWater, pointOf, readWater, type WaterRaster } from '../sources/water/index.ts';
import type { KeyAccounts } from '../adapters/mcp/ports.ts';
import type { Accounts, Meter } from '../service/index.ts';

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
  const readingsDropped = (source: string, attribute: string, many: number): void =>
    dropped({ source, attribute }, many);
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

/**
 * The accounts within this process: that of the bot, which has no quota, and those that a request of another one is carried
 * out for, which has been charged already. Keys exist only in memory.
 */
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

/** A place farther from the sea, km, has no warnings of the sea. */
const farthestSeaKm = 30;

type TideParts = ReturnType<typeof createTides>;

/** Builds the sources of tides: stations, sea map and tide model. Each is read on first use. */
function createTides({ config, health }: Pick<Resources, 'config' | 'health'>) {
  const catalogue = once(async () => {
    const opened = await openCatalogue({ dataDir: config.dataDir, nonCommercial: config.nonCommercialStations });
    const lastSuccessAt = performance.now();
    health.watch('catalogue', () => ({ ok: true, lastSuccessAt }), { required: true });
    return opened;
  });
  let raster: WaterRaster | undefined;
  /** The map of the sea, 2.4 MB, which tides, streams and observations share; `undefined` while it is being drawn. */
  const water = (): WaterRaster | undefined => (raster ??= readWater(config.dataDir));
  const placeTides = once(async () =>
    createPlaceTides({
      catalogue: await catalogue(),
      readWater: water,
      grid: await readGrid(config),
      zoneOf: createZoneFinder(),
    }),
  );
  return {
    catalogue,
    water,
    streamStations: once(async (): Promise<StreamStations> => {
      const streams = await openStreams(config.dataDir);
      return createPlaceStreams({ stations: () => streams.stations, readWater: water });
    }),
    /** The nearest water of the sea within 30 km; `undefined` where there is none, or no sea map yet. */
    seaPoint(point: Point): Point | undefined {
      const raster = water();
      const shore = raster && nearestWater(raster, point, farthestSeaKm);
      return shore && (shore.distanceKm === 0 ? point : pointOf(shore.cell));
    },
    async tideStations(): Promise<TideStations> {
      const [stations, { nearest }] = [await catalogue(), await placeTides()];
      return {
        // All of them are created when they are first listed.
        get stations() {
          return stations.stations;
        },
        byId: stations.byId,
        nearest,
      };
    },
    /** Resolves to a function whose result changes whenever an answer may change. */
    async tideVersion(): Promise<() => string> {
      const [{ version }, tides] = [await catalogue(), await placeTides()];
      return () => `${version} ${tides.version}`;
    },
    /** Reads the tide model that another process has fetched. */
    reloadTideGrid: async (): Promise<void> => (await placeTides()).useGrid(await readGrid(config)),
  };
}

/** Rejects with a `StartupError` where the setting names no tide model. */
const readGrid = ({ dataDir, tideGrid }: Config): Promise<TideGrid | undefined> =>
  openTideGrid(dataDir, tideGrid).catch((error: unknown) => {
    throw wrongSettings(`TIDE_GRID: ${error instanceof Error ? error.message : String(error)}`);
  });

/** API keys for the tools of language models: a use of a tool is charged as a request to the data service is. */
function createToolKeys(accounts: Accounts, meter: Meter, now: () => number): KeyAccounts {
  const pathOf = (tool: string): string => `/mcp ${tool}`;
  return {
    async open(key) {
      const account = await accounts.authenticate(key);
      if (!account) return undefined;
      return {
        id: account.id,
        charge: async (units) => (await accounts.charge(account, utcDate(now()), units * 2)).accepted,
        async refund(units) {
          if (units > 0) await accounts.refund(account, utcDate(now()), units * 2);
        },
        count(tool, units, isRefused) {
          if (isRefused) meter.quotaRefused(pathOf(tool));
          else if (units > 0) meter.charged(account, pathOf(tool), units * 2);
        },
      };
    },
  };
}
