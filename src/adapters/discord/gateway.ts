import * as discord from 'discord.js';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '../../lib/timeout.ts';
import type { AdapterLog, ChannelEvents } from '../adapter.ts';
import type { PrepareApplication } from './application.ts';
import caches from './caches.json' with { type: 'json' };
import { createAttempts, LoginRefused, tokenRefused, type Transport } from './attempts.ts';
import type { IdentifyThrottler } from './identify-budget.ts';
import { most, ms } from './limits.ts';
import { describeFailure, restOptions, type RestSettings } from './rest.ts';

export type GatewayOptions = {
  readonly token: string;
  readonly rest: RestSettings;
  readonly prepare: PrepareApplication;
  readonly throttler: IdentifyThrottler;
  readonly shards?: readonly number[] | undefined;
  readonly log: AdapterLog;
  /** Monotonic, ms. */
  clock(): number;
  /** Called with each client before it logs in. */
  listen(client: discord.Client): void;
};

/** Keeps the bot logged in. A client reconnects by itself once it was connected; one whose login failed cannot be reused. */
export function createGateway(options: GatewayOptions): Transport {
  const { token, prepare, log, clock, listen } = options;
  let current: OpenClient | undefined;
  let left: Promise<void> | undefined;
  let lastEventAt: number | undefined;
  let lastPing = 0;
  let losses = 0;

  const attempts = createAttempts(async () => {
    const opened = openClient(options);
    current = opened;
    observe(opened.client);
    listen(opened.client);
    try {
      await logIn(opened.client, token, prepare, log);
    } catch (error) {
      await opened.leave();
      throw error;
    }
  }, log);

  /** Follows the state of a client. It also listens to `error`, which without a listener would end the process. */
  const observe = (client: discord.Client): void => {
    let hasBeenReady = false;
    const onConnected = (): void => {
      losses = 0;
      hasBeenReady = true;
      attempts.succeeded();
    };
    client
      .on(discord.Events.Raw, () => (lastEventAt = clock()))
      .on(discord.Events.ShardReady, onConnected)
      .on(discord.Events.ShardResume, onConnected)
      .on(discord.Events.ShardReconnecting, () => {
        losses += 1;
        if (losses === most.silentLosses) attempts.report('Discord’s gateway cannot be reached; trying again');
      })
      .on(discord.Events.ShardDisconnect, ({ code }) => {
        // Before that, the login fails and reports it.
        if (!hasBeenReady) return;
        attempts.failed(`${describeClosing(code)}: it stays off until the next start, look at DISCORD_TOKEN`);
      })
      .on(discord.Events.Error, (error) => log.warn(`Discord’s client failed (${describeFailure(error)})`));
  };

  return {
    start: attempts.start,
    /** `ok`: every shard is ready. */
    health() {
      const client = current?.client;
      const shards = [...(client?.ws.shards.values() ?? [])];
      const ping = Math.max(0, ...shards.map(({ lastPingTimestamp }) => lastPingTimestamp));
      if (ping !== lastPing && ping > 0) {
        // The library dates pings by the wall clock: read once, so that a later change of that clock has no effect.
        lastEventAt = Math.max(lastEventAt ?? 0, clock() - Math.max(0, Date.now() - ping));
        lastPing = ping;
      }
      const ok = client?.isReady() === true && shards.every(({ status }) => status === discord.Status.Ready);
      return { ok, lastSuccessAt: lastEventAt, reason: ok ? undefined : attempts.reason() };
    },
    leave() {
      attempts.end();
      left ??= withTimeout(ms.leave, Promise.resolve(current?.leave()));
      return left;
    },
  };
}

/** Prepares the application and opens the gateway. Throws `LoginRefused`, or the error of a call that failed. */
async function logIn(client: discord.Client, token: string, prepare: PrepareApplication, log: AdapterLog) {
  let closedWith: number | undefined;
  client.once(discord.Events.ShardDisconnect, ({ code }) => {
    closedWith = code;
  });
  try {
    client.rest.setToken(token);
    const { interactions_endpoint_url: endpoint } = await prepare(client.rest);
    if (endpoint) log.warn('Discord sends interactions to the endpoint of the developer portal: remove it there');
    await client.login(token);
    if (!client.isReady()) await once(client, discord.Events.ClientReady);
  } catch (error) {
    if (closedWith === discord.GatewayCloseCodes.AuthenticationFailed) throw new LoginRefused(tokenRefused);
    if (closedWith !== undefined) throw new LoginRefused(describeClosing(closedWith));
    throw error;
  }
}

function describeClosing(code: number): string {
  return `Discord closed the gateway for good (${code} ${discord.GatewayCloseCodes[code] ?? ''})`;
}

/** A client that can be left at any time, logged in or not; `leave` resolves when no connection is left. */
type OpenClient = { readonly client: discord.Client; leave(): Promise<void> };

/**
 * Makes it safe to destroy a client at any moment. Without it, discord.js 14.28 reconnects half a second after it was
 * destroyed while reconnecting or logging in; and when it is destroyed while a socket is being opened, the socket's error
 * has no listener and ends the process.
 */
function openClient({ rest, throttler, shards: [first, last, shardCount] = [] }: GatewayOptions): OpenClient {
  let isLeft = false;
  /** Ids of shards. */
  const opening = new Set<number>();
  const client = new discord.Client({
    intents: [discord.GatewayIntentBits.Guilds],
    // As many connections as Discord recommends for the number of servers, all in this process, unless others have some.
    ...(shardCount === undefined
      ? { shards: 'auto' }
      : { shards: Array.from({ length: shardCount }, (_, i) => i).slice(first, last! + 1), shardCount }),
    // Commands need no data of a guild, so do not wait for guilds that are unavailable.
    waitGuildTimeout: 0,
    makeCache: minimalCaches,
    rest: restOptions(rest),
    ws: {
      buildIdentifyThrottler: throttler,
      buildStrategy(manager) {
        const { retrieveSessionInfo } = manager.options;
        // A shard awaits this right before it opens a socket: a promise that never settles keeps it from doing so.
        manager.options.retrieveSessionInfo = (shardId) => {
          if (isLeft) return new Promise(() => {});
          opening.add(shardId);
          return retrieveSessionInfo(shardId);
        };
        return new discord.SimpleShardingStrategy(manager);
      },
    },
  });
  client
    .on(discord.Events.ShardReconnecting, (id) => opening.delete(id))
    .on(discord.Events.ShardDisconnect, (_, id) => opening.delete(id))
    .on(discord.Events.ShardError, (_, id) => opening.delete(id));
  // A shard has the status Connecting from the first attempt, and from each loss, until the gateway sends HELLO.
  const isOpening = (): boolean =>
    client.ws.shards.some(({ id, status }) => opening.has(id) && status === discord.Status.Connecting);
  return {
    client,
    async leave() {
      isLeft = true;
      while (isOpening()) await sleep(ms.leavePoll, undefined, { ref: false });
      await client.destroy();
    },
  };
}

/** Keeps only the caches that discord.js itself depends on; by default most are unbounded. */
const minimalCaches = discord.Options.cacheWithLimits(caches);

/** Drops what no command needs, 80 kB of a usual server, before discord.js keeps it. Other listeners are to be added before. */
export function forgetServerDetails({ ws }: discord.Client): void {
  ws.on(discord.GatewayDispatchEvents.GuildCreate, (server: discord.GatewayGuildCreateDispatchData) => {
    if (server.unavailable) return;
    for (const list of ['channels', 'threads', 'roles', 'emojis', 'stickers', 'members'] as const) server[list] = [];
  });
}

/** Reports deleted channels, and all of a server that removed or invited the bot. Keeps ids, not channels of 2 kB. */
export function watchChannels({ ws }: discord.Client, channels: ChannelEvents, track: (work: Promise<void>) => void) {
  const byServer = new Map<string, Set<string>>();
  ws.on(discord.GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: discord.GatewayGuildDeleteDispatchData) => {
    // An outage of the server: Discord sends GUILD_CREATE when it is over.
    if (unavailable) return;
    for (const channel of byServer.get(id) ?? []) track(channels.left({ kind: 'channel', id: channel }));
    byServer.delete(id);
  });
  // Sent for each server at each start as well, so `joined_at` shows whether the invitation is new.
  ws.on(
    discord.GatewayDispatchEvents.GuildCreate,
    ({ id: server, unavailable, joined_at: since, channels: all }: discord.GatewayGuildCreateDispatchData) => {
      if (unavailable) return;
      byServer.set(server, new Set(all.map(({ id }) => id)));
      if (all.length === 0) return;
      const targets = all.map(({ id }) => ({ kind: 'channel', id }) as const);
      track(channels.joined(targets, Date.parse(since)));
    },
  );
  ws.on(discord.GatewayDispatchEvents.ChannelCreate, (channel: discord.GatewayChannelCreateDispatchData) => {
    if ('guild_id' in channel && channel.guild_id !== undefined) byServer.get(channel.guild_id)?.add(channel.id);
  });
  ws.on(discord.GatewayDispatchEvents.ChannelDelete, (channel: discord.GatewayChannelDeleteDispatchData) => {
    if ('guild_id' in channel && channel.guild_id !== undefined) byServer.get(channel.guild_id)?.delete(channel.id);
    track(channels.left({ kind: 'channel', id: channel.id }));
  });
  ws.on(
    discord.GatewayDispatchEvents.ThreadDelete,
    ({ id, parent_id: parent }: discord.GatewayThreadDeleteDispatchData) =>
      track(channels.left({ kind: 'channel', id: parent ?? id, thread: id })),
  );
}
