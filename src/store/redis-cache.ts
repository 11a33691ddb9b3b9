import { createClient } from '@redis/client';
import type { CacheTable } from './cache.ts';

/** Commands that may wait for a server that cannot be reached. */
const maxQueuedCommands = 10_000;

const prefix = 'bellbuoy:';

/**
 * Keys of Redis, each with its expiry before its text. `timeoutMs` limits the time to connect and the time until a command is
 * sent. `onError` is called where the connection breaks.
 */
export function redisCacheTable(url: string, timeoutMs: number, onError: (error: unknown) => void): CacheTable {
  const client = createClient({
    url,
    commandsQueueMaxLength: maxQueuedCommands,
    commandOptions: { timeout: timeoutMs },
    socket: { connectTimeout: timeoutMs },
  });
  client.on('error', onError);
  let connected: Promise<unknown> | undefined;
  const connect = (): Promise<unknown> => {
    connected ??= client.connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };
  return {
    async get(key) {
      await connect();
      const stored = await client.get(prefix + key);
      if (stored === null) return undefined;
      const end = stored.indexOf(' ');
      return Number(stored.slice(0, end)) > Date.now() ? stored.slice(end + 1) : undefined;
    },
    async set(key, text, expires) {
      await connect();
      await client.set(prefix + key, `${expires} ${text}`, {
        expiration: { type: 'PX', value: Math.max(1, Math.ceil(expires - Date.now())) },
      });
    },
    /** By force: a graceful close would wait for an unreachable server for ever. */
    async close() {
      client.destroy();
    },
  };
}
