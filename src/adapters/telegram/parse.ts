import type { CallbackQuery, Message } from 'grammy/types';
import { isCalled, type Chat, type IncomingMessage, type Input } from '../../chat/index.ts';
import { parsePayload } from '../buttons.ts';
import type { Managers } from './managers.ts';
import { channelOf, locationOf, type MessageLocation } from './message-location.ts';

type Menu = Pick<Chat, 'commands' | 'dictionary'>;

/** What a message asks of us, `undefined` where it is none of our business. `botName` is without its `@`. */
export function parseMessage(
  message: Message,
  botName: string,
  menu: Menu,
  managers: Managers,
): IncomingMessage | undefined {
  const { from, chat, sender_chat: speaksAs, via_bot: writer } = message;
  // Bots that answer each other never end. Who speaks as a group or a channel has Telegram's own bot as `from`; an
  // answer of ours that was chosen behind our name comes back to us from the person who chose it.
  if (!from || (from.is_bot && !speaksAs) || writer) return undefined;
  const language = from.language_code;
  const input = chat.type === 'private' ? saidToUs(message, botName) : saidAmongOthers(message, botName, menu);
  if (!input) return undefined;
  const where = channelOf(locationOf(message), { id: from.id, speaksAsGroup: speaksAs?.id === chat.id }, managers);
  // All who speak as their group or channel have the same `from`.
  const shared = from.is_bot && { anonymous: true as const };
  return { user: { platform: 'telegram', id: String(from.id), language, ...shared }, input, ...where };
}

/** A press of a button: what it asks, where, and whether the answer takes the place of the message. */
export type ParsedPress = {
  readonly message: IncomingMessage;
  readonly location: MessageLocation;
  readonly replaces: boolean;
};

/** `undefined` where the button is none of ours, or its message is not there any more. */
export function parseCallbackQuery(
  { from, message, data = '' }: CallbackQuery,
  managers: Managers,
): ParsedPress | undefined {
  const press = parsePayload(data);
  if (!press || !message) return undefined;
  // Of a message that is too old to be shown there is no more than its chat (#inaccessiblemessage).
  const isThere = message.date !== 0;
  const location = isThere ? locationOf(message) : { chat: message.chat, messageId: message.message_id };
  const incoming: IncomingMessage = {
    user: { platform: 'telegram', id: String(from.id), language: from.language_code },
    input: press.input,
    ...channelOf(location, { id: from.id, speaksAsGroup: false }, managers),
  };
  return { message: incoming, location, replaces: press.replaces && isThere };
}

function saidToUs({ text, location }: Message, botName: string): Input | undefined {
  if (location) return { kind: 'pin', point: { lat: location.latitude, lng: location.longitude } };
  if (text === undefined) return undefined;
  const typed = readCommand(text);
  if (!typed) return { kind: 'text', text };
  return isFor(typed, botName) ? commanded(typed) : undefined;
}

/** Among others a command counts alone, and one that names no bot only if we have it: `/ban` is another bot's. */
function saidAmongOthers({ text = '', entities = [] }: Message, botName: string, menu: Menu): Input | undefined {
  const isMarked = entities.some(({ type, offset }) => type === 'bot_command' && offset === 0);
  const typed = isMarked ? readCommand(text) : undefined;
  if (!typed || !isFor(typed, botName)) return undefined;
  return typed.addressee !== undefined || isOnMenu(typed.name, menu) ? commanded(typed) : undefined;
}

type TypedCommand = { readonly name: string; readonly addressee: string | undefined; readonly rest: string };

/** `/tide@bellbuoy_bot Brest`. Telegram marks ASCII names alone, so that `/marée` is found by its slash. */
function readCommand(text: string): TypedCommand | undefined {
  const match = /^\/([^\s@]+)(?:@(\w+))?(?!\S)(.*)$/s.exec(text);
  return match ? { name: match[1]!, addressee: match[2], rest: match[3]! } : undefined;
}

function isFor({ addressee }: TypedCommand, botName: string): boolean {
  return addressee === undefined || addressee.toLowerCase() === botName.toLowerCase();
}

function isOnMenu(name: string, { commands, dictionary }: Menu): boolean {
  const spoken = dictionary.languages.map(dictionary.in);
  return name.toLowerCase() === start || commands.some((command) => isCalled(command, name, spoken));
}

/** The button that opens a chat with a bot says this, in every language (core.telegram.org/bots/features#commands). */
const start = 'start';

function commanded({ name, rest }: TypedCommand): Input {
  if (name.toLowerCase() === start) return { kind: 'command', name: 'help', options: {} };
  return { kind: 'text', text: `/${name}${rest}` };
}
