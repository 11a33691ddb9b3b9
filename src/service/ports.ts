import type { PictureFormat } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import type { Observation, ObservedKind } from '../domain/observed/index.ts';
import type { Instant, Window } from '../domain/time.ts';
import type { PlainHeaders, PlainReply, PlainRequest, RequestBindings } from '../http/ports.ts';
import type { NearestStream, StreamStation } from '../domain/stream/index.ts';
import type { DatumName, PlaceTide, TideStation } from '../domain/tide/index.ts';
import type { Soon } from '../lib/after.ts';
import type { Warning, ZoneForecast } from '../domain/warning.ts';
import type { Attribute, Hours, SourceName } from '../domain/weather/index.ts';

/** The tide at a place and its source, as far as they are known: where no more is, the station that is nearest by air. */
export type NearestTide = Pick<PlaceTide, 'station' | 'distanceKm'> & Partial<PlaceTide>;

/** The tide stations that the service offers. There is at least one. */
export type TideStations = {
  readonly stations: readonly TideStation[];
  /** `undefined` for the id of a station that is not offered. */
  byId(id: string): TideStation | undefined;
  /** The tide of a place, with the distance of its source, km. */
  nearest(point: Point): NearestTide;
};

/** The stream stations that the service offers. There is at least one. */
export type StreamStations = {
  readonly stations: readonly StreamStation[];
  /** The station of a place, however far. */
  nearest(point: Point): NearestStream;
};

/** One value for each hour of a window, by attribute. Attributes without values are absent. */
export type WeatherValues = Readonly<Partial<Record<Attribute, Hours>>>;

export type Contribution = {
  readonly name: SourceName;
  readonly attribution: string;
  /** When its model ran or was published; when it was fetched where that is unknown. The oldest one of its parts. */
  readonly updated: Instant;
  /** Whether a part of it is out of date because its upstream has not sent a newer one yet. */
  readonly isStale: boolean;
};

export type KnownWeather = { readonly values: WeatherValues; readonly sources: readonly Contribution[] };

/** Whose share of the upstreams' budgets a request spends: that of a key, by its id, of `alerts`, or of chat and digests. */
export type Spender = string | undefined;

/**
 * The weather of all sources. Windows are whole hours, both ends included. Throws `could-not-ask`, with the upstreams and
 * their reasons as `tried`, where no source has an answer; where others have one, they are in `missing`. `seaLevel` has no weather source: it comes from the tide.
 */
export type Weather = {
  point(
    point: Point,
    window: Window,
    attributes: readonly Attribute[],
    sources: readonly SourceName[],
    spender: Spender,
  ): Promise<{
    readonly values: ReadonlyMap<SourceName, WeatherValues>;
    readonly sources: readonly Contribution[];
    readonly missing: readonly string[];
  }>;
  /** The handpicked values that are kept already: no source is asked. `undefined` where there are none. */
  known(point: Point, window: Window, attributes: readonly Attribute[]): Promise<KnownWeather | undefined>;
  /** The handpicked values, in the order of the points. */
  area(
    points: readonly Point[],
    window: Window,
    attributes: readonly Attribute[],
    spender: Spender,
  ): Promise<{
    readonly values: readonly WeatherValues[];
    readonly sources: readonly Contribution[];
    readonly missing: readonly string[];
  }>;
  /** Whether a point is at sea or on the coast. */
  isMarine(point: Point): boolean;
};

/**
 * What gauges and buoys observe: the latest values of each kind at the station that stands for a place; kinds without a value of
 * now are left out. Upstreams that had no answer are in `missing` with their reasons: it neither waits long for them nor throws.
 */
export type Observed = (
  point: Point,
  kinds: readonly ObservedKind[],
  spender: Spender,
) => Promise<{ readonly observations: readonly Observation[]; readonly missing: readonly string[] }>;
type WarningContribution = Omit<Contribution, 'name'> & { readonly name: string; readonly licence: string };

/** The official warnings of a place. Where `sources` and `missing` are empty, no office is known that warns there. */
export type PlaceWarnings = {
  /** Those that have not ended, the gravest first. */
  readonly warnings: readonly Warning[];
  readonly sea?: Point | undefined;
  readonly sources: readonly WarningContribution[];
  /** The upstreams that could not be asked, or not in full, with their reasons. */
  readonly missing: readonly string[];
  /** Those that warn across a border only, and of nothing now: what they warned of has been withdrawn. */
  readonly abroad?: readonly string[];
};

/** Official warnings, and what offices forecast for the zone of the sea there. */
export type Warnings = {
  at(place: Point, spender: Spender): Promise<PlaceWarnings>;
  forecasts(
    place: Point,
    spender: Spender,
  ): Promise<{ readonly forecasts: readonly ZoneForecast[]; readonly missing: readonly string[] }>;
};

/** Halves of a unit of quota: a point of an area costs half a unit. */
export type HalfUnits = number;

/** The account of an API key. Without `quota` it is unlimited: that of the bot in this process. */
export type Account = { readonly id: string; readonly quota?: HalfUnits };

export type Charged = { readonly accepted: boolean; readonly used: HalfUnits };

/** What is in memory is returned at once, without a promise: a service has thousands of requests a second. */
export type Accounts = {
  /** The account of a key that is valid now, `undefined` for any other text. */
  authenticate(key: string): Soon<Account | undefined>;
  /** The units that the account has used on a UTC day (`YYYY-MM-DD`), in halves. */
  used(account: Account, day: string): Soon<HalfUnits>;
  /** Adds a cost, unless it would exceed the quota: then nothing is added. Atomic. Returns what is used now. */
  charge(account: Account, day: string, cost: HalfUnits): Soon<Charged>;
  /** Takes back a cost that was charged. Returns what is used then. */
  refund(account: Account, day: string, cost: HalfUnits): Soon<HalfUnits>;
};

/** Secret addresses of calendars. */
export type Feeds = {
  /** The account that pays for the feed of a token, and its query; `undefined` where it is not valid now. */
  find(token: string): Promise<{ readonly account: Account; readonly query: string } | undefined>;
};

export type Log = {
  /** Logs a bug under the reference that the error response carries. */
  bug(reference: string, error: unknown): void;
};

export type Meter = {
  charged(account: Account, path: string, cost: HalfUnits): void;
  quotaRefused(path: string): void;
};

/** A request of the service. `origin` is that under which it was reached, for the documentation. */
export type ServiceRequest = PlainRequest & { readonly origin?: string | undefined };

/** A request on its way. `limits`: the rate limit headers of its key, which every reply has, also one to a bug. */
export type Exchange = {
  readonly request: ServiceRequest;
  readonly parameters: Readonly<Record<string, string>>;
  limits: PlainHeaders;
};

/** Replies to the GET and HEAD requests for a path. */
export type Handler = (exchange: Exchange) => Soon<PlainReply>;

export type DataService = {
  respond(request: ServiceRequest): Soon<PlainReply>;
  /** The same for a part of this process: without the objects of the Fetch API, whose library takes `ask` 60 ms. */
  fetchInProcess(request: { readonly url: string; readonly key: string }): Promise<{
    readonly status: number;
    readonly headers: ReadonlyMap<string, string>;
    json(): Promise<unknown>;
  }>;
  fetch(request: Request, bindings?: RequestBindings): Promise<Response>;
  /** The paths of endpoints that have no parameter in them. */
  readonly paths: ReadonlySet<string>;
  readonly routes: readonly { readonly path: string }[];
};

/** The bot's picture of an answer: of the local days that an interval touches. */
export type PictureRequest = {
  readonly subject: 'tide' | 'current' | 'weather' | 'sun';
  readonly point: Point;
  readonly interval: Window;
  /** Of a tide; the chart datum of the place where absent. */
  readonly datum?: DatumName;
  /** A height of a tide above it that is drawn, metres. */
  readonly above?: number | undefined;
  readonly format: PictureFormat;
};

export type PictureFile = { readonly content: string | Uint8Array<ArrayBuffer>; readonly type: string };

/** Draws a picture; resolves to `undefined` where there is nothing to draw, or too many are drawn already. */
export type DrawAnswerPicture = (request: PictureRequest, spender: Spender) => Promise<PictureFile | undefined>;

export type DocsPages = {
  readonly makesKeys: boolean;
};

export type ServicePorts = {
  readonly stations: TideStations;
  readonly streams: StreamStations;
  readonly weather: Weather;
  readonly observed: Observed;
  readonly warnings: Warnings;
  readonly accounts: Accounts;
  /** Absent where there are none, as for the bot in this process. */
  readonly feeds?: Feeds | undefined;
  readonly meter: Meter;
  readonly drawPicture: DrawAnswerPicture;
  readonly log: Log;
  /** Pages beside the documentation, which links to them; absent where this address has none. */
  readonly pages?: DocsPages | undefined;
  /** The address that clients use, for the documentation; absent where it is the one of the request. */
  readonly publicUrl?: string | undefined;
  now(): Instant;
};
