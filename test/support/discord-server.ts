import type { APIApplicationCommandOptionChoice, APIMessage } from 'discord.js';
import { commandData } from './discord-command-data.ts';
import type { OptionValues, RegisteredCommand } from './discord-command-data.ts';
import { startDesk } from './discord-client-view.ts';
import type { DiscordCall } from './discord-client-view.ts';
import { startGateway } from './discord-gateway.ts';
import type { Gateway } from './discord-gateway.ts';
import { INTERACTION, interactionEvent, newInteraction } from './discord-interactions.ts';
import type { CallbackBody, Interaction, Person } from './discord-interactions.ts';
import { allComponents } from './discord-message-rules.ts';
import { blankMessage } from './discord-messages.ts';
import type { DiscordOperation, DiscordState } from './discord-rest.ts';
import { APPLICATION, APPLICATION_ID, CHANNEL_ID, GUILD, GUILD_ID, guildsLike } from './discord-fixture.ts';
import type { ScriptedFailure } from './failures.ts';
import { newSigner, postInteraction, type Signer } from './discord-endpoint.ts';
import { isRecord, startHttp } from './http.ts';
import type { Incoming } from './http.ts';
import { startWatch } from './watch.ts';
import type { Watch } from './watch.ts';

/** One interaction as its user sees it. */
export interface InteractionHandle {
  /** The acknowledgement; rejects when none came within 3 s. */
  ack: Promise<CallbackBody>;
  /** The final message: the immediate reply, or the edit of the deferred one. */
  reply(timeoutMs?: number): Promise<APIMessage>;
  /** The next follow-up message that was not yet handed out here. */
  followUp(timeoutMs?: number): Promise<APIMessage>;
  /**
   * Presses a button of the reply by its custom id, or chooses an option of a select by its value, as the same person unless
   * another is named; throws when it is not there.
   */
  press(customId: string, user?: Person): InteractionHandle;
  /** Sends the form that was opened: texts, and the values chosen in selects; throws where Discord’s client would not. */
  submit(entered: Record<string, string | string[]>): Promise<InteractionHandle>;
}

/** A Discord on 127.0.0.1 for a real client, with one guild, one text channel and one DM. */
export interface DiscordServer {
  /** The REST base, to be given to discord.js as `rest.api`. */
  url: string;
  token: string;
  applicationId: string;
  guildId: string;
  channelId: string;
  calls: DiscordCall[];
  /** Violations in the bodies received. */
  violations: string[];
  /** The application as it has been edited. */
  application: Record<string, unknown>;
  /** The guild as REST answers it. */
  guild: typeof GUILD;
  /** The registered commands. */
  commands: RegisteredCommand[];
  gateway: Gateway;
  /** Runs a registered command; `'place save'` is a subcommand. Throws where Discord’s client would not send it. */
  command(name: string, options?: OptionValues, user?: Person): InteractionHandle;
  /** Runs the registered command of a message's menu on a message with this content. */
  messageCommand(content: string, user?: Person): InteractionHandle;
  /** The choices for the option `focused`, whose text so far is among the options. */
  autocomplete(
    name: string,
    options: OptionValues,
    focused: string,
    user?: Person,
  ): Promise<APIApplicationCommandOptionChoice[]>;
  /** The next message the bot posted in a channel and that was not yet handed out here. */
  nextMessage(timeoutMs?: number): Promise<APIMessage>;
  /** Signs what is posted to an endpoint. */
  signer: Signer;
  /** From now on, interactions are posted there instead of going to the gateway. */
  useEndpoint(url: string): void;
  /** Sends any other event of the gateway. */
  dispatch(event: string, data: object): void;
  failNext(operation: DiscordOperation, failure: ScriptedFailure): void;
  close(): Promise<void>;
}

export async function startDiscordServer({
  token = 'test-token',
  shards = 1,
  atOnce = shards,
  guilds = 1,
}: { token?: string; shards?: number; atOnce?: number; guilds?: number } = {}): Promise<DiscordServer> {
  const watch = startWatch();
  const gatewayUrl = () => `ws://127.0.0.1:${http.port}/gw`;
  const state: DiscordState = {
    gatewayUrl,
    shards,
    atOnce,
    commands: [],
    application: structuredClone(APPLICATION),
    guild: structuredClone(GUILD),
    interactions: new Map(),
    posted: [],
    nonces: new Map(),
    changed: watch.changed,
  };
  const desk = startDesk(token, state);
  const http = await startHttp(desk.answer);
  const gateway = startGateway(http.server, { url: gatewayUrl, token, shards, guilds: guildsLike(guilds) }, watch);
  const signer = newSigner();
  state.application['verify_key'] = signer.publicKey;
  let endpoint: string | undefined;
  const deliver: Deliver = (interaction, event) => {
    if (endpoint === undefined) return gateway.dispatch('INTERACTION_CREATE', event);
    void respondOverHttp(desk.answer, endpoint, { interaction, event, signer });
  };
  return {
    url: `http://127.0.0.1:${http.port}/api`,
    token,
    applicationId: APPLICATION_ID,
    guildId: GUILD_ID,
    channelId: CHANNEL_ID,
    calls: desk.calls,
    violations: desk.violations,
    commands: state.commands,
    application: state.application,
    guild: state.guild,
    gateway: gateway.control,
    signer,
    useEndpoint: (url) => void (endpoint = url),
    ...startPeople(state, deliver, watch),
    nextMessage: (timeoutMs) => watch.until(() => state.posted.shift(), 'message in a channel', timeoutMs),
    dispatch: gateway.dispatch,
    failNext: desk.failNext,
    close: () => {
      gateway.close();
      watch.close();
      return http.close();
    },
  };
}

/** Sends an interaction to the bot. */
type Deliver = (interaction: Interaction, event: object) => void;

/** The response of an endpoint counts as the callback that a bot at the gateway makes. */
async function respondOverHttp(
  answer: (request: Incoming) => Promise<unknown>,
  endpoint: string,
  { interaction: { id, token }, event, signer }: { interaction: Interaction; event: object; signer: Signer },
): Promise<void> {
  const { status, body, files } = await postInteraction(endpoint, event, signer);
  if (status !== 200) return;
  const url = new URL(`http://127.0.0.1/api/v10/interactions/${id}/${token}/callback`);
  await answer({ verb: 'POST', url, authorization: undefined, body, files, hungUp: new AbortController().signal });
}

/** The users of the bot. */
function startPeople(
  { commands, interactions }: DiscordState,
  deliver: Deliver,
  watch: Watch,
): Pick<DiscordServer, 'command' | 'messageCommand' | 'autocomplete'> {
  function start(interaction: Interaction, data: object): InteractionHandle {
    interactions.set(interaction.token, interaction);
    deliver(interaction, interactionEvent(interaction, data, interaction.original?.message));
    const ack = watch.until(() => interaction.ack, 'acknowledgement');
    // Handled here, so that a test that does not await it does not fail with an unhandled rejection.
    ack.catch(() => {});
    return {
      ack,
      reply: (timeoutMs) => watch.until(() => interaction.reply, 'reply', timeoutMs),
      followUp: (timeoutMs) => watch.until(() => interaction.followUps.shift(), 'follow-up', timeoutMs),
      press: (customId, user = interaction.user) => press(interaction, customId, user),
      submit: async (entered) => {
        const data = submitData((await ack).data ?? {}, entered);
        const message = interaction.original && { original: interaction.original };
        return start({ ...newInteraction(INTERACTION.modal, interaction.user), ...message }, data);
      },
    };
  }

  function press({ original }: Interaction, customId: string, user: Person): InteractionHandle {
    const data = pressData(original?.message, customId);
    if (!original || !data) throw new Error(`the reply has no button ${customId}`);
    return start({ ...newInteraction(INTERACTION.component, user), original }, data);
  }

  return {
    command: (name, options = {}, user = {}) =>
      start(newInteraction(INTERACTION.command, user), commandData(commands, name, options)),
    messageCommand(content, user = {}) {
      const command = commands.find(({ type }) => type === 3);
      if (!command) throw new Error('no command for messages is registered');
      const interaction = newInteraction(INTERACTION.command, user);
      const message = { ...blankMessage(interaction.channelId), content };
      const resolved = { messages: { [message.id]: message } };
      return start(interaction, { id: command.id, name: command.name, type: 3, target_id: message.id, resolved });
    },
    autocomplete: async (name, options, focused, user = {}) => {
      const data = commandData(commands, name, options, focused);
      const { data: answer } = await start(newInteraction(INTERACTION.autocomplete, user), data).ack;
      return (answer?.['choices'] ?? []) as APIApplicationCommandOptionChoice[];
    },
  };
}

/** The `data` of a press; `undefined` where the message has neither such a button nor such an option. */
function pressData(message: APIMessage | undefined, pressed: string): object | undefined {
  for (const { type, custom_id: id, disabled, options } of allComponents(message?.components)) {
    if (disabled === true) continue;
    if (id === pressed) return { custom_id: id, component_type: type };
    const values = Array.isArray(options) ? options.filter(isRecord).map(({ value }) => value) : [];
    if (values.includes(pressed)) return { custom_id: id, component_type: type, values: [pressed] };
  }
  return undefined;
}

/** The `data` of a form that was sent (interactions/receiving-and-responding#interaction-object-modal-submit-data-structure). */
function submitData(form: Record<string, unknown>, entered: Record<string, string | string[]>): object {
  const labels = Array.isArray(form['components']) ? form['components'].filter(isRecord) : [];
  const components = labels.map(({ component }, id) => {
    const field = isRecord(component) ? component : {};
    const { custom_id: name, type, required = true, options } = field;
    const value = entered[String(name)] ?? defaultsOf(options);
    const offered = Array.isArray(options) ? options.filter(isRecord).map((option) => option['value']) : undefined;
    const foreign = Array.isArray(value) ? value.find((one) => !offered?.includes(one)) : undefined;
    if (foreign !== undefined) throw new Error(`the field ${String(name)} does not offer ${foreign}`);
    if (required === true && value.length === 0) throw new Error(`the field ${String(name)} is required`);
    const filled = Array.isArray(value) ? { values: value } : { value };
    return { type: 18, id, component: { type, id, custom_id: name, ...filled } };
  });
  return { custom_id: form['custom_id'], components };
}

function defaultsOf(options: unknown): string[] | string {
  if (!Array.isArray(options)) return '';
  return options.filter(isRecord).flatMap((option) => (option['default'] === true ? [String(option['value'])] : []));
}
