import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Everything that can be set from outside. Only this file reads the environment. */

const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
const address = (fallback: string) =>
  optional
    .transform((value) => value ?? fallback)
    .pipe(z.url({ protocol: /^https?$/ }))
    .transform(withoutSlash);
const wholeNumber = (fallback: number, most: number) =>
  optional
    .transform((value) => Number(value ?? fallback))
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= most, `must be a whole number up to ${most}`);

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
  DAILY_QUOTA: wholeNumber(1000, 1_000_000_000),
  DATA_URL: optional.pipe(
    z
      .url({ protocol: /^https?$/ })
      .transform(withoutSlash)
      .optional(),
  ),
  DATA_KEY: optional,
  DISCORD_TOKEN: optional,
  DISCORD_API_URL: address('https://discord.com/api'),
  TELEGRAM_TOKEN: optional,
  TELEGRAM_API_URL: address('https://api.telegram.org'),
  NONCOMMERCIAL_STATIONS: optional
    .transform((value) => value ?? 'off')
    .pipe(z.enum(['on', 'off']))
    .transform((value) => value === 'on'),
  LOG_LEVEL: optional.transform((value) => value ?? 'info').pipe(z.enum(['info', 'warn', 'error'])),
  REFERENCE_DATA: optional,
  LC_ALL: optional,
  LANG: optional,
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** What is set wrongly, one line for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment, and `.env` for what it does not say. Throws a `ConfigError`. */
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
    nonCommercialStations: env.NONCOMMERCIAL_STATIONS,
    logLevel: env.LOG_LEVEL,
    /** For benches only: a folder with reference data. */
    referenceData: env.REFERENCE_DATA,
    /** `fr_FR.UTF-8` is how a shell writes `fr-FR`; `C` is nobody's language. */
    language: (env.LC_ALL ?? env.LANG)?.split('.')[0]?.replace('_', '-'),
  };
}
