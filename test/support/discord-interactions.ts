import type { APIMessage } from 'discord.js';
import { APPLICATION_ID, CHANNEL_ID, DM_CHANNEL_ID, GUILD_ID, PERMISSIONS } from './discord-fixture.ts';
import { THREAD_ID, USER_ID } from './discord-fixture.ts';
import { blankMessage } from './discord-messages.ts';
import { guildMember, person, snowflake } from './discord-fixture.ts';

/** A response must come within 3 s, and its token is good for 15 min (interactions/receiving-and-responding). */
export const ACKNOWLEDGE_WITHIN_MS = 3000;
export const TOKEN_LIFE_MS = 15 * 60 * 1000;

const tickMs = 100;
let lostMs = 0;
let last = { ms: performance.now(), cpu: process.cpuUsage() };
setInterval(() => {
  const { user, system } = process.cpuUsage(last.cpu);
  lostMs += Math.max(0, performance.now() - last.ms - tickMs - (user + system) / 1000);
  last = { ms: performance.now(), cpu: process.cpuUsage() };
}, tickMs).unref();

/** The time of Discord's deadlines: without that in which a busy machine let this process wait. */
export const discordNow = (): number => Date.now() - lostMs;

export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
export const CALLBACK = { message: 4, defer: 5, deferUpdate: 6, update: 7, choices: 8, modal: 9 } as const;

/** The body of the acknowledgement. */
export interface CallbackBody {
  type: number;
  data?: Record<string, unknown>;
}

/** The user who interacts, and where; without `guild` in the DM of the bot. */
export interface Person {
  locale?: string;
  userId?: string;
  guild?: boolean;
  /** In the channel of the guild, as a bit set; all of them where it is left out. */
  permissions?: bigint;
  /** In a private chat of others, into which the user brought the bot. */
  groupDm?: boolean;
  /** In a guild that does not have the bot, which the user has installed for themselves. */
  userInstalled?: boolean;
  /** In a thread of the guild's channel. */
  thread?: boolean;
}

export interface Interaction {
  id: string;
  token: string;
  type: number;
  user: Person;
  channelId: string;
  startedMs: number;
  ack?: CallbackBody;
  /** The message `@original` stands for: shared with the message whose button was pressed, when that is updated. */
  original?: { message: APIMessage | undefined };
  /** The original once it is more than "thinking…". */
  reply?: APIMessage;
  followUps: APIMessage[];
}

export function newInteraction(type: number, user: Person): Interaction {
  return {
    id: snowflake(),
    token: `interaction-${snowflake()}`,
    type,
    user,
    channelId: channelIdOf(user),
    startedMs: discordNow(),
    followUps: [],
  };
}

function channelIdOf({ guild, thread }: Person): string {
  if (!guild) return DM_CHANNEL_ID;
  return thread ? THREAD_ID : CHANNEL_ID;
}

/** The message that an interaction is about to get. */
export function responseMessage({ id, type, user, channelId }: Interaction, flags = 0): APIMessage {
  const { userId = USER_ID } = user;
  return blankMessage(channelId, flags, {
    interaction_metadata: { id, type, user: person(userId), authorizing_integration_owners: {} } as never,
  });
}

/** A text channel, or a public thread of it (resources/channel#channel-object-channel-types). */
function channelObject(id: string): object {
  if (id !== THREAD_ID) return { id, type: 0 };
  const thread = {
    archived: false,
    auto_archive_duration: 60,
    archive_timestamp: '2024-01-01T00:00:00.000Z',
    locked: false,
  };
  return { id, type: 11, parent_id: CHANNEL_ID, thread_metadata: thread };
}

/** INTERACTION_CREATE as the gateway sends it. */
export function interactionEvent(interaction: Interaction, data: object, message?: APIMessage): object {
  const { id, token, type, channelId, user } = interaction;
  const {
    locale = 'en-US',
    userId = USER_ID,
    guild = false,
    groupDm = false,
    userInstalled = false,
    permissions,
  } = user;
  const place = guild
    ? {
        context: 0,
        guild_id: GUILD_ID,
        guild_locale: 'en-US',
        guild: { id: GUILD_ID, locale: 'en-US', features: [] },
        member: guildMember(userId, permissions),
        channel: channelObject(channelId),
        authorizing_integration_owners: userInstalled ? { 1: userId } : { 0: GUILD_ID },
      }
    : {
        context: groupDm ? 2 : 1,
        user: person(userId),
        channel: { id: channelId, type: groupDm ? 3 : 1 },
        authorizing_integration_owners: { 1: userId },
      };
  return {
    id,
    application_id: APPLICATION_ID,
    type,
    token,
    version: 1,
    channel_id: channelId,
    locale,
    entitlements: [],
    app_permissions: PERMISSIONS,
    attachment_size_limit: 10 * 1024 * 1024,
    ...place,
    ...(message && { message }),
    data,
  };
}
