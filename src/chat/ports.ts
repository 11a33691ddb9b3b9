import type { ShownDatum } from '../domain/tide/index.ts';
import type { Notation, PlaceNames } from '../language/ports.ts';
import type { Observation, ObservedKind } from '../domain/observed/index.ts';
import type { Found, NamedPlace, Place, Point } from '../domain/place.ts';
import type { StrongStream } from '../domain/stream/index.ts';
import type { Instant, Window } from '../domain/time.ts';
import type {
  StationView,
  StreamStationView,
  StreamView,
  TideView,
  WarningsView,
  WeatherView,
} from '../answers/index.ts';

export type { StationView, TideView, WeatherView };
import type { User, Users } from '../users/index.ts';
import type { Schedule } from '../domain/schedule/index.ts';
import type { Watch, WatchState } from '../domain/windows/index.ts';
import type { IncomingMessage } from './message.ts';

export type Places = Pick<PlaceNames, 'isName' | 'isLikely' | 'isWellKnown' | 'isIsland'> & {
  /**
   * The place that a text means: a name with or without its country or region, coordinates in any notation, or a place's
   * id; or several places to choose from. Throws the problems `place-missing`, `place-unknown`, `plus-code-short`,
   * `lat-out-of-range`, `lng-out-of-range`, `minutes-out-of-range`, `coordinates-unclear`, `link-without-point`,
   * `text-too-long`, and `place-names-unavailable` where a name needs the gazetteer and it cannot be packed.
   */
  find(text: string, user: SearchHints): Promise<Found>;
  /** At most three places with nearly this name, to be offered where none has it; the likeliest first. */
  guess(text: string, user: SearchHints): Promise<readonly NamedPlace[]>;
  /** The same, only names that differ from the whole text by a letter or two. */
  misspelled(text: string, user: SearchHints): Promise<readonly NamedPlace[]>;
  /** The town that an unknown name lies in, by its words: `Victoria Marina, St Peter Port`; `undefined` where none is clear. */
  within(text: string, user: SearchHints): Promise<Place | undefined>;
  /** A geocoder's answer for a name like none here, or a postcode, which throws `postcode-not-looked-up` without one. */
  lookUp(text: string, user: SearchHints): Promise<Found | undefined>;
  /** The place at a point; its name is the coordinates. Throws the problems `lat-out-of-range`, `lng-out-of-range`. */
  at(point: Point): Promise<Place>;
  /** At most `count` completions of a text, the likeliest first, in 1 ms; only stations and points until packed. */
  suggest(text: string, user: SearchHints, count: number): readonly NamedPlace[];
  /** The place with an id, as fast as suggestions. No town while the gazetteer is being packed. */
  named(id: string, user: SearchHints): NamedPlace | undefined;
  /** Whether a text names a country, a region of one, or a large island; country names in a language (BCP 47) and English. */
  isArea(text: string, language: string): boolean;
  /** See `PlaceNames` of the language, as `notationsIn`. */
  kindIn(name: string, area: string, language: string): ReturnType<PlaceNames['kindIn']>;
  /** Where a text has coordinates in any notation, codes and links, which `find` reads: see `PlaceNames` of the language. */
  notationsIn(text: string, language: string): readonly Notation[];
};

/** Facts about the user that decide which of several places is meant. */
export type SearchHints = {
  /** BCP 47 tag. Country names are understood in it and in English; with a region, places there rank higher. */
  readonly language: string;
  /** Ids of recently used places: these and places near them rank higher. */
  readonly recent: readonly string[];
  /** Where the places are that are named with this one: across the world from all of them it is one that the world knows. */
  readonly beside?: readonly Point[];
};

export type Marine = {
  /** Weather by the hour within a window, as far as it is known. Throws a `Problem`. */
  weather(point: Point, window: Window): Promise<WeatherView>;
  /** The same as far as it was asked for before: no upstream is asked. Throws the problem `weather-not-asked`. */
  cachedWeather(point: Point, window: Window): Promise<WeatherView>;
  /**
   * The tide of the nearest station over the window, and up to `marginMs` around it. Without a datum, above the zero
   * of the office's charts and tables where known, else LAT. Throws a `Problem`; `day-out-of-range` if not covered.
   */
  tide(point: Point, window: Window, datum?: ShownDatum, marginMs?: number): Promise<TideView>;
  /** The stream of the nearest station, up to `marginMs` around the window. Throws a `Problem`: `could-not-ask`. */
  stream(point: Point, window: Window, marginMs?: number): Promise<StreamView>;
  /** The nearest stream stations within some 50 km, nearest first. Throws a `Problem`. */
  streamStations(point: Point, count: number): Promise<readonly StreamStationView[]>;
  /** What gauges and buoys near a place observe; none where nothing is known or the service fails: does not throw. */
  observed(point: Point, kinds: readonly ObservedKind[]): Promise<readonly Observation[]>;
  /** The official warnings at a place and its nearest point of the sea, and what is forecast for that. Throws a `Problem`. */
  warnings(point: Point, also?: 'forecasts'): Promise<WarningsView>;
  /** The nearest tide stations, nearest first. Throws a `Problem`. */
  stations(point: Point, count: number): Promise<readonly StationView[]>;
};

export type Log = {
  /** A bug, with the reference that the user was given. The user is logged under a pseudonym. */
  bug(reference: string, error: unknown, user: User): void;
};

/** A conversation that messages can be sent to: with one person, or in a group, channel, topic or thread. */
export type MessageTarget =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'channel'; readonly id: string; readonly thread?: string };

export type DigestTarget = MessageTarget & { readonly platform: User['platform'] };

/** A message that is handled again at each delivery. */
export type DigestMessage = Omit<IncomingMessage, 'channel' | 'mayManage'>;

/** A question, and where its answer goes: at set times, or, of an alert, when its windows open, move or are lost. */
export type NewDigest = DigestContent & DigestTiming;

export type DigestTiming =
  | { readonly schedule: Schedule; readonly watch?: undefined }
  | {
      readonly watch: Watch;
      /** Its windows that its owner has been shown already. */
      readonly state?: WatchState;
      readonly schedule?: undefined;
    };

export type AlertChange = Pick<NewDigest, 'message'> & { readonly watch: Watch; readonly state?: WatchState };

type DigestContent = {
  readonly target: DigestTarget;
  /** The platform's id of the person who set it up; of an anonymous administrator, that of the group. */
  readonly owner: string;
  readonly message: DigestMessage;
};

export type Digest = NewDigest & {
  readonly id: string;
  readonly number: number;
  /** `gone`: its channel accepts no messages any more, for that reason. */
  readonly status: 'active' | 'paused' | 'gone';
  readonly reason?: string;
};

export type Digests = {
  /** Throws the problem `too-many-digests`. */
  add(digest: NewDigest): Promise<Digest>;
  list(target: DigestTarget): Promise<readonly Digest[]>;
  find(target: DigestTarget, number: number): Promise<Digest | undefined>;
  withId(id: string): Promise<Digest | undefined>;
  last(id: string): Promise<{ readonly sentAt?: Instant; readonly failedAt?: Instant; readonly error?: string }>;
  /** How much later than due it may be sent at most, ms, because many are due at that instant. */
  spread(digest: Digest, dueAt: Instant): Promise<number>;
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  reschedule(id: string, schedule: Schedule): Promise<void>;
  changeQuestion(id: string, message: DigestMessage): Promise<void>;
  /** Another question or watch, of which `state` has been shown: what was reported of the former one is forgotten. */
  changeAlert(id: string, change: AlertChange): Promise<void>;
  /** Throws the problem `too-many-digests`. */
  moveTo(id: string, target: DigestTarget): Promise<void>;
  /** Sends it now. False where it was tested a short while ago. */
  test(digest: Digest): Promise<boolean>;
};

export type ChatPorts = {
  readonly places: Places;
  readonly marine: Marine;
  readonly users: Users;
  readonly digests: Digests;
  readonly log: Log;
  /** How people reach the pages: `https://tides.example`. Absent where they cannot. */
  readonly publicUrl?: string | undefined;
  /** The race of strong tidal streams that a point lies in, or else the nearest so near; absent where none are known. */
  strongStreamAt?(point: Point, withinKm?: number): StrongStream | undefined;
  /** Where the sea lies from a place on an open coast, degrees true. */
  seawardDeg?(point: Point): number | undefined;
  now(): Instant;
};
