import type { Point } from '../domain/place.ts';
import type { Instant, Window } from '../domain/time.ts';
import type { PlaceTide, TideStation } from '../domain/tide/index.ts';
import type { Attribute, Hours, SourceName } from '../domain/weather/index.ts';

/** What the service needs of the outside. */

export type NearestTide = Pick<PlaceTide, 'station' | 'distanceKm'> & Partial<PlaceTide>;

export type TideStations = {
  readonly stations: readonly TideStation[];
  /** `undefined` for an id that cannot be asked. */
  byId(id: string): TideStation | undefined;
  /** The tide that a place is given, and from where; as much of that as is known. */
  nearest(point: Point): NearestTide;
};

/** Hours of a window by attribute. */
export type WeatherValues = Readonly<Partial<Record<Attribute, Hours>>>;

/** Where a part of an answer comes from. */
export type Contribution = {
  readonly name: SourceName;
  readonly attribution: string;
  readonly updated: Instant;
  /** Its source could not be asked again. */
  readonly isStale: boolean;
};

/**
 * Windows are whole hours, both ends included. Throws `could-not-ask` with `tried` where nobody has an answer. `seaLevel`
 * is nobody's: it is the tide.
 */
export type Weather = {
  point(
    point: Point,
    window: Window,
    attributes: readonly Attribute[],
    sources: readonly SourceName[],
  ): Promise<{
    readonly values: ReadonlyMap<SourceName, WeatherValues>;
    readonly sources: readonly Contribution[];
  }>;
  /** The handpicked values, in the order of the points. */
  area(
    points: readonly Point[],
    window: Window,
    attributes: readonly Attribute[],
  ): Promise<{ readonly values: readonly WeatherValues[]; readonly sources: readonly Contribution[] }>;
  /** Whether a point is at sea or on the coast. */
  isMarine(point: Point): boolean;
};

/** Quota is counted in halves, exactly: an area costs 0.5 a point. */
export type HalfUnits = number;

/** Who asks: a valid key. Without `quota` it may ask without end. */
export type Account = { readonly id: string; readonly quota?: HalfUnits };

export type Accounts = {
  /** The account of a key that is valid now, `undefined` for any other text. */
  authenticate(key: string): Promise<Account | undefined>;
  /** What the account has used on a UTC day (`YYYY-MM-DD`). */
  used(account: Account, day: string): Promise<HalfUnits>;
  /** Adds a cost, unless it would exceed the quota: then nothing is added. Atomic. Returns what is used now. */
  charge(account: Account, day: string, cost: HalfUnits): Promise<{ accepted: boolean; used: HalfUnits }>;
};

export type Log = {
  /** A bug, with the reference under which the asker was told of it. */
  bug(reference: string, error: unknown): void;
};

/** What is used, by the path that it was used for. */
export type Meter = {
  charged(path: string, cost: HalfUnits): void;
  /** A request was refused because the quota is used up. */
  quotaRefused(path: string): void;
};

export type ServicePorts = {
  readonly stations: TideStations;
  readonly weather: Weather;
  readonly accounts: Accounts;
  readonly meter: Meter;
  readonly log: Log;
  now(): Instant;
};
