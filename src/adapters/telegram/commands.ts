import type { Api } from 'grammy';
import type { BotCommand, LanguageCode } from 'grammy/types';
import type { Chat } from '../../chat/index.ts';
import type { Words } from '../../words.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { forGrammy } from './signal.ts';

/**
 * Sets the menu of commands, in each language and in English for all others. Where a call fails, Telegram keeps the earlier
 * menu and a warning is logged.
 */
export async function registerCommands(api: Api, chat: Chat, signal: AbortSignal, log: AdapterLog): Promise<void> {
  const { commands, dictionary } = chat;
  try {
    await api.setMyCommands(menuIn(dictionary.in(undefined), commands), {}, forGrammy(signal));
    for (const language of dictionary.languages) {
      const menu = menuIn(dictionary.in(language), commands);
      await api.setMyCommands(menu, { language_code: language as LanguageCode }, forGrammy(signal));
    }
  } catch (error) {
    if (!signal.aborted) log.warn(`Telegram did not take the menu of commands (${describeFailure(error)})`);
  }
}

/** Names are English in every language: Telegram allows only `[a-z0-9_]`, so neither `marée` nor `place save`. */
function menuIn(words: Words, commands: Chat['commands']): BotCommand[] {
  const names = new Set(commands.map(({ name }) => name.replace(/ .*/, '')));
  return [...names].map((name) => ({ command: name, description: words.say(`command-${name}-description`) }));
}
