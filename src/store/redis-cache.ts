import { createClient } from '@redis/client';
import type { CacheTable } from './cache-table.ts';

/** Commands that may wait for a server that cannot be reached. */
const maxQueuedCommands = 10_000;

/** A cache in Redis. `timeoutMs` limits the time to connect and the time until a command is sent. */
export function redisCache(url: string, timeoutMs: number, onError: (error: unknown) => void): CacheTable {
  const client = createClient({
    url,
    commandsQueueMaxLength: maxQueuedCommands,
    commandOptions: { timeout: timeoutMs },
    socket: { connectTimeout: timeoutMs },
  });
  client.on('error', onError);
  client.connect().catch(onError);
  return {
    get: (key) => client.get(key),
    set: (key, text, expires) => client.set(key, text, { expiration: { type: 'PXAT', value: expires } }),
    // By force: a graceful close would wait for an unreachable server for ever.
    close: async () => client.destroy(),
  };
}
