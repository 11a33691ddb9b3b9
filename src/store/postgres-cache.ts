import type { KeyvBridgeStore } from 'keyv';
import { Pool, type QueryResult } from 'pg';
import { most, ms } from './limits.ts';

/**
 * A store for Keyv in a table of Postgres. `timeoutMs` limits the time to connect and that of a query. The table is
 * unlogged: quick to write, and empty after a crash of the server.
 *
 * Keyv's own adapter cannot be used: its pool has no error listener, so that the process ends when the server closes an
 * idle connection.
 */
export function postgresCacheTable(
  url: string,
  timeoutMs: number,
  onError: (error: unknown) => void,
): { store: KeyvBridgeStore; prune(maxBytes: number): Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: most.cacheConnections,
    connectionTimeoutMillis: timeoutMs,
    // The pool closes a connection whose query failed, so that none stays busy with a query that hangs.
    query_timeout: timeoutMs,
  });
  pool.on('error', onError);
  const query = queryOn(pool);
  const clearExpired = setInterval(() => {
    query('DELETE FROM bellbuoy_cache WHERE expires <= $1', [Date.now()]).catch(onError);
  }, ms.clearExpired).unref();

  const store: KeyvBridgeStore = {
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
  return {
    store,
    async prune(maxBytes) {
      const first = Math.floor(Math.random() * most.prunedParts);
      for (let part = first; part < first + most.prunedParts; part++) {
        const { rows } = await query('SELECT coalesce(sum(pg_column_size(value)), 0) AS value FROM bellbuoy_cache');
        if (Number(rows[0]?.value) <= maxBytes) return;
        await query(deletePart, [most.prunedParts, part % most.prunedParts]);
      }
    },
  };
}

/** Queries the table, which the first query creates. */
function queryOn(pool: Pool): (text: string, values?: readonly unknown[]) => Promise<QueryResult<{ value: string }>> {
  let created: Promise<unknown> | undefined;
  return async (text, values = []) => {
    created ??= pool.query(createTable).catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    await created;
    return pool.query(text, [...values]);
  };
}

const deletePart = 'DELETE FROM bellbuoy_cache WHERE mod(abs(hashtext(key)::bigint), $1) = $2';

/** The lock serialises processes that start together and both find no table. */
const createTable = `
  BEGIN;
  SELECT pg_advisory_xact_lock(hashtext('bellbuoy_cache'));
  CREATE UNLOGGED TABLE IF NOT EXISTS bellbuoy_cache (key text PRIMARY KEY, value text NOT NULL, expires bigint NOT NULL);
  CREATE INDEX IF NOT EXISTS bellbuoy_cache_expires ON bellbuoy_cache (expires);
  COMMIT`;

const upsert = `
  INSERT INTO bellbuoy_cache (key, value, expires) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`;
