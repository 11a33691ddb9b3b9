import type { DatumName } from '../domain/tide/index.ts';
import type { Found, NamedPlace, Place, Point } from '../domain/place.ts';
import type { Instant, Window } from '../domain/time.ts';
import type { StationView, TideView, WeatherView } from '../answers/index.ts';

export type { StationView, TideView, WeatherView };
import type { User } from '../users/index.ts';
import type { Schedule } from '../domain/schedule/index.ts';
import type { IncomingMessage } from './message.ts';

/** What the chat needs of the outside. */

export type Places = {
  /** The place that a person means, or several to choose from. Throws a `Problem` where there is none. */
  find(text: string, user: SearchHints): Promise<Found>;
  /** Places that are called nearly so, to be asked about where nothing is called so. */
  guess(text: string, user: SearchHints): Promise<readonly NamedPlace[]>;
  /** The place at a point: never an error, a point without a name is called by its coordinates. */
  at(point: Point): Promise<Place>;
  /** What a text that is still being typed may become, the likeliest first. Takes a millisecond. */
  suggest(text: string, user: SearchHints, count: number): readonly NamedPlace[];
  /** What has an id, as far as that is known as fast. */
  named(id: string): NamedPlace | undefined;
};

/** Who asks, as far as it tells which place they mean. */
export type SearchHints = {
  /** BCP 47 tag. */
  readonly language: string;
  /** Ids of places asked about of late. */
  readonly recent: readonly string[];
};

export type Marine = {
  /** The weather of a window by the hour, as far as it is known. Throws a `Problem`. */
  weather(point: Point, window: Window): Promise<WeatherView>;
  /**
   * Throws a `Problem`, also where the window cannot be told whole; `marginMs` on both sides as far as it is known.
   * Without a datum it is the one that charts use there, where known, else LAT.
   */
  tide(point: Point, window: Window, datum?: DatumName, marginMs?: number): Promise<TideView>;
  /** The nearest tide stations, nearest first. Throws a `Problem`. */
  stations(point: Point, count: number): Promise<readonly StationView[]>;
};

export type Log = {
  /** A bug, with the reference under which the asker was told of it; who that was is not for the log to say. */
  bug(reference: string, error: unknown, user: User): void;
};

/** A conversation that messages can be sent to: with one person, or in a group, channel, topic or thread. */
export type MessageTarget =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'channel'; readonly id: string; readonly thread?: string };

export type DigestTarget = MessageTarget & { readonly platform: User['platform'] };

/** A message that is handled again at each delivery. */
export type DigestMessage = Omit<IncomingMessage, 'channel'>;

/** A question that is asked at set times, and where its answer goes. */
export type NewDigest = {
  readonly target: DigestTarget;
  /** The platform's id of the person who set it up; of an anonymous administrator, that of the group. */
  readonly owner: string;
  readonly message: DigestMessage;
  readonly schedule: Schedule;
};

export type Digest = NewDigest & {
  readonly id: string;
  /** Its number in its channel, by which people refer to it. */
  readonly number: number;
  /** `gone`: its channel does not let us in any more, for that reason. */
  readonly status: 'active' | 'paused' | 'gone';
  readonly reason?: string;
};

export type Digests = {
  /** Throws the problem `too-many-digests`. */
  add(digest: NewDigest): Promise<Digest>;
  list(target: DigestTarget): Promise<readonly Digest[]>;
  find(target: DigestTarget, number: number): Promise<Digest | undefined>;
  withId(id: string): Promise<Digest | undefined>;
  /** How the last deliveries went. */
  last(id: string): Promise<{ readonly sentAt?: Instant; readonly failedAt?: Instant; readonly error?: string }>;
  /** How much later than due it may come at most, ms, because many are due at that instant. */
  spread(digest: Digest, dueAt: Instant): Promise<number>;
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  reschedule(id: string, schedule: Schedule): Promise<void>;
  /** Throws the problem `too-many-digests`. */
  moveTo(id: string, target: DigestTarget): Promise<void>;
  /** Has it sent now. False where that was done a short while ago. */
  test(digest: Digest): Promise<boolean>;
};
