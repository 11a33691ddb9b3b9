import type { Context } from 'hono';
import { z } from 'zod';
import { invalidKey, quotaExceeded, type Counts } from '../contract/index.ts';
import { utcDate, utcDayMs, utcDayStart, type Instant } from '../domain/time.ts';
import type { Account, HalfUnits, ServicePorts } from './ports.ts';

/** One path of the interface: how its query is read, what an answer costs and what it says. */
export type Endpoint = {
  read(query: Record<string, string>, now: Instant): Reading;
};

/** All mistakes of a query by parameter, or the request it stands for. */
export type Reading =
  | { readonly mistakes: Readonly<Record<string, readonly string[]>> }
  | { readonly cost: HalfUnits; answer(ports: ServicePorts): { body: object; meta: object } };

/**
 * The order of the contract's checks: key (401), every parameter (400), quota (429), then work. An answer is charged
 * when it is there, so that a refused or failed request costs nothing.
 */
export function keyed(endpoint: Endpoint, ports: ServicePorts) {
  return async (c: Context): Promise<Response> => {
    const { accounts } = ports;
    const now = ports.now();
    const day = utcDate(now);
    const account = await accounts.authenticate(c.req.header('Authorization') ?? '');
    if (!account) return c.json(invalidKey, 401);

    const reading = endpoint.read(lastOfEach(c.req.queries()), now);
    if ('mistakes' in reading) {
      setLimits(c, account, await accounts.used(account, day), now);
      return c.json({ errors: reading.mistakes }, 400);
    }
    const before = await accounts.used(account, day);
    if (exceeds(account, before + reading.cost) && reading.cost > 0) return refuse(c, account, before, now);

    const { body, meta } = reading.answer(ports);
    const { accepted, used } =
      reading.cost > 0 ? await accounts.charge(account, day, reading.cost) : { accepted: true, used: before };
    if (!accepted) return refuse(c, account, used, now);
    setLimits(c, account, used, now);
    c.header('Cache-Control', 'private');
    return c.json({ ...body, meta: inOrder({ ...counts(account, reading.cost, used), ...meta }) });
  };
}

/** Reads a query by its schema; a schema's issues become the sentences of `mistakes`. */
export function readQuery<S extends z.ZodType>(
  schema: S,
  query: Record<string, string>,
  then: (request: z.output<S>) => Reading,
): Reading {
  const result = schema.safeParse(query);
  if (result.success) return then(result.data);
  const mistakes: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) (mistakes[String(path[0])] ??= []).push(message);
  return { mistakes };
}

/** Members in alphabetical order, so that equal answers are equal bytes. */
function inOrder(meta: object): object {
  return Object.fromEntries(Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
