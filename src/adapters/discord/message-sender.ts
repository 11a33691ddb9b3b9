import { DiscordAPIError, REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { APIChannel, APIMessage, RawFile } from 'discord.js';
import type { Answer } from '../../answers/index.ts';
import type { MessageTarget } from '../../chat/index.ts';
import type { MessageSender } from '../../digests/ports.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import { newReference } from '../../lib/reference.ts';
import type { AdapterLog, PngPicture, RenderPng } from '../adapter.ts';
import { refused } from '../send-outcome.ts';
import { NotFromDiscord, type InvalidRequests } from './invalid-requests.ts';
import { outcomeOfFailure } from './reaction.ts';
import { renderDiscord } from './render.ts';
import { restOptions } from './rest.ts';

export type DiscordSenderOptions = {
  readonly token: string;
  /** Without the version and without a slash at its end. */
  readonly apiUrl: string;
  readonly log: AdapterLog;
  readonly renderPng: RenderPng;
  /** Shared by everything in this process that calls Discord. */
  readonly invalidRequests: InvalidRequests;
};

const maxPrivateChats = 10_000;

/**
 * Sends scheduled messages to channels, threads and people by REST only, so that they do not depend on the gateway. With an
 * enforced nonce, sending the same message again returns the first one, for some minutes.
 */
export function createDiscordSender(options: DiscordSenderOptions): MessageSender {
  const { token, apiUrl, log, renderPng, invalidRequests } = options;
  // Without retries or waiting: the sender of the digests decides about both.
  const rest = new REST(restOptions({ apiUrl, invalidRequests, retryAfterMs: [], maxRateLimitWaitMs: 0 }));
  rest.setToken(token);
  const channelOf = createChannelLookup(rest);
  return {
    async send(target, answer, nonce) {
      const waitMs = invalidRequests.digestWaitMs();
      if (waitMs > 0) return refused({ kind: 'pause', ms: waitMs, error: 'too many refusals' });
      try {
        const [channel, picture] = await Promise.all([channelOf(target), renderPng(answer)]);
        const unique = { nonce, enforce_nonce: true };
        const messageId = await postAnswer(rest, channel, { answer, picture }, unique, log);
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
  const privateChats = createBoundedMap<string>(maxPrivateChats);
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

/** Posts an answer; as plain text where Discord does not accept what was rendered. Resolves to the message's id. */
async function postAnswer(
  rest: REST,
  channel: string,
  { answer, picture }: { answer: Answer; picture: PngPicture | undefined },
  unique: object,
  log: AdapterLog,
): Promise<string> {
  const { body, files, plain } = renderDiscord(answer, picture);
  try {
    return await post(rest, channel, { body: { ...body, ...unique }, files: [...files] });
  } catch (error) {
    if (!isRefusedWith(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)) throw error;
    log.bug(newReference(), new Error('Discord does not take our message'));
    return post(rest, channel, { body: { ...plain(), ...unique } });
  }
}

type MessageRequest = { readonly body: object; readonly files?: RawFile[] };

/** Creates a message, in an archived thread after reopening it. */
async function post(rest: REST, channel: string, message: MessageRequest): Promise<string> {
  try {
    return await createMessage(rest, channel, message);
  } catch (error) {
    if (!isRefusedWith(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread)) throw error;
    await rest.patch(Routes.channel(channel), { body: { archived: false } });
    return createMessage(rest, channel, message);
  }
}

async function createMessage(rest: REST, channel: string, message: MessageRequest): Promise<string> {
  const { id } = Object(await rest.post(Routes.channelMessages(channel), message)) as Partial<APIMessage>;
  if (typeof id !== 'string') throw new NotFromDiscord();
  return id;
}

function isRefusedWith(error: unknown, code: number): boolean {
  return error instanceof DiscordAPIError && error.code === code;
}
