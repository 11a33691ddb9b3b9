import type { APIAttachment, APIEmbed, APIMessage } from 'discord.js';
import { invalidForm } from './discord-refusal.ts';
import { BOT_USER, snowflake } from './discord-fixture.ts';
import { isRecord } from './http.ts';
import type { Part } from './multipart.ts';

export type MessageBody = Record<string, unknown>;

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;

/** The interaction that a message responds to (resources/message#message-interaction-metadata-object). */
export type MessageOrigin = Pick<APIMessage, 'interaction_metadata'>;

/** A message of the bot with nothing in it yet. */
export function blankMessage(channelId: string, flags = 0, origin: MessageOrigin = {}): APIMessage {
  return {
    ...origin,
    id: snowflake(),
    type: 0,
    channel_id: channelId,
    author: BOT_USER,
    content: '',
    embeds: [],
    attachments: [],
    components: [],
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    flags,
  };
}

/** The message after this body: what the body leaves out stays, as with Discord's PATCH. */
export function amended(message: APIMessage, body: MessageBody, files: Part[]): APIMessage {
  const { content = message.content, embeds = message.embeds, components = message.components } = body;
  const added = typeof body['flags'] === 'number' ? body['flags'] : 0;
  // Ephemeral and V2 are for good (resources/message#message-object-message-flags); loading ends with the first edit.
  const flags = ((message.flags ?? 0) & ~LOADING) | added;
  return {
    ...message,
    content: (content ?? '') as string,
    embeds: ((embeds ?? []) as APIEmbed[]).map((embed) => ({ type: 'rich' as APIEmbed['type'] & string, ...embed })),
    components: (components ?? []) as NonNullable<APIMessage['components']>,
    attachments: attachmentsOf(message, body, files),
    flags,
  };
}

function attachmentsOf(message: APIMessage, body: MessageBody, files: Part[]): APIAttachment[] {
  const listed = body['attachments'];
  const uploads = new Map(files.map((file) => [/^files\[(\d+)\]$/.exec(file.name)?.[1] ?? file.name, file]));
  if (!Array.isArray(listed)) {
    return [...message.attachments, ...[...uploads.values()].map((file) => uploaded(file, undefined))];
  }
  return listed.filter(isRecord).map(({ id, description }) => {
    const file = uploads.get(String(id));
    const kept = message.attachments.find((attachment) => attachment.id === String(id));
    const text = typeof description === 'string' ? description : undefined;
    if (file) return uploaded(file, text);
    if (!kept) throw invalidForm([`/attachments: ${String(id)} is neither a file nor an attachment of the message`]);
    return { ...kept, ...(text !== undefined && { description: text }) };
  });
}

function uploaded({ filename = '', contentType = '', data }: Part, description: string | undefined): APIAttachment {
  const id = snowflake();
  const url = `https://cdn.discordapp.com/attachments/${id}/${filename}`;
  return {
    id,
    filename,
    size: data.length,
    url,
    proxy_url: url,
    content_type: contentType,
    ...(description !== undefined && { description }),
  };
}
