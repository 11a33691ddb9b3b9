import { randomBytes } from 'node:crypto';
import type { FeedStore } from '../cli/ports.ts';
import type { Feeds } from '../service/ports.ts';
import { keyHash } from './accounts.ts';
import type { Database } from './database.ts';
import { countOf, rowsOf, update } from './statements.ts';

/** Secret calendar addresses. Of a token, 256 random bits, only an HMAC is stored, as of a key. A feed ends with its key. */
export function createFeeds(database: Database, secret: string): Feeds & FeedStore {
  return {
    async find(token) {
      const row = await database
        .selectFrom('calendar_feeds')
        .innerJoin('api_keys', 'api_keys.id', 'calendar_feeds.key_id')
        .select(['calendar_feeds.query', 'api_keys.id', 'api_keys.daily_quota'])
        .where('calendar_feeds.hash', '=', keyHash(secret, token))
        .where('calendar_feeds.revoked_at', 'is', null)
        .where('api_keys.revoked_at', 'is', null)
        .executeTakeFirst();
      return row && { account: { id: row.id, quota: row.daily_quota * 2 }, query: row.query };
    },

    async create(keyId, query, now) {
      const key = rowsOf(database, 'api_keys', { id: keyId, revoked_at: null }).select('id');
      if (!(await key.executeTakeFirst())) return undefined;
      const id = randomBytes(4).toString('hex');
      const token = `bbf_${randomBytes(32).toString('base64url')}`;
      const row = { id, key_id: keyId, hash: keyHash(secret, token), query, created_at: now, revoked_at: null };
      await database.insertInto('calendar_feeds').values(row).execute();
      return { id, token };
    },

    list: () =>
      database
        .selectFrom('calendar_feeds')
        .select(['id', 'key_id as keyId', 'query', 'created_at as createdAt', 'revoked_at as revokedAt'])
        .orderBy('created_at')
        .execute(),

    async revoke(id, now) {
      const inUse = update(database, 'calendar_feeds', { id, revoked_at: null });
      return (await countOf(inUse.set({ revoked_at: now }))) > 0;
    },
  };
}
