import { Client, GatewayDispatchEvents, GatewayIntentBits, Options } from 'discord.js';
import type { ClientOptions, GatewayGuildCreateDispatchData, RESTOptions } from 'discord.js';
import { createConnectionGuard } from './connection-guard.ts';
import type { IdentifyBudget } from './identify-budget.ts';

/** A client of discord.js with a way to destroy it safely. */
export type DiscordClient = {
  readonly client: Client;
  /** Resolves when no connection is left. */
  leave(): Promise<void>;
};

/** Creates a client that can be left at any time, logged in or not. */
export function openClient(rest: Partial<RESTOptions>, identifyBudget: IdentifyBudget): DiscordClient {
  const guard = createConnectionGuard();
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // As many connections as Discord recommends for the number of servers, all in this process.
    shards: 'auto',
    // Commands need no data of a guild, so do not wait for guilds that are unavailable.
    waitGuildTimeout: 0,
    makeCache: minimalCaches(),
    rest,
    ws: { buildStrategy: guard.buildStrategy, buildIdentifyThrottler: identifyBudget.throttle },
  });
  guard.watch(client);
  return {
    client,
    async leave() {
      await guard.close(client);
      await client.destroy();
    },
  };
}

/** Keeps only the caches that discord.js itself depends on; by default most are unbounded. */
function minimalCaches(): NonNullable<ClientOptions['makeCache']> {
  return Options.cacheWithLimits({
    GuildEmojiManager: 0,
    GuildMemberManager: 0,
    GuildScheduledEventManager: 0,
    GuildStickerManager: 0,
    MessageManager: 0,
    PresenceManager: 0,
    StageInstanceManager: 0,
    ThreadManager: 0,
    ThreadMemberManager: 0,
    UserManager: 0,
    VoiceStateManager: 0,
  });
}

/**
 * Takes out of each server, before discord.js keeps it, all that no command needs: channels and roles would be 80 kB of memory
 * for a usual server. Other listeners to `GUILD_CREATE` have to be added before.
 */
export function forgetServerDetails({ ws }: Client): void {
  ws.on(GatewayDispatchEvents.GuildCreate, (server: GatewayGuildCreateDispatchData) => {
    if (server.unavailable) return;
    for (const list of ['channels', 'threads', 'roles', 'emojis', 'stickers', 'members'] as const) server[list] = [];
  });
}
