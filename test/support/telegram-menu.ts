import type { BotCommand } from 'grammy/types';
import { isRecord } from './http.ts';
import type { TelegramState } from './telegram-methods.ts';
import { badRequest, listOf, objectOf, textOf } from './telegram-parameters.ts';
import type { Parameters } from './telegram-parameters.ts';

// core.telegram.org/bots/api#botcommand and #setmycommands.
const COMMAND = /^[a-z0-9_]{1,32}$/;
const DESCRIPTION_LENGTH = 256;
const COMMANDS = 100;

/** Sets the menu of a scope and a language. A server of Bot API 10.1 drops what it does not know of a command. */
export function setMyCommands({ commands, knows }: Pick<TelegramState, 'commands' | 'knows'>, body: Parameters): true {
  const list = listOf(body, 'commands') ?? [];
  if (list.length > COMMANDS) throw badRequest('BOT_COMMANDS_TOO_MUCH');
  const read = list.map((one) => ({
    ...readCommand(one),
    ...(knows.ephemeral && isRecord(one) && one['is_ephemeral'] === true && { is_ephemeral: true }),
  }));
  commands.set(commandScope(body), read);
  return true;
}

function readCommand(value: unknown): BotCommand {
  const { command, description } = isRecord(value) ? value : {};
  if (typeof command !== 'string' || !COMMAND.test(command)) throw badRequest('BOT_COMMAND_INVALID');
  const sound = typeof description === 'string' && description !== '' && description.length <= DESCRIPTION_LENGTH;
  if (!sound) throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
  return { command, description };
}

/** The menu of a scope and a language; empty where none was set. */
export function menuOf(commands: TelegramState['commands'], body: Parameters): BotCommand[] {
  return commands.get(commandScope(body)) ?? [];
}

function commandScope(body: Parameters): string {
  const language = textOf(body, 'language_code');
  if (!/^([a-z]{2})?$/.test(language)) throw badRequest('invalid language code specified');
  const { type = 'default', chat_id = '', user_id = '' } = objectOf(body, 'scope') ?? {};
  return [type, chat_id, user_id, language].join(' ');
}
