import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Api } from 'grammy';
import type { BotCommand, BotCommandScope, LanguageCode } from 'grammy/types';
import { takesPlace, type Chat } from '../../chat/index.ts';
import { baseLanguage } from '../../domain/language.ts';
import type { Words } from '../../words.ts';
import type { AdapterLog } from '../adapter.ts';
import type { AdapterRecords } from '../ports.ts';
import { describeFailure } from './reaction.ts';
import { forGrammy } from './signal.ts';

export type ProfileOptions = {
  readonly api: Api;
  readonly chat: Pick<Chat, 'commands' | 'dictionary'>;
  readonly records: Pick<AdapterRecords, 'read' | 'write'>;
  readonly log: AdapterLog;
};

/** A part of what people see of the bot before they write to it; `wanted` is compared with what Telegram has. */
type Part = {
  readonly wanted: unknown;
  read(signal: Signal): Promise<unknown>;
  set(signal: Signal): Promise<unknown>;
};

type Signal = ReturnType<typeof forGrammy>;

const recordName = 'profile';

/**
 * Sets what has changed of the menus of commands, the descriptions and the menu button, in each language and in English for
 * all others. Where nothing of it has changed here since it was set last, Telegram is not asked, so that an operator may
 * change it at BotFather. Resolves to whether the server knows ephemeral messages, which it shows by returning the flag of
 * private commands. Where a call fails, Telegram keeps what it has and a warning is logged.
 */
export async function setProfile(options: ProfileOptions, stopping: AbortSignal): Promise<boolean> {
  const { api, records, log } = options;
  const signal = forGrammy(stopping);
  try {
    const parts = partsOf(options);
    const all = JSON.stringify(parts.map(({ wanted }) => wanted));
    const fingerprint = createHash('sha256').update(all).digest('hex');
    if ((await records.read(recordName).catch(() => undefined)) !== fingerprint) {
      for (const { wanted, read, set } of parts) {
        if (!isDeepStrictEqual(await read(signal), wanted)) await set(signal);
      }
      // Where it cannot be recorded, all of it is compared again at the next start.
      await records.write(recordName, fingerprint).catch(() => {});
    }
    return (await api.getMyCommands({}, signal)).some((command) => command.is_ephemeral);
  } catch (error) {
    if (!stopping.aborted) log.warn(`Telegram did not take the menu of commands (${describeFailure(error)})`);
    return false;
  }
}

function partsOf({ api, chat: { commands, dictionary } }: ProfileOptions): Part[] {
  // Menus are by language without a region (setMyCommands).
  const plain = dictionary.languages.filter((language) => language === baseLanguage(language));
  const languages = [undefined, ...plain] as (LanguageCode | undefined)[];
  const inLanguages = languages.flatMap((language): Part[] => {
    const words = dictionary.in(language);
    const where = language === undefined ? {} : { language_code: language };
    const [description, short] = [words.say('app-description'), words.say('telegram-short-description')];
    return [
      ...scopes.map(({ scope, shows }): Part => {
        const wanted = menuIn(words, commands.filter(shows));
        const at = { ...where, scope };
        return {
          wanted,
          read: (signal) => api.getMyCommands(at, signal),
          set: (signal) => api.setMyCommands(wanted, at, signal),
        };
      }),
      {
        wanted: { description },
        read: (signal) => api.getMyDescription(where, signal),
        set: (signal) => api.setMyDescription(description, where, signal),
      },
      {
        wanted: { short_description: short },
        read: (signal) => api.getMyShortDescription(where, signal),
        set: (signal) => api.setMyShortDescription(short, where, signal),
      },
    ];
  });
  const wanted = { type: 'commands' } as const;
  const button: Part = {
    wanted,
    read: (signal) => api.getChatMenuButton({}, signal),
    set: (signal) => api.setChatMenuButton({ menu_button: wanted }, signal),
  };
  return [...inLanguages, button];
}

type Command = Chat['commands'][number];

/** In a group, saved places and privacy are for a private chat, and digests and alerts for those who may set them up. */
const isForGroups = (command: Command): boolean => takesPlace(command) || /^(settings|help)$/.test(command.name);

const scopes: readonly { readonly scope: BotCommandScope; shows(command: Command): boolean }[] = [
  { scope: { type: 'default' }, shows: () => true },
  { scope: { type: 'all_group_chats' }, shows: isForGroups },
  {
    scope: { type: 'all_chat_administrators' },
    shows: (command) => isForGroups(command) || /^(digest|alert) /.test(command.name),
  },
];

/** Names are English, since Telegram allows only `[a-z0-9_]`. What a private command sends is shown only to its sender. */
function menuIn(words: Words, commands: Chat['commands']): BotCommand[] {
  const byName = Map.groupBy(commands, ({ name }) => name.replace(/ .*/, ''));
  return [...byName].map(([command, all]) => ({
    command,
    description: words.say(`command-${command}-description`),
    ...(all.every((one) => one.isPrivate?.({})) && { is_ephemeral: true }),
  }));
}
