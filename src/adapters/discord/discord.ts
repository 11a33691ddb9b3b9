import { GatewayDispatchEvents } from 'discord.js';
import type { APIInteraction, Client } from 'discord.js';
import type { Chat } from '../../chat/index.ts';
import type { ChannelEvents, Adapter, AdapterLog, RenderPng } from '../adapter.ts';
import { watchChannels } from './channels.ts';
import { createConnection } from './connection.ts';
import { handleInteraction, type AnswerPace } from './handle.ts';
import { parseInteraction, parseAutocomplete } from './parse.ts';
import { registerDiscord, registerMessageCommand } from './register.ts';
import { mayManageChannel } from './rights.ts';
import { createReplies } from './send.ts';
import { suggest } from './suggest.ts';
import { createInFlight } from '../../lib/in-flight.ts';
import { newReference } from '../../lib/reference.ts';
import { withTimeout } from '../../lib/timeout.ts';

/** Answers in flight at a stop; with leaving, less than the 12 s that the program has to stop, ms. */
const stopTimeoutMs = 10_000;

export type DiscordOptions = {
  readonly token: string;
  /** Without the version and without a slash at its end. */
  readonly apiUrl: string;
  readonly chat: Chat;
  readonly log: AdapterLog;
  readonly renderPng: RenderPng;
  /** Absent where there are no scheduled messages. */
  readonly channels?: ChannelEvents | undefined;
  /** Monotonic, ms. */
  clock(): number;
};

/** The adapter of Discord: receives interactions from the gateway and answers them by REST. */
export function createDiscord({ token, apiUrl, chat, log, renderPng, channels, clock }: DiscordOptions): Adapter {
  const inFlight = createInFlight((error) => log.bug(newReference(), error));
  const pace: AnswerPace = { lastMs: Infinity };
  const answerTo = async (interaction: APIInteraction, client: Client): Promise<void> => {
    const replies = createReplies(client.rest, interaction, log);
    const autocomplete = parseAutocomplete(interaction);
    if (autocomplete) return suggest(chat, autocomplete, replies);
    const parsed = parseInteraction(interaction, chat);
    if (!parsed) return;
    const { message } = parsed;
    const mayManage = (channelId: string): Promise<boolean> =>
      mayManageChannel(client, channelId, message.user.id, log);
    await handleInteraction(chat, { ...parsed, message: { ...message, mayManage } }, replies, { renderPng, pace });
  };
  const listen = (client: Client): void => {
    client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
      inFlight.add(answerTo(interaction, client));
    });
    if (channels) watchChannels(client, channels, inFlight.add);
  };
  const connection = createConnection({
    token,
    apiUrl,
    log,
    clock,
    listen,
    commands: [...registerDiscord(chat), registerMessageCommand(chat.dictionary)],
  });
  return {
    start: connection.start,
    health: connection.health,
    async stop() {
      await connection.leave();
      await withTimeout(stopTimeoutMs, inFlight.settled());
      connection.end();
    },
  };
}
