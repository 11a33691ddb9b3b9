import type { Location, Message } from 'grammy/types';
import { isCalled, type Input } from '../../chat/index.ts';
import type { CommandMenu } from '../adapter.ts';
import { parseStart } from './deep-link.ts';

/** The bot itself; `username` is without its `@`. */
export type Self = { readonly id: number; readonly username: string };

/** The question of a message in a private chat: a command, free text, the caption of a picture, a location or a venue. */
export function inputInPrivate(message: Message, { username }: Self, menu: CommandMenu): Input | undefined {
  // A venue has a location as well (core.telegram.org/bots/api#message).
  if (message.location) return pinAt(message.location);
  const text = textOf(message);
  if (text === undefined) return undefined;
  const typed = readCommand(text);
  if (!typed) return { kind: 'text', text: aboutLocation(text, message) };
  return isFor(typed, username) ? inputOf(typed, message, menu) : undefined;
}

/**
 * The question of a message in a group or channel to the bot: a command, or anything that mentions the bot or replies to it. A
 * command that names no bot is answered only if it is ours: `/ban` is another bot's.
 */
export function inputInGroup(message: Message, self: Self, menu: CommandMenu): Input | undefined {
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
export function inputToGuest(message: Message, self: Self, menu: CommandMenu): Input | undefined {
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
