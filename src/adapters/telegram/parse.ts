import type { CallbackQuery, Message, User } from 'grammy/types';
import { isCalled, type IncomingMessage, type Input } from '../../chat/index.ts';
import type { CommandMenu } from '../adapter.ts';
import { parsePayload } from '../buttons.ts';
import type { Managers } from './managers.ts';
import { channelOf, locationOf, type Author, type MessageLocation } from './message-location.ts';

/** Parses a message. Returns `undefined` where it is not addressed to the bot. `botName` is without its `@`. */
export function parseMessage(
  message: Message,
  botName: string,
  menu: CommandMenu,
  managers: Managers,
): IncomingMessage | undefined {
  const { from, chat, sender_chat: senderChat, via_bot: viaBot } = message;
  // Bots are ignored, or two of them could answer each other for ever. A message in the name of a group or channel has an
  // account of Telegram's own as `from`. A chosen inline result comes back as a message of the user with `via_bot`.
  if (!from || (from.is_bot && !senderChat) || viaBot) return undefined;
  const language = from.language_code;
  const input = chat.type === 'private' ? parsePrivate(message, botName) : parseInGroup(message, botName, menu);
  if (!input) return undefined;
  // All messages in the name of a group or channel share a `from`: 1087968824 for groups, 136817688 for channels, 777000 for
  // posts of a channel that Telegram forwards to its discussion group, the only one of them that is no bot.
  const shared = senderChat && { anonymous: true as const };
  const channel = channelOf(locationOf(message), authorOf(message), managers);
  const name = nameOf(from);
  const user = { platform: 'telegram', id: String(from.id), name, language, ...shared } as const;
  return { user, input, ...channel, ...(!senderChat && rightsOf(from, managers)) };
}

/** `Ada Lovelace (@ada)`: a first name can be anybody's, a user name is unique. */
function nameOf({ first_name: first, last_name: last, username }: User): string {
  const name = last === undefined ? first : `${first} ${last}`;
  return username === undefined ? name : `${name} (@${username})`;
}

function rightsOf({ id }: User, managers: Managers): Required<Pick<IncomingMessage, 'mayManage'>> {
  return { mayManage: (chatId) => managers.isManager(Number(chatId), id) };
}

/** Only administrators can speak as the group itself. Who speaks as another channel is unknown. */
function authorOf({ from, chat, sender_chat: senderChat }: Message): Author {
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

function parsePrivate({ text, location }: Message, botName: string): Input | undefined {
  if (location) return { kind: 'pin', point: { lat: location.latitude, lng: location.longitude } };
  if (text === undefined) return undefined;
  const typed = readCommand(text);
  if (!typed) return { kind: 'text', text };
  return isFor(typed, botName) ? inputOf(typed) : undefined;
}

/** In a group only commands are answered, and one that names no bot only if it is ours: `/ban` is another bot's. */
function parseInGroup({ text = '', entities = [] }: Message, botName: string, menu: CommandMenu): Input | undefined {
  const isMarked = entities.some(({ type, offset }) => type === 'bot_command' && offset === 0);
  const typed = isMarked ? readCommand(text) : undefined;
  if (!typed || !isFor(typed, botName)) return undefined;
  return typed.addressee !== undefined || isOnMenu(typed.name, menu) ? inputOf(typed) : undefined;
}

type TypedCommand = { readonly name: string; readonly addressee: string | undefined; readonly rest: string };

/** Parses `/tide@bellbuoy_bot Brest`. Telegram marks only ASCII names as commands, so `/marée` is recognised by its slash. */
function readCommand(text: string): TypedCommand | undefined {
  const [, name, addressee, rest = ''] = /^\/([^\s@]+)(?:@(\w+))?(?!\S)(.*)$/s.exec(text) ?? [];
  return name === undefined ? undefined : { name, addressee, rest };
}

function isFor({ addressee }: TypedCommand, botName: string): boolean {
  return addressee === undefined || addressee.toLowerCase() === botName.toLowerCase();
}

function isOnMenu(name: string, { commands, dictionary }: CommandMenu): boolean {
  const languages = dictionary.languages.map(dictionary.in);
  return name.toLowerCase() === start || commands.some((command) => isCalled(command, name, languages));
}

/** Sent by the button that opens a chat with a bot, in every language (core.telegram.org/bots/features#commands). */
const start = 'start';

function inputOf({ name, rest }: TypedCommand): Input {
  if (name.toLowerCase() === start) return { kind: 'command', name: 'help', options: {} };
  return { kind: 'text', text: `/${name}${rest}` };
}
