import { Client, GatewayIntentBits, Options } from 'discord.js';
import type { ClientOptions } from 'discord.js';
import { createConnectionGuard } from './connection-guard.ts';
import { makeRequest } from './request.ts';

const requestTimeoutMs = 10_000;
/** Longer rate limits reject: Discord has banned addresses for 18 h at a time (discord.js#8574), ms. */
const maxRateLimitWaitMs = 15_000;

/** A client of discord.js with a way to destroy it safely. */
export type DiscordClient = {
  readonly client: Client;
  /** Resolves when no connection is left. */
  leave(): Promise<void>;
};

/** Creates a client that can be left at any time, logged in or not. `ended` aborts its requests. */
export function openClient(apiUrl: string, ended: AbortSignal): DiscordClient {
  const guard = createConnectionGuard();
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // Commands need no data of a guild, so do not wait for guilds that are unavailable.
    waitGuildTimeout: 0,
    makeCache: minimalCaches(),
    rest: restOptions(apiUrl, ended),
    ws: { buildStrategy: guard.buildStrategy },
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

function restOptions(apiUrl: string, ended: AbortSignal): NonNullable<ClientOptions['rest']> {
  return {
    api: apiUrl,
    timeout: requestTimeoutMs,
    rejectOnRateLimit: ({ retryAfter }) => retryAfter > maxRateLimitWaitMs,
    makeRequest: (url, init) => {
      const signals = init.signal ? [ended, init.signal] : [ended];
      return makeRequest(url, { ...init, signal: AbortSignal.any(signals) });
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
