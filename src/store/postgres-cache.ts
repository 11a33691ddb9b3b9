import type { KeyvBridgeStore } from 'keyv';
import { Pool } from 'pg';

const connectMs = 1000;
const mostConnections = 4;
const clearExpiredEveryMs = 3_600_000;

/**
 * A table of Postgres as a store for Keyv. Unlogged: quick to write, and empty after a crash of the server, as a cache
 * may be. Keyv's own adapter ends the process when the server closes a connection that nobody uses: its pool has no
 * ear for errors.
 */
export function postgresCacheTable(url: string, onError: (error: unknown) => void): KeyvBridgeStore {
  const pool = new Pool({ connectionString: url, max: mostConnections, connectionTimeoutMillis: connectMs });
  pool.on('error', onError);
  let made: Promise<unknown> | undefined;
  const query = async (text: string, values: readonly unknown[] = []) => {
    made ??= pool.query(table).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    await made;
    return pool.query<{ value: string }>(text, [...values]);
  };
  const clearExpired = setInterval(() => {
    query('DELETE FROM bellbuoy_cache WHERE expires <= $1', [Date.now()]).catch(onError);
  }, clearExpiredEveryMs).unref();

  return {
    async get(key: string) {
      const { rows } = await query('SELECT value FROM bellbuoy_cache WHERE key = $1 AND expires > $2', [
        key,
        Date.now(),
      ]);
      return rows[0]?.value;
    },
    async set(key: string, value: unknown, ttlMs: number) {
      await query(upsert, [key, value, Date.now() + ttlMs]);
      return true;
    },
    async delete(key: string) {
      const { rowCount } = await query('DELETE FROM bellbuoy_cache WHERE key = $1', [key]);
      return rowCount === 1;
    },
    async clear() {
      await query('DELETE FROM bellbuoy_cache');
    },
    async disconnect() {
      clearInterval(clearExpired);
      await pool.end();
    },
  };
}

/** Two processes that start at once may both find no table: the lock lets one of them wait for the other. */
const table = `
  BEGIN;
  SELECT pg_advisory_xact_lock(hashtext('bellbuoy_cache'));
  CREATE UNLOGGED TABLE IF NOT EXISTS bellbuoy_cache (key text PRIMARY KEY, value text NOT NULL, expires bigint NOT NULL);
  CREATE INDEX IF NOT EXISTS bellbuoy_cache_expires ON bellbuoy_cache (expires);
  COMMIT`;

const upsert = `
  INSERT INTO bellbuoy_cache (key, value, expires) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`;
