import { GatewayDispatchEvents, type Client } from 'discord.js';
import type {
  GatewayChannelDeleteDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayThreadDeleteDispatchData,
} from 'discord.js';
import type { ChannelEvents } from '../adapter.ts';

/**
 * Reports deleted channels and threads, and all channels of a server that removed or invited the bot. Listens to raw
 * gateway events: when discord.js emits its own, it has dropped the channels of a removed server from its cache.
 */
export function watchChannels(
  { ws, guilds }: Client,
  channels: ChannelEvents,
  track: (work: Promise<void>) => void,
): void {
  ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    // An outage of the server: Discord sends GUILD_CREATE when it is over.
    if (unavailable) return;
    for (const channel of guilds.cache.get(id)?.channels.cache.keys() ?? [])
      track(channels.left({ kind: 'channel', id: channel }));
  });
  // Sent for each server at each start as well, so `joined_at` shows whether the invitation is new.
  ws.on(
    GatewayDispatchEvents.GuildCreate,
    ({ unavailable, joined_at: since, channels: all }: GatewayGuildCreateDispatchData) => {
      if (unavailable || all.length === 0) return;
      const targets = all.map(({ id }) => ({ kind: 'channel', id }) as const);
      track(channels.joined(targets, Date.parse(since)));
    },
  );
  ws.on(GatewayDispatchEvents.ChannelDelete, ({ id }: GatewayChannelDeleteDispatchData) =>
    track(channels.left({ kind: 'channel', id })),
  );
  ws.on(GatewayDispatchEvents.ThreadDelete, ({ id, parent_id: parent }: GatewayThreadDeleteDispatchData) =>
    track(channels.left({ kind: 'channel', id: parent ?? id, thread: id })),
  );
}
