import KeyvRedis from '@keyv/redis';
import { most } from './limits.ts';

/** Redis as a store for Keyv. `timeoutMs` limits the time to connect and the time until a command is sent. */
export function redisStore(url: string, timeoutMs: number): KeyvRedis<unknown> {
  return new Redis({
    url,
    commandsQueueMaxLength: most.queuedCommands,
    commandOptions: { timeout: timeoutMs },
    socket: { connectTimeout: timeoutMs },
  });
}

/** Disconnects by force: a graceful close would wait for an unreachable server for ever. */
class Redis extends KeyvRedis<unknown> {
  override disconnect(): Promise<void> {
    return super.disconnect(true);
  }
}
