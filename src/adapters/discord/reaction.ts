import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Reaction, SendOutcome } from '../../digests/ports.ts';
import { refused, unanswered } from '../send-outcome.ts';
import { describeFailure } from './failure.ts';

/** What to do when Discord does not take a message. */
export function outcomeOfFailure(error: unknown): SendOutcome {
  if (error instanceof RateLimitError) return refused(reactionToLimit(error));
  if (error instanceof Ban) return refused({ kind: 'pause', ms: error.ms, error: 'Discord bans our address' });
  if (isStrange(error)) return { kind: 'ambiguous', error: 'answered by another than Discord' };
  if (error instanceof DiscordAPIError) return refused(reactionTo(error));
  // Discord's own trouble: it may have taken the message all the same.
  if (error instanceof HTTPError) return { kind: 'ambiguous', error: describeFailure(error) };
  const code = failureOf(error);
  if (code === undefined) throw error;
  return unanswered(code);
}

function reactionToLimit({ global, retryAfter, timeToReset, scope }: RateLimitError): Reaction {
  const ms = Math.max(retryAfter, timeToReset, shortestWaitMs);
  if (global) return { kind: 'pause', ms, error: '429, global' };
  return { kind: 'retry-after', ms, error: `429, ${scope}` };
}

const shortestWaitMs = 500;

// docs.discord.com/developers/topics/opcodes-and-status-codes#json
const channelIsGone = new Set<number | string>([
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
]);
const tryLater = new Set<number | string>([
  RESTJSONErrorCodes.ActionCannotBePerformedDueToSlowmodeRateLimit,
  RESTJSONErrorCodes.ChannelWriteRateLimit,
  RESTJSONErrorCodes.ServiceResourceIsBeingRateLimited,
  RESTJSONErrorCodes.APIResourceOverloaded,
]);
const laterMs = 30_000;

function reactionTo(refusal: DiscordAPIError): Reaction {
  const { code, status, rawError } = refusal;
  const error = describeFailure(refusal);
  if (status === 401 || code === RESTJSONErrorCodes.Unauthorized) {
    return { kind: 'fatal', error };
  }
  if (tryLater.has(code)) {
    const { retry_after: afterS } = rawError as { retry_after?: unknown };
    return { kind: 'retry-after', ms: typeof afterS === 'number' ? afterS * 1000 : laterMs, error };
  }
  if (channelIsGone.has(code)) return { kind: 'gone', reason: rawErrorText(rawError) ?? error, certain: true };
  if (status === 403 || status === 404) return { kind: 'gone', reason: error, certain: false };
  return { kind: 'our-bug', error };
}

/** `Missing Permissions`: one of Discord's own sentences. */
function rawErrorText(raw: object): string | undefined {
  const { message } = raw as { message?: unknown };
  return typeof message === 'string' ? message.slice(0, longestReason) : undefined;
}

const longestReason = 100;

/** What kept a call from being answered; `undefined` where that is a bug of ours. */
function failureOf(error: unknown): string | undefined {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return name === 'AbortError' || name === 'TimeoutError' ? name : undefined;
}

/** Discord's guard against floods shut us out by address: what comes then is not from Discord's own API. */
class Ban extends Error {
  readonly ms: number;
  constructor(ms: number) {
    super('banned');
    this.ms = ms;
  }
}

/** Something on the way answered, such as a proxy or a firewall: it tells nothing of Discord. */
export class Foreign extends Error {}

/** Discord's own answers are JSON; its errors of 500 and above may be pages. */
export function isForeign({ status, headers }: Headed): boolean {
  return status < 500 && !headers.get('content-type')?.startsWith('application/json');
}

/** What only claims to be JSON, or is not the JSON of Discord, whose every error has a number. */
function isStrange(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return typeof error.code !== 'number';
  return error instanceof Foreign || error instanceof SyntaxError;
}

type Headed = {
  readonly status: number;
  readonly headers: { has(name: string): boolean; get(name: string): string | null };
};

export function banned({ status, headers }: Headed): boolean {
  return status === 429 && !headers.has('via') && !headers.has('x-ratelimit-scope');
}

const banMs = 3_600_000;
/** Discord bans an address after 10,000 in ten minutes, and others may share ours. */
const mostBadCalls = 2000;
const badCallsMs = 600_000;

/** Counts the calls that Discord counts against us: 401, 403 and 429. */
export function createBadCalls(clock: () => number) {
  let times: number[] = [];
  return {
    note(status: number): void {
      if (status === 401 || status === 403 || status === 429) times.push(clock());
    },
    /** How long to send nothing, ms; 0 while there is room. */
    waitMs(): number {
      times = times.filter((time) => time > clock() - badCallsMs);
      return times.length < mostBadCalls ? 0 : times[times.length - mostBadCalls]! + badCallsMs - clock();
    },
    ban: (retryAfterS: string | null): Error => new Ban(Math.max(banMs, Number(retryAfterS ?? 0) * 1000)),
  };
}
