import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord.js';
import type {
  APIApplicationCommandAutocompleteInteraction,
  APIChatInputApplicationCommandInteraction,
  APIInteraction,
  APIMessageComponentButtonInteraction,
} from 'discord.js';
import type { MessageOrigin, IncomingMessage, ChannelContext, Input } from '../../chat/index.ts';
import { parsePayload, type Press } from '../buttons.ts';

type CommandInteraction = APIChatInputApplicationCommandInteraction;
type Question = CommandInteraction | APIMessageComponentButtonInteraction;
type TypingInteraction = APIApplicationCommandAutocompleteInteraction;

/** A place that somebody is typing. */
export type AutocompleteRequest = { readonly origin: MessageOrigin; readonly typed: string };

/** `undefined` where nobody is typing into an option of ours that has suggestions. */
export function parseAutocomplete(interaction: APIInteraction): AutocompleteRequest | undefined {
  if (interaction.type !== InteractionType.ApplicationCommandAutocomplete) return undefined;
  const options = interaction.data.options.flatMap((option) =>
    option.type === ApplicationCommandOptionType.Subcommand ? (option.options ?? []) : [option],
  );
  const focused = options.find((option) => 'focused' in option && option.focused);
  if (!focused || !('value' in focused)) return undefined;
  return { origin: originOf(interaction), typed: String(focused.value) };
}

/** What an interaction asks of us, and whether the answer takes the place of the message with the button. */
export type ParsedInteraction = { readonly message: IncomingMessage; readonly replaces: boolean };

/** `undefined` where it is none of our business. */
export function parseInteraction(interaction: APIInteraction): ParsedInteraction | undefined {
  if (isCommand(interaction)) return { message: messageFrom(interaction, inputOf(interaction)), replaces: false };
  if (!isButton(interaction)) return undefined;
  const press: Press | undefined = parsePayload(interaction.data.custom_id);
  return press && { message: messageFrom(interaction, press.input), replaces: press.replaces };
}

function isCommand(interaction: APIInteraction): interaction is CommandInteraction {
  return (
    interaction.type === InteractionType.ApplicationCommand &&
    interaction.data.type === ApplicationCommandType.ChatInput
  );
}

function isButton(interaction: APIInteraction): interaction is APIMessageComponentButtonInteraction {
  return (
    interaction.type === InteractionType.MessageComponent && interaction.data.component_type === ComponentType.Button
  );
}

/** Discord sends the default names, which are ours in English, whatever language the asker sees them in. */
function inputOf({ data }: CommandInteraction): Input {
  const [first] = data.options ?? [];
  const subcommand = first?.type === ApplicationCommandOptionType.Subcommand ? first : undefined;
  const values = (subcommand?.options ?? data.options ?? []).flatMap((option) =>
    'value' in option ? [[option.name, String(option.value)] as const] : [],
  );
  return {
    kind: 'command',
    name: subcommand ? `${data.name} ${subcommand.name}` : data.name,
    options: Object.fromEntries(values),
  };
}

function messageFrom(interaction: Question, input: Input): IncomingMessage {
  return { ...originOf(interaction), input };
}

function originOf(interaction: Question | TypingInteraction): MessageOrigin {
  const { locale, member, user } = interaction;
  const channel = channelOf(interaction);
  return {
    user: { platform: 'discord', id: (member?.user ?? user)!.id, language: locale },
    ...(channel && { channel }),
  };
}

const managing =
  PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageChannels;

/** A server's channel, with its thread where it is one. In the bot's own chat and among friends there is nobody to manage. */
function channelOf({ channel, member }: Question | TypingInteraction): ChannelContext | undefined {
  if (!channel || !member) return undefined;
  const parent = 'parent_id' in channel && 'thread_metadata' in channel ? channel.parent_id : undefined;
  // The member's permissions in this very channel, overwrites included (interactions/receiving-and-responding).
  const manages = (BigInt(member.permissions) & managing) !== 0n;
  return {
    platform: 'discord',
    ...(parent ? { id: parent, thread: channel.id } : { id: channel.id }),
    mayManage: () => Promise.resolve(manages),
  };
}
