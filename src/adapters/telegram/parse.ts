import { GrammyError, HttpError, type Api } from 'grammy';
import type { CallbackQuery, Message, User, Location } from 'grammy/types';
import { isCalled, type IncomingMessage, type Input, type ChannelContext, type Command } from '../../chat/index.ts';
import { Problem } from '../../problem.ts';
import type { CommandMenu, AdapterLog } from '../adapter.ts';
import { parsePayload } from '../buttons.ts';
import { parseStart, parseSharedLink } from './deep-link.ts';
import { ms } from './limits.ts';
import { describeFailure } from './reaction.ts';
import { timeoutSignal } from './signal.ts';

/** Parses a message or a post of a channel. Returns `undefined` where it is not addressed to the bot. */
export function parseMessage(message: Message, self: Self, menu: CommandMenu, isManager: IsManager) {
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
  const channel = channelOf(locationOf(message), authorOf(message), isManager);
  const about = from && { name: nameOf(from), language: from.language_code };
  const user = { platform: 'telegram', id: String(author.id), ...about, ...shared } as const;
  const repliedTo = message.reply_to_message;
  return {
    user,
    input,
    ...channel,
    ...(from && !senderChat && rightsOf(from, isManager)),
    ...(repliedTo?.from?.id === self.id && continued(repliedTo, menu)),
  };
}

function continued(repliedTo: Message, { commands }: CommandMenu): Pick<IncomingMessage, 'repliesTo' | 'repliesAbout'> {
  const repliesAbout = questionOf(repliedTo, commands);
  return { repliesTo: String(repliedTo.message_id), ...(repliesAbout && { repliesAbout }) };
}

/** Parses a message in a chat that the bot has not joined. Its id may be another's: no settings or conversation is used. */
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

function rightsOf({ id }: User, isManager: IsManager): Required<Pick<IncomingMessage, 'mayManage'>> {
  return { mayManage: (chatId) => isManager(Number(chatId), id) };
}

/** Only administrators can speak as the group itself, or post in a channel. Who speaks as another channel is unknown. */
function authorOf({ from, chat, sender_chat: senderChat }: Message): Author {
  if (chat.type === 'channel') return 'group';
  if (senderChat) return senderChat.id === chat.id ? 'group' : 'unknown';
  return from?.id ?? 'unknown';
}

/** The press of a button. `replaces`: the answer replaces the message with the button. */
type ParsedPress = {
  readonly message: IncomingMessage;
  readonly location: MessageLocation;
  readonly replaces: boolean;
};

/** Returns `undefined` where the button is not ours, or its message was never sent by us. */
export function parseCallbackQuery(
  { from, message, data }: CallbackQuery,
  isManager: IsManager,
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
    ...channelOf(location, from.id, isManager),
    ...rightsOf(from, isManager),
  };
  return { message: incoming, location, replaces: press.replaces && isAccessible };
}

/** The bot itself; `username` is without its `@`. */
export type Self = { readonly id: number; readonly username: string };

/** The question of a message in a private chat: a command, free text, the caption of a picture, a location or a venue. */
function inputInPrivate(message: Message, { username }: Self, menu: CommandMenu): Input | undefined {
  // A venue has a location as well (core.telegram.org/bots/api#message).
  if (message.location) return pinAt(message.location);
  const text = textOf(message);
  if (text === undefined) return undefined;
  const typed = readCommand(text);
  if (!typed) return { kind: 'text', text: aboutLocation(text, message) };
  return isFor(typed, username) ? inputOf(typed, message, menu) : undefined;
}

/** A command, a mention of the bot or a reply to it. A command that names no bot only if it is ours: `/ban` is another's. */
function inputInGroup(message: Message, self: Self, menu: CommandMenu): Input | undefined {
  const text = textOf(message) ?? '';
  if (entitiesOf(message).some(({ type, offset }) => type === 'bot_command' && offset === 0)) {
    const typed = readCommand(text);
    if (!typed || !isFor(typed, self.username)) return undefined;
    return typed.addressee !== undefined || isOnMenu(typed.name, menu) ? inputOf(typed, message, menu) : undefined;
  }
  const mentioned = withoutMention(message, self);
  if (mentioned === undefined && message.reply_to_message?.from?.id !== self.id) return undefined;
  return addressedInput(message, mentioned ?? text);
}

/** The question of a message that is addressed to the bot as a whole, such as one to a guest. */
function inputToGuest(message: Message, self: Self, menu: CommandMenu): Input | undefined {
  const text = textOf(message) ?? '';
  const typed = readCommand(text);
  if (typed) return isFor(typed, self.username) ? inputOf(typed, message, menu) : undefined;
  return addressedInput(message, withoutMention(message, self) ?? text);
}

/** `text` is without a mention; where it is empty, the message that was replied to is meant. */
function addressedInput(message: Message, text: string): Input | undefined {
  if (message.location) return pinAt(message.location);
  if (text.trim() !== '') return { kind: 'text', text: aboutLocation(text.trim(), message) };
  const repliedTo = message.reply_to_message;
  if (repliedTo?.location) return pinAt(repliedTo.location);
  const asked = repliedTo && textOf(repliedTo);
  if (asked !== undefined) return { kind: 'text', text: asked };
  return textOf(message) === undefined ? undefined : help;
}

const help: Input = { kind: 'command', name: 'help', options: {} };

function pinAt({ latitude: lat, longitude: lng }: Location): Input {
  return { kind: 'pin', point: { lat, lng } };
}

/** A question in reply to a location, such as `tide tomorrow`, is about that place. */
function aboutLocation(text: string, { reply_to_message: repliedTo }: Message): string {
  const location = repliedTo?.location;
  return location ? `${text} ${location.latitude},${location.longitude}` : text;
}

function textOf({ text, caption }: Pick<Message, 'text' | 'caption'>): string | undefined {
  return text ?? caption;
}

function entitiesOf({ entities, caption_entities: ofCaption }: Message): NonNullable<Message['entities']> {
  return entities ?? ofCaption ?? [];
}

/** The text without the first mention of the bot; `undefined` where it is not mentioned. */
function withoutMention(message: Message, { id, username }: Self): string | undefined {
  const text = textOf(message) ?? '';
  const name = `@${username}`.toLowerCase();
  const mention = entitiesOf(message).find((entity) =>
    entity.type === 'text_mention'
      ? entity.user.id === id
      : entity.type === 'mention' && text.slice(entity.offset, entity.offset + entity.length).toLowerCase() === name,
  );
  return (
    mention && `${text.slice(0, mention.offset).trimEnd()} ${text.slice(mention.offset + mention.length).trimStart()}`
  );
}

type TypedCommand = { readonly name: string; readonly addressee: string | undefined; readonly rest: string };

/** Parses `/tide@bellbuoy_bot Brest`. Telegram marks only ASCII names as commands, so `/marée` is recognised by its slash. */
function readCommand(text: string): TypedCommand | undefined {
  const [, name, addressee, rest = ''] = /^\/([^\s@]+)(?:@(\w+))?(?!\S)(.*)$/s.exec(text) ?? [];
  return name === undefined ? undefined : { name, addressee, rest };
}

function isFor({ addressee }: TypedCommand, username: string): boolean {
  return addressee === undefined || addressee.toLowerCase() === username.toLowerCase();
}

function isOnMenu(name: string, { commands, dictionary }: CommandMenu): boolean {
  const languages = dictionary.languages.map(dictionary.in);
  return name.toLowerCase() === start || commands.some((command) => isCalled(command, name, languages));
}

/** Sent by the button that opens a chat with a bot, in every language (core.telegram.org/bots/features#commands). */
const start = 'start';

function inputOf({ name, rest }: TypedCommand, message: Message, { commands }: CommandMenu): Input {
  if (name.toLowerCase() === start) return parseStart(rest.trim(), commands);
  return { kind: 'text', text: aboutLocation(`/${name}${rest}`, message) };
}

/** The place of a message that was written, or whose button was pressed. */
export type MessageLocation = {
  readonly chat: Message['chat'];
  readonly topic?: number;
  /** The message to reply to in a group; 0 for an ephemeral one. */
  readonly messageId: number;
  /** The message is ephemeral: visible only to the person `to`. */
  readonly ephemeral?: { readonly id: number; readonly to: number };
};

export function locationOf(message: Message): MessageLocation {
  const { chat, message_id: messageId, is_topic_message: inTopic, message_thread_id: thread } = message;
  // Telegram accepts a thread only in forums: elsewhere `message_thread_id` names a chain of replies.
  const { ephemeral_message_id: id, receiver_user: receiver, from } = message;
  // One from a person is visible to that person and to the bot.
  const to = receiver?.id ?? from?.id;
  return {
    chat,
    messageId,
    ...(inTopic && thread !== undefined && { topic: thread }),
    ...(id !== undefined && to !== undefined && { ephemeral: { id, to } }),
  };
}

type Author = number | 'group' | 'unknown';

/** The group as a channel of the chat; without one in a private chat. */
function channelOf({ chat, topic }: MessageLocation, author: Author, isManager: IsManager) {
  if (chat.type === 'private') return {};
  const channel: ChannelContext = {
    platform: 'telegram',
    id: String(chat.id),
    ...(topic !== undefined && { thread: String(topic) }),
    mayManage: async () => author === 'group' || (author !== 'unknown' && isManager(chat.id, author)),
  };
  return { channel };
}

/** The question that our message, sent along with a reply, answered: exactly by its link, else by a button to another day. */
function questionOf({ reply_markup: keyboard }: Message, commands: readonly Command[]): RepliedQuestion | undefined {
  const buttons = keyboard?.inline_keyboard.flat() ?? [];
  const shared = buttons.flatMap((button) => ('url' in button ? (parseSharedLink(button.url, commands) ?? []) : []));
  const others = buttons.flatMap((button) => {
    if (!('callback_data' in button)) return [];
    const { name, options } = parsePayload(button.callback_data, commands).input;
    const { place, day } = options;
    return place === undefined || day === undefined ? [] : [{ kind: 'command' as const, name, options: { place } }];
  });
  return [...shared, ...others][0];
}

type RepliedQuestion = Input & { readonly kind: 'command' };

/** Whether a user manages a group; false where Telegram refuses to say. No answer rejects with `managers-unknown`. */
export type IsManager = (chatId: number, userId: number) => Promise<boolean>;

/** Asks Telegram for the administrators of groups, each time: who was one a minute ago may have lost the rights. */
export function askForManagers(api: Api, log: AdapterLog): IsManager {
  return async (chatId, userId) => {
    try {
      const { status } = await api.getChatMember(chatId, userId, timeoutSignal(ms.rights));
      return status === 'creator' || status === 'administrator';
    } catch (error) {
      log.warn(`Telegram does not say who runs a group (${describeFailure(error)})`);
      const isRefused = error instanceof GrammyError && error.error_code < 500 && error.error_code !== 429;
      if (isRefused || !(error instanceof GrammyError || error instanceof HttpError)) return false;
      throw new Problem('managers-unknown', {}, { cause: error });
    }
  };
}
