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
  let opening = false;
  // A shard has the status Connecting from the first attempt, and from each loss, until the gateway sends HELLO.
  const isOpening = ({ ws }: Client): boolean =>
    opening && ws.shards.some(({ status }) => status === Status.Connecting);
  const attemptEnded = (): void => {
    opening = false;
  };
  return {
    buildStrategy(manager) {
      const { retrieveSessionInfo } = manager.options;
      // A shard awaits this right before it opens a socket: a promise that never settles keeps it from doing so.
      manager.options.retrieveSessionInfo = (shardId) => {
        if (closed) return new Promise(() => {});
        opening = true;
        return retrieveSessionInfo(shardId);
      };
      return new SimpleShardingStrategy(manager);
    },
    watch(client) {
      client
        .on(Events.ShardReconnecting, attemptEnded)
        .on(Events.ShardDisconnect, attemptEnded)
        .on(Events.ShardError, attemptEnded);
    },
    async close(client) {
      closed = true;
      while (isOpening(client)) await sleep(pollIntervalMs, undefined, { ref: false });
    },
  };
}
