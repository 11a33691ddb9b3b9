import { createClient } from '@redis/client';
import type { CacheTable } from '../lib/cache.ts';

/** Commands that may wait for a server that cannot be reached. */
const maxQueuedCommands = 10_000;

/** A cache in Redis. `timeoutMs` limits the time to connect and the time until a command is sent. */
export function redisCacheTable(url: string, timeoutMs: number, onError: (error: unknown) => void): CacheTable {
  const client = createClient({
    url,
    commandsQueueMaxLength: maxQueuedCommands,
    commandOptions: { timeout: timeoutMs },
    socket: { connectTimeout: timeoutMs },
  });
  client.on('error', onError);
  // Reconnects by itself: commands wait meanwhile, or time out.
  client.connect().catch(onError);
  const keyOf = (key: string): string => `bellbuoy:${key}`;
  return {
    get: async (key) => (await client.get(keyOf(key))) ?? undefined,
    set: async (key, json, ttlMs) => void (await client.set(keyOf(key), json, { PX: ttlMs })),
    // By force: a graceful close would wait for an unreachable server for ever.
    close: async () => client.destroy(),
  };
}
