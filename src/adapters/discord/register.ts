import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type APIApplicationCommandBasicOption,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import { choiceLabel, optionKinds, type Command, type OptionKind, type OptionName } from '../../chat/index.ts';
import type { Dictionary, Words } from '../../words.ts';
import type { CommandMenu } from '../adapter.ts';
import { isAskedFor } from './form.ts';
import { lengths } from './limits.ts';
import { fitting, localized } from './locales.ts';

type CommandData = RESTPostAPIChatInputApplicationCommandsJSONBody;
/** All commands as Discord registers them, in every language. Throws where a text is longer than Discord allows. */
export function registerDiscord({ commands, dictionary }: CommandMenu): CommandData[] {
  const byFirstWord = Map.groupBy(commands, ({ name }) => wordsOf(name)[0]);
  return [...byFirstWord].map(([word, group]) => ({
    ...named(word, `command-${word}`, dictionary),
    ...allContexts,
    options: optionsOf(group, dictionary),
  }));
}

/** The command of a message's menu, for a place or coordinates that somebody wrote. Its name may have spaces and capitals. */
export function registerMessageCommand(dictionary: Dictionary): RESTPostAPIContextMenuApplicationCommandsJSONBody {
  const name = (words: Words): string => fitting(words.say(messageCommandKey), lengths.commandName, messageCommandKey);
  return {
    type: ApplicationCommandType.Message,
    name: name(dictionary.in('en')),
    name_localizations: localized(dictionary, name),
    ...allContexts,
  };
}

const messageCommandKey = 'message-command-name';

/** Stated explicitly, since Discord's defaults have changed and been wrong (discord-api-docs#7108). */
const allContexts = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
};

/** The options of a command, or subcommands where several share a word. */
function optionsOf(group: readonly Command[], dictionary: Dictionary): CommandData['options'] {
  const [only] = group;
  if (only && !only.name.includes(' ')) return registerOptions(only, dictionary);
  return group.map((command) => ({
    type: ApplicationCommandOptionType.Subcommand,
    ...named(wordsOf(command.name)[1], `command-${command.name.replace(' ', '-')}`, dictionary),
    options: registerOptions(command, dictionary),
  }));
}

/** Required options first, as Discord demands. One that a form asks for may be left out, so that the form opens. */
function registerOptions(command: Command, dictionary: Dictionary): APIApplicationCommandBasicOption[] {
  const needed: readonly OptionName[] = ('required' in command && command.required) || [];
  const required = new Set(needed.filter((option) => !isAskedFor(command.name, option)));
  const options: readonly OptionName[] = command.options;
  return options
    .toSorted((a, b) => Number(required.has(b)) - Number(required.has(a)))
    .map((option) => ({
      ...named(option, `option-${option}`, dictionary),
      required: required.has(option),
      ...optionType(option, dictionary),
    }));
}

function optionType(option: OptionName, dictionary: Dictionary) {
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
    const name = (words: Words) => fitting(choiceLabel(words, option, value), lengths.choice, `${option} ${value}`);
    return { value, name: name(dictionary.in('en')), name_localizations: localized(dictionary, name) };
  });
}

/** The default name is the English one; Discord sends it with every interaction. */
function named(name: string, key: string, dictionary: Dictionary) {
  const localName = (words: Words) => fitting(words.list(`${key}-name`)[0] ?? '', lengths.commandName, `${key}-name`);
  const description = (words: Words) =>
    fitting(words.say(`${key}-description`), lengths.commandDescription, `${key}-description`);
  return {
    name,
    name_localizations: localized(dictionary, localName),
    description: description(dictionary.in('en')),
    description_localizations: localized(dictionary, description),
  };
}

/** `save` of `place save`; a name of one word has no second one. */
function wordsOf(name: string): [first: string, second: string] {
  const [first = '', second = ''] = name.split(' ');
  return [first, second];
}
