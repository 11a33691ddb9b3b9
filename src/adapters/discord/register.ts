import { ApplicationCommandOptionType, ApplicationIntegrationType, InteractionContextType, Locale } from 'discord.js';
import type {
  APIApplicationCommandBasicOption,
  LocalizationMap,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import {
  choiceLabel,
  optionKinds,
  type Chat,
  type Command,
  type OptionKind,
  type OptionName,
} from '../../chat/index.ts';
import type { Dictionary, Words } from '../../words.ts';

// docs.discord.com/developers/interactions/application-commands: for commands and options, and for choices.
const longestName = 32;
const longestDescription = 100;
const longestChoice = 100;

type Menu = Pick<Chat, 'commands' | 'dictionary'>;
type CommandData = RESTPostAPIChatInputApplicationCommandsJSONBody;
type OptionData = APIApplicationCommandBasicOption;

/** All commands as Discord registers them, with their names and descriptions in every language of ours. */
export function registerDiscord({ commands, dictionary }: Menu): CommandData[] {
  const byFirstWord = Map.groupBy(commands, ({ name }) => name.split(' ')[0]!);
  return [...byFirstWord].map(([word, group]) => ({
    ...named(word, `command-${word}`, dictionary),
    ...everywhere,
    options: optionsOf(group, dictionary),
  }));
}

/** Named since Discord's defaults have changed and been wrong (discord-api-docs#7108). */
const everywhere = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
};

/** The options of a command, or subcommands where several share a word. */
function optionsOf(group: readonly Command[], dictionary: Dictionary): CommandData['options'] {
  if (!group[0]!.name.includes(' ')) return registerOptions(group[0]!, dictionary);
  return group.map((command) => ({
    type: ApplicationCommandOptionType.Subcommand,
    ...named(command.name.split(' ')[1]!, `command-${command.name.replace(' ', '-')}`, dictionary),
    options: registerOptions(command, dictionary),
  }));
}

/** Discord wants those that are required first. */
function registerOptions(command: Command, dictionary: Dictionary): OptionData[] {
  const required: readonly OptionName[] = ('required' in command && command.required) || [];
  const options: readonly OptionName[] = command.options;
  return options
    .toSorted((a, b) => Number(required.includes(b)) - Number(required.includes(a)))
    .map((option) => ({
      ...named(option, `option-${option}`, dictionary),
      required: required.includes(option),
      ...ofKind(option, dictionary),
    }));
}

function ofKind(option: OptionName, dictionary: Dictionary) {
  const kind: OptionKind = optionKinds[option];
  if (kind.kind === 'number') {
    return { type: ApplicationCommandOptionType.Integer, min_value: kind.least, max_value: kind.most } as const;
  }
  const type = ApplicationCommandOptionType.String as const;
  if (kind.kind === 'place') return { type, autocomplete: true };
  return kind.kind === 'choice' ? { type, choices: choicesOf(option, kind.values(dictionary), dictionary) } : { type };
}

function choicesOf(option: OptionName, values: readonly string[], dictionary: Dictionary) {
  return values.map((value) => {
    const name = (words: Words) => fitting(choiceLabel(words, option, value), longestChoice, `${option} ${value}`);
    return { value, name: name(dictionary.in('en')), name_localizations: localized(dictionary, name) };
  });
}

/** The default name is the English one, under which a command comes back to us. */
function named(name: string, key: string, dictionary: Dictionary) {
  const localName = (words: Words) => fitting(words.list(`${key}-name`)[0]!, longestName, `${key}-name`);
  const description = (words: Words) =>
    fitting(words.say(`${key}-description`), longestDescription, `${key}-description`);
  return {
    name,
    name_localizations: localized(dictionary, localName),
    description: description(dictionary.in('en')),
    description_localizations: localized(dictionary, description),
  };
}

/** English too: without it, somebody who reads en-US may be shown en-GB (application-commands#localization). */
function localized({ languages, in: inLanguage }: Dictionary, text: (words: Words) => string): LocalizationMap {
  const entries = languages.flatMap((language) =>
    localesOf(language).map((locale) => [locale, text(inLanguage(language))] as const),
  );
  return Object.fromEntries(entries);
}

/** `en` is what Discord calls `en-US` and `en-GB`; a language that Discord does not know is none of its locales. */
function localesOf(language: string): Locale[] {
  return Object.values(Locale).filter((locale) => locale.split('-')[0] === language);
}

function fitting(text: string, longest: number, key: string): string {
  if (text.length > longest) throw new Error(`Text ${key} is too long for Discord: shorten "${text}" to ${longest}`);
  return text;
}
