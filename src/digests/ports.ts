import type { Answer, WarningsView } from '../answers/index.ts';
import type * as chat from '../chat/index.ts';
import type { Point } from '../domain/place.ts';
import type { DeliveryKind, Schedule } from '../domain/schedule/index.ts';
import type { Extreme } from '../domain/tide/index.ts';
import type { Instant, Window } from '../domain/time.ts';
import type { News, Watch, WatchState } from '../domain/windows/index.ts';
import type { Words } from '../words.ts';

/** Sends messages to one platform, without retries of its own. */
export type MessageSender = {
  /** `nonce`: at most 25 characters, the same for all attempts. `edited`: the id of a message that takes the answer instead. */
  send(target: chat.MessageTarget, answer: Answer, nonce: string, edited?: string): Promise<SendOutcome>;
};

export type SendOutcome =
  | { readonly kind: 'sent'; readonly messageId: string }
  /** The platform did not take it. */
  | { readonly kind: 'refused'; readonly reaction: Reaction }
  /** It may have arrived: no response came (`unanswered`), or one that proves nothing. */
  | { readonly kind: 'ambiguous'; readonly error: string; readonly unanswered?: true };

/** How to react to a refusal. `error` and `reason` are logged and shown: they never hold a token or a text. */
export type Reaction =
  /** Try this message again, after `ms` where the platform gives a time. */
  | { readonly kind: 'retry-after'; readonly ms?: number; readonly error: string }
  /** Send nothing to the platform for `ms`. */
  | { readonly kind: 'pause'; readonly ms: number; readonly error: string }
  /** The bot cannot write there any more; where not `certain`, only if the platform repeats it on another day. */
  | { readonly kind: 'gone'; readonly reason: string; readonly certain: boolean; readonly lastTo?: chat.MessageTarget }
  /** The channel has another id. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The platform rejects our token. */
  | { readonly kind: 'fatal'; readonly error: string }
  | { readonly kind: 'our-bug'; readonly error: string };

export type PlatformLimits = {
  /** Sustained rate and burst, below the platform's limit so that conversations keep their share. */
  readonly perSecond: number;
  readonly burst: number;
  /** At most this many sends are in flight: as many are sent twice where a process is killed mid-send. */
  readonly maxInFlight: number;
  /** How long the platform recognises a message by its nonce, ms; 0 where it does not. */
  readonly nonceTtlMs: number;
};

export type Answerer = {
  answer(message: chat.IncomingMessage): Promise<chat.Reply>;
  readonly dictionary: { in(language: string | undefined): Words };
};

/** High and low waters of a window. Throws a `Problem` where they cannot be known. */
export type Tides = (point: Point, window: Window) => Promise<readonly Pick<Extreme, 'at' | 'kind'>[]>;

/** Reads the data of conditions, within the share of the weather's budget that alerts have. Throws a `Problem`. */
export type LoadSearch = (question: chat.WindowQuestion) => Promise<chat.LoadedSearch>;

/** Reads the official warnings at a place. Throws a `Problem`. */
export type WarningsAt = (point: Point) => Promise<WarningsView>;

export type Log = {
  info(message: string): void;
  warn(message: string): void;
  bug(reference: string, error: unknown): void;
};

export type DigestMetrics = {
  count(
    outcome: 'sent' | 'retried' | 'ambiguous' | 'expired' | 'dead' | 'dropped',
    platform: string,
    many?: number,
  ): void;
  /** How long after it was due a digest arrived, ms. */
  lateness(platform: string, ms: number): void;
};

/** `unavailable`: the data of the place could not be read. */
export type AlertMetrics = {
  checked(outcome: 'searched' | 'unchanged' | 'unavailable', many: number): void;
  news(kind: News['kind']): void;
};

/** Lets one process at a time plan and send, where the store allows only one. */
export type RunnerLock = {
  /** False where another process holds it. */
  acquire(): boolean;
  release(): void;
};

export type Batch<Item> = {
  readonly readable: readonly Item[];
  /** Ids of those that could not be read and have been ended. */
  readonly unreadable: readonly string[];
};

export type DigestToPlan = {
  readonly id: string;
  readonly platform: string;
  readonly message: chat.DigestMessage;
  readonly schedule: Schedule;
  /** Everything due before has been planned. */
  readonly plannedTo: Instant;
  readonly nextDueAt: Instant;
};

export type PlannedDelivery = {
  readonly id: string;
  readonly kind: DeliveryKind;
  /** The local date meant; with `slot` it names the delivery, whatever becomes of clocks and predictions. */
  readonly date: string;
  readonly slot: string;
  readonly platform: string;
  readonly dueAt: Instant;
  readonly notBefore: Instant;
  readonly expiresAt: Instant;
  readonly state: 'pending' | 'expired';
  /** Of an alert. */
  readonly news?: readonly News[];
  readonly messageId?: string;
};

/** Deliveries of one digest up to `plannedTo`. */
export type Plan = {
  readonly digestId: string;
  /** `nextDueAt` as read: a plan made from an older state changes nothing. */
  readonly seenDueAt: Instant;
  readonly plannedTo: Instant;
  readonly nextDueAt: Instant;
  readonly deliveries: readonly PlannedDelivery[];
};

/** A delivery that is ours to send until its lease ends, with the digest it belongs to. */
export type ClaimedDelivery = Pick<
  PlannedDelivery,
  'id' | 'kind' | 'date' | 'slot' | 'dueAt' | 'news' | 'messageId'
> & {
  /** Counts claims: a process that another has overtaken cannot finish any more. */
  readonly fence: number;
  readonly digestId: string;
  readonly target: chat.DigestTarget;
  readonly attempts: number;
  /** Earlier attempts that may have arrived. */
  readonly ambiguous: number;
  readonly firstTriedAt: Instant;
  readonly owner: string;
  readonly message: chat.DigestMessage;
  /** Of its schedule, or of the place that it watches. */
  readonly zone: string;
  readonly reason: string | null;
};

type Claim = Pick<ClaimedDelivery, 'id' | 'fence'>;
type Later = Pick<ClaimedDelivery, 'attempts' | 'ambiguous'> & { readonly notBefore: Instant; readonly error: string };

export type PlannerOutbox = {
  /** At most `count` digests that may have something due before an instant, the earliest first. */
  toPlan(before: Instant, count: number): Promise<Batch<DigestToPlan>>;
  /** How many digests of a platform are due at the same instant, for those to be planned. */
  slotSizes(before: Instant): Promise<readonly { platform: string; dueAt: Instant; count: number }[]>;
  /** Writes deliveries and how far each digest is planned, all or nothing. Existing deliveries stay as they are. */
  plan(plans: readonly Plan[], zoneData: string, now: Instant): Promise<void>;
  /** Drops unsent deliveries planned with older time zone data, to be planned again. */
  replan(zoneData: string, now: Instant): Promise<void>;
  /** Expires deliveries that are too late, and of a digest's overdue ones all but the last. Resolves to their platforms. */
  expire(now: Instant): Promise<readonly string[]>;
  /**
   * Returns claims of processes that were killed or lost the database: their messages may have been sent. Where leases
   * do not show it (SQLite), only with `exclusive`, when no other process can be sending. Resolves to their number.
   */
  recover(exclusive: boolean): Promise<number>;
  /** Deletes deliveries ended a month ago, digests gone for three months and those paused for 18. */
  purge(now: Instant): Promise<void>;
};

export type SenderOutbox = {
  hasDue(platform: string, now: Instant): Promise<boolean>;
  /** Takes due deliveries, the longest due first. */
  claim(platform: string, count: number, now: Instant): Promise<readonly ClaimedDelivery[]>;
  /** The platform has it. Durable when resolved: a send that is not recorded is repeated. */
  finish(claim: Claim, messageId: string, now: Instant): Promise<void>;
  retry(claim: Claim, later: Later): Promise<void>;
  giveUp(claim: Claim, state: 'expired' | 'dead' | 'dropped', error: string, now: Instant): Promise<void>;
};

export type SentMessage = {
  readonly messageId: string;
  /** The news in it, JSON, as they were sent and as they were edited last. */
  readonly news: string;
  readonly edited?: string;
};

export type AlertToCheck = {
  readonly id: string;
  readonly platform: string;
  /** The question whose conditions it watches. */
  readonly message: chat.DigestMessage;
  readonly watch: Watch;
  readonly state: WatchState;
  /** Alerts of one cell have the same forecast. */
  readonly cell: string;
  /** Messages that have not been sent yet, the latest last, and when the last one was. */
  readonly waiting: readonly { readonly id: string; readonly news: readonly News[] }[];
  readonly lastSentAt?: Instant;
  readonly sent: readonly SentMessage[];
  /** Identifies the claim: after this another process checks it. */
  readonly claimedTo: Instant;
};

export type AlertCheck = {
  readonly alertId: string;
  /** As it was claimed: the check of a claim that has ended changes nothing, nor of an alert that was changed meanwhile. */
  readonly claimedTo: Instant;
  readonly nextCheckAt: Instant;
  readonly state: WatchState;
  /** Waiting messages that are not sent: `delivery` says what is true now. Where one is on its way, the check changes nothing. */
  readonly takenBack?: readonly string[];
  readonly delivery?: PlannedDelivery;
  /** A later edit of a message replaces the one before. */
  readonly edits?: readonly PlannedDelivery[];
};

export type AlertOutbox = {
  /** Claims at most `count` alerts that may have something due by an instant; those of a cell follow each other. */
  claimChecks(now: Instant, count: number): Promise<Batch<AlertToCheck>>;
  /** Writes states and deliveries, all or nothing: no state without the message that it takes for sent. */
  recordChecks(checks: readonly AlertCheck[], now: Instant): Promise<void>;
};

export type Outbox = PlannerOutbox & SenderOutbox & AlertOutbox;
export type EndedDigest = Pick<chat.Digest, 'id' | 'target' | 'owner'>;

export type DigestFilter =
  | { readonly id: string }
  | {
      readonly platform: string;
      readonly kind: chat.MessageTarget['kind'];
      readonly target: string;
      readonly thread?: string;
    };

/** State of digests whose channel accepts or refuses messages. */
export type DigestStates = {
  /** Ends digests because their channel is gone. Resolves to those that were active. */
  disable(where: DigestFilter, reason: string, now: Instant): Promise<readonly EndedDigest[]>;
  /** Channels accept messages again since `backSince`: digests that ended before go on from now. */
  enable(targets: readonly chat.DigestTarget[], backSince: Instant, now: Instant): Promise<void>;
  /** Records a refusal on a UTC day; a second one on another day ends the digest: rights come and go. */
  recordRefusal(id: string, day: string, reason: string, now: Instant): Promise<readonly EndedDigest[]>;
  clearRefusals(id: string): Promise<void>;
  moveChannel(platform: string, from: string, to: string): Promise<void>;
  /** Adds a test or a notice. False where it exists already. */
  addDelivery(digestId: string, delivery: PlannedDelivery): Promise<boolean>;
};

/** Most digests of a channel, and of one owner on a platform. */
export type DigestLimits = { readonly ofChannel: number; readonly ofOwner: number };

export type DigestStore = Pick<
  chat.Digests,
  'list' | 'find' | 'withId' | 'last' | 'remove' | 'changeQuestion' | 'changeAlert'
> & {
  /** Resolves to the limit that would be exceeded where it cannot be added. */
  add(
    digest: chat.NewDigest,
    limits: DigestLimits,
    now: Instant,
    zoneData: string,
  ): Promise<chat.Digest | keyof DigestLimits>;
  ofOwner(platform: string, owner: string): Promise<readonly chat.Digest[]>;
  countDue(platform: string, dueAt: Instant): Promise<number>;
  /** Nothing is sent until it is resumed; pending deliveries are dropped. */
  pause(id: string, now: Instant): Promise<void>;
  /** From now on: what was due meanwhile is not made up for. */
  resume(id: string, now: Instant): Promise<void>;
  reschedule(id: string, schedule: Schedule, now: Instant): Promise<void>;
  /** Resolves to its number there, or to the limit that would be exceeded. */
  moveDigest(id: string, target: chat.DigestTarget, limits: DigestLimits): Promise<number | keyof DigestLimits>;
  addDelivery(digestId: string, delivery: PlannedDelivery): Promise<boolean>;
  /** Deletes everything a person set up. Resolves to the number of digests. */
  deleteOfOwner(platform: string, owner: string): Promise<number>;
};
