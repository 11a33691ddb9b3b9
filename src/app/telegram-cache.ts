import { createHmac } from 'node:crypto';
import type { Cache } from '../lib/cache.ts';
import type { Resources } from './resources.ts';

/** What only this bot knows. Its keys name chats, and are hashed, since the file is not erased when people ask for it. */
export async function telegramCache(
  { cache, secret }: Pick<Resources, 'cache' | 'secret'>,
  bot: string,
): Promise<Cache> {
  const { get, set } = await cache();
  const hashed = (key: string): string =>
    `telegram ${createHmac('sha256', secret()).update(`${bot} ${key}`).digest('base64url')}`;
  return { get: (key) => get(hashed(key)), set: (key, value, ttlMs) => set(hashed(key), value, ttlMs) };
}

/** The numeric id of a bot, which its token begins with. */
export function botOf(token: string): string {
  return token.split(':')[0] ?? token;
}
