import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { z } from 'zod';
import { invalidKey, quotaExceeded, unavailable, type Counts } from '../contract/index.ts';
import { utcDate, utcDayMs, utcDayStart, type Instant } from '../domain/time.ts';
import type { Account, HalfUnits, ServicePorts, TideStations } from './ports.ts';

/** One path of the interface: how its query is read, what an answer costs and what it says. */
export type Endpoint = {
  read(query: Record<string, string>, known: Known): Reading;
};

/** What a query is judged by beside itself. */
export type Known = { readonly now: Instant; readonly stations: TideStations };

/** Sentences by parameter. */
export type Mistakes = Readonly<Record<string, readonly string[]>>;

/** All mistakes of a query, or the request it stands for. */
export type Reading =
  | { readonly mistakes: Mistakes; readonly status?: 404 }
  | { readonly cost: HalfUnits; answer(): Said | Promise<Said> };

/** What is answered, or why those behind this service left it without an answer. */
type Said = JsonAnswer | Document | Unavailable;

type JsonAnswer = {
  readonly body: object;
  readonly meta: object;
  /** What the body has no room for. */
  readonly headers?: Readonly<Record<string, string>>;
};
type Unavailable = { readonly unavailable: string };
/** An answer in a format of its own, which has no room for `meta`. */
export type Document = { readonly text: string; readonly type: string };

/**
 * The order of the contract's checks: key (401), every parameter (400), quota (429), then work. An answer is charged
 * when it is there, so that a refused or failed request costs nothing.
 */
export function keyed(path: string, endpoint: Endpoint, ports: ServicePorts) {
  return async (c: Context): Promise<Response> => {
    const { accounts, meter } = ports;
    const now = ports.now();
    const day = utcDate(now);
    const account = await accounts.authenticate(c.req.header('Authorization') ?? '');
    if (!account) return c.json(invalidKey, 401);
    const before = await accounts.used(account, day);
    // Set before the work, so that a bug is answered with them as well.
    setLimits(c, account, before, now);

    const refused = (used: HalfUnits): Response => {
      meter.quotaRefused(path);
      return refuse(c, account, used, now);
    };
    const query = { ...lastOfEach(c.req.queries()), ...c.req.param() };
    const reading = endpoint.read(query, { now, stations: ports.stations });
    if ('mistakes' in reading) return c.json({ errors: inOrder(reading.mistakes) }, reading.status ?? 400);
    if (exceeds(account, before + reading.cost) && reading.cost > 0) return refused(before);

    const answer = await reading.answer();
    if ('unavailable' in answer) return c.json(unavailable(answer.unavailable), 503);
    if ('headers' in answer) for (const [name, value] of Object.entries(answer.headers)) c.header(name, value);
    const said = 'text' in answer ? answer.text : JSON.stringify(answer.body).slice(0, -1);
    const meta = 'text' in answer ? {} : inOrder(answer.meta);
    c.header('ETag', `W/"${hash('sha1', said + JSON.stringify(meta), 'base64url')}"`);
    c.header('Cache-Control', 'private');
    if (isKnown(c)) return c.body(null, 304);

    const { accepted, used } =
      reading.cost > 0 ? await accounts.charge(account, day, reading.cost) : { accepted: true, used: before };
    if (!accepted) return refused(used);
    meter.charged(path, reading.cost);
    setLimits(c, account, used, now);
    if ('text' in answer) return c.body(answer.text, 200, { 'Content-Type': answer.type });
    const whole = inOrder({ ...counts(account, reading.cost, used), ...meta });
    return c.body(`${said},"meta":${JSON.stringify(whole)}}`, 200, { 'Content-Type': 'application/json' });
  };
}

/** Whether the asker has this very answer, but for its counts: a 304 costs nothing. */
function isKnown(c: Context): boolean {
  const etag = c.res.headers.get('ETag');
  const known = c.req.header('If-None-Match')?.split(',') ?? [];
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^(?!W\/)/, 'W/') === etag);
}

/**
 * Reads a query field by field, so that every mistake is told at once: those of single parameters, and those that
 * `check` finds between parameters that could be read.
 */
export function readQuery<S extends z.ZodObject>(
  schema: S,
  query: Record<string, string>,
  then: (request: z.output<S>) => Reading,
  check: (request: Partial<z.output<S>>) => Mistakes = () => ({}),
): Reading {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(
    ([name, field]) => [name, field as z.ZodType] as const,
  );
  const results = fields.map(([name, field]) => [name, field.safeParse(query[name])] as const);
  const wrong = results.flatMap(([name, { error }]) =>
    error ? [[name, error.issues.map(({ message }) => message)] as const] : [],
  );
  const read = results.flatMap(([name, { success, data }]) => (success ? [[name, data] as const] : []));
  const request = Object.fromEntries(read) as z.output<S>;
  const mistakes: Mistakes = { ...Object.fromEntries(wrong), ...check(request) };
  return Object.keys(mistakes).length > 0 ? { mistakes } : then(request);
}

/** Members in alphabetical order, so that equal answers are equal bytes. */
export function inOrder(members: object): object {
  return Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A repeated parameter: the last one counts. */
function lastOfEach(queries: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values.at(-1)!]));
}

function exceeds(account: Account, used: HalfUnits): boolean {
  return account.quota !== undefined && used > account.quota;
}

function counts(account: Account, cost: HalfUnits, used: HalfUnits): Counts {
  const requestCount = Math.ceil(used / 2);
  return { cost: cost / 2, ...(account.quota === undefined ? {} : { dailyQuota: account.quota / 2 }), requestCount };
}

function refuse(c: Context, account: Account, used: HalfUnits, now: Instant): Response {
  setLimits(c, account, used, now);
  c.header('Retry-After', String(Math.ceil((nextMidnight(now) - now) / 1000)));
  const { dailyQuota, requestCount } = counts(account, 0, used);
  return c.json({ ...quotaExceeded, meta: { dailyQuota, requestCount } }, 429);
}

function setLimits(c: Context, account: Account, used: HalfUnits, now: Instant): void {
  if (account.quota === undefined) return;
  c.header('X-RateLimit-Limit', String(account.quota / 2));
  c.header('X-RateLimit-Remaining', String(Math.max(0, Math.floor((account.quota - used) / 2))));
  c.header('X-RateLimit-Reset', String(nextMidnight(now) / 1000));
}

function nextMidnight(now: Instant): Instant {
  return utcDayStart(now) + utcDayMs;
}
