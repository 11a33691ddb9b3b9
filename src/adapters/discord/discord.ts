import { randomUUID } from 'node:crypto';
import { GatewayDispatchEvents } from 'discord.js';
import type { APIInteraction, Client } from 'discord.js';
import type { Chat } from '../../chat/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { ChannelEvents, Adapter, AdapterLog } from '../adapter.ts';
import { watchChannels } from './channels.ts';
import { createConnection } from './connection.ts';
import { handleInteraction } from './handle.ts';
import { parseInteraction, parseAutocomplete } from './parse.ts';
import { registerDiscord } from './register.ts';
import { createReplies } from './send.ts';
import { suggest } from './suggest.ts';
import { withTimeout } from '../../lib/timeout.ts';

/** What is in flight at a stop has 12 s in all. */
const longestFarewellMs = 10_000;

export type DiscordOptions = {
  readonly token: string;
  /** Without the version and without a slash at its end. */
  readonly apiUrl: string;
  readonly chat: Chat;
  readonly log: AdapterLog;
  /** Absent where nothing is sent by itself. */
  readonly channels?: ChannelEvents | undefined;
  now(): Instant;
};

/** The door to Discord, by its gateway. */
export function createDiscord({ token, apiUrl, chat, log, channels, now }: DiscordOptions): Adapter {
  const answers = new Set<Promise<void>>();
  const underWay = (work: Promise<void>): void => {
    const answer = work
      .catch((error: unknown) => log.bug(randomUUID().slice(0, 8), error))
      .finally(() => answers.delete(answer));
    answers.add(answer);
  };
  const answerTo = async (interaction: APIInteraction, { rest }: Client): Promise<void> => {
    const [message, typing] = [parseInteraction(interaction), parseAutocomplete(interaction)];
    const replies = createReplies(rest, interaction, log);
    if (typing) await suggest(chat, typing, replies);
    else if (message) await handleInteraction(chat, message, replies);
  };
  const listen = (client: Client): void => {
    client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
      underWay(answerTo(interaction, client));
    });
    if (channels) watchChannels(client, channels, underWay);
  };
  const connection = createConnection({ token, apiUrl, log, now, listen, commands: registerDiscord(chat) });
  return {
    start: connection.start,
    health: connection.health,
    async stop() {
      await connection.leave();
      await withTimeout(longestFarewellMs, Promise.all(answers));
      connection.end();
    },
  };
}
