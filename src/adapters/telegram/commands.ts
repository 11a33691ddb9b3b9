import { isDeepStrictEqual } from 'node:util';
import type { Api } from 'grammy';
import type { BotCommand, LanguageCode } from 'grammy/types';
import type { Chat } from '../../chat/index.ts';
import type { Words } from '../../words.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { forGrammy } from './signal.ts';

/**
 * Sets the menu of commands where it has changed, in each language and in English for all others. Resolves to whether the
 * server knows ephemeral messages, which it shows by returning the flag of private commands. Where a call fails, Telegram
 * keeps the earlier menu and a warning is logged.
 */
export async function registerCommands(api: Api, chat: Chat, stopping: AbortSignal, log: AdapterLog): Promise<boolean> {
  const { commands, dictionary } = chat;
  const signal = forGrammy(stopping);
  try {
    for (const language of [undefined, ...dictionary.languages] as (LanguageCode | undefined)[]) {
      const menu = menuIn(dictionary.in(language), commands);
      const where = language === undefined ? {} : { language_code: language };
      if (!isDeepStrictEqual(await api.getMyCommands(where, signal), menu)) {
        await api.setMyCommands(menu, where, signal);
      }
    }
    return (await api.getMyCommands({}, signal)).some((command) => command.is_ephemeral);
  } catch (error) {
    if (!stopping.aborted) log.warn(`Telegram did not take the menu of commands (${describeFailure(error)})`);
    return false;
  }
}

/**
 * Names are English in every language: Telegram allows only `[a-z0-9_]`, so neither `marée` nor `place save`. What is sent
 * by a private command is shown in a group only to its sender.
 */
function menuIn(words: Words, commands: Chat['commands']): BotCommand[] {
  const byName = Map.groupBy(commands, ({ name }) => name.replace(/ .*/, ''));
  return [...byName].map(([command, all]) => ({
    command,
    description: words.say(`command-${command}-description`),
    ...(all.every((one) => one.isPrivate?.({})) && { is_ephemeral: true }),
  }));
}
