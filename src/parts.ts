import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { commands } from '../commands/index.ts';
import { createChat, type Chat } from './chat/index.ts';
import { createMarine, createRemoteFetch, type ClientPorts } from './client/index.ts';
import { ConfigError, type Config } from './config.ts';
import { createDigestBook, createDigestMemory, createDigestTower } from './digests/index.ts';
import { createPaces, digestJoint, digestOptions, perSecond } from './digest-parts.ts';
import { createHealth, type Health } from './health.ts';
import { createLog, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { codes, createPeople, createPseudonyms } from './people/index.ts';
import { createPlaces, packedFileName } from './places/index.ts';
import { createService, type Accounts, type Meter } from './service/index.ts';
import { openTideGrid, type TideGrid } from './sources/grid/index.ts';
import { createPlaceTides, openCatalogue } from './sources/stations/index.ts';
import { openWater } from './sources/water/index.ts';
import { openWeather, type Watch } from './sources/weather/index.ts';
import {
  createAccounts,
  createDigests,
  createOutbox,
  createPeopleStore,
  installationSecret,
  openCache,
  openDatabase,
  pingDatabase,
  quickAccounts,
  type Cache,
} from './store/index.ts';
import { openDictionary } from './words.ts';

/** What is written to see whether the cache works is forgotten after this. */
const probeTtlMs = 10_000;

/** The parts of the house, each made when it is first asked for. */
export type Parts = {
  readonly log: Log;
  /** Where parts tell how they are. Each is on it from when it is made. */
  readonly health: Health;
  /** What is counted and measured. */
  metrics(): Promise<Metrics>;
  /** Keys of the data service, in the database. */
  accounts(): Promise<ReturnType<typeof createAccounts>>;
  outbox(): Promise<ReturnType<typeof createOutbox>>;
  /** The data service as others ask it, with keys of the database. */
  service(): Promise<ReturnType<typeof createService>>;
  chat(): Promise<Chat>;
  /** Takes over the datums of stations that another process has computed. */
  readDatums(): Promise<void>;
  /** Takes over the tide model that another process has fetched. */
  readTideGrid(): Promise<void>;
  /** Plans and sends digests. */
  digests(): Promise<ReturnType<typeof createDigestTower>>;
  /** What a door tells the digests. */
  digestJoint(platform: 'telegram' | 'discord'): Promise<ReturnType<typeof digestJoint>>;
  close(): Promise<void>;
};

export function makeParts(config: Config): Parts {
  const { discord, telegram, dataKey, secret, storeUrl, cacheUrl } = config;
  const passwords = [storeUrl, cacheUrl].map(passwordIn);
  const log = createLog(config.logLevel, [
    discord.token,
    telegram.token,
    dataKey,
    secret,
    config.weather.openMeteo.key,
    ...passwords,
  ]);
  const health = createHealth(Date.now);
  // Loaded when it is wanted: `ask` is to answer at once.
  const metrics = once(async () => {
    const made = (await import('./metrics.ts')).createMetrics();
    watch = weatherWatch(made);
    return made;
  });
  let watch: Watch | undefined;
  const open: (() => Promise<unknown>)[] = [];
  const embedded = embeddedAccount();

  const catalogue = once(async () => {
    const opened = await openCatalogue({ dataDir: config.dataDir, nonCommercial: config.nonCommercialStations });
    const lastSuccessAt = Date.now();
    health.watch('catalogue', () => ({ ok: true, lastSuccessAt }));
    return opened;
  });
  const placeTides = once(async () =>
    createPlaceTides({
      catalogue: await catalogue(),
      openWater: () => openWater(config.dataDir),
      grid: readGrid(config),
    }),
  );
  /** The catalogue, and for a place the tide by the water around it. */
  const stations = once(async () => {
    const [catalogued, { nearest }] = [await catalogue(), await placeTides()];
    return {
      // All of them are made when they are first listed.
      get stations() {
        return catalogued.stations;
      },
      byId: catalogued.byId,
      nearest,
    };
  });
  const secretOfHouse = lazily(() => config.secret ?? installationSecret(config.dataDir));
  const pseudonymOf = lazily(() => createPseudonyms(secretOfHouse(), Date.now));
  const database = once(async () => {
    const opened = await openDatabase(config.storeUrl, () => log.warn('A connection to the database broke.'));
    open.push(() => opened.destroy());
    health.probe('database', () => pingDatabase(opened));
    return opened;
  });
  const accounts = once(async () => createAccounts(await database(), secretOfHouse()));
  const people = once(async () =>
    createPeople({
      store: createPeopleStore(await database()),
      codes,
      others: [createDigestMemory(createDigests(await database()))],
      onTrouble: () => log.warn('People cannot be read: they are answered as strangers.'),
      now: Date.now,
    }),
  );
  const paces = once(async () => createPaces(await database()));
  // Those who are asked may be down: that breaks nothing here, and is told by the age of their last answer.
  let weatherAnsweredAt: number | undefined;
  const weather = once(async () => {
    health.watch('weather', () => ({ ok: true, lastSuccessAt: weatherAnsweredAt }));
    return openWeather(config.weather, {
      cache: await cache(),
      dataDir: config.dataDir,
      now: Date.now,
      watch: {
        asked(upstream, outcome) {
          if (outcome === 'answered' || outcome === 'unchanged') weatherAnsweredAt = Date.now();
          watch?.asked(upstream, outcome);
        },
        dropped: (...value) => watch?.dropped(...value),
      },
    });
  });
  const serviceFor = async (asking: Accounts, meter: Meter) =>
    createService({
      stations: await stations(),
      weather: await weather(),
      accounts: asking,
      meter,
      log,
      now: Date.now,
    });
  const cache = once(async () => {
    const opened = await openCache(config.cacheUrl, () =>
      log.warn('The cache does not work: answers are not remembered.'),
    );
    open.push(() => opened.close());
    health.probe('cache', () => tryCache(opened));
    return opened;
  });
  const marineService = async (): Promise<ClientPorts['service']> => {
    const { dataUrl, dataKey = '' } = config;
    if (dataUrl) return { fetch: createRemoteFetch(), url: dataUrl, key: dataKey, identity: dataUrl };
    const { fetch } = await serviceFor(embedded.accounts, unmetered);
    const [{ version }, tides] = [await catalogue(), await placeTides()];
    return {
      fetch,
      url: 'http://bellbuoy',
      key: embedded.key,
      get identity() {
        return `embedded ${version} ${tides.version}`;
      },
    };
  };
  const marine = once(async () =>
    createMarine({ service: await marineService(), cache: await cache(), now: Date.now }),
  );
  const chat = once(async () => {
    const catalogued = await catalogue();
    return createChat(
      {
        places: createPlaces({ packedFile: path.join(config.dataDir, packedFileName), stations: catalogued }),
        marine: await marine(),
        people: await people(),
        digests: createDigestBook({
          store: createDigests(await database()),
          zoneData: process.versions['tz'] ?? '',
          perSecond,
          now: Date.now,
        }),
        log: {
          bug: (reference, error, { platform, id }) =>
            log.bug(reference, error, { name: pseudonymOf()({ platform, id }), id }),
        },
        now: Date.now,
      },
      commands,
      openDictionary(),
    );
  });
  return {
    log,
    health,
    metrics,
    accounts,
    outbox: async () => createOutbox(await database()),
    service: async () =>
      serviceFor(
        quickAccounts(await accounts(), () => performance.now()),
        quotaMeter(await metrics()),
      ),
    chat,
    digestJoint: async (platform) => digestJoint(await database(), await paces(), platform, await people()),
    digests: async () =>
      createDigestTower(
        await digestOptions({
          config,
          log,
          database: await database(),
          paces: await paces(),
          chat: await chat(),
          marine: await marine(),
          metrics: await metrics(),
        }),
      ),
    readDatums: async () => (await catalogue()).readDatums(),
    readTideGrid: async () => (await placeTides()).useGrid(readGrid(config)),
    async close() {
      for (const one of open.toReversed()) await one();
    },
  };
}

/** Throws a `ConfigError` where what is set is no tide model. */
function readGrid({ dataDir, tideGrid }: Config): TideGrid | undefined {
  try {
    return openTideGrid(dataDir, tideGrid);
  } catch (error) {
    throw new ConfigError(`TIDE_GRID: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function passwordIn(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).password : undefined;
}

function quotaMeter({ counter }: Metrics): Meter {
  const units = counter('bellbuoy_quota_units_total', 'Units of quota that answers cost', ['endpoint']);
  const refusals = counter('bellbuoy_quota_refusals_total', 'Requests refused for a used-up quota', ['endpoint']);
  return {
    charged: (endpoint, cost) => units({ endpoint }, cost / 2),
    quotaRefused: (endpoint) => refusals({ endpoint }),
  };
}

function weatherWatch({ counter }: Metrics): Watch {
  const calls = counter('bellbuoy_upstream_calls_total', 'Calls to upstreams of the weather', ['upstream', 'outcome']);
  const dropped = counter('bellbuoy_weather_dropped_total', 'Values out of bounds', ['source', 'attribute']);
  return {
    asked: (upstream, outcome) => calls({ upstream, outcome }),
    dropped: (source, attribute) => dropped({ source, attribute }),
  };
}

/** What the bot asks of the service in its own process is nobody's quota. */
const unmetered: Meter = { charged: () => {}, quotaRefused: () => {} };

/** Rejects where a cache does not give back what it was given. */
async function tryCache(cache: Cache): Promise<void> {
  const sign = randomBytes(8).toString('hex');
  await cache.set(`health ${sign}`, sign, probeTtlMs);
  if ((await cache.get(`health ${sign}`)) !== sign) throw new Error('The cache forgets');
}

/** The bot of this process asks with a key that exists in its memory only, counted and without a quota. */
function embeddedAccount() {
  const key = randomBytes(32).toString('base64url');
  const account = { id: 'embedded' };
  const counted = new Map<string, number>();
  const accounts: Accounts = {
    authenticate: async (asked) => (asked === key ? account : undefined),
    used: async (_, day) => counted.get(day) ?? 0,
    async charge(_, day, cost) {
      const used = (counted.get(day) ?? 0) + cost;
      counted.clear();
      counted.set(day, used);
      return { accepted: true, used };
    },
  };
  return { key, accounts };
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
