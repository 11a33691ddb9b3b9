import { randomUUID } from 'node:crypto';
import { DefaultRestOptions, DiscordAPIError, REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { APIChannel, APIMessage } from 'discord.js';
import type { Answer } from '../../answers/index.ts';
import type { MessageTarget } from '../../chat/index.ts';
import type { MessageSender } from '../../digests/ports.ts';
import type { AdapterLog } from '../adapter.ts';
import { refused } from '../send-outcome.ts';
import { cut, escape } from './markdown.ts';
import { banned, createBadCalls, Foreign, isForeign, outcomeOfFailure } from './reaction.ts';
import { renderDiscord, type DiscordBody } from './render.ts';

export type DiscordSenderOptions = {
  readonly token: string;
  /** Without the version and without a slash at its end. */
  readonly apiUrl: string;
  readonly log: AdapterLog;
  /** Only ever goes forward, ms. */
  clock(): number;
};

/** Shorter than the lease of what is sent. */
const limitMs = 10_000;
const longestContent = 2000;
const mostPrivateChats = 10_000;

/**
 * Carries what nobody waits for to channels, threads and people, by REST alone: a gateway that is down holds up nothing.
 * A nonce that Discord enforces makes a second try of the same message find the first one, for some minutes.
 */
export function createDiscordSender({ token, apiUrl, log, clock }: DiscordSenderOptions): MessageSender {
  const badCalls = createBadCalls(clock);
  const rest = new REST({
    api: apiUrl,
    timeout: limitMs,
    retries: 0,
    rejectOnRateLimit: () => true,
    makeRequest: async (url, init) => {
      const response = await DefaultRestOptions.makeRequest(url, init);
      badCalls.note(response.status);
      if (banned(response)) throw badCalls.ban(response.headers.get('retry-after'));
      if (isForeign(response)) {
        // Read to its end, or the connection could not be used again.
        await response.arrayBuffer();
        throw new Foreign();
      }
      return response;
    },
  }).setToken(token);

  const privateChats = new Map<string, string>();

  /** A thread is a channel of its own; a chat with a person has to be opened. */
  async function channelOf(target: MessageTarget): Promise<string> {
    if (target.kind === 'channel') return target.thread ?? target.id;
    const known = privateChats.get(target.id);
    if (known !== undefined) return known;
    const opened = (await rest.post(Routes.userChannels(), { body: { recipient_id: target.id } })) as APIChannel;
    if (privateChats.size >= mostPrivateChats) privateChats.clear();
    privateChats.set(target.id, opened.id);
    return opened.id;
  }

  async function post(channel: string, body: object): Promise<string> {
    const create = async (): Promise<string> => {
      const { id } = Object(await rest.post(Routes.channelMessages(channel), { body })) as Partial<APIMessage>;
      if (typeof id !== 'string') throw new Foreign();
      return id;
    };
    try {
      return await create();
    } catch (error) {
      if (!isRefusedWith(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread)) throw error;
      await rest.patch(Routes.channel(channel), { body: { archived: false } });
      return await create();
    }
  }

  async function postAnswer(channel: string, answer: Answer, once: object): Promise<string> {
    try {
      return await post(channel, { ...renderDiscord(answer), ...once });
    } catch (error) {
      if (!isRefusedWith(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)) throw error;
      log.bug(randomUUID().slice(0, 8), new Error('Discord does not take our message'));
      return post(channel, { ...plainBody(answer), ...once });
    }
  }

  return {
    async send(target, answer, nonce) {
      const waitMs = badCalls.waitMs();
      if (waitMs > 0) return refused({ kind: 'pause', ms: waitMs, error: 'too many refusals' });
      try {
        const messageId = await postAnswer(await channelOf(target), answer, { nonce, enforce_nonce: true });
        return { kind: 'sent', messageId };
      } catch (error) {
        // discord.js forgets it at any 401, also at a stranger's.
        rest.setToken(token);
        return outcomeOfFailure(error);
      }
    },
  };
}

function isRefusedWith(error: unknown, code: number): boolean {
  return error instanceof DiscordAPIError && error.code === code;
}

/** The words alone, for when Discord does not take what we made of them. */
function plainBody({ title, blocks, note = '' }: Answer): Pick<DiscordBody, 'allowed_mentions'> & { content: string } {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label} ${value}`);
    return block.rows.map((row) => row.join('  '));
  });
  return { content: cut(escape([title, ...lines, note].join('\n')), longestContent), allowed_mentions: { parse: [] } };
}
