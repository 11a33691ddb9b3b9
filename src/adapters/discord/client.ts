import { Client, DefaultRestOptions, GatewayIntentBits, Options } from 'discord.js';
import type { ClientOptions } from 'discord.js';
import { createConnectionGuard } from './connection-guard.ts';

/** A request that hangs longer has failed. */
const requestTimeoutMs = 10_000;
/** Discord has banned an address for 18 h at a time (discord.js#8574); nobody waits for that. */
const longestRateLimitMs = 15_000;

export type DiscordClient = {
  readonly client: Client;
  /** Resolves when no connection is left. */
  leave(): Promise<void>;
};

/** A client of discord.js that can be left at any time; `ended` gives up the requests under way. */
export function openClient(apiUrl: string, ended: AbortSignal): DiscordClient {
  const gate = createConnectionGuard();
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // A command needs to know nothing of its guild: no reason to wait for those that are down.
    waitGuildTimeout: 0,
    makeCache: withoutCaches(),
    rest: restOptions(apiUrl, ended),
    ws: { buildStrategy: gate.buildStrategy },
  });
  gate.watch(client);
  return {
    client,
    async leave() {
      await gate.close(client);
      await client.destroy();
    },
  };
}

function restOptions(apiUrl: string, ended: AbortSignal): NonNullable<ClientOptions['rest']> {
  return {
    api: apiUrl,
    timeout: requestTimeoutMs,
    rejectOnRateLimit: ({ retryAfter }) => retryAfter > longestRateLimitMs,
    makeRequest: (url, init) => {
      const signals = init.signal ? [ended, init.signal] : [ended];
      return DefaultRestOptions.makeRequest(url, { ...init, signal: AbortSignal.any(signals) });
    },
  };
}

/** What comes with guilds is kept only where discord.js depends on it; left alone, its caches know no limit. */
function withoutCaches(): NonNullable<ClientOptions['makeCache']> {
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
