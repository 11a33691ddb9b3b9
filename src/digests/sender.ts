import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../answers/index.ts';
import type { MessageTarget } from '../chat/index.ts';
import { lateMs } from '../domain/schedule/index.ts';
import { utcDate, type Instant } from '../domain/time.ts';
import type { CircuitBreaker } from '../lib/circuit-breaker.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { newReference } from '../lib/reference.ts';
import { maxAttempts, retryAt } from './delivery.ts';
import { notifyOwners } from './notify-owners.ts';
import type {
  ClaimedDelivery,
  DigestMetrics,
  DigestStates,
  Log,
  MessageSender,
  PlatformLimits,
  Reaction,
  SenderOutbox,
  SendOutcome,
} from './ports.ts';

export type SenderOptions = {
  readonly platform: string;
  readonly messageSender: MessageSender;
  readonly rateLimiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  readonly limits: Pick<PlatformLimits, 'maxInFlight' | 'nonceTtlMs'>;
  readonly outbox: SenderOutbox;
  readonly digests: DigestStates;
  readonly metrics: DigestMetrics;
  readonly log: Log;
  compose(delivery: ClaimedDelivery): Promise<Answer | undefined>;
  now(): Instant;
  /** Aborted when the sender is to stop. */
  readonly stopping: AbortSignal;
};

export type Sender = {
  /** Starts as many sends as are due and allowed now. */
  round(): Promise<'idle' | 'waiting' | 'sending'>;
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>;
  /** Why nothing is sent any more: the platform rejects our token. */
  fault(): string | undefined;
};

/** Composing and sending together stay below the lease. */
const composeTimeoutMs = 15_000;

/** A write that failed is repeated after, ms. */
const writeRetryMs = 250;

/** A longer pause than Telegram usually asks for is logged, ms. */
const longPauseMs = 300_000;

/** Sends due deliveries of one platform within its rate limit. */
export function createSender(options: SenderOptions): Sender {
  const { platform, rateLimiter, breaker, outbox, limits, log, now } = options;
  const inFlight = new Set<Promise<void>>();
  let fault: string | undefined;

  const start = (delivery: ClaimedDelivery): void => {
    const work = deliver(options, delivery, (reason) => {
      fault ??= reason;
    })
      .catch((error: unknown) => log.bug(newReference(), error))
      .finally(() => inFlight.delete(work));
    inFlight.add(work);
  };

  return {
    async round() {
      const free = limits.maxInFlight - inFlight.size;
      if (fault !== undefined || !(await outbox.hasDue(platform, now()))) return 'idle';
      if (free === 0) return 'waiting';
      const tokens = await rateLimiter.take(free);
      const allowed = breaker.allows(tokens);
      const deliveries = allowed === 0 ? [] : await outbox.claim(platform, allowed, now());
      // A late delivery costs two tokens, so that late ones use at most half the rate.
      const late = deliveries.filter(({ dueAt }) => now() - dueAt > lateMs).length;
      const unused = tokens - deliveries.length;
      if (late !== unused) await rateLimiter.consume(late - unused);
      for (const delivery of deliveries) start(delivery);
      return deliveries.length > 0 ? 'sending' : 'waiting';
    },
    async settled() {
      await Promise.all(inFlight);
    },
    fault: () => fault,
  };
}

async function deliver(
  options: SenderOptions,
  delivery: ClaimedDelivery,
  setFault: (reason: string) => void,
): Promise<void> {
  const { compose, outbox, now } = options;
  const claimedAt = now();
  const answer = await compose(delivery).catch(logBug(options, undefined));
  const { attempts } = delivery;
  // A machine that slept meanwhile has lost its lease: another process may have sent it.
  if (now() - claimedAt > composeTimeoutMs) return retry(options, delivery, { error: 'held up', attempts });
  if (!answer) return retry(options, delivery, { error: 'not answered', attempts: attempts + 1 });
  if (delivery.kind === 'notice') return sendNotice(options, delivery, answer);
  const outcome = await send(options, delivery.target, answer, delivery.id);
  observe(options, outcome);
  if (outcome.kind === 'sent') {
    const at = now();
    await writeUntilDone(options, () => outbox.finish(delivery, outcome.messageId, at));
    return recordSent(options, delivery, at);
  }
  if (outcome.kind === 'ambiguous') return handleAmbiguous(options, delivery, outcome);
  return react(options, delivery, answer, outcome.reaction, setFault);
}

async function recordSent(
  { metrics, digests }: SenderOptions,
  { target: { platform }, dueAt, digestId }: ClaimedDelivery,
  at: Instant,
): Promise<void> {
  metrics.count('sent', platform);
  metrics.lateness(platform, at - dueAt);
  await digests.clearRefusals(digestId);
}

/** A bug on the way does not say whether the message arrived. */
function send(options: SenderOptions, target: MessageTarget, answer: Answer, nonce: string): Promise<SendOutcome> {
  return options.messageSender
    .send(target, answer, nonce)
    .catch(logBug<SendOutcome>(options, { kind: 'ambiguous', error: 'bug' }));
}

type Ambiguous = Extract<SendOutcome, { kind: 'ambiguous' }>;

async function handleAmbiguous(options: SenderOptions, delivery: ClaimedDelivery, outcome: Ambiguous): Promise<void> {
  options.metrics.count('ambiguous', options.platform);
  if (isLastAttempt(options, delivery, outcome)) return giveUp(options, delivery, `${outcome.error}, twice`);
  await retry(
    options,
    { ...delivery, ambiguous: delivery.ambiguous + 1 },
    countAttempt(options, delivery, outcome.error),
  );
}

/**
 * Where the platform would show it twice, a message that may have arrived is sent once more at most. Only silence counts:
 * an error of the platform's own (500, 502) hardly ever comes after it took a message. If such errors counted as well, of
 * 5,000 digests with one in ten attempts fifty would be lost after the second.
 */
function isLastAttempt(
  { limits, now }: SenderOptions,
  { ambiguous, firstTriedAt }: ClaimedDelivery,
  { unanswered }: Ambiguous,
): boolean {
  return unanswered === true && ambiguous > 0 && now() - firstTriedAt >= limits.nonceTtlMs;
}

async function giveUp(options: SenderOptions, delivery: ClaimedDelivery, error: string): Promise<void> {
  const { outbox, metrics, platform, now } = options;
  metrics.count('dead', platform);
  await writeUntilDone(options, () => outbox.giveUp(delivery, 'dead', error, now()));
}

/** A bug must not keep a delivery for ever: it is retried, and given up like any other. */
function logBug<T>({ log }: SenderOptions, fallback: T): (error: unknown) => T {
  return (error) => {
    log.bug(newReference(), error);
    return fallback;
  };
}

/** While the platform as a whole does not answer, attempts do not count against a delivery. */
function countAttempt({ breaker }: SenderOptions, { attempts }: ClaimedDelivery, error: string): RetryAfter {
  return { error, attempts: breaker.isOpen() ? attempts : attempts + 1 };
}

function observe({ breaker }: SenderOptions, outcome: SendOutcome): void {
  const isSilent = outcome.kind === 'ambiguous' || (outcome.kind === 'refused' && isUnreachable(outcome.reaction));
  if (isSilent) breaker.failed();
  else breaker.succeeded();
}

/** A retry without a time means that the platform was not reached. */
function isUnreachable(reaction: Reaction): boolean {
  return reaction.kind === 'retry-after' && reaction.ms === undefined;
}

async function react(
  options: SenderOptions,
  delivery: ClaimedDelivery,
  answer: Answer,
  reaction: Reaction,
  setFault: (reason: string) => void,
): Promise<void> {
  const { digests, rateLimiter, log, platform } = options;
  const { attempts, target } = delivery;
  switch (reaction.kind) {
    case 'retry-after': {
      // A platform that gives a time has not refused the message: the attempt does not count.
      const { ms, error } = reaction;
      const later = ms === undefined ? countAttempt(options, delivery, error) : { error, attempts, ms };
      return retry(options, delivery, later);
    }
    case 'pause':
      await rateLimiter.pause(reaction.ms);
      if (reaction.ms > longPauseMs) {
        log.warn(`${platform} stops all digests for ${reaction.ms} ms (${reaction.error})`);
      }
      return retry(options, delivery, { error: reaction.error, attempts, ms: reaction.ms });
    case 'moved':
      await writeUntilDone(options, () => digests.moveChannel(platform, target.id, reaction.to));
      return retry(options, delivery, { error: 'moved', attempts: attempts + 1, ms: 0 });
    case 'fatal':
      setFault(reaction.error);
      log.warn(`${platform} rejects the token: digests are kept until it is accepted (${reaction.error})`);
      return retry(options, delivery, { error: reaction.error, attempts, ms: 0 });
    case 'our-bug':
      log.bug(newReference(), new Error(`${platform}: ${reaction.error}`));
      return giveUp(options, delivery, reaction.error);
    case 'gone':
      return handleGone(options, delivery, answer, reaction);
  }
}

async function handleGone(
  options: SenderOptions,
  delivery: ClaimedDelivery,
  answer: Answer,
  reaction: Extract<Reaction, { kind: 'gone' }>,
): Promise<void> {
  const { digests, outbox, metrics, platform, now } = options;
  const { lastTo, reason, certain } = reaction;
  const last = lastTo && (await send(options, lastTo, answer, `${delivery.id}-2`));
  if (last?.kind === 'sent') {
    await writeUntilDone(options, () => outbox.finish(delivery, last.messageId, now()));
    metrics.count('sent', platform);
  } else {
    await writeUntilDone(options, () => outbox.giveUp(delivery, 'dropped', reason, now()));
    metrics.count('dropped', platform);
  }
  const { digestId: id } = delivery;
  const at = now();
  const ended = await writeUntilDone(options, () =>
    certain ? digests.disable({ id }, reason, at) : digests.recordRefusal(id, utcDate(at), reason, at),
  );
  await writeUntilDone(options, () => notifyOwners(digests, ended, at));
}

/** Sent once: an owner who cannot be reached will see it in the list of digests. */
async function sendNotice(options: SenderOptions, delivery: ClaimedDelivery, answer: Answer): Promise<void> {
  const { outbox, now } = options;
  const { target, owner } = delivery;
  // The digest of an anonymous administrator belongs to the group, where a topic may be closed and the others are open.
  const isOfGroup = target.kind === 'channel' && target.id === owner;
  const to = isOfGroup ? ({ kind: 'channel', id: owner } as const) : ({ kind: 'person', id: owner } as const);
  const outcome = await send(options, to, answer, delivery.id);
  if (outcome.kind === 'sent') {
    return writeUntilDone(options, () => outbox.finish(delivery, outcome.messageId, now()));
  }
  await writeUntilDone(options, () => outbox.giveUp(delivery, 'dropped', delivery.reason ?? 'gone', now()));
}

type RetryAfter = { readonly error: string; readonly attempts: number; readonly ms?: number };

async function retry(
  options: SenderOptions,
  delivery: ClaimedDelivery,
  { error, attempts, ms }: RetryAfter,
): Promise<void> {
  const { outbox, metrics, platform, now } = options;
  const { ambiguous } = delivery;
  if (attempts >= maxAttempts) return giveUp(options, delivery, error);
  metrics.count('retried', platform);
  const notBefore = ms === undefined ? retryAt(now(), attempts) : now() + ms;
  await writeUntilDone(options, () => outbox.retry(delivery, { notBefore, attempts, ambiguous, error }));
}

/**
 * The outcome of a send is written however long the database takes to come back. A process that stops meanwhile leaves
 * the claim, which the next start treats as a message that may have arrived.
 */
async function writeUntilDone<T>({ log, stopping }: SenderOptions, write: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await write();
    } catch (error) {
      if (stopping.aborted) throw error;
      if (failures === 0) log.warn(`The database did not take the outcome of a digest (${codeOf(error)}); retrying`);
      await sleep(writeRetryMs);
    }
  }
}

function codeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((kind) => typeof kind === 'string') ?? 'unknown';
}
