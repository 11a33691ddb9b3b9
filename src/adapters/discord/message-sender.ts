import { REST, RESTJSONErrorCodes, Routes, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { APIChannel, APIMessage, RawFile } from 'discord.js';
import type { MessageTarget } from '../../chat/index.ts';
import type { MessageSender, Reaction, SendOutcome } from '../../digests/ports.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import type { AdapterLog, RenderPng } from '../adapter.ts';
import { refused, outcomeWithoutResponse } from '../send-outcome.ts';
import { NotFromDiscord, AddressBanned, RequestsBraked, type InvalidRequests } from './invalid-requests.ts';
import { lengths, most, ms } from './limits.ts';
import { renderDiscord, type DiscordMessage } from './render.ts';
import refusals from './refusals.json' with { type: 'json' };
import { restOptions, describeFailure } from './rest.ts';
import { isRefusedWith, logRefusal } from './send.ts';

export type DiscordSenderOptions = {
  readonly token: string;
  /** Without the version and without a slash at its end. */
  readonly apiUrl: string;
  readonly log: AdapterLog;
  readonly renderPng: RenderPng;
  /** Shared by everything in this process that calls Discord. */
  readonly invalidRequests: InvalidRequests;
};

/** By REST only, without the gateway. With an enforced nonce, the same message again returns the first, for some minutes. */
export function createDiscordSender(options: DiscordSenderOptions): MessageSender {
  const { token, apiUrl, log, renderPng, invalidRequests } = options;
  // Without retries or waiting: the sender of the digests decides about both.
  const rest = new REST(restOptions({ apiUrl, invalidRequests, retryAfterMs: [], maxRateLimitWaitMs: 0 }));
  rest.setToken(token);
  const channelOf = createChannelLookup(rest);
  return {
    async send(target, answer, nonce, edited) {
      const waitMs = invalidRequests.digestWaitMs();
      if (waitMs > 0) return refused({ kind: 'pause', ms: waitMs, error: 'too many refusals' });
      try {
        const [channel, picture] = await Promise.all([channelOf(target), renderPng(answer)]);
        const message = renderDiscord(answer, picture);
        const messageId = await post(rest, channel, message, { nonce, edited }, log);
        return { kind: 'sent', messageId };
      } catch (error) {
        // discord.js drops the token after any 401, also one that did not come from Discord.
        rest.setToken(token);
        return outcomeOfFailure(error);
      }
    },
  };
}

/** Returns a function that resolves to the id of a target's channel. A private chat is opened at the first message. */
function createChannelLookup(rest: REST): (target: MessageTarget) => Promise<string> {
  const privateChats = createBoundedMap<string>(most.privateChats);
  return async (target) => {
    // A thread is a channel of its own.
    if (target.kind === 'channel') return target.thread ?? target.id;
    const known = privateChats.get(target.id);
    if (known !== undefined) return known;
    const { id } = (await rest.post(Routes.userChannels(), { body: { recipient_id: target.id } })) as APIChannel;
    privateChats.set(target.id, id);
    return id;
  };
}

/** Creates a message, or edits one, and resolves to its id; reopens an archived thread, and falls back on plain text. */
async function post(
  rest: REST,
  channel: string,
  { body, files, plain }: DiscordMessage,
  { nonce, edited }: { readonly nonce: string; readonly edited: string | undefined },
  log: AdapterLog,
): Promise<string> {
  const create = async (content: object, attached: readonly RawFile[] = []): Promise<string> => {
    const files = [...attached];
    const made = await (edited === undefined
      ? rest.post(Routes.channelMessages(channel), { body: { ...content, nonce, enforce_nonce: true }, files })
      : rest.patch(Routes.channelMessage(channel, edited), { body: content, files }));
    const { id } = Object(made) as Partial<APIMessage>;
    if (typeof id !== 'string') throw new NotFromDiscord();
    return id;
  };
  const createReopened = (...message: Parameters<typeof create>): Promise<string> =>
    create(...message).catch(async (error: unknown) => {
      if (!isRefusedWith(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread)) throw error;
      await rest.patch(Routes.channel(channel), { body: { archived: false } });
      return create(...message);
    });
  return createReopened(body, files).catch((error: unknown) => {
    if (!isRefusedWith(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)) throw error;
    logRefusal(log);
    return createReopened(plain());
  });
}

/** The outcome of a message whose call threw `error`. Rethrows a bug of ours. */
function outcomeOfFailure(error: unknown): SendOutcome {
  if (error instanceof RateLimitError) return refused(reactionToLimit(error));
  if (error instanceof AddressBanned)
    return refused({ kind: 'pause', ms: error.ms, error: 'Discord bans our address' });
  if (error instanceof RequestsBraked) return refused({ kind: 'pause', ms: ms.brake, error: error.message });
  if (isFromElsewhere(error)) return { kind: 'ambiguous', error: 'answered by another than Discord' };
  if (error instanceof DiscordAPIError) return refused(reactionTo(error));
  // A server error of Discord: the message may have been posted nevertheless.
  if (error instanceof HTTPError) return { kind: 'ambiguous', error: describeFailure(error) };
  const code = networkErrorCode(error);
  if (code === undefined) throw error;
  return outcomeWithoutResponse(code);
}

function reactionToLimit({ global, retryAfter, timeToReset, scope }: RateLimitError): Reaction {
  const waitMs = Math.max(retryAfter, timeToReset, ms.shortestLimit);
  if (global) return { kind: 'pause', ms: waitMs, error: '429, global' };
  return { kind: 'retry-after', ms: waitMs, error: `429, ${scope}` };
}

function reactionTo(refusal: DiscordAPIError): Reaction {
  const { code, status, rawError } = refusal;
  const error = describeFailure(refusal);
  if (status === 401 || code === RESTJSONErrorCodes.Unauthorized) return { kind: 'fatal', error };
  if (code in refusals.retryLater) {
    const { retry_after: afterS } = rawError as { retry_after?: unknown };
    return { kind: 'retry-after', ms: typeof afterS === 'number' ? afterS * 1000 : ms.retryLater, error };
  }
  if (code in refusals.gone) return { kind: 'gone', reason: rawErrorText(rawError) ?? error, certain: true };
  if (status === 403 || status === 404) return { kind: 'gone', reason: error, certain: false };
  return { kind: 'our-bug', error };
}

/** Discord's own sentence, such as `Missing Permissions`. */
function rawErrorText(raw: object): string | undefined {
  const { message } = raw as { message?: unknown };
  return typeof message === 'string' ? message.slice(0, lengths.reason) : undefined;
}

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
