import { setTimeout as sleep } from 'node:timers/promises';
import { Events, SimpleShardingStrategy, Status } from 'discord.js';
import type { Client, WebSocketOptions } from 'discord.js';

const pollIntervalMs = 20;

/**
 * Makes it safe to destroy a client at any moment. Without it, discord.js 14.28 reconnects half a second after it was
 * destroyed while reconnecting or logging in; and when it is destroyed while a socket is being opened, the socket's error
 * has no listener and ends the process.
 */
export function createConnectionGuard(): Required<Pick<WebSocketOptions, 'buildStrategy'>> & {
  /** To be called with the client that was created with `buildStrategy`. */
  watch(client: Client): void;
  /** Prevents new connections; resolves when none is being opened any more. */
  close(client: Client): Promise<void>;
} {
  let closed = false;
  /** Ids of shards. */
  const opening = new Set<number>();
  // A shard has the status Connecting from the first attempt, and from each loss, until the gateway sends HELLO.
  const isOpening = ({ ws }: Client): boolean =>
    ws.shards.some(({ id, status }) => opening.has(id) && status === Status.Connecting);
  return {
    buildStrategy(manager) {
      const { retrieveSessionInfo } = manager.options;
      // A shard awaits this right before it opens a socket: a promise that never settles keeps it from doing so.
      manager.options.retrieveSessionInfo = (shardId) => {
        if (closed) return new Promise(() => {});
        opening.add(shardId);
        return retrieveSessionInfo(shardId);
      };
      return new SimpleShardingStrategy(manager);
    },
    watch(client) {
      client
        .on(Events.ShardReconnecting, (id) => opening.delete(id))
        .on(Events.ShardDisconnect, (_, id) => opening.delete(id))
        .on(Events.ShardError, (_, id) => opening.delete(id));
    },
    async close(client) {
      closed = true;
      while (isOpening(client)) await sleep(pollIntervalMs, undefined, { ref: false });
    },
  };
}
