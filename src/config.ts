import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import * as kinds from './config/kinds.ts';
import { nearMisses } from './config/near-misses.ts';
import { observedUpstreams } from './domain/observed/index.ts';
import { warningUpstreams } from './domain/warning.ts';
import { sources, weatherUpstreamNames, weatherUpstreams } from './domain/weather/index.ts';
import type { AddressSetting, LimitSetting, WeatherUpstream } from './domain/weather/index.ts';
import { StartupError, envExample } from './lib/startup-error.ts';

/** Addresses of the weather upstreams, and limits on the calls to them, with the defaults that `sources.json` has. */
const upstreamSettings = Object.fromEntries(
  Object.values(weatherUpstreams)
    .flatMap(({ settings }) => Object.entries(settings))
    .map(([name, value]) => [name, typeof value === 'string' ? kinds.address(value) : kinds.positiveNumber(value)]),
) as Record<AddressSetting, ReturnType<typeof kinds.address>> &
  Record<LimitSetting, ReturnType<typeof kinds.positiveNumber>>;

/** Forecasts in memory, some 25 kB each. The others are read from the cache, which takes 0.3 ms. */
const manyForecasts = 150;
const fewForecasts = 20;

/** Units a day. Half units are counted, twice as many, and an `integer` of Postgres ends at 2,147,483,647. */
export const maxQuota = 1_000_000_000;

const shardsMistake = 'must be auto, or such as 0-3/16';

const environment = z.object({
  DATA_DIR: kinds.optional
    .transform((value) => path.resolve(value ?? './data'))
    .meta({ kind: 'folder', fallback: './data' } satisfies kinds.KindOfSetting),
  STORE_URL: kinds.storeUrl({ memory: false }),
  CACHE_URL: kinds.storeUrl({ memory: true }),
  HOST: kinds.optional
    .transform((value) => value ?? '127.0.0.1')
    .meta({ kind: 'address or name', fallback: '127.0.0.1' } satisfies kinds.KindOfSetting),
  PORT: kinds.wholeNumber(8080, 65_535),
  PUBLIC_URL: kinds.optionalUrl(),
  SUPPORT_URL: kinds.optionalUrl(),
  TRUSTED_PROXIES: kinds.addressSet,
  METRICS_TOKEN: kinds.headerValue(),
  SECRET: kinds.optional,
  SMTP_URL: kinds.smtpUrl,
  SMTP_FROM: kinds.mailAddress,
  REGISTRATION: kinds.isChosen(['open', 'closed'], 'open', 'open'),
  DAILY_QUOTA: kinds.wholeNumber(1000, maxQuota),
  DATA_URL: kinds.optionalUrl('DATA_KEY is for the key'),
  DATA_KEY: kinds.headerValue(),
  DISCORD_TOKEN: kinds.headerValue(/^[\w.-]+$/, 'must be the bot’s token from the developer portal'),
  DISCORD_API_URL: kinds.address('https://discord.com/api'),
  DISCORD_PUBLIC_KEY: kinds.headerValue(
    /^[\da-f]{64}$/i,
    'must be the public key from the developer portal, 64 digits of 0-9 and a-f',
  ),
  SHARDS: kinds.optional
    .refine((value = 'auto') => /^(auto|\d+-\d+\/\d+)$/.test(value), shardsMistake)
    .transform((value) => value?.match(/\d+/g)?.map(Number))
    .refine((range) => !range || (range[0]! <= range[1]! && range[1]! < range[2]!), shardsMistake)
    .meta({ kind: 'auto, or some of how many', fallback: 'auto' } satisfies kinds.KindOfSetting),
  TELEGRAM_TOKEN: kinds.headerValue(/^\d+:[\w-]+$/, 'must be a token from BotFather, such as 123456:AbC-dEf'),
  TELEGRAM_API_URL: kinds.address('https://api.telegram.org'),
  TELEGRAM_WEBHOOK_URL: kinds.optionalUrl(),
  TELEGRAM_WEBHOOK_SECRET: kinds.headerValue(/^[\w-]{1,256}$/, 'must be 1 to 256 of A-Z, a-z, 0-9, _ and -'),
  NONCOMMERCIAL_STATIONS: kinds.isChosen(['on', 'off'], 'off', 'on'),
  TIDE_GRID: kinds.optional
    .transform((value): 'auto' | 'off' | { path: string } => {
      if (value === undefined || value === 'auto') return 'auto';
      return value === 'off' ? value : { path: path.resolve(value) };
    })
    .meta({ kind: 'auto, off, or a folder or file', fallback: 'auto' } satisfies kinds.KindOfSetting),
  CONTACT: kinds.contact,
  SOURCES_OFF: kinds.listOf([
    ...new Set([...sources, ...weatherUpstreamNames, ...observedUpstreams, ...warningUpstreams]),
  ]),
  ...upstreamSettings,
  OPEN_METEO_KEY: kinds.optional,
  GEOCODER_URL: kinds.optional
    .transform((value) => value ?? 'https://geocoding-api.open-meteo.com')
    .transform((value) => (value === 'off' ? undefined : value))
    .pipe(kinds.httpUrl().optional())
    .meta({ kind: 'URL, or off', fallback: 'https://geocoding-api.open-meteo.com' } satisfies kinds.KindOfSetting),
  OBSERVED_URL: kinds.optionalUrl(),
  WARNINGS_URL: kinds.optionalUrl(),
  MEMORY: kinds.isChosen(['normal', 'small'], 'normal', 'small'),
  LOG_LEVEL: kinds.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
  REFERENCE_DATA: kinds.optional,
  LC_ALL: kinds.optional,
  LANG: kinds.optional,
});

/** Every setting by name, as `docs/configuration.md` lists them. */
export const kindsOfSettings: ReadonlyMap<string, kinds.KindOfSetting> = new Map(
  Object.entries(environment.shape).map(([name, schema]) => [name, schema.meta() as kinds.KindOfSetting]),
);

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** For mistakes of a line each, which begin with the name of a variable. */
export function wrongSettings(mistakes: string): StartupError {
  return new StartupError(`Some settings do not fit:\n${mistakes}\n${envExample}`);
}

/** Reads the environment, then `.env`; only the launcher, which needs two first, reads it as well. Throws a `StartupError`. */
export function readConfig() {
  loadSettingsFile();
  const result = environment.safeParse(process.env);
  if (!result.success) {
    throw wrongSettings(
      result.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`).join('\n'),
    );
  }
  const env = result.data;
  return {
    dataDir: env.DATA_DIR,
    storeUrl: env.STORE_URL ?? `sqlite:${path.join(env.DATA_DIR, 'bellbuoy.sqlite')}`,
    cacheUrl: env.CACHE_URL ?? `sqlite:${path.join(env.DATA_DIR, 'cache.sqlite')}`,
    host: env.HOST,
    port: env.PORT,
    /** How the outside names the listener; `undefined` where only its own address does. */
    publicUrl: env.PUBLIC_URL,
    /** Where people get help with this bot; `undefined` where none is offered. */
    supportUrl: env.SUPPORT_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    secret: env.SECRET,
    /** Whether people may make keys themselves. */
    registration: env.REGISTRATION,
    /** By which customers get links, from whom: by default the name of its address; `undefined` without a server. */
    mail:
      env.SMTP_URL === undefined
        ? undefined
        : { url: env.SMTP_URL, from: env.SMTP_FROM ?? decodeURIComponent(URL.parse(env.SMTP_URL)!.username) },
    dailyQuota: env.DAILY_QUOTA,
    dataUrl: env.DATA_URL,
    dataKey: env.DATA_KEY,
    discord: { token: env.DISCORD_TOKEN, apiUrl: env.DISCORD_API_URL, publicKey: env.DISCORD_PUBLIC_KEY },
    shards: env.SHARDS,
    telegram: {
      token: env.TELEGRAM_TOKEN,
      apiUrl: env.TELEGRAM_API_URL,
      /** Updates are polled for where it is absent. */
      webhookUrl: env.TELEGRAM_WEBHOOK_URL,
      webhookSecret: env.TELEGRAM_WEBHOOK_SECRET,
    },
    isMemorySmall: env.MEMORY,
    weather: {
      forecastsInMemory: env.MEMORY ? fewForecasts : manyForecasts,
      addresses: Object.fromEntries(
        Object.keys(upstreamSettings).flatMap((name) =>
          name.endsWith('_URL') ? [[name, env[name as AddressSetting]]] : [],
        ),
      ) as Record<AddressSetting, string>,
      openMeteoKey: env.OPEN_METEO_KEY,
      contact: env.CONTACT,
      sourcesOff: env.SOURCES_OFF,
      budgets: Object.fromEntries(weatherUpstreamNames.map((name) => [name, budgetOf(env, name)])) as Record<
        WeatherUpstream,
        ReturnType<typeof budgetOf>
      >,
    },
    warnings: { url: env.WARNINGS_URL, contact: env.CONTACT, sourcesOff: env.SOURCES_OFF },
    observed: { url: env.OBSERVED_URL, contact: env.CONTACT, sourcesOff: env.SOURCES_OFF },
    /** `undefined`: names that nothing here knows are not looked up elsewhere. */
    geocoderUrl: env.GEOCODER_URL,
    nonCommercialStations: env.NONCOMMERCIAL_STATIONS,
    tideGrid: env.TIDE_GRID,
    logLevel: env.LOG_LEVEL,
    /** Variables that look like settings and are none; found when asked for, in some 20 ms. */
    get nearMisses() {
      return nearMisses(Object.keys(process.env), Object.keys(environment.shape));
    },
    /** For benches only: a folder with reference data. */
    referenceData: env.REFERENCE_DATA,
    /** `fr_FR.UTF-8` is how a shell writes `fr-FR`; `C` is no language. */
    language: (env.LC_ALL ?? env.LANG)?.split('.')[0]?.replace('_', '-'),
  };
}

function budgetOf(env: z.output<typeof environment>, upstream: string) {
  const limit = (name: string) => env[`${upstream.toUpperCase().replaceAll('-', '_')}_${name}` as LimitSetting];
  return { concurrency: limit('CONCURRENCY'), perSecond: limit('PER_SECOND'), daily: limit('DAILY') };
}

/** An `.env` that cannot be read may hold the settings that matter. A container makes a folder of a file that is missing. */
function loadSettingsFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    throw wrongSettings(`.env: cannot be read (${(error as Error).message})`);
  }
}
