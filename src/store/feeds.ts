import { createHmac, randomBytes } from 'node:crypto';
import type { FeedStore } from '../cli/ports.ts';
import type { Feeds } from '../service/ports.ts';
import type { Database } from './database.ts';

/**
 * Secret addresses of calendars in the database. Like a key, a token has 256 random bits, and only its HMAC under the
 * installation's secret is stored. A feed ends with its key.
 */
export function createFeeds(database: Database, secret: string): Feeds & FeedStore {
  const hash = (token: string): string => createHmac('sha256', secret).update(token).digest('hex');
  return {
    async find(token) {
      const row = await database
        .selectFrom('calendar_feeds')
        .innerJoin('api_keys', 'api_keys.id', 'calendar_feeds.key_id')
        .select(['calendar_feeds.query', 'api_keys.id', 'api_keys.daily_quota'])
        .where('calendar_feeds.hash', '=', hash(token))
        .where('calendar_feeds.revoked_at', 'is', null)
        .where('api_keys.revoked_at', 'is', null)
        .executeTakeFirst();
      return row && { account: { id: row.id, quota: row.daily_quota * 2 }, query: row.query };
    },

    async create(keyId, query, now) {
      const key = database.selectFrom('api_keys').select('id').where('id', '=', keyId).where('revoked_at', 'is', null);
      if (!(await key.executeTakeFirst())) return undefined;
      const id = randomBytes(4).toString('hex');
      const token = `bbf_${randomBytes(32).toString('base64url')}`;
      const row = { id, key_id: keyId, hash: hash(token), query, created_at: now, revoked_at: null };
      await database.insertInto('calendar_feeds').values(row).execute();
      return { id, token };
    },

    async list() {
      const rows = await database.selectFrom('calendar_feeds').selectAll().orderBy('created_at').execute();
      return rows.map((row) => ({
        id: row.id,
        keyId: row.key_id,
        query: row.query,
        createdAt: row.created_at,
        revokedAt: row.revoked_at,
      }));
    },

    async revoke(id, now) {
      const result = await database
        .updateTable('calendar_feeds')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
  };
}
