import { ApplicationCommandOptionType, ApplicationIntegrationType, InteractionContextType, Locale } from 'discord.js';
import type { LocalizationMap, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { mostDays, type Chat, type Command, type PlaceOption } from '../../chat/index.ts';
import { datumNames } from '../../domain/tide/index.ts';
import type { Dictionary, Words } from '../../words.ts';

// docs.discord.com/developers/interactions/application-commands: for commands and options, and for choices.
const longestName = 32;
const longestDescription = 100;
const longestChoice = 100;

type Menu = Pick<Chat, 'commands' | 'dictionary'>;
type CommandData = RESTPostAPIChatInputApplicationCommandsJSONBody;
type OptionData = NonNullable<CommandData['options']>[number];

/** All commands as Discord registers them, with their names and descriptions in every language of ours. */
export function registerDiscord({ commands, dictionary }: Menu): CommandData[] {
  return commands.map((command) => registerCommand(command, dictionary));
}

/** Contexts and integrations are named since Discord's defaults have changed and been wrong (discord-api-docs#7108). */
function registerCommand({ name, options }: Command, dictionary: Dictionary): CommandData {
  return {
    ...named(name, `command-${name}`, dictionary),
    integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
    options: options.map((option) => registerOption(option, dictionary)),
  };
}

function registerOption(option: PlaceOption, dictionary: Dictionary): OptionData {
  return { ...named(option, `option-${option}`, dictionary), ...optionKind(option, dictionary) };
}

function optionKind(option: PlaceOption, dictionary: Dictionary) {
  const kinds = {
    place: { type: ApplicationCommandOptionType.String, required: true },
    day: { type: ApplicationCommandOptionType.String },
    days: { type: ApplicationCommandOptionType.Integer, min_value: 1, max_value: mostDays },
    datum: { type: ApplicationCommandOptionType.String, choices: datumChoices(dictionary) },
  } as const;
  return kinds[option];
}

function datumChoices(dictionary: Dictionary) {
  return datumNames.map((value) => {
    const key = `datum-${value.toLowerCase()}`;
    const name = (words: Words) => fitting(`${value} – ${words.say(key)}`, longestChoice, key);
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
