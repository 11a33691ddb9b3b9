import type { APIMessage } from 'discord.js';
import { registered } from './discord-command-data.ts';
import type { RegisteredCommand } from './discord-command-data.ts';
import { commandFaults } from './discord-command-rules.ts';
import {
  ACKNOWLEDGE_WITHIN_MS,
  discordNow,
  CALLBACK,
  INTERACTION,
  responseMessage,
  TOKEN_LIFE_MS,
} from './discord-interactions.ts';
import type { CallbackBody, Interaction } from './discord-interactions.ts';
import { checkMessage } from './discord-message-rules.ts';
import { amended, blankMessage, EPHEMERAL, LOADING } from './discord-messages.ts';
import type { MessageBody } from './discord-messages.ts';
import { alreadyAcknowledged, invalidForm, invalidWebhookToken } from './discord-refusal.ts';
import { unknownChannel, unknownInteraction, unknownMessage, unknownWebhook } from './discord-refusal.ts';
import {
  APPLICATION_ID,
  BOT_USER,
  CHANNEL_ID,
  DM_CHANNEL_ID,
  GUILD,
  GUILD_ID,
  guildMember,
  snowflake,
} from './discord-fixture.ts';
import { isRecord } from './http.ts';
import type { Outgoing } from './http.ts';
import type { Part } from './multipart.ts';

/** The state that the routes read and change. */
export interface DiscordState {
  gatewayUrl(): string;
  shards: number;
  /** How many connections may log in within 5 s. */
  atOnce: number;
  commands: RegisteredCommand[];
  application: Record<string, unknown>;
  guild: typeof GUILD;
  interactions: Map<string, Interaction>;
  /** Messages that the bot posted in channels and no test has read yet. */
  posted: APIMessage[];
  /** Messages by channel and enforced nonce. */
  nonces: Map<string, APIMessage>;
  changed(): void;
}

export interface Request {
  /** The values of the path's `{…}`. */
  ids: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  files: Part[];
}

type Route = (state: DiscordState, request: Request) => Outgoing;

/** The routes, named; each as method and path of the OpenAPI document. */
export const OPERATIONS = {
  getGateway: 'GET /gateway/bot',
  getMe: 'GET /users/@me',
  getApplication: 'GET /applications/@me',
  editApplication: 'PATCH /applications/@me',
  getCommands: 'GET /applications/{application_id}/commands',
  putCommands: 'PUT /applications/{application_id}/commands',
  callback: 'POST /interactions/{interaction_id}/{interaction_token}/callback',
  getReply: 'GET /webhooks/{webhook_id}/{webhook_token}/messages/@original',
  editReply: 'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original',
  deleteReply: 'DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original',
  followUp: 'POST /webhooks/{webhook_id}/{webhook_token}',
  createMessage: 'POST /channels/{channel_id}/messages',
  editMessage: 'PATCH /channels/{channel_id}/messages/{message_id}',
  createDm: 'POST /users/@me/channels',
  getChannel: 'GET /channels/{channel_id}',
  editChannel: 'PATCH /channels/{channel_id}',
  getGuild: 'GET /guilds/{guild_id}',
  getMember: 'GET /guilds/{guild_id}/members/{user_id}',
} as const;

export type DiscordOperation = keyof typeof OPERATIONS;

export const ROUTES: Record<DiscordOperation, Route> = {
  getGateway: ({ gatewayUrl, shards, atOnce }) => {
    const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: atOnce };
    return ok({ url: gatewayUrl(), shards, session_start_limit: limit });
  },
  getMe: () => ok(BOT_USER),
  getApplication: ({ application }) => ok(application),
  editApplication,
  getCommands: ({ commands }) => ok(commands),
  putCommands,
  callback,
  getReply: (state, { ids }) => ok(originalOf(interactionByToken(state, ids)).message),
  editReply,
  deleteReply,
  followUp,
  createMessage,
  editMessage,
  createDm: () => ok({ id: DM_CHANNEL_ID, type: 1, recipients: [] }),
  getChannel: (_, { ids }) => ok({ ...GUILD.channels[0], id: ids['channel_id'], guild_id: GUILD_ID }),
  getGuild: ({ guild }) => ok(guild),
  editChannel: (_, { ids }) => ok({ id: ids['channel_id'], type: 11 }),
  getMember: (_, { ids }) => ok(guildMember(ids['user_id'] ?? '')),
};

const ok = (body: object): Outgoing => ({ status: 200, body });
const NO_CONTENT: Outgoing = { status: 204 };

/** The description arrives with its languages, and is one text afterwards (ApplicationFormPartial, PrivateApplicationResponse). */
function editApplication({ application }: DiscordState, { body }: Request): Outgoing {
  const { description, ...fields } = isRecord(body) ? body : {};
  const text = isRecord(description) ? { description: description['default'] } : {};
  return ok(Object.assign(application, fields, text));
}

function putCommands(state: DiscordState, { body }: Request): Outgoing {
  const faults = commandFaults(body);
  if (faults.length > 0) throw invalidForm(faults);
  // Replaced in place, since others hold the same array.
  state.commands.splice(0, Infinity, ...registered(body, APPLICATION_ID, snowflake));
  state.changed();
  return ok(state.commands);
}

const ALLOWED_CALLBACKS: Record<number, number[]> = {
  [INTERACTION.command]: [CALLBACK.message, CALLBACK.defer, CALLBACK.modal],
  [INTERACTION.component]: [CALLBACK.message, CALLBACK.defer, CALLBACK.deferUpdate, CALLBACK.update, CALLBACK.modal],
  [INTERACTION.autocomplete]: [CALLBACK.choices],
  [INTERACTION.modal]: [CALLBACK.message, CALLBACK.defer, CALLBACK.deferUpdate, CALLBACK.update],
};

function callback(state: DiscordState, { ids, query, body, files }: Request): Outgoing {
  const interaction = state.interactions.get(ids['interaction_token'] ?? '');
  if (interaction?.id !== ids['interaction_id'] || !interaction) throw unknownInteraction();
  const { type, data } = readCallback(body);
  if (!ALLOWED_CALLBACKS[interaction.type]?.includes(type)) {
    throw invalidForm([`/type ${type} does not answer an interaction of type ${interaction.type}`]);
  }
  if (interaction.ack) throw alreadyAcknowledged();
  if (discordNow() - interaction.startedMs > ACKNOWLEDGE_WITHIN_MS) throw unknownInteraction();
  respond(interaction, type, data ?? {}, files);
  interaction.ack = { type, ...(data && { data }) };
  state.changed();
  return query.get('with_response') === 'true' ? ok(callbackResponse(interaction, type)) : NO_CONTENT;
}

function readCallback(body: unknown): CallbackBody {
  const { type, data } = isRecord(body) ? body : {};
  if (typeof type !== 'number') throw invalidForm(['/type is not an integer']);
  return { type, ...(isRecord(data) && { data }) };
}

function respond(interaction: Interaction, type: number, data: MessageBody, files: Part[]): void {
  if (type === CALLBACK.message) {
    const message = checked(amended(responseMessage(interaction), data, files));
    interaction.original = { message };
    interaction.reply = message;
  } else if (type === CALLBACK.defer) {
    const flags = Number(data['flags'] ?? 0);
    if ((flags & ~EPHEMERAL) !== 0) throw invalidForm([`/data/flags ${flags}: a defer may only be ephemeral`]);
    interaction.original = { message: responseMessage(interaction, flags | LOADING) };
  } else if (type === CALLBACK.update) {
    const slot = originalOf(interaction);
    interaction.reply = slot.message = checked(amended(slot.message, data, files));
  }
}

function checked(message: APIMessage): APIMessage {
  checkMessage(message);
  return message;
}

function callbackResponse({ id, type: kind, original }: Interaction, type: number): object {
  const message = original?.message;
  const flags = message?.flags ?? 0;
  return {
    interaction: {
      id,
      type: kind,
      ...(message && {
        response_message_id: message.id,
        response_message_loading: (flags & LOADING) !== 0,
        response_message_ephemeral: (flags & EPHEMERAL) !== 0,
      }),
    },
    resource: { type, ...(message && { message }) },
  };
}

function interactionByToken(state: DiscordState, ids: Record<string, string>): Interaction {
  const interaction = state.interactions.get(ids['webhook_token'] ?? '');
  if (!interaction?.ack || ids['webhook_id'] !== APPLICATION_ID) throw unknownWebhook();
  if (discordNow() - interaction.startedMs > TOKEN_LIFE_MS) throw invalidWebhookToken();
  return interaction;
}

function originalOf({ original }: Interaction): { message: APIMessage } {
  if (!original?.message) throw unknownMessage();
  return original as { message: APIMessage };
}

function editReply(state: DiscordState, { ids, body, files }: Request): Outgoing {
  const interaction = interactionByToken(state, ids);
  const slot = originalOf(interaction);
  const message = checked(amended(slot.message, isRecord(body) ? body : {}, files));
  interaction.reply = slot.message = { ...message, edited_timestamp: new Date().toISOString() };
  state.changed();
  return ok(slot.message);
}

function deleteReply(state: DiscordState, { ids }: Request): Outgoing {
  const interaction = interactionByToken(state, ids);
  const slot: NonNullable<Interaction['original']> = originalOf(interaction);
  slot.message = undefined;
  delete interaction.reply;
  state.changed();
  return NO_CONTENT;
}

function followUp(state: DiscordState, { ids, body, files }: Request): Outgoing {
  const interaction = interactionByToken(state, ids);
  const message = checked(amended(responseMessage(interaction), isRecord(body) ? body : {}, files));
  interaction.followUps.push(message);
  state.changed();
  return ok(message);
}

function editMessage(state: DiscordState, { ids, body, files }: Request): Outgoing {
  const at = state.posted.findIndex(({ id }) => id === ids['message_id']);
  const message = state.posted[at];
  if (!message) throw unknownMessage();
  const edited = checked(amended(message, isRecord(body) ? body : {}, files));
  state.posted[at] = edited;
  return ok(edited);
}

function createMessage(state: DiscordState, { ids, body, files }: Request): Outgoing {
  const channelId = ids['channel_id'] ?? '';
  if (channelId !== CHANNEL_ID && channelId !== DM_CHANNEL_ID) throw unknownChannel();
  const data = isRecord(body) ? body : {};
  const nonce = data['enforce_nonce'] === true ? `${channelId} ${String(data['nonce'])}` : undefined;
  const earlier = nonce === undefined ? undefined : state.nonces.get(nonce);
  if (earlier) return ok(earlier);
  const message = checked(amended(blankMessage(channelId), data, files));
  const { nonce: theirs } = data;
  const sent = typeof theirs === 'string' || typeof theirs === 'number' ? { ...message, nonce: theirs } : message;
  if (nonce !== undefined) state.nonces.set(nonce, sent);
  state.posted.push(sent);
  state.changed();
  return ok(sent);
}
