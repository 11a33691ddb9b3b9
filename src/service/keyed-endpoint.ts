import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { z } from 'zod';
import { invalidKey, quotaExceeded, unavailable, type Counts } from '../contract/index.ts';
import { utcDate, utcDayMs, utcDayStart, type Instant } from '../domain/time.ts';
import { WrittenBody } from './body.ts';
import type { Account, HalfUnits, ServicePorts, TideStations, Weather } from './ports.ts';
import { jsonType, reply, replyJson, type PlainHeaders } from './reply.ts';

/** One path of the interface: how its query is read, what an answer costs and what it says. */
export type Endpoint = {
  read(query: Record<string, string>, known: EndpointContext): ParsedQuery;
};

/** What a query is judged by beside itself. */
export type EndpointContext = { readonly now: Instant; readonly stations: TideStations; readonly weather: Weather };

/** Sentences by parameter. */
export type Mistakes = Readonly<Record<string, readonly string[]>>;

/** All mistakes of a query, or the request it stands for. */
export type ParsedQuery =
  | { readonly mistakes: Mistakes; readonly status?: 404 }
  | { readonly cost: HalfUnits; answer(): EndpointReply | Promise<EndpointReply> };

/** What is answered, or why those behind this service left it without an answer. */
export type EndpointReply = JsonAnswer | Document | Unavailable;

type JsonAnswer = {
  /** Members beside `meta`, written already where many ask for them. */
  readonly body: object | WrittenBody;
  readonly meta: object;
  /** What the body has no room for. */
  readonly headers?: PlainHeaders;
};
type Unavailable = { readonly unavailable: string };
/** An answer in a format of its own, which has no room for `meta`. */
export type Document = { readonly text: string; readonly type: string };

/** What is known of the asker: the limits of the key, which every answer carries, one to a bug included. */
export type KeyedVariables = { limits: PlainHeaders };

/**
 * The order of the contract's checks: key (401), every parameter (400), quota (429), then work. An answer is charged
 * when it is there, so that a refused or failed request costs nothing.
 */
export function keyedHandler(path: string, endpoint: Endpoint, ports: ServicePorts) {
  const { accounts, meter, stations, weather } = ports;
  return async (c: Context<{ Variables: KeyedVariables }>): Promise<Response> => {
    const now = ports.now();
    const day = utcDate(now);
    const account = await accounts.authenticate(c.req.header('Authorization') ?? '');
    if (!account) return replyJson(401, invalidKey);
    const before = await accounts.used(account, day);
    const limits = limitsOf(account, before, now);
    c.set('limits', limits);

    const refused = (used: HalfUnits): Response => {
      meter.quotaRefused(path);
      return refuse(account, used, now);
    };
    const query = { ...lastOfEach(c.req.queries()), ...c.req.param() };
    const reading = endpoint.read(query, { now, stations, weather });
    if ('mistakes' in reading) return replyJson(reading.status ?? 400, { errors: inOrder(reading.mistakes) }, limits);
    if (exceeds(account, before + reading.cost) && reading.cost > 0) return refused(before);

    const answer = await reading.answer();
    if ('unavailable' in answer) return replyJson(503, unavailable(answer.unavailable), limits);
    const written = write(answer);
    const cached = { ETag: written.etag, 'Cache-Control': 'private', ...written.headers };
    if (isKnown(c.req.header('If-None-Match'), written.etag)) return reply(304, null, { ...limits, ...cached });

    const { accepted, used } =
      reading.cost > 0 ? await accounts.charge(account, day, reading.cost) : { accepted: true, used: before };
    if (!accepted) return refused(used);
    meter.charged(path, reading.cost);
    const packed = acceptsGzip(c.req.header('Accept-Encoding'));
    const body = written.with(counts(account, reading.cost, used), packed);
    const encoding: PlainHeaders = typeof body === 'string' ? {} : { 'Content-Encoding': 'gzip' };
    return reply(200, body, { ...limitsOf(account, used, now), ...cached, ...encoding });
  };
}

/** An answer as it goes out, but for its counts. */
type Written = {
  /** The same for the same answer, whatever it counts. */
  readonly etag: string;
  readonly headers: PlainHeaders;
  /** With the counts joined to it; gzipped where it is large and may be. */
  with(counts: Counts, packed: boolean): string | Uint8Array<ArrayBuffer>;
};

/** The list of stations is 2 MB. What is smaller, or is not kept, would take longer to compress than it saves. */
const largeCharacters = 100_000;

function write(answer: JsonAnswer | Document): Written {
  if ('text' in answer) {
    const { text, type } = answer;
    return { etag: etagOf(text), headers: { 'Content-Type': type }, with: () => text };
  }
  const { body, meta, headers = {} } = answer;
  const isKept = body instanceof WrittenBody;
  const written = isKept ? body : new WrittenBody(body);
  const isLarge = isKept && written.text.length > largeCharacters;
  const members = membersOf(meta);
  return {
    etag: etagOf(written.tag + members.join()),
    headers: { 'Content-Type': jsonType, ...(isLarge ? { Vary: 'Accept-Encoding' } : {}), ...headers },
    with(counts, packed) {
      const end = `,"meta":{${[...members, ...membersOf(counts)].toSorted().join()}}}`;
      return isLarge && packed ? written.gzip(end) : written.text + end;
    },
  };
}

/** Members as JSON has them. Sorted, they are in the order of their names: a quotation mark comes before any letter. */
function membersOf(meta: object): string[] {
  return Object.entries(meta).flatMap(([name, value]) =>
    value === undefined ? [] : [`"${name}":${JSON.stringify(value)}`],
  );
}

function etagOf(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/**
 * Whether the asker has this very answer, but for its counts: a 304 costs nothing. `*` is not listened to: it fits an
 * answer that the asker never had, and would have the work of all of them done for nothing.
 */
function isKnown(known: string | undefined, etag: string): boolean {
  return known !== undefined && known.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag);
}

/** Whether gzip is among the encodings that the asker names, and not with the weight of 0. */
function acceptsGzip(accepted: string | undefined): boolean {
  return accepted !== undefined && /(?:^|[\s,])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);
}

/**
 * Reads a query field by field, so that every mistake is told at once: those of single parameters, and those that
 * `check` finds between parameters that could be read.
 */
export function readQuery<S extends z.ZodObject>(
  schema: S,
  query: Record<string, string>,
  then: (request: z.output<S>) => ParsedQuery,
  check: (request: Partial<z.output<S>>) => Mistakes = () => ({}),
): ParsedQuery {
  const request: Record<string, unknown> = {};
  const mistakes: Record<string, readonly string[]> = {};
  for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const { success, data, error } = (field as z.ZodType).safeParse(query[name]);
    if (success) request[name] = data;
    else mistakes[name] = error.issues.map(({ message }) => message);
  }
  Object.assign(mistakes, check(request as Partial<z.output<S>>));
  return Object.keys(mistakes).length > 0 ? { mistakes } : then(request as z.output<S>);
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

function refuse(account: Account, used: HalfUnits, now: Instant): Response {
  const { dailyQuota, requestCount } = counts(account, 0, used);
  return replyJson(
    429,
    { ...quotaExceeded, meta: { dailyQuota, requestCount } },
    {
      ...limitsOf(account, used, now),
      'Retry-After': String(Math.ceil((nextMidnight(now) - now) / 1000)),
    },
  );
}

function limitsOf({ quota }: Account, used: HalfUnits, now: Instant): PlainHeaders {
  if (quota === undefined) return {};
  return {
    'X-RateLimit-Limit': String(quota / 2),
    'X-RateLimit-Remaining': String(Math.max(0, Math.floor((quota - used) / 2))),
    'X-RateLimit-Reset': String(nextMidnight(now) / 1000),
  };
}

function nextMidnight(now: Instant): Instant {
  return utcDayStart(now) + utcDayMs;
}
