import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
/** A `Request` to a URL with a user name or password throws (fetch.spec.whatwg.org). */
function hasCredentials(url: string): boolean {
  const { username, password } = URL.parse(url) ?? { username: '', password: '' };
  return username !== '' || password !== '';
}
const address = (fallback: string) =>
  optional
    .transform((value) => value ?? fallback)
    .pipe(z.url({ protocol: /^https?$/ }))
    .transform(withoutSlash);
const oneOf = <Choice extends string>(choices: readonly Choice[], fallback: NoInfer<Choice>) =>
  optional
    .transform((value) => value ?? fallback)
    .pipe(z.enum(choices, { error: `must be one of ${choices.join(', ')}` }));
const wholeNumber = (fallback: number, max: number) =>
  optional
    .transform((value) => Number(value ?? fallback))
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= max, `must be a whole number up to ${max}`);

/**
 * Limits on the calls to a weather upstream. The defaults stay below what it allows: Open-Meteo 10,000 a day, 5,000 an
 * hour and 600 a minute without a key, MET Norway 20 a second, FMI 20,000 a day and 600 in 5 minutes. The others publish
 * no limit.
 */
function budget<Name extends string>(name: Name, defaults: { concurrency: number; perSecond: number; daily: number }) {
  const above = (fallback: number) =>
    optional
      .transform((value) => Number(value ?? fallback))
      .refine((value) => value > 0 && value <= 1_000_000_000, 'must be a number above 0');
  return {
    [`${name}_CONCURRENCY`]: above(defaults.concurrency),
    [`${name}_PER_SECOND`]: above(defaults.perSecond),
    [`${name}_DAILY`]: above(defaults.daily),
  } as Record<`${Name}_${'CONCURRENCY' | 'PER_SECOND' | 'DAILY'}`, ReturnType<typeof above>>;
}

/** Units a day. Half units are counted, twice as many, and an `integer` of Postgres ends at 2,147,483,647. */
export const maxQuota = 1_000_000_000;

const environment = z.object({
  DATA_DIR: optional.transform((value) => path.resolve(value ?? './data')),
  STORE_URL: optional.refine(
    (url) => url === undefined || /^(sqlite:|postgres(ql)?:\/\/)/.test(url),
    'must begin with sqlite: or postgres://',
  ),
  CACHE_URL: optional.refine(
    (url) => url === undefined || url === 'memory:' || /^(sqlite:|rediss?:\/\/|postgres(ql)?:\/\/)/.test(url),
    'must be memory: or begin with sqlite:, redis:// or postgres://',
  ),
  HOST: optional.transform((value) => value ?? '127.0.0.1'),
  PORT: wholeNumber(8080, 65_535),
  SECRET: optional,
  DAILY_QUOTA: wholeNumber(1000, maxQuota),
  DATA_URL: optional.pipe(
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => !hasCredentials(url), 'must have no name and no password in it: DATA_KEY is for the key')
      .transform(withoutSlash)
      .optional(),
  ),
  DATA_KEY: optional,
  DISCORD_TOKEN: optional,
  DISCORD_API_URL: address('https://discord.com/api'),
  TELEGRAM_TOKEN: optional,
  TELEGRAM_API_URL: address('https://api.telegram.org'),
  NONCOMMERCIAL_STATIONS: oneOf(['on', 'off'], 'off').transform((value) => value === 'on'),
  TIDE_GRID: optional.transform((value): 'auto' | 'off' | { path: string } => {
    if (value === undefined || value === 'auto') return 'auto';
    return value === 'off' ? value : { path: path.resolve(value) };
  }),
  CONTACT: optional,
  SOURCES_OFF: optional.transform((value) => value?.split(',').map((name) => name.trim()) ?? []),
  OPEN_METEO_FORECAST_URL: address('https://api.open-meteo.com'),
  OPEN_METEO_MARINE_URL: address('https://marine-api.open-meteo.com'),
  OPEN_METEO_ARCHIVE_URL: address('https://archive-api.open-meteo.com'),
  OPEN_METEO_HISTORICAL_URL: address('https://historical-forecast-api.open-meteo.com'),
  OPEN_METEO_KEY: optional,
  MET_NORWAY_URL: address('https://api.met.no'),
  SMHI_URL: address('https://opendata-download-metfcst.smhi.se'),
  FMI_URL: address('https://opendata.fmi.fi'),
  GEOCODER_URL: optional
    .transform((value) => value ?? 'https://geocoding-api.open-meteo.com')
    .pipe(
      z
        .literal('off')
        .transform(() => undefined)
        .or(z.url({ protocol: /^https?$/ }).transform(withoutSlash)),
    ),
  DMI_URL: address('https://opendataapi.dmi.dk'),
  ...budget('OPEN_METEO', { concurrency: 8, perSecond: 9, daily: 9500 }),
  ...budget('MET_NORWAY', { concurrency: 8, perSecond: 15, daily: 100_000 }),
  ...budget('SMHI', { concurrency: 4, perSecond: 5, daily: 50_000 }),
  ...budget('FMI', { concurrency: 4, perSecond: 1.8, daily: 18_000 }),
  ...budget('DMI', { concurrency: 4, perSecond: 10, daily: 50_000 }),
  LOG_LEVEL: oneOf(['info', 'warn', 'error'], 'info'),
  REFERENCE_DATA: optional,
  LC_ALL: optional,
  LANG: optional,
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** Its message has one line for each variable that is set wrongly. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from the environment and, for variables that are not set there, from `.env`. Throws a `ConfigError`.
 * No other file reads the environment. `.env.example` explains each variable.
 */
export function readConfig() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const result = environment.safeParse(process.env);
  if (!result.success) {
    throw new ConfigError(
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
    secret: env.SECRET,
    dailyQuota: env.DAILY_QUOTA,
    dataUrl: env.DATA_URL,
    dataKey: env.DATA_KEY,
    discord: { token: env.DISCORD_TOKEN, apiUrl: env.DISCORD_API_URL },
    telegram: { token: env.TELEGRAM_TOKEN, apiUrl: env.TELEGRAM_API_URL },
    weather: {
      openMeteo: {
        forecastUrl: env.OPEN_METEO_FORECAST_URL,
        marineUrl: env.OPEN_METEO_MARINE_URL,
        archiveUrl: env.OPEN_METEO_ARCHIVE_URL,
        historicalUrl: env.OPEN_METEO_HISTORICAL_URL,
        key: env.OPEN_METEO_KEY,
      },
      metNorwayUrl: env.MET_NORWAY_URL,
      smhiUrl: env.SMHI_URL,
      fmiUrl: env.FMI_URL,
      dmiUrl: env.DMI_URL,
      contact: env.CONTACT,
      sourcesOff: env.SOURCES_OFF,
      budgets: {
        'open-meteo': budgetOf(env, 'OPEN_METEO'),
        'met-norway': budgetOf(env, 'MET_NORWAY'),
        smhi: budgetOf(env, 'SMHI'),
        fmi: budgetOf(env, 'FMI'),
        dmi: budgetOf(env, 'DMI'),
      },
    },
    /** `undefined`: names that nothing here knows are not looked up elsewhere. */
    geocoderUrl: env.GEOCODER_URL,
    nonCommercialStations: env.NONCOMMERCIAL_STATIONS,
    tideGrid: env.TIDE_GRID,
    logLevel: env.LOG_LEVEL,
    /** For benches only: a folder with reference data. */
    referenceData: env.REFERENCE_DATA,
    /** `fr_FR.UTF-8` is how a shell writes `fr-FR`; `C` is no language. */
    language: (env.LC_ALL ?? env.LANG)?.split('.')[0]?.replace('_', '-'),
  };
}

type UpstreamVariable = 'OPEN_METEO' | 'MET_NORWAY' | 'SMHI' | 'FMI' | 'DMI';

function budgetOf(env: z.output<typeof environment>, name: UpstreamVariable) {
  return { concurrency: env[`${name}_CONCURRENCY`], perSecond: env[`${name}_PER_SECOND`], daily: env[`${name}_DAILY`] };
}
