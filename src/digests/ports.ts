import type { Answer } from '../answers/index.ts';
import type { IncomingMessage, Reply } from '../chat/index.ts';
import type { Point } from '../domain/place.ts';
import type { Extreme } from '../domain/tide/index.ts';
import type { Instant, Window } from '../domain/time.ts';
import type { Words } from '../words.ts';

/** What the digests need of the outside. */

/** Who carries answers to one platform, once each: nothing underneath tries again. */
export type MessageSender = {
  /** `nonce`: at most 25 characters, the same for every try of one delivery. */
  send(target: Target, answer: Answer, nonce: string): Promise<Outcome>;
};

/** `channel` is `@` and a person's id for a chat with that person alone; `thread` is '' where there is none. */
export type Target = { readonly channel: string; readonly thread: string };

export type Outcome =
  | { readonly kind: 'sent'; readonly messageId: string }
  /** The platform did not take it. */
  | { readonly kind: 'refused'; readonly reaction: Reaction }
  /** It may have arrived, or not: no answer came, or one that tells nothing. */
  | { readonly kind: 'ambiguous'; readonly error: string; readonly unanswered?: true };

/** What to do about a refusal. `error` is for the log and for people: never with a token or a text. */
export type Reaction =
  /** Try this one again, after `ms` where the platform says so. */
  | { readonly kind: 'retry-after'; readonly ms?: number; readonly error: string }
  /** Nothing may be sent to the platform for so long. */
  | { readonly kind: 'pause'; readonly ms: number; readonly error: string }
  /** The channel is not there for us; where that is not `certain`, only if it is said again on another day. */
  | { readonly kind: 'gone'; readonly reason: string; readonly certain: boolean; readonly lastTo?: Target }
  /** The channel has another id. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The platform does not know us any more. */
  | { readonly kind: 'fatal'; readonly error: string }
  | { readonly kind: 'our-bug'; readonly error: string };

/** Answers as at any door. */
export type Answerer = {
  answer(heard: IncomingMessage): Promise<Reply>;
  readonly dictionary: { in(language: string | undefined): Words };
};

/** When the water is high and low. Throws a `Problem` where that cannot be told. */
export type Tides = (point: Point, window: Window) => Promise<readonly Pick<Extreme, 'at' | 'kind'>[]>;

export type Log = {
  info(message: string): void;
  warn(message: string): void;
  bug(reference: string, error: unknown): void;
};

/** How many, by what became of them. */
export type DigestMetrics = {
  count(what: 'sent' | 'retried' | 'ambiguous' | 'expired' | 'dead' | 'dropped', platform: string, many?: number): void;
  /** How long after it was due a digest arrived, ms. */
  lateness(platform: string, ms: number): void;
};

type DigestToPlan = {
  readonly id: string;
  readonly platform: string;
  readonly heard: string;
  readonly schedule: string;
  readonly plannedTo: Instant;
  readonly nextDueAt: Instant;
};

export type PlannedDelivery = {
  readonly id: string;
  readonly date: string;
  readonly slot: string;
  readonly platform: string;
  readonly dueAt: Instant;
  readonly notBefore: Instant;
  readonly expiresAt: Instant;
  readonly state: 'pending' | 'expired';
};

export type Plan = {
  readonly digestId: string;
  readonly seenDueAt: Instant;
  readonly plannedTo: Instant;
  readonly nextDueAt: Instant;
  readonly deliveries: readonly PlannedDelivery[];
};

export type ClaimedDelivery = Target & {
  readonly id: string;
  readonly fence: number;
  readonly digestId: string;
  readonly date: string;
  readonly slot: string;
  readonly platform: string;
  readonly dueAt: Instant;
  readonly attempts: number;
  readonly ambiguous: number;
  readonly firstTriedAt: Instant;
  readonly owner: string;
  readonly heard: string;
  readonly schedule: string;
  readonly reason: string | null;
};

type Claim = Pick<ClaimedDelivery, 'id' | 'fence'>;

/** What the planner writes. */
export type PlanningOutbox = {
  toPlan(before: Instant, count: number): Promise<readonly DigestToPlan[]>;
  slotSizes(before: Instant): Promise<readonly { platform: string; dueAt: Instant; count: number }[]>;
  plan(plans: readonly Plan[], zoneData: string, now: Instant): Promise<void>;
  replan(zoneData: string, now: Instant): Promise<void>;
  expire(now: Instant): Promise<readonly string[]>;
  recover(alone: boolean): Promise<number>;
  purge(now: Instant): Promise<void>;
};

/** What a sender takes out. */
export type SendingOutbox = {
  hasDue(platform: string, now: Instant): Promise<boolean>;
  claim(platform: string, count: number, now: Instant): Promise<readonly ClaimedDelivery[]>;
  finish(claim: Claim, messageId: string, now: Instant): Promise<void>;
  retry(claim: Claim, later: { notBefore: Instant; attempts: number; ambiguous: number; error: string }): Promise<void>;
  giveUp(claim: Claim, state: 'expired' | 'dead' | 'dropped', error: string, now: Instant): Promise<void>;
};

/** A digest that has just ended, and whose it was. */
export type EndedDigest = {
  readonly id: string;
  readonly platform: string;
  readonly channel: string;
  readonly owner: string;
};

/** What a sender does to digests whose channel refuses them. */
export type SenderDigests = {
  disableWhere(where: { id: string }, reason: string, now: Instant): Promise<readonly EndedDigest[]>;
  recordRefusal(id: string, day: string, reason: string, now: Instant): Promise<readonly EndedDigest[]>;
  clearRefusals(id: string): Promise<void>;
  moveChannel(platform: string, from: string, to: string): Promise<void>;
  addDelivery(digestId: string, delivery: PlannedDelivery): Promise<boolean>;
};

export type DigestRecord = Target & {
  readonly id: string;
  readonly number: number;
  readonly platform: string;
  readonly owner: string;
  readonly heard: string;
  readonly schedule: string;
  readonly status: 'active' | 'paused' | 'gone';
  readonly reason: string | null;
};

type Place = Target & { readonly platform: string };
type Limits = { readonly ofChannel: number; readonly ofOwner: number };

/** Where digests are kept. */
export type DigestStore = {
  add(
    digest: Place & { owner: string; heard: string; schedule: string },
    limits: Limits,
    now: Instant,
    zoneData: string,
  ): Promise<DigestRecord | keyof Limits>;
  list(target: Place): Promise<readonly DigestRecord[]>;
  find(target: Place, number: number): Promise<DigestRecord | undefined>;
  withId(id: string): Promise<DigestRecord | undefined>;
  ofOwner(platform: string, owner: string): Promise<readonly DigestRecord[]>;
  countDue(platform: string, dueAt: Instant): Promise<number>;
  lastDeliveries(id: string): Promise<{ sentAt?: Instant; failedAt?: Instant; error?: string }>;
  pause(id: string, now: Instant): Promise<void>;
  resume(id: string, now: Instant): Promise<void>;
  remove(id: string): Promise<void>;
  reschedule(id: string, schedule: string, now: Instant): Promise<void>;
  moveDigest(id: string, target: Place, limits: Limits): Promise<number | keyof Limits>;
  addDelivery(digestId: string, delivery: PlannedDelivery): Promise<boolean>;
  forget(platform: string, owner: string): Promise<number>;
};
