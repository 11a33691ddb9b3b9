import * as discord from 'discord.js';
import { takesPlace } from '../../chat/index.ts';
import type { MessageOrigin, IncomingMessage, ChannelContext, Input } from '../../chat/index.ts';
import type { CommandMenu, AdapterLog } from '../adapter.ts';
import { parsePayload, toPayload, type ButtonPress } from '../buttons.ts';
import { formOf, isAskedFor, isUnanswered, readForm, type Form } from './form.ts';
import { lengths } from './limits.ts';
import { describeFailure } from './rest.ts';

type CommandInteraction = discord.APIChatInputApplicationCommandInteraction;
type PressInteraction = discord.APIMessageComponentButtonInteraction | discord.APIMessageComponentSelectMenuInteraction;
type MessageInteraction = discord.APIMessageApplicationCommandInteraction;
type AnswerableInteraction =
  | CommandInteraction
  | MessageInteraction
  | PressInteraction
  | discord.APIModalSubmitInteraction;
type AutocompleteInteraction = discord.APIApplicationCommandAutocompleteInteraction;
export type AutocompleteRequest = { readonly origin: MessageOrigin; readonly typed: string };

/** Returns `undefined` for an interaction that is no autocomplete request. */
export function parseAutocomplete(interaction: discord.APIInteraction): AutocompleteRequest | undefined {
  if (interaction.type !== discord.InteractionType.ApplicationCommandAutocomplete) return undefined;
  const options = interaction.data.options.flatMap((option) =>
    option.type === discord.ApplicationCommandOptionType.Subcommand ? (option.options ?? []) : [option],
  );
  const focused = options.find((option) => 'focused' in option && option.focused);
  if (!focused || !('value' in focused)) return undefined;
  return { origin: originOf(interaction), typed: String(focused.value) };
}

/** A command, a button or an option of a select that was pressed, or a form that was sent. */
export type ParsedInteraction = {
  readonly message: IncomingMessage;
  readonly pressed?: PressedMessage;
  /** To be shown instead of an answer. */
  readonly form?: Form | undefined;
};

export type PressedMessage = {
  /** The answer replaces it, where it is the user's own. */
  readonly replaces: boolean;
  /** It answered a command of the user; or only the two of them are there. */
  readonly isOwn: boolean;
  /** An ephemeral message is seen by the user only, all others by everybody in the channel. */
  readonly seenBy: 'user' | 'all' | 'both';
};

/** Returns `undefined` for an interaction of another kind. */
export function parseInteraction(
  interaction: discord.APIInteraction,
  menu: CommandMenu,
): ParsedInteraction | undefined {
  if (isCommand(interaction)) {
    const input = inputOf(interaction);
    return { message: { ...originOf(interaction), input }, form: formFor(input, menu, interaction.locale) };
  }
  if (isMessageCommand(interaction)) {
    const message = { ...originOf(interaction), input: inputAbout(interaction, menu) };
    // Asked about somebody else's message: the answer does not interrupt the conversation.
    return { message, pressed: { replaces: false, isOwn: false, seenBy: 'all' } };
  }
  if (interaction.type === discord.InteractionType.ModalSubmit) {
    const { custom_id: payload, components } = interaction.data;
    const input = readForm(parsePayload(payload, menu.commands).input, components);
    return { message: { ...originOf(interaction), input }, ...pressedIn(interaction, false) };
  }
  if (!isPress(interaction)) return undefined;
  const { data } = interaction;
  // An option of a select is a button: its value is the payload.
  const payload = data.component_type === discord.ComponentType.Button ? data.custom_id : (data.values[0] ?? '');
  const { input, replaces, asks } = parsePayload(payload, menu.commands);
  return {
    message: { ...originOf(interaction), input },
    ...pressedIn(interaction, replaces),
    ...(asks && { form: formOf(input, payload, menu, interaction.locale) }),
  };
}

/** The form of a command that lacks an option or anything to change; `undefined` where its options are too long. */
function formFor(input: ButtonPress['input'], menu: CommandMenu, language: string): Form | undefined {
  const command = menu.commands.find(({ name }) => name === input.name);
  if (!command || takesPlace(command)) return undefined;
  const { required = [], current } = command;
  const lacks = required.some((option) => input.options[option] === undefined && isAskedFor(input.name, option));
  if (!lacks && !(current && isUnanswered(input))) return undefined;
  const payload = toPayload({ command: input.name, options: input.options, asks: true });
  return payload.length > lengths.payload ? undefined : formOf(input, payload, menu, language);
}

function pressedIn(
  interaction: PressInteraction | discord.APIModalSubmitInteraction,
  replaces: boolean,
): Pick<ParsedInteraction, 'pressed'> {
  const { message, context } = interaction;
  if (!message) return {};
  if (context === discord.InteractionContextType.BotDM) return { pressed: { replaces, isOwn: true, seenBy: 'both' } };
  const isEphemeral = ((message.flags ?? 0) & discord.MessageFlags.Ephemeral) !== 0;
  // A digest answers no interaction: it belongs to all in the channel.
  const isOwn = isEphemeral || message.interaction_metadata?.user.id === userOf(interaction).id;
  return { pressed: { replaces, isOwn, seenBy: isEphemeral ? 'user' : 'all' } };
}

function isCommand(interaction: discord.APIInteraction): interaction is CommandInteraction {
  return (
    interaction.type === discord.InteractionType.ApplicationCommand &&
    interaction.data.type === discord.ApplicationCommandType.ChatInput
  );
}

function isMessageCommand(interaction: discord.APIInteraction): interaction is MessageInteraction {
  return (
    interaction.type === discord.InteractionType.ApplicationCommand &&
    interaction.data.type === discord.ApplicationCommandType.Message
  );
}

/** The place in a message, for the command that answers a bare place: whatever else is written there is no command. */
function inputAbout(
  { data: { resolved, target_id: id }, locale }: MessageInteraction,
  { commands: [first], dictionary }: CommandMenu,
): Input {
  const content = resolved.messages[id]?.content ?? '';
  // Its name decides the language of the answer where the message has no words of any.
  const [name = ''] = first ? dictionary.in(locale).list(`command-${first.name}-name`) : [];
  return { kind: 'text', text: `/${name} ${content.slice(0, lengths.read)}` };
}

function isPress(interaction: discord.APIInteraction): interaction is PressInteraction {
  if (interaction.type !== discord.InteractionType.MessageComponent) return false;
  const { component_type: type } = interaction.data;
  return type === discord.ComponentType.Button || type === discord.ComponentType.StringSelect;
}

/** Discord sends the default names of commands and options, English here, in whichever language the user sees them. */
function inputOf({ data }: CommandInteraction): ButtonPress['input'] {
  const [first] = data.options ?? [];
  const subcommand = first?.type === discord.ApplicationCommandOptionType.Subcommand ? first : undefined;
  const values = (subcommand?.options ?? data.options ?? []).flatMap((option) =>
    'value' in option ? [[option.name, String(option.value)] as const] : [],
  );
  const name = subcommand ? `${data.name} ${subcommand.name}` : data.name;
  return { kind: 'command', name, options: Object.fromEntries(values) };
}

function originOf(interaction: AnswerableInteraction | AutocompleteInteraction): MessageOrigin {
  const channel = channelOf(interaction);
  // A display name can be anybody's, a user name is unique.
  const { id, username, global_name } = userOf(interaction);
  const name = global_name ? `${global_name} (@${username})` : `@${username}`;
  return { user: { platform: 'discord', id, name, language: interaction.locale }, ...(channel && { channel }) };
}

/** Interactions in a server have a member, all others a user (interactions/receiving-and-responding#interaction-object). */
function userOf({ member, user }: AnswerableInteraction | AutocompleteInteraction): discord.APIUser {
  const sender = member?.user ?? user;
  if (!sender) throw new Error('An interaction of Discord has neither a member nor a user');
  return sender;
}

/**
 * The channel of a server, with the thread where the interaction is in one, or a private chat of others. A user may have brought
 * the bot into either: others read along, and no one manages it, since the bot can send nothing there by itself. The bot's
 * own chat with a user is no channel.
 */
function channelOf({
  channel,
  member,
  context,
  authorizing_integration_owners: owners,
}: AnswerableInteraction | AutocompleteInteraction): ChannelContext | undefined {
  if (channel && context === discord.InteractionContextType.PrivateChannel) {
    return { platform: 'discord', id: channel.id, mayManage: () => Promise.resolve(false) };
  }
  if (!channel || !member) return undefined;
  const parent = 'parent_id' in channel && 'thread_metadata' in channel ? channel.parent_id : undefined;
  // The member's permissions in this very channel, overwrites included (interactions/receiving-and-responding).
  const isInServer = owners[discord.ApplicationIntegrationType.GuildInstall] !== undefined;
  const manages = isInServer && (BigInt(member.permissions) & managerPermissions) !== 0n;
  return {
    platform: 'discord',
    ...(parent ? { id: parent, thread: channel.id } : { id: channel.id }),
    mayManage: () => Promise.resolve(manages),
  };
}

/** Each of these lets a member decide for all in a channel. */
const managerPermissions = discord.PermissionFlagsBits.Administrator | discord.PermissionFlagsBits.ManageGuild;

/** Asks Discord whether a user may decide for all in a channel now; overwrites do not change that (topics/permissions). */
export async function mayManageChannel(rest: discord.REST, channelId: string, user: string, log: AdapterLog) {
  try {
    const channel = (await rest.get(discord.Routes.channel(channelId))) as discord.APIChannel;
    if (!('guild_id' in channel) || channel.guild_id === undefined) return false;
    const [guild, member] = await Promise.all([
      rest.get(discord.Routes.guild(channel.guild_id)) as Promise<discord.APIGuild>,
      rest.get(discord.Routes.guildMember(channel.guild_id, user)) as Promise<discord.APIGuildMember>,
    ]);
    // Everyone has the role with the id of the server.
    const own = guild.roles.filter(({ id }) => id === guild.id || member.roles.includes(id));
    return guild.owner_id === user || own.some(({ permissions }) => (BigInt(permissions) & managerPermissions) !== 0n);
  } catch (error) {
    const isNoMember = error instanceof discord.DiscordAPIError && error.status === 404;
    if (!isNoMember) log.warn(`Discord does not say who manages a channel (${describeFailure(error)})`);
    return false;
  }
}
