import type { CallbackQuery, Message, User } from 'grammy/types';
import type { IncomingMessage } from '../../chat/index.ts';
import type { CommandMenu } from '../adapter.ts';
import { parsePayload } from '../buttons.ts';
import type { Managers } from './managers.ts';
import { channelOf, locationOf, type Author, type MessageLocation } from './message-location.ts';
import { inputInGroup, inputInPrivate, inputToGuest, type Self } from './parse-input.ts';
import { questionOf } from './replied-question.ts';

/** Parses a message or a post of a channel. Returns `undefined` where it is not addressed to the bot. */
export function parseMessage(
  message: Message,
  self: Self,
  menu: CommandMenu,
  managers: Managers,
): IncomingMessage | undefined {
  const { from, chat, sender_chat: senderChat, via_bot: viaBot } = message;
  // Bots are ignored, or two of them could answer each other for ever. A message in the name of a group or channel has an
  // account of Telegram's own as `from`. A chosen inline result comes back as a message of the user with `via_bot`.
  const author = from ?? (chat.type === 'channel' ? chat : undefined);
  if (!author || (from?.is_bot && !senderChat) || viaBot) return undefined;
  const parse = chat.type === 'private' ? inputInPrivate : inputInGroup;
  const input = parse(message, self, menu);
  if (!input) return undefined;
  // All messages in the name of a group or channel share a `from`: 1087968824 for groups, 136817688 for channels, 777000 for
  // posts of a channel that Telegram forwards to its discussion group, the only one of them that is no bot.
  // A post of a channel has no `from` at all.
  const shared = (senderChat || !from) && { anonymous: true as const };
  const channel = channelOf(locationOf(message), authorOf(message), managers);
  const about = from && { name: nameOf(from), language: from.language_code };
  const user = { platform: 'telegram', id: String(author.id), ...about, ...shared } as const;
  const repliedTo = message.reply_to_message;
  return {
    user,
    input,
    ...channel,
    ...(from && !senderChat && rightsOf(from, managers)),
    ...(repliedTo?.from?.id === self.id && continued(repliedTo, menu)),
  };
}

function continued(repliedTo: Message, { commands }: CommandMenu): Pick<IncomingMessage, 'repliesTo' | 'repliesAbout'> {
  const repliesAbout = questionOf(repliedTo, commands);
  return { repliesTo: String(repliedTo.message_id), ...(repliesAbout && { repliesAbout }) };
}

/**
 * Parses a message to the bot as a guest, in a chat that it has not joined. Nothing is known of the chat, whose id may be
 * that of another, so that its settings are not read, and a follow-up never continues a conversation elsewhere.
 */
export function parseGuestMessage(message: Message, self: Self, menu: CommandMenu): IncomingMessage | undefined {
  const { from, chat } = message;
  const input = inputToGuest(message, self, menu);
  if (!from || from.is_bot || !input) return undefined;
  const channel = { platform: 'telegram', id: `guest ${chat.id}`, mayManage: async () => false } as const;
  const user = { platform: 'telegram', id: String(from.id), name: nameOf(from), language: from.language_code } as const;
  return { user, input, channel };
}

/** `Ada Lovelace (@ada)`: a first name can be anybody's, a user name is unique. */
function nameOf({ first_name: first, last_name: last, username }: User): string {
  const name = last === undefined ? first : `${first} ${last}`;
  return username === undefined ? name : `${name} (@${username})`;
}

function rightsOf({ id }: User, managers: Managers): Required<Pick<IncomingMessage, 'mayManage'>> {
  return { mayManage: (chatId) => managers.isManager(Number(chatId), id) };
}

/** Only administrators can speak as the group itself, or post in a channel. Who speaks as another channel is unknown. */
function authorOf({ from, chat, sender_chat: senderChat }: Message): Author {
  if (chat.type === 'channel') return 'group';
  if (senderChat) return senderChat.id === chat.id ? 'group' : 'unknown';
  return from?.id ?? 'unknown';
}

/** The press of a button. `replaces`: the answer replaces the message with the button. */
export type ParsedPress = {
  readonly message: IncomingMessage;
  readonly location: MessageLocation;
  readonly replaces: boolean;
};

/** Returns `undefined` where the button is not ours, or its message was never sent by us. */
export function parseCallbackQuery(
  { from, message, data }: CallbackQuery,
  managers: Managers,
  { commands }: Pick<CommandMenu, 'commands'>,
): ParsedPress | undefined {
  if (data === undefined || !message) return undefined;
  const press = parsePayload(data, commands);
  // An inaccessible message has only its chat and id, and the date 0 (core.telegram.org/bots/api#inaccessiblemessage).
  const isAccessible = message.date !== 0;
  const location = isAccessible ? locationOf(message) : { chat: message.chat, messageId: message.message_id };
  const incoming: IncomingMessage = {
    user: { platform: 'telegram', id: String(from.id), name: nameOf(from), language: from.language_code },
    input: press.input,
    ...channelOf(location, from.id, managers),
    ...rightsOf(from, managers),
  };
  return { message: incoming, location, replaces: press.replaces && isAccessible };
}
