import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Reaction, SendOutcome } from '../../digests/ports.ts';
import { refused, outcomeWithoutResponse } from '../send-outcome.ts';
import { describeFailure } from './failure.ts';
import { AddressBanned, NotFromDiscord, RequestsBraked } from './invalid-requests.ts';

/** The outcome of a message whose call threw `error`. Rethrows a bug of ours. */
export function outcomeOfFailure(error: unknown): SendOutcome {
  if (error instanceof RateLimitError) return refused(reactionToLimit(error));
  if (error instanceof AddressBanned)
    return refused({ kind: 'pause', ms: error.ms, error: 'Discord bans our address' });
  if (error instanceof RequestsBraked) return refused({ kind: 'pause', ms: brakeMs, error: error.message });
  if (isFromElsewhere(error)) return { kind: 'ambiguous', error: 'answered by another than Discord' };
  if (error instanceof DiscordAPIError) return refused(reactionTo(error));
  // A server error of Discord: the message may have been posted nevertheless.
  if (error instanceof HTTPError) return { kind: 'ambiguous', error: describeFailure(error) };
  const code = networkErrorCode(error);
  if (code === undefined) throw error;
  return outcomeWithoutResponse(code);
}

/** The brake is asked again after this, ms. */
const brakeMs = 60_000;

function reactionToLimit({ global, retryAfter, timeToReset, scope }: RateLimitError): Reaction {
  const ms = Math.max(retryAfter, timeToReset, minWaitMs);
  if (global) return { kind: 'pause', ms, error: '429, global' };
  return { kind: 'retry-after', ms, error: `429, ${scope}` };
}

const minWaitMs = 500;

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
const retryLater = new Set<number | string>([
  RESTJSONErrorCodes.ActionCannotBePerformedDueToSlowmodeRateLimit,
  RESTJSONErrorCodes.ChannelWriteRateLimit,
  RESTJSONErrorCodes.ServiceResourceIsBeingRateLimited,
  RESTJSONErrorCodes.APIResourceOverloaded,
]);
const retryLaterMs = 30_000;

function reactionTo(refusal: DiscordAPIError): Reaction {
  const { code, status, rawError } = refusal;
  const error = describeFailure(refusal);
  if (status === 401 || code === RESTJSONErrorCodes.Unauthorized) {
    return { kind: 'fatal', error };
  }
  if (retryLater.has(code)) {
    const { retry_after: afterS } = rawError as { retry_after?: unknown };
    return { kind: 'retry-after', ms: typeof afterS === 'number' ? afterS * 1000 : retryLaterMs, error };
  }
  if (channelIsGone.has(code)) return { kind: 'gone', reason: rawErrorText(rawError) ?? error, certain: true };
  if (status === 403 || status === 404) return { kind: 'gone', reason: error, certain: false };
  return { kind: 'our-bug', error };
}

/** Discord's own sentence, such as `Missing Permissions`. */
function rawErrorText(raw: object): string | undefined {
  const { message } = raw as { message?: unknown };
  return typeof message === 'string' ? message.slice(0, maxReasonLength) : undefined;
}

const maxReasonLength = 100;

/** The code of a network error or timeout; `undefined` for a bug of ours. */
function networkErrorCode(error: unknown): string | undefined {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return name === 'AbortError' || name === 'TimeoutError' ? name : undefined;
}

/** Claims to be JSON but is not, or is not the JSON of Discord, whose every error has a numeric code. */
function isFromElsewhere(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return typeof error.code !== 'number';
  return error instanceof NotFromDiscord || error instanceof SyntaxError;
}
