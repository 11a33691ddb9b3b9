import { GatewayDispatchEvents, type Client } from 'discord.js';
import type {
  GatewayChannelDeleteDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayThreadDeleteDispatchData,
} from 'discord.js';
import type { ChannelEvents } from '../adapter.ts';

/**
 * Tells of channels and threads that are deleted, of all in a server that sent us away, and of all in one that let us in.
 * Read as they come in: what discord.js makes of them has forgotten the channels of a server already.
 */
export function watchChannels(
  { ws, guilds }: Client,
  channels: ChannelEvents,
  underWay: (work: Promise<void>) => void,
): void {
  ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    // A server that is merely down comes back by itself.
    if (unavailable) return;
    for (const channel of guilds.cache.get(id)?.channels.cache.keys() ?? [])
      underWay(channels.left({ kind: 'channel', id: channel }));
  });
  // Told of each server at each start as well: since when we are in it tells whether that is news.
  ws.on(
    GatewayDispatchEvents.GuildCreate,
    ({ unavailable, joined_at: since, channels: all }: GatewayGuildCreateDispatchData) => {
      if (unavailable || all.length === 0) return;
      const targets = all.map(({ id }) => ({ kind: 'channel', id }) as const);
      underWay(channels.joined(targets, Date.parse(since)));
    },
  );
  ws.on(GatewayDispatchEvents.ChannelDelete, ({ id }: GatewayChannelDeleteDispatchData) =>
    underWay(channels.left({ kind: 'channel', id })),
  );
  ws.on(GatewayDispatchEvents.ThreadDelete, ({ id, parent_id: parent }: GatewayThreadDeleteDispatchData) =>
    underWay(channels.left({ kind: 'channel', id: parent ?? id, thread: id })),
  );
}
