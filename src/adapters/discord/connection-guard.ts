import { setTimeout as sleep } from 'node:timers/promises';
import { Events, SimpleShardingStrategy, Status } from 'discord.js';
import type { Client, WebSocketOptions } from 'discord.js';

const lookAgainMs = 20;

/**
 * Lets a client be left at any moment. discord.js 14.28 alone comes back half a second after it was destroyed while
 * reconnecting, or after it gave up logging in; and when it is destroyed while a socket is being opened, that socket's
 * error has no listener and ends the process.
 */
export function createConnectionGuard(): Required<Pick<WebSocketOptions, 'buildStrategy'>> & {
  watch(client: Client): void;
  /** No connection is opened from now on; resolves when none is being opened either. */
  close(client: Client): Promise<void>;
} {
  let closed = false;
  let opening = false;
  // A shard is connecting from the first attempt, and from each loss, until the gateway has said hello.
  const isOpening = ({ ws }: Client): boolean =>
    opening && ws.shards.some(({ status }) => status === Status.Connecting);
  const decided = (): void => {
    opening = false;
  };
  return {
    buildStrategy(manager) {
      const { retrieveSessionInfo } = manager.options;
      // The last thing a shard asks before it opens a socket, and it waits for the answer.
      manager.options.retrieveSessionInfo = (shardId) => {
        if (closed) return new Promise(() => {});
        opening = true;
        return retrieveSessionInfo(shardId);
      };
      return new SimpleShardingStrategy(manager);
    },
    watch(client) {
      client.on(Events.ShardReconnecting, decided).on(Events.ShardDisconnect, decided).on(Events.ShardError, decided);
    },
    async close(client) {
      closed = true;
      while (isOpening(client)) await sleep(lookAgainMs, undefined, { ref: false });
    },
  };
}
