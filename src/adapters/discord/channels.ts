import { GatewayDispatchEvents, type Client } from 'discord.js';
import type {
  GatewayChannelCreateDispatchData,
  GatewayChannelDeleteDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayThreadDeleteDispatchData,
} from 'discord.js';
import type { ChannelEvents } from '../adapter.ts';

/**
 * Reports deleted channels and threads, and all channels of a server that removed or invited the bot. Listens to raw
 * gateway events, and remembers ids only: a channel of discord.js takes 2 kB.
 */
export function watchChannels({ ws }: Client, channels: ChannelEvents, track: (work: Promise<void>) => void): void {
  const byServer = new Map<string, Set<string>>();
  ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    // An outage of the server: Discord sends GUILD_CREATE when it is over.
    if (unavailable) return;
    for (const channel of byServer.get(id) ?? []) track(channels.left({ kind: 'channel', id: channel }));
    byServer.delete(id);
  });
  // Sent for each server at each start as well, so `joined_at` shows whether the invitation is new.
  ws.on(
    GatewayDispatchEvents.GuildCreate,
    ({ id: server, unavailable, joined_at: since, channels: all }: GatewayGuildCreateDispatchData) => {
      if (unavailable) return;
      byServer.set(server, new Set(all.map(({ id }) => id)));
      if (all.length === 0) return;
      const targets = all.map(({ id }) => ({ kind: 'channel', id }) as const);
      track(channels.joined(targets, Date.parse(since)));
    },
  );
  ws.on(GatewayDispatchEvents.ChannelCreate, (channel: GatewayChannelCreateDispatchData) => {
    if ('guild_id' in channel && channel.guild_id !== undefined) byServer.get(channel.guild_id)?.add(channel.id);
  });
  ws.on(GatewayDispatchEvents.ChannelDelete, (channel: GatewayChannelDeleteDispatchData) => {
    if ('guild_id' in channel && channel.guild_id !== undefined) byServer.get(channel.guild_id)?.delete(channel.id);
    track(channels.left({ kind: 'channel', id: channel.id }));
  });
  ws.on(GatewayDispatchEvents.ThreadDelete, ({ id, parent_id: parent }: GatewayThreadDeleteDispatchData) =>
    track(channels.left({ kind: 'channel', id: parent ?? id, thread: id })),
  );
}
