import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../answers/index.ts';
import type { MessageTarget } from '../chat/index.ts';
import { lateMs } from '../domain/schedule/index.ts';
import { utcDate, type Instant } from '../domain/time.ts';
import type { CircuitBreaker } from '../lib/circuit-breaker.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { newReference } from '../lib/reference.ts';
import { retryAt } from './delivery.ts';
import { most, ms } from './limits.ts';
import { notifyOwners } from './notify-owners.ts';
import type * as ports from './ports.ts';

export type SenderOptions = {
  readonly platform: string;
  readonly messageSender: ports.MessageSender;
  readonly rateLimiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  readonly limits: Pick<ports.PlatformLimits, 'maxInFlight' | 'nonceTtlMs'>;
  readonly outbox: ports.SenderOutbox;
  readonly digests: ports.DigestStates;
  readonly metrics: ports.DigestMetrics;
  readonly log: ports.Log;
  compose(delivery: ports.ClaimedDelivery): Promise<Answer | undefined>;
  now(): Instant;
  /** Milliseconds of a monotonic clock: a pause lasts as long where the time of day is set. */
  clock(): number;
  readonly stopping: AbortSignal;
};

export type Sender = ReturnType<typeof createSender>;

export function createSender(options: SenderOptions) {
  const { platform, rateLimiter, breaker, outbox, limits, log, now } = options;
  const inFlight = new Set<Promise<void>>();
  const halt: Halt = { fault: undefined, pausedUntil: -Infinity };

  const start = (delivery: ports.ClaimedDelivery): void => {
    const work = deliver(options, delivery, halt)
      .catch((error: unknown) => log.bug(newReference(), error))
      .finally(() => inFlight.delete(work));
    inFlight.add(work);
  };

  return {
    /** Starts as many sends as are due and allowed now. */
    async round(): Promise<'idle' | 'waiting' | 'sending'> {
      const free = limits.maxInFlight - inFlight.size;
      if (halt.fault !== undefined || !(await outbox.hasDue(platform, now()))) return 'idle';
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
    async settled(): Promise<void> {
      await Promise.all(inFlight);
    },
    /** Why nothing is sent any more: the platform rejects our token. */
    fault: () => halt.fault,
  };
}

/** What the platform has told the sender for all deliveries. */
type Halt = { fault: string | undefined; pausedUntil: number };

type End =
  | { readonly outcome: 'sent'; readonly messageId: string }
  | ({ readonly outcome: 'retried' } & Retry)
  | { readonly outcome: 'dead' | 'dropped'; readonly error: string };

/** When to try again: after `ms`, or else after a pause that grows with the attempts. */
type Retry = { readonly error: string; readonly attempts: number; readonly ambiguous?: number; readonly ms?: number };

async function deliver(options: SenderOptions, delivery: ports.ClaimedDelivery, halt: Halt): Promise<void> {
  const { compose, now, clock } = options;
  const { attempts } = delivery;
  const record = (end: End): Promise<void> => recordEnd(options, delivery, end);
  const claimedAt = now();
  const answer = await compose(delivery).catch(logBug(options, undefined));
  // A machine that slept meanwhile has lost its lease: another process may have sent it.
  if (now() - claimedAt > ms.compose) return record({ outcome: 'retried', error: 'held up', attempts });
  if (!answer) return record({ outcome: 'retried', error: 'not answered', attempts: attempts + 1 });
  // Others have been told to stop while this one was composed.
  const waitMs = halt.fault === undefined ? halt.pausedUntil - clock() : 0;
  if (halt.fault !== undefined || waitMs > 0)
    return record({ outcome: 'retried', error: 'halted', attempts, ms: waitMs });
  if (delivery.kind === 'notice') return record(await sendNotice(options, delivery, answer, halt));
  if (delivery.kind === 'edit') return record(await edit(options, delivery, answer, halt));
  const outcome = await send(options, delivery.target, answer, delivery.id, halt);
  observe(options, outcome);
  if (outcome.kind === 'ambiguous') return record(endOfAmbiguous(options, delivery, outcome));
  if (outcome.kind === 'refused') return react(options, delivery, answer, outcome.reaction, halt);
  options.metrics.lateness(options.platform, now() - delivery.dueAt);
  await record({ outcome: 'sent', messageId: outcome.messageId });
  await options.digests.clearRefusals(delivery.digestId);
}

async function recordEnd(options: SenderOptions, delivery: ports.ClaimedDelivery, end: End): Promise<void> {
  const { outbox, metrics, platform, now } = options;
  const at = now();
  if (end.outcome === 'retried' && end.attempts >= most.attempts)
    return recordEnd(options, delivery, { outcome: 'dead', error: end.error });
  await writeUntilDone(options, () => {
    if (end.outcome === 'sent') return outbox.finish(delivery, end.messageId, at);
    if (end.outcome !== 'retried') return outbox.giveUp(delivery, end.outcome, end.error, at);
    const { attempts, ambiguous = delivery.ambiguous, error, ms } = end;
    const notBefore = ms === undefined ? retryAt(at, attempts) : at + ms;
    return outbox.retry(delivery, { notBefore, attempts, ambiguous, error });
  });
  if (delivery.kind !== 'notice') metrics.count(end.outcome, platform);
}

/** A bug on the way does not say whether the message arrived. A pause, or a token that is rejected, holds for all deliveries. */
async function send(
  options: SenderOptions,
  target: MessageTarget,
  answer: Answer,
  nonce: string,
  halt: Halt,
  edited?: string,
): Promise<ports.SendOutcome> {
  const { messageSender, rateLimiter, log, platform, clock } = options;
  const outcome = await messageSender
    .send(target, answer, nonce, edited)
    .catch(logBug<ports.SendOutcome>(options, { kind: 'ambiguous', error: 'bug' }));
  const reaction = outcome.kind === 'refused' ? outcome.reaction : undefined;
  if (reaction?.kind === 'fatal') {
    halt.fault ??= reaction.error;
    log.warn(`${platform} rejects the token: digests are kept until it is accepted (${reaction.error})`);
  }
  if (reaction?.kind !== 'pause') return outcome;
  const { ms: pauseMs, error } = reaction;
  halt.pausedUntil = Math.max(halt.pausedUntil, clock() + pauseMs);
  await rateLimiter.pause(pauseMs);
  if (pauseMs > ms.longPause) log.warn(`${platform} stops all digests for ${pauseMs} ms (${error})`);
  return outcome;
}

/**
 * Where the platform would show it twice, a message that may have arrived is sent once more at most. Only silence counts:
 * an error of the platform's own (500, 502) hardly ever comes after it took a message. If such errors counted as well, of
 * 5,000 digests with one in ten attempts fifty would be lost after the second.
 */
function endOfAmbiguous(
  options: SenderOptions,
  { ambiguous, firstTriedAt, attempts }: ports.ClaimedDelivery,
  { error, unanswered }: Extract<ports.SendOutcome, { kind: 'ambiguous' }>,
): End {
  const { limits, metrics, platform, now } = options;
  metrics.count('ambiguous', platform);
  const sinceMs = now() - firstTriedAt;
  // Where the clock has gone back, nobody knows how long ago the first attempt was.
  const isShownOnce = sinceMs >= 0 && sinceMs < limits.nonceTtlMs;
  const isLast = unanswered === true && ambiguous > 0 && !isShownOnce;
  if (isLast) return { outcome: 'dead', error: `${error}, twice` };
  return { outcome: 'retried', error, attempts: countAttempt(options, attempts), ambiguous: ambiguous + 1 };
}

/** A bug must not keep a delivery for ever: it is retried, and given up like any other. */
function logBug<T>({ log }: SenderOptions, fallback: T): (error: unknown) => T {
  return (error) => {
    log.bug(newReference(), error);
    return fallback;
  };
}

/** While the platform as a whole does not answer, attempts do not count against a delivery. */
function countAttempt({ breaker }: SenderOptions, attempts: number): number {
  return breaker.isOpen() ? attempts : attempts + 1;
}

/** A retry without a time means that the platform was not reached. */
function observe({ breaker }: SenderOptions, outcome: ports.SendOutcome): void {
  const reaction = outcome.kind === 'refused' ? outcome.reaction : undefined;
  const isUnreached = reaction?.kind === 'retry-after' && reaction.ms === undefined;
  if (outcome.kind === 'ambiguous' || isUnreached) breaker.failed();
  else breaker.succeeded();
}

async function react(
  options: SenderOptions,
  delivery: ports.ClaimedDelivery,
  answer: Answer,
  reaction: ports.Reaction,
  halt: Halt,
): Promise<void> {
  const { digests, log, platform } = options;
  const { attempts, target } = delivery;
  const retry = (error: string, ms: number | undefined, counted = attempts): Promise<void> =>
    recordEnd(options, delivery, { outcome: 'retried', error, attempts: counted, ...(ms !== undefined && { ms }) });
  switch (reaction.kind) {
    case 'retry-after': {
      // A platform that gives a time has not refused the message: the attempt does not count.
      const { ms, error } = reaction;
      return retry(error, ms, ms === undefined ? countAttempt(options, attempts) : attempts);
    }
    case 'moved':
      await writeUntilDone(options, () => digests.moveChannel(platform, target.id, reaction.to));
      return retry('moved', 0, attempts + 1);
    case 'pause':
      return retry(reaction.error, reaction.ms);
    case 'fatal':
      return retry(reaction.error, 0);
    case 'our-bug':
      log.bug(newReference(), new Error(`${platform}: ${reaction.error}`));
      return recordEnd(options, delivery, { outcome: 'dead', error: reaction.error });
    case 'gone':
      return handleGone(options, delivery, answer, reaction, halt);
  }
}

async function handleGone(
  options: SenderOptions,
  delivery: ports.ClaimedDelivery,
  answer: Answer,
  { lastTo, reason, certain }: Extract<ports.Reaction, { kind: 'gone' }>,
  halt: Halt,
): Promise<void> {
  const { digests, now } = options;
  const { digestId: id, attempts } = delivery;
  const last = lastTo && (await send(options, lastTo, answer, `${delivery.id}-2`, halt));
  const later = last && heldUp(last, attempts);
  if (later) return recordEnd(options, delivery, later);
  await recordEnd(options, delivery, sentOr(last, reason));
  const at = now();
  const ended = await writeUntilDone(options, () =>
    certain ? digests.disable({ id }, reason, at) : digests.recordRefusal(id, utcDate(at), reason, at),
  );
  await writeUntilDone(options, () => notifyOwners(digests, ended, at));
}

/** Sent once: an owner who cannot be reached will see it in the list of digests. */
async function sendNotice(
  options: SenderOptions,
  { id, target, owner, reason, attempts }: ports.ClaimedDelivery,
  answer: Answer,
  halt: Halt,
): Promise<End> {
  // The digest of an anonymous administrator belongs to the group, where a topic may be closed and the others are open.
  const isToChannel = target.kind === 'channel' && target.id === owner;
  const to: MessageTarget = { kind: isToChannel ? 'channel' : 'person', id: owner };
  const outcome = await send(options, to, answer, id, halt);
  return heldUp(outcome, attempts) ?? sentOr(outcome, reason ?? 'gone');
}

/** An edit that comes twice does no harm; a message that cannot be edited any more stays as it is. */
async function edit(
  options: SenderOptions,
  { id, target, messageId, attempts }: ports.ClaimedDelivery,
  answer: Answer,
  halt: Halt,
): Promise<End> {
  // Its chat has another id since.
  if (messageId === undefined) return { outcome: 'dropped', error: 'moved' };
  const outcome = await send(options, target, answer, id, halt, messageId);
  observe(options, outcome);
  const later = outcome.kind === 'refused' ? outcome.reaction : outcome;
  if (later.kind !== 'ambiguous' && later.kind !== 'retry-after')
    return heldUp(outcome, attempts) ?? sentOr(outcome, 'not editable');
  const ms = 'ms' in later && later.ms !== undefined && { ms: later.ms };
  return { outcome: 'retried', error: later.error, attempts: countAttempt(options, attempts), ...ms };
}

/** What was refused for a pause is sent after it, and for a rejected token once that is accepted. */
function heldUp(outcome: ports.SendOutcome, attempts: number): End | undefined {
  const reaction = outcome.kind === 'refused' ? outcome.reaction : undefined;
  if (reaction?.kind !== 'pause' && reaction?.kind !== 'fatal') return undefined;
  return { outcome: 'retried', error: reaction.error, attempts, ms: reaction.kind === 'pause' ? reaction.ms : 0 };
}

function sentOr(outcome: ports.SendOutcome | undefined, error: string): End {
  return outcome?.kind === 'sent' ? { outcome: 'sent', messageId: outcome.messageId } : { outcome: 'dropped', error };
}

/** Writes until the database is back; a stop leaves the claim, for the next start a message that may have arrived. */
async function writeUntilDone<T>({ log, stopping }: SenderOptions, write: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await write();
    } catch (error) {
      if (stopping.aborted) throw error;
      if (failures === 0) log.warn(`The database did not take the outcome of a digest (${codeOf(error)}); retrying`);
      await sleep(ms.writeRetry);
    }
  }
}

function codeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((kind) => typeof kind === 'string') ?? 'unknown';
}
