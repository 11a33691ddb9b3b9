import type { Hono } from 'hono';
import type { Soon } from '../lib/after.ts';

/** What a service is told about a request that the Fetch API has no place for. */
export type RequestBindings = {
  /** Names the request in the log, and is the response’s `X-Request-Id`. */
  readonly requestId?: string | undefined;
  /** The client's IP address, of IPv6 the network of 64 bits; not known of calls within the process. */
  clientNetwork?(): string;
};

export type Service = {
  fetch(request: Request, bindings?: RequestBindings): Response | Promise<Response>;
  readonly routes: readonly { readonly path: string }[];
  /** Answers a GET of one of `paths`, without the objects of the Fetch API, which take as long as the answer. */
  respond?(request: PlainRequest): Soon<PlainReply>;
  readonly paths?: Pick<ReadonlySet<string>, 'has'>;
};

export type PlainRequest = RequestBindings & {
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  /** Empty, or from the question mark on. */
  readonly search: string;
  readonly headers: Readonly<
    Partial<Record<'authorization' | 'if-none-match' | 'accept-encoding' | 'accept-language', string | undefined>>
  >;
};

export type PlainHeaders = Readonly<Record<string, string>>;
type BodyPart = string | Uint8Array<ArrayBuffer>;

export type PlainReply = {
  readonly status: number;
  readonly headers: PlainHeaders;
  /** Further headers: those that differ from one reply to the next, so that the others are put together once. */
  readonly limits?: PlainHeaders;
  /** In two parts where the first is sent to many. */
  readonly body: BodyPart | readonly [BodyPart, string] | null;
};

/** `clientNetwork`: IP address, of IPv6 the network of 64 bits; `origin`: where people reach us, `https://tides.example`. */
export type Web = Hono<{ Bindings: { readonly clientNetwork: string; readonly origin: string } }>;

/** Turns an error in JSON into a page for a browser. `undefined` where it stays as it is. */
export type ErrorPage = (request: Request, response: Response, origin: string) => Promise<Response> | undefined;

/** The routes of an adapter that a platform calls. A platform proves itself, so its requests may come under any host name. */
export type Webhook = Hono;

/** The state of each part, `lastSuccessAgeS` being absent before its first success, and `reason` while it is ok. */
export type HealthReport = {
  readonly ready: boolean;
  /** Whether all parts work, also those that the data service can do without. */
  readonly ok: boolean;
  readonly parts: Readonly<
    Record<string, { readonly ok: boolean; readonly lastSuccessAgeS?: number; readonly reason?: string }>
  >;
};

export type Health = { report(): Promise<HealthReport>; isReady(): Promise<boolean> };

/** Values by the names of the labels. A label has few values, never a key, a place or a path as it was requested. */
type MetricLabels<Name extends string> = Readonly<Record<Name, string>>;

/** Registers metrics of Prometheus; each function returns the one that records. Our names begin with `bellbuoy_`. */
export type Metrics = {
  /** A counter only rises. Its name ends with `_total`. */
  counter<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
  ): (labels: MetricLabels<Name>, by?: number) => void;
  histogram<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
    buckets: readonly number[],
  ): (labels: MetricLabels<Name>, value: number) => void;
  /** `read` is called when the metrics are scraped. */
  gauge(name: string, help: string, read: () => number): void;
  /** All metrics in Prometheus' text format, with those of the process: event-loop delay, memory, CPU. */
  text(): string;
  readonly contentType: string;
};

export type AnsweredRequest = {
  readonly id: string;
  readonly method: string;
  /** A template such as `/v2/tide/stations/{id}`, without the query, which holds coordinates. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
};

export type Log = {
  request(request: AnsweredRequest): void;
  /** A bug, under the reference that the response shows. */
  bug(reference: string, error: unknown): void;
};

export type ErrorBodies = {
  internal(reference: string): object;
  readonly tooBusy: object;
  readonly storeUnavailable: object;
};
