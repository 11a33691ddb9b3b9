import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../answers/index.ts';
import { lateMs, outOfTurn } from '../domain/schedule/index.ts';
import { utcDate, type Instant } from '../domain/time.ts';
import type { CircuitBreaker, RateLimiter } from '../lib/rate-limiter.ts';
import { mostAttempts, retryAt } from './delivery.ts';
import { notifyOwners } from './notify-owners.ts';
import type {
  ClaimedDelivery,
  MessageSender,
  Log,
  Outcome,
  Reaction,
  SendingOutbox,
  SenderDigests,
  DigestMetrics,
  Target,
} from './ports.ts';

export type SenderOptions = {
  readonly platform: string;
  readonly sender: MessageSender;
  readonly rateLimiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  readonly outbox: SendingOutbox;
  readonly digests: SenderDigests;
  readonly metrics: DigestMetrics;
  readonly log: Log;
  /** At most so many are under way: as many are sent twice where a process is killed and the platform forgets. */
  readonly maxInFlight: number;
  /** How long the platform knows a message by its nonce, ms; 0 where it does not. */
  readonly nonceTtlMs: number;
  compose(row: ClaimedDelivery): Promise<Answer | undefined>;
  now(): Instant;
  /** Aborted when it is to come to an end. */
  readonly stopping: AbortSignal;
};

export type Sender = {
  /** Starts as many sends as may go now. */
  round(): Promise<'idle' | 'waiting' | 'sending'>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Why nothing is sent any more: the platform does not know us. */
  fault(): string | undefined;
};

/** Composing and sending together stay below the lease. */
const longestComposingMs = 15_000;

/** What the database did not take is told to it again after, ms: what is sent must be written down. */
const tellAgainMs = 250;

/** Takes out what is due on one platform and sends it, in the platform's pace. */
export function createSender(options: SenderOptions): Sender {
  const { platform, rateLimiter, breaker, outbox, log, maxInFlight, now } = options;
  const underWay = new Set<Promise<void>>();
  let fault: string | undefined;

  const start = (row: ClaimedDelivery): void => {
    const work = deliver(options, row, (reason) => {
      fault ??= reason;
    })
      .catch((error: unknown) => log.bug(randomUUID().slice(0, 8), error))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };

  return {
    async round() {
      const free = maxInFlight - underWay.size;
      if (fault !== undefined || !(await outbox.hasDue(platform, now()))) return 'idle';
      if (free === 0) return 'waiting';
      const paced = await rateLimiter.take(free);
      const allowed = breaker.allows(paced);
      const rows = allowed === 0 ? [] : await outbox.claim(platform, allowed, now());
      // Of what is late for long, half as many: those whose time is now have the other half.
      const late = rows.filter(({ dueAt }) => now() - dueAt > lateMs).length;
      const unused = paced - rows.length;
      if (late !== unused) await rateLimiter.consume(late - unused);
      for (const row of rows) start(row);
      return rows.length > 0 ? 'sending' : 'waiting';
    },
    async settled() {
      await Promise.all(underWay);
    },
    fault: () => fault,
  };
}

async function deliver(options: SenderOptions, row: ClaimedDelivery, fail: (reason: string) => void): Promise<void> {
  const { compose, digests, metrics, outbox, platform, now } = options;
  const claimedAt = now();
  const answer = await compose(row).catch(tellBug(options, undefined));
  // A machine that slept meanwhile has lost its lease: somebody else may have sent it.
  if (now() - claimedAt > longestComposingMs) return later(options, row, { error: 'held up', attempts: row.attempts });
  if (!answer) return later(options, row, { error: 'not answered', attempts: row.attempts + 1 });
  if (row.slot === outOfTurn.notice) return notify(options, row, answer);
  const outcome = await carry(options, { channel: row.channel, thread: row.thread }, answer, row.id);
  watch(options, outcome);
  if (outcome.kind === 'sent') {
    const at = now();
    await insist(options, () => outbox.finish(row, outcome.messageId, at));
    metrics.count('sent', platform);
    metrics.lateness(platform, at - row.dueAt);
    await digests.clearRefusals(row.digestId);
  } else if (outcome.kind === 'ambiguous') {
    metrics.count('ambiguous', platform);
    if (isEnough(options, row, outcome)) return giveUp(options, row, `${outcome.error}, twice`);
    await later(options, { ...row, ambiguous: row.ambiguous + 1 }, tried(options, row, outcome.error));
  } else {
    await react(options, row, answer, outcome.reaction, fail);
  }
}

/** A bug on the way tells nothing of whether it arrived. */
function carry(options: SenderOptions, target: Target, answer: Answer, nonce: string): Promise<Outcome> {
  return options.sender.send(target, answer, nonce).catch(tellBug(options, { kind: 'ambiguous', error: 'bug' }));
}

/**
 * Where the platform would show it twice, what may have arrived is sent once more, no oftener: no answer at all, time and
 * again, is not that nothing arrives. An error of the platform's own (500, 502) hardly ever comes after it took a message,
 * and counts among the tries alone: of 5,000 digests with one such error in ten, fifty would be lost after the second.
 */
function isEnough(
  { nonceTtlMs, now }: SenderOptions,
  { ambiguous, firstTriedAt }: ClaimedDelivery,
  { unanswered }: Extract<Outcome, { kind: 'ambiguous' }>,
): boolean {
  return unanswered === true && ambiguous > 0 && now() - firstTriedAt >= nonceTtlMs;
}

async function giveUp(options: SenderOptions, row: ClaimedDelivery, error: string): Promise<void> {
  const { outbox, metrics, platform, now } = options;
  metrics.count('dead', platform);
  await insist(options, () => outbox.giveUp(row, 'dead', error, now()));
}

/** A bug must not keep a delivery for ever: it is tried again, and given up like any other. */
function tellBug<T>({ log }: SenderOptions, instead: T): (error: unknown) => T {
  return (error) => {
    log.bug(randomUUID().slice(0, 8), error);
    return instead;
  };
}

/** While the platform as a whole does not answer, no delivery is to blame: its tries are not counted. */
function tried({ breaker }: SenderOptions, { attempts }: ClaimedDelivery, error: string) {
  return { error, attempts: breaker.isOpen() ? attempts : attempts + 1 };
}

function watch({ breaker }: SenderOptions, outcome: Outcome): void {
  const isSilent = outcome.kind === 'ambiguous' || (outcome.kind === 'refused' && isUnreachable(outcome.reaction));
  if (isSilent) breaker.failed();
  else breaker.succeeded();
}

/** Refused by nobody: the platform could not even be asked. */
function isUnreachable(reaction: Reaction): boolean {
  return reaction.kind === 'retry-after' && reaction.ms === undefined;
}

async function react(
  options: SenderOptions,
  row: ClaimedDelivery,
  answer: Answer,
  reaction: Reaction,
  fail: (reason: string) => void,
): Promise<void> {
  const { digests, outbox, rateLimiter, log, metrics, platform, now } = options;
  const { attempts } = row;
  switch (reaction.kind) {
    case 'retry-after':
      // Who says how long to wait has not refused it: that is no try.
      if (reaction.ms !== undefined) return later(options, row, { error: reaction.error, attempts, ms: reaction.ms });
      return later(options, row, tried(options, row, reaction.error));
    case 'pause':
      await rateLimiter.pause(reaction.ms);
      if (reaction.ms > longPauseMs)
        log.warn(`${platform} stops all digests for ${reaction.ms} ms (${reaction.error})`);
      return later(options, row, { error: reaction.error, attempts, ms: reaction.ms });
    case 'moved':
      await insist(options, () => digests.moveChannel(platform, row.channel, reaction.to));
      return later(options, row, { error: 'moved', attempts: attempts + 1, ms: 0 });
    case 'fatal':
      fail(reaction.error);
      log.warn(`${platform} does not know us any more: digests stay where they are (${reaction.error})`);
      return later(options, row, { error: reaction.error, attempts, ms: 0 });
    case 'our-bug':
      log.bug(randomUUID().slice(0, 8), new Error(`${platform}: ${reaction.error}`));
      return giveUp(options, row, reaction.error);
    case 'gone': {
      const last = reaction.lastTo && (await carry(options, reaction.lastTo, answer, `${row.id}-2`));
      if (last?.kind === 'sent') await insist(options, () => outbox.finish(row, last.messageId, now()));
      else await insist(options, () => outbox.giveUp(row, 'dropped', reaction.reason, now()));
      metrics.count('dropped', platform);
      await end(options, row, reaction);
    }
  }
}

/** Telegram's longest usual waits are below. */
const longPauseMs = 300_000;

/** Ends a digest whose channel refuses it, and leaves word for its owner. */
async function end(
  options: SenderOptions,
  { digestId: id }: ClaimedDelivery,
  { reason, certain }: Extract<Reaction, { kind: 'gone' }>,
): Promise<void> {
  const { digests, now } = options;
  const at = now();
  const gone = await insist(options, () =>
    certain ? digests.disableWhere({ id }, reason, at) : digests.recordRefusal(id, utcDate(at), reason, at),
  );
  await insist(options, () => notifyOwners(digests, gone, at));
}

/** Tried once: whoever cannot be told will see it in the list. */
async function notify(options: SenderOptions, row: ClaimedDelivery, answer: Answer): Promise<void> {
  const { outbox, now } = options;
  const outcome = await carry(options, { channel: `@${row.owner}`, thread: '' }, answer, row.id);
  if (outcome.kind === 'sent') return insist(options, () => outbox.finish(row, outcome.messageId, now()));
  await insist(options, () => outbox.giveUp(row, 'dropped', row.reason ?? 'gone', now()));
}

type Later = { readonly error: string; readonly attempts: number; readonly ms?: number };

async function later(options: SenderOptions, row: ClaimedDelivery, { error, attempts, ms }: Later): Promise<void> {
  const { outbox, metrics, platform, now } = options;
  const { ambiguous } = row;
  if (attempts >= mostAttempts) return giveUp(options, row, error);
  metrics.count('retried', platform);
  const notBefore = ms === undefined ? retryAt(now(), attempts) : now() + ms;
  await insist(options, () => outbox.retry(row, { notBefore, attempts, ambiguous, error }));
}

/**
 * The outcome of a send is written down however long the database takes to come back; only who is stopped leaves it to
 * the next start, which takes it for one that may have arrived.
 */
async function insist<T>({ log, stopping }: SenderOptions, write: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await write();
    } catch (error) {
      if (stopping.aborted) throw error;
      if (failures === 0) log.warn(`The database did not take what became of a digest (${codeOf(error)}); again`);
      await sleep(tellAgainMs);
    }
  }
}

function codeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((kind) => typeof kind === 'string') ?? 'unknown';
}
