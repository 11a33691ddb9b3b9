import KeyvRedis from '@keyv/redis';

/** There is no more than this of what waits for a server that cannot be reached. */
const mostWaiting = 10_000;

/** Redis as a store for Keyv. `patienceMs`: nobody waits longer for a connection, or for a command to be sent. */
export function redisStore(url: string, patienceMs: number): KeyvRedis<unknown> {
  return new Redis({
    url,
    commandsQueueMaxLength: mostWaiting,
    commandOptions: { timeout: patienceMs },
    socket: { connectTimeout: patienceMs },
  });
}

/** Closed at once: a server that cannot be reached would be waited for without end. */
class Redis extends KeyvRedis<unknown> {
  override disconnect(): Promise<void> {
    return super.disconnect(true);
  }
}
