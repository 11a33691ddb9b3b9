import type { Cache } from '../lib/cache.ts';
import type { Resources } from './resources.ts';

/** The part of the cache for what only this bot knows, such as the ids of files, which differ between bots. */
export async function telegramCache({ cache }: Pick<Resources, 'cache'>, bot: string): Promise<Cache> {
  const { get, set } = await cache();
  return {
    get: (key) => get(`telegram ${bot} ${key}`),
    set: (key, value, ttlMs) => set(`telegram ${bot} ${key}`, value, ttlMs),
  };
}

/** The numeric id of a bot, which its token begins with. */
export function botOf(token: string): string {
  return token.split(':')[0] ?? token;
}
