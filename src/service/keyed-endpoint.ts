import { hash } from 'node:crypto';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import type { z } from 'zod';
import * as contract from '../contract/index.ts';
import { utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import { memoizeByObject } from '../domain/memoize.ts';
import { after, attempt, type Soon } from '../lib/after.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { createKeyedLimiter } from '../lib/keyed-limiter.ts';
import { acceptsEncoding } from '../lib/accepts-encoding.ts';
import { Problem } from '../problem.ts';
import { WrittenBody } from './body.ts';
import { notesOnParameters } from './notes.ts';
import type { PlainHeaders, PlainReply } from '../http/ports.ts';
import type { Account, Accounts, Exchange, HalfUnits, Handler, NearestTide, PictureRequest } from './ports.ts';
import type { ServicePorts, Spender } from './ports.ts';
import { jsonType, replyJson, withUsual } from './reply.ts';

/** How the requests for a path are answered, once all their parameters are valid. */
export type Endpoint<Request> = {
  /** The errors that show between the parameters that are valid, or from what there is. */
  check?(request: Partial<Request>, context: EndpointContext): ParameterErrors;
  cost?(request: Request): HalfUnits;
  /** Where it throws `could-not-ask`, the upstreams have no answer. */
  answer(request: Request, context: EndpointContext): Soon<EndpointReply>;
};

export type EndpointOf<Path extends contract.PathName> = Endpoint<contract.RequestOf<Path>>;

export type EndpointContext = Pick<ServicePorts, 'stations' | 'streams' | 'weather' | 'observed' | 'warnings'> & {
  readonly now: Instant;
  /** The parameters as they were sent. */
  readonly query: Readonly<Record<string, string>>;
  readonly kept: Kept;
  readonly spender: Spender;
  draw(request: PictureRequest): Promise<EndpointReply>;
};

/** What an endpoint keeps for the next request with the same parameters. */
type Kept = { tide?: Window & { readonly used: NearestTide; readonly answer: JsonAnswer } };

export type ParameterErrors = Readonly<Record<string, readonly string[]>>;

export type Route = Pick<contract.DocumentedPath, 'query' | 'cost'> & {
  readonly path: string;
  readonly endpoint: Endpoint<object>;
};

/** An answer, or why there is none; `notes` say what of the request was cut, ignored or left out. */
export type EndpointReply = JsonAnswer | Document | Unavailable;

type AnyAnswer = { readonly headers?: PlainHeaders; readonly notes?: readonly string[]; written?: Serialised };
/** `body`: members beside `meta`, serialised already where they are cached. */
export type JsonAnswer = AnyAnswer & { readonly body: object | WrittenBody; readonly meta: object };
/** An answer in another format than JSON, without `meta`. Its notes are in a header. */
export type Document = AnyAnswer & { readonly content: string | Uint8Array<ArrayBuffer>; readonly type: string };
/** `unavailable` names the upstreams and their reasons. */
type Unavailable = { readonly unavailable: string };

/** Accounts whose requests are charged to no quota, and in no metrics. */
export function uncounted(authenticate: Accounts['authenticate']): Pick<ServicePorts, 'accounts' | 'meter'> {
  return {
    accounts: { authenticate, used: () => 0, charge: () => ({ accepted: true, used: 0 }), refund: () => 0 },
    meter: { charged: () => {}, quotaRefused: () => {} },
  };
}

/** Handles the requests for a path, which the key in `Authorization` pays for. */
export function keyedHandler(route: Route, ports: ServicePorts): Handler {
  return (exchange) => {
    const { headers, path, search } = exchange.request;
    // The key as it is, or as most programs send one (RFC 6750).
    const key = headers.authorization?.replace(/^Bearer +/i, '') ?? '';
    return after(ports.accounts.authenticate(key), (account) => {
      if (!account) return replyJson(401, contract.invalidKey);
      const name = `${path} ${search}`;
      const known = knownQueries.get(name);
      if (known && known !== askedOnce) return answer(exchange, { route, account, sent: known }, ports);
      const sent = readSent(route, parse(search.slice(1)), exchange.parameters);
      knownQueries.set(name, known ? sent : askedOnce);
      return answer(exchange, { route, account, sent }, ports);
    });
  };
}

/** Kept of a query until it is asked again: of those asked once, all else would be garbage among what lives long. */
const askedOnce: SentQuery = { query: {}, notes: [], request: {}, errors: {}, kept: {} };

/** Programs repeat queries, and reading one is a fifth of a request's memory. Each counts for 1,000 characters and its own. */
const knownQueries = createBoundedMap<SentQuery>(1_000_000, () => 1000);

function readSent(route: Route, queries: ParsedUrlQuery, parameters: Exchange['parameters']): SentQuery {
  // Of a repeated parameter the last one counts.
  const last = Object.entries(queries).map(([name, value]) => [name, [value ?? ''].flat().at(-1)!] as const);
  const query = { ...Object.fromEntries(last), ...parameters };
  return { query, notes: notesOnParameters(route.query.shape, queries), ...readQuery(route.query, query), kept: {} };
}

/** In halves. */
const unit = 2;

/** One network may ask ten times at once without a key, then once a second, as on the pages. */
const keylessRate = { perSecond: 1, burst: 10 };
const keyless: Account = { id: 'keyless' };

/** Handles the requests for a path that needs no key. One with a key is paid for by it, and not limited by network. */
export function openHandler(route: Route, ports: ServicePorts): Handler {
  const networks = createKeyedLimiter(keylessRate, ports.now);
  const keyed = keyedHandler(route, ports);
  const free = keyedHandler(route, { ...ports, ...uncounted(() => keyless) });
  return (exchange) => {
    const { headers, clientNetwork } = exchange.request;
    if (headers.authorization !== undefined) return keyed(exchange);
    const waitMs = networks.take(clientNetwork?.() ?? '');
    if (waitMs === 0) return free(exchange);
    return replyJson(429, contract.tooManyWithoutKey, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  };
}

type SentQuery = ReturnType<typeof readQuery> & {
  readonly query: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
  readonly kept: Kept;
};

/**
 * Answers a request of an account. Checks in the contract's order: all parameters (400), quota (429). The cost is charged
 * before the work, so that concurrent requests have no more work done than the quota pays for, and is refunded where no
 * answer is sent: a refused, failed or unchanged (304) one costs nothing.
 */
export function answer(
  exchange: Exchange,
  { route, account, sent }: { readonly route: Route; readonly account: Account; readonly sent: SentQuery },
  ports: ServicePorts,
): Soon<PlainReply> {
  const { query, notes, request, errors: unread, kept } = sent;
  const { accounts, meter, stations, streams, weather, observed, warnings } = ports;
  const { path, endpoint } = route;
  const now = ports.now();
  const day = utcDate(now);
  const refused = (used: HalfUnits): PlainReply => {
    meter.quotaRefused(path);
    return refuse(account, used, now);
  };
  // The one account without a quota is the bot's, in this process.
  const spender = account.quota === undefined ? undefined : account.id;
  const draw = async (request: PictureRequest): Promise<EndpointReply> =>
    (await ports.drawPicture(request, spender)) ?? { unavailable: 'there is no picture of this answer now' };
  const context = { now, query, kept, stations, streams, weather, observed, warnings, spender, draw };

  return after(accounts.used(account, day), (before) => {
    exchange.limits = limitsOf(account, before, now);
    const errors = { ...unread, ...endpoint.check?.(request, context) };
    if (Object.keys(errors).length > 0) {
      // All that can be wrong with a name in a path is that there is nothing of that name.
      return replyJson(path.includes('{') ? 404 : 400, { errors: inOrder(errors) }, exchange.limits);
    }
    const cost = endpoint.cost?.(request) ?? (route.cost === '0' ? 0 : unit);
    if (cost > 0 && account.quota !== undefined && before + cost > account.quota) return refused(before);
    /** The limits after the refund, for a reply that costs nothing. */
    const refund = (): Soon<PlainHeaders> =>
      after(cost > 0 ? accounts.refund(account, day, cost) : before, (used) => {
        exchange.limits = limitsOf(account, used, now);
        return exchange.limits;
      });
    const charged = cost > 0 ? accounts.charge(account, day, cost) : { accepted: true, used: before };
    return after(charged, ({ accepted, used }) => {
      if (!accepted) return refused(used);
      const made = answerOr(() => endpoint.answer(request, context), refund);
      return after(made, (answer) => {
        if ('unavailable' in answer) {
          return after(refund(), (limits) => replyJson(503, contract.unavailable(answer.unavailable), limits));
        }
        const written = writeOnce(answer, notes);
        if (isUnchanged(exchange.request.headers['if-none-match'], written.headers.ETag)) {
          return after(refund(), (limits) => ({ status: 304, body: null, headers: written.headers, limits }));
        }
        meter.charged(account, path, cost);
        const mayCompress = acceptsEncoding(exchange.request.headers['accept-encoding'], 'gzip');
        const { body, isCompressed } = written.with(counts(account, cost, used), mayCompress);
        const headers = isCompressed ? { ...written.headers, 'Content-Encoding': 'gzip' } : written.headers;
        return { status: 200, body, headers, limits: limitsOf(account, used, now) };
      });
    });
  });
}

/** The answer. Where making it fails, the cost is refunded before the error goes on. */
function answerOr(make: () => Soon<EndpointReply>, refund: () => Soon<unknown>): Soon<EndpointReply> {
  return attempt(make, (error) => {
    if (error instanceof Problem && error.code === 'could-not-ask')
      return { unavailable: String(error.details['tried']) };
    return after(refund(), () => {
      throw error;
    });
  });
}

/** A serialised answer without its counts. */
type Serialised = {
  /** `ETag` is the same for equal answers with different counts. */
  readonly headers: PlainHeaders & { readonly ETag: string };
  /** The answer with its counts; gzipped where it is large and the client accepts it. */
  with(counts: contract.Counts, mayCompress: boolean): Pick<PlainReply, 'body'> & { readonly isCompressed?: true };
};

/** Answers that an endpoint keeps for the same request are written once, unless this one has notes on its own parameters. */
function writeOnce(answer: JsonAnswer | Document, notes: readonly string[]): Serialised {
  if (notes.length > 0) return write(answer, [...notes, ...(answer.notes ?? [])]);
  return (answer.written ??= write(answer, answer.notes ?? []));
}

function write(answer: JsonAnswer | Document, notes: readonly string[]): Serialised {
  if ('content' in answer) {
    const { content, type, headers: own } = answer;
    const header = notes.length > 0 ? { 'X-Notes': notes.join(' ') } : {};
    return { headers: headersOf(type, { ...own, ...header }, etagOf(content)), with: () => ({ body: content }) };
  }
  const { body, meta, headers = {} } = answer;
  const isCached = body instanceof WrittenBody;
  const written = isCached ? body : new WrittenBody(body);
  // Compressing smaller or uncached bodies takes longer than it saves.
  const isLarge = isCached && typeof written.content !== 'string';
  const end = metaWithGaps({ ...meta, notes: notes.length > 0 ? notes : undefined });
  const endWith = metaWriter(end);
  const vary = isLarge ? { Vary: 'Accept-Encoding' } : {};
  return {
    headers: headersOf(jsonType, { ...vary, ...headers }, etagOf(written.tag + end)),
    with(counts, mayCompress) {
      const end = endWith(counts);
      return isLarge && mayCompress
        ? { body: written.gzip(end), isCompressed: true }
        : { body: [written.content, end] };
    },
  };
}

/** Where the counts of a request stand in `meta`. JSON has it in no text. */
const gap = '\0';
const countMembers = ['cost', 'dailyQuota', 'requestCount'].map((name) => `"${name}":${gap}`);
const quotaName = ',"dailyQuota":';

/** `meta` with gaps for the counts. Sorting its members' texts sorts by name: the closing quotation mark precedes letters. */
function metaWithGaps(meta: object): string {
  const texts = [...countMembers];
  for (const [name, value] of Object.entries(meta)) {
    if (value !== undefined) texts.push(`"${name}":${JSON.stringify(value)}`);
  }
  return `,"meta":{${texts.sort().join()}}}`;
}

function metaWriter(meta: string): (counts: contract.Counts) => string {
  const [begin = '', behindCost = '', behindQuota = '', end = ''] = meta.split(gap);
  const withoutQuota = behindCost.slice(0, -quotaName.length);
  return ({ cost, dailyQuota, requestCount }) => {
    const quota = dailyQuota === undefined ? withoutQuota : behindCost + dailyQuota;
    return begin + cost + quota + behindQuota + requestCount + end;
  };
}

function headersOf(type: string, more: PlainHeaders, ETag: string): Serialised['headers'] {
  return withUsual({ 'Cache-Control': 'private', 'Content-Type': type, ...more, ETag });
}

function etagOf(content: string | Uint8Array): string {
  return `W/"${hash('sha1', content, 'base64url')}"`;
}

/** Apart from the counts; a 304 is free. `*`, which matches any answer, is ignored: all of the work could be had for free. */
function isUnchanged(known: string | undefined, etag: string): boolean {
  return known !== undefined && known.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag);
}

/** In a list, which is read twenty times as fast as the object. */
const fieldsOf = memoizeByObject((shape: z.core.$ZodShape) => Object.entries(shape));

/** Reads a query field by field: the parameters that are valid, and all errors of the others. */
export function readQuery({ shape }: z.ZodObject, query: Readonly<Record<string, string>>) {
  const request: Record<string, unknown> = {};
  const errors: Record<string, readonly string[]> = {};
  for (const [name, field] of fieldsOf(shape)) {
    const { success, data, error } = (field as z.ZodType).safeParse(query[name]);
    if (success) request[name] = data;
    else errors[name] = error.issues.map(({ message }) => message);
  }
  return { request, errors };
}

/** Members in alphabetical order, so that equal answers are equal bytes. */
export function inOrder(members: object): object {
  return Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function counts(account: Account, cost: HalfUnits, used: HalfUnits): contract.Counts {
  const requestCount = Math.ceil(used / 2);
  return { cost: cost / 2, ...(account.quota === undefined ? {} : { dailyQuota: account.quota / 2 }), requestCount };
}

function refuse(account: Account, used: HalfUnits, now: Instant): PlainReply {
  const { dailyQuota, requestCount } = counts(account, 0, used);
  return replyJson(
    429,
    { ...contract.quotaExceeded, meta: { dailyQuota, requestCount } },
    { ...limitsOf(account, used, now), 'Retry-After': String(Math.ceil((nextMidnight(now) - now) / 1000)) },
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
