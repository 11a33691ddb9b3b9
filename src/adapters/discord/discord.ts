import { GatewayDispatchEvents, type APIInteraction, type Client, type REST } from 'discord.js';
import type { Hono } from 'hono';
import type { Chat } from '../../chat/index.ts';
import { createInFlight } from '../../lib/in-flight.ts';
import { newReference } from '../../lib/reference.ts';
import { withTimeout } from '../../lib/timeout.ts';
import type { ChannelEvents, Adapter } from '../adapter.ts';
import type { AdapterRecords } from '../ports.ts';
import { ms } from './limits.ts';
import { acknowledgeByRest, createReplies, type Acknowledge } from './send.ts';
import { applicationSetup } from './application.ts';
import type { Transport } from './attempts.ts';
import { watchChannels, createGateway, forgetServerDetails } from './gateway.ts';
import { createPace, handleInteraction, suggest } from './handle.ts';
import { createHttpTransport, interactionsPath, type HttpTransportOptions } from './http-transport.ts';
import { identifyThrottler } from './identify-budget.ts';
import { installLinks } from './install-links.ts';
import type { DiscordSenderOptions } from './message-sender.ts';
import { parseInteraction, parseAutocomplete, mayManageChannel } from './parse.ts';
import type { DiscordMetrics, ShardLeases } from './ports.ts';
import { registerDiscord, registerMessageCommand } from './register.ts';
import { createSharedGateway } from './shared-gateway.ts';

/** Waits before a call is repeated after a server error, ms: both together leave time for an acknowledgement. */
const retryAfterMs = [250, 750];

export type DiscordOptions = DiscordSenderOptions & {
  /** 32 bytes, hexadecimal: interactions come by HTTP then, instead of the gateway. */
  readonly publicKey?: string | undefined;
  /** The first and the last connection of this process, and of how many; by default all that Discord recommends. */
  readonly shards?: readonly number[] | undefined;
  /** Absent where this process shares the connections with no other. */
  readonly leases?: ShardLeases | undefined;
  /** How the outside names the listener, for interactions by HTTP. */
  readonly publicUrl?: string | undefined;
  readonly supportUrl?: string | undefined;
  readonly chat: Chat;
  readonly records: AdapterRecords;
  readonly metrics: DiscordMetrics;
  /** Absent where there are no scheduled messages. */
  readonly channels?: ChannelEvents | undefined;
  /** UTC, ms. */
  now(): number;
  /** Monotonic, ms. */
  clock(): number;
};

/** `webhook`: the route that Discord posts interactions to, with a public key. */
export type DiscordAdapter = Adapter & { readonly webhook?: Hono };

/** The adapter of Discord: receives interactions from the gateway, or by HTTP, and answers them by REST. */
export function createDiscord(options: DiscordOptions): DiscordAdapter {
  const { apiUrl, publicKey, publicUrl, chat, log, records, metrics, channels, leases, invalidRequests, now } = options;
  const ended = new AbortController();
  const { add: track, settled } = createInFlight((error) => log.bug(newReference(), error));
  // Discord takes only https for an endpoint.
  const hasEndpoint = publicKey !== undefined && publicUrl?.startsWith('https:') === true;
  const prepare = applicationSetup({
    commands: [...registerDiscord(chat), registerMessageCommand(chat.dictionary)],
    dictionary: chat.dictionary,
    interactionsUrl: hasEndpoint ? `${publicUrl}${interactionsPath}` : undefined,
    records,
    log,
  });
  const rest = { apiUrl, invalidRequests, retryAfterMs, maxRateLimitWaitMs: ms.rateLimit, ended: ended.signal };
  const answerTo = createAnswerTo(options);
  const common = { ...options, rest, prepare };
  const openGateway = (): Transport => {
    const throttler = identifyThrottler(records, now, log);
    const listen = (client: Client): void => {
      client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
        track(answerTo(interaction, client.rest, acknowledgeByRest(client.rest, interaction, metrics, log)));
      });
      if (channels) watchChannels(client, channels, track);
      forgetServerDetails(client);
    };
    const own = { ...common, throttler, listen };
    return leases ? createSharedGateway(own, leases) : createGateway(own);
  };
  const handle: HttpTransportOptions['handle'] = (...interaction) => {
    const work = answerTo(...interaction);
    track(work);
    return work.catch(() => {});
  };
  const { webhook, ...transport }: Transport & { webhook?: Hono } =
    publicKey === undefined ? openGateway() : createHttpTransport({ ...common, publicKey, handle });
  return {
    start: transport.start,
    health: transport.health,
    async stop() {
      await transport.leave();
      await withTimeout(ms.stop, settled());
      ended.abort();
    },
    ...(webhook && { webhook }),
  };
}

type AnswerTo = (interaction: APIInteraction, rest: REST, acknowledge: Acknowledge) => Promise<void>;

function createAnswerTo({ supportUrl, chat, log, renderPng, metrics, clock }: DiscordOptions): AnswerTo {
  const pace = createPace();
  return async (interaction, rest, acknowledge) => {
    const receivedAt = clock();
    const timed: Acknowledge = async (response) => {
      const outcome = await acknowledge(response);
      if (outcome === 'taken') metrics.acknowledged(clock() - receivedAt);
      return outcome;
    };
    const replies = createReplies(rest, interaction, timed, log);
    const autocomplete = parseAutocomplete(interaction);
    if (autocomplete) return suggest(chat, autocomplete, replies);
    const parsed = parseInteraction(interaction, chat);
    if (!parsed) return;
    const { message } = parsed;
    const mayManage = (channelId: string): Promise<boolean> => mayManageChannel(rest, channelId, message.user.id, log);
    const links = installLinks(interaction.application_id, supportUrl);
    const linked = { ...parsed, message: { ...message, mayManage, installLinks: links } };
    await handleInteraction(chat, linked, replies, { renderPng, pace });
  };
}
