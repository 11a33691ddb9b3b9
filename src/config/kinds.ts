import { z } from 'zod';
import { parseAddressSet } from '../lib/ip-address.ts';

/** What `docs/configuration.md` says of a setting beside its purpose. */
export type KindOfSetting = { readonly kind: string; readonly fallback?: string | number | undefined };

/** Text without blanks around it; `undefined` where nothing is set. */
export const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()
  .meta({ kind: 'text' } satisfies KindOfSetting);

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** A `Request` to a URL with a user name or password throws, with the URL in its message (fetch.spec.whatwg.org). */
function hasCredentials(url: string): boolean {
  const { username, password } = URL.parse(url) ?? { username: '', password: '' };
  return username !== '' || password !== '';
}

/** The base of an HTTP address, without a slash at its end. `keyHint`: where a key belongs instead of in the address. */
export const httpUrl = (keyHint = 'it would be printed in errors') =>
  z
    .url({ protocol: /^https?$/, error: 'must begin with http:// or https:// and a host' })
    .refine((url) => !hasCredentials(url), `must have no name and no password in it: ${keyHint}`)
    .refine((url) => !/[?#]/.test(url), 'must have no ? and no # in it: paths are added at its end')
    .transform(withoutSlash);

/** An HTTP address without which something is off. */
export const optionalUrl = (keyHint?: string) =>
  optional.pipe(httpUrl(keyHint).optional()).meta({ kind: 'URL' } satisfies KindOfSetting);

export const address = (fallback: string) =>
  optional
    .transform((value) => value ?? fallback)
    .pipe(httpUrl())
    .meta({ kind: 'URL', fallback } satisfies KindOfSetting);

export const oneOf = <Choice extends string>(choices: readonly Choice[], fallback: NoInfer<Choice>) =>
  optional
    .transform((value) => value ?? fallback)
    .pipe(z.enum(choices, { error: `must be one of ${choices.join(', ')}` }))
    .meta({ kind: choices.join(', '), fallback } satisfies KindOfSetting);

/** Whether `chosen` is set: one of two. */
export const isChosen = <Choice extends string>(choices: readonly Choice[], fallback: Choice, chosen: Choice) => {
  const choice = oneOf(choices, fallback);
  return choice.transform((value) => value === chosen).meta(choice.meta()!);
};

export const wholeNumber = (fallback: number, max: number) =>
  optional
    .refine((value) => value === undefined || (/^\d+$/.test(value) && Number(value) <= max), {
      error: `must be a whole number up to ${max}`,
    })
    .transform((value) => Number(value ?? fallback))
    .meta({ kind: `whole number up to ${max}`, fallback } satisfies KindOfSetting);

export const positiveNumber = (fallback: number) =>
  optional
    .transform((value) => Number(value ?? fallback))
    .refine((value) => value > 0 && value <= 1_000_000_000, 'must be a number above 0')
    .meta({ kind: 'number above 0', fallback } satisfies KindOfSetting);

/** A comma list of some of `known`. */
export const listOf = (known: readonly string[]) =>
  optional
    .transform((value) => (value ?? '').split(',').flatMap((name) => name.trim() || []))
    .refine((names) => names.every((name) => known.includes(name)), {
      error: `must be a comma list of ${known.join(', ')}`,
    })
    .meta({ kind: `comma list of ${known.join(', ')}` } satisfies KindOfSetting);

/** Text that is sent in a header: a token or a key. `shape` is what it looks like. */
export const headerValue = (shape = /^[\x21-\x7e]+$/, error = 'must be letters, digits and signs without blanks') =>
  optional
    .refine((value) => value === undefined || shape.test(value), { error })
    .meta({ kind: 'text without blanks' } satisfies KindOfSetting);

export const mailAddress = headerValue(
  /^[\x21-\x3f\x41-\x7e]+@[\w-]+(\.[\w-]+)+$/,
  'must be a mail address, such as you@example.org',
).meta({ kind: 'mail address' } satisfies KindOfSetting);

/** A mail address or URL for the `User-Agent`. */
export const contact = headerValue(
  /^([\x21-\x3f\x41-\x7e]+@[\w-]+(\.[\w-]+)+|https?:\/\/[\w-]+(\.[\w-]+)+(:\d+)?(\/[\x21-\x7e]*)?)$/,
  'must be a mail address or a URL, such as you@example.org or https://example.org',
).meta({ kind: 'mail address or URL' } satisfies KindOfSetting);

const escapes = 'with %40 %2F %23 %25 for @ / # % in the password';
const postgresShape = `must read postgres://user:password@host/database, ${escapes}`;
const redisShape = `must read redis://user:password@host:6379/0, ${escapes}`;

/** Checks the address of a database or cache, since a driver that cannot read it prints it, password and all. */
export const storeUrl = (isOptional: { readonly memory: boolean }) =>
  optional
    .check(({ value: url, issues }) => {
      const error = url === undefined ? undefined : faultOf(url, isOptional.memory);
      if (error !== undefined) issues.push({ code: 'custom', message: error, input: undefined });
    })
    .meta({
      kind: isOptional.memory ? 'memory:, sqlite:, redis:// or postgres://' : 'sqlite: or postgres://',
    } satisfies KindOfSetting);

/** A mail server; checked for the same reason. */
export const smtpUrl = optional
  .refine((url) => url === undefined || (/^smtps?:\/\//.test(url) && isReadable(url)), {
    error: `must read smtp://user:password@host:587, or smtps://, ${escapes}`,
  })
  .meta({ kind: 'smtp:// or smtps://' } satisfies KindOfSetting);

function faultOf(url: string, allowsCaches: boolean): string | undefined {
  if (url.startsWith('sqlite:')) return url === 'sqlite:' ? 'must have a file after sqlite:' : undefined;
  if (/^postgres(ql)?:\/\//.test(url)) return isReadable(url) ? undefined : postgresShape;
  if (!allowsCaches) return 'must begin with sqlite: or postgres://';
  // The path of a Redis is the number of a database.
  if (/^rediss?:\/\//.test(url))
    return isReadable(url) && /^\/?\d*$/.test(URL.parse(url)?.pathname ?? '') ? undefined : redisShape;
  return url === 'memory:' ? undefined : 'must be memory: or begin with sqlite:, redis:// or postgres://';
}

/** Drivers also decode the parts of an address. */
function isReadable(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return false;
  try {
    for (const part of [parsed.username, parsed.password, parsed.pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** A comma list of IP addresses and networks; empty where nothing is set. */
export const addressSet = optional
  .transform((value, context) => {
    const set = parseAddressSet(value?.split(',').map((text) => text.trim()) ?? []);
    if (!set) context.addIssue('must be a comma list of addresses and networks, such as 127.0.0.1,10.0.0.0/8');
    return set ?? z.NEVER;
  })
  .meta({ kind: 'comma list of addresses and networks' } satisfies KindOfSetting);
