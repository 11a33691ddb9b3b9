import { Pool, type QueryResult } from 'pg';
import type { CacheTable } from './cache-table.ts';

const maxConnections = 4;
const clearExpiredIntervalMs = 3_600_000;

/**
 * A cache in a table of Postgres. `timeoutMs` limits the time to connect and that of a query. The table is unlogged: quick to
 * write, and empty after a crash of the server.
 */
export function postgresCache(url: string, timeoutMs: number, onError: (error: unknown) => void): CacheTable {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: timeoutMs,
    // The pool closes a connection whose query failed, so that none stays busy with a query that hangs.
    query_timeout: timeoutMs,
  });
  pool.on('error', onError);
  const query = queryOn(pool);
  const clearExpired = setInterval(() => {
    query('DELETE FROM bellbuoy_cache WHERE expires <= $1', [Date.now()]).catch(onError);
  }, clearExpiredIntervalMs).unref();

  return {
    get: async (key) => (await query('SELECT value FROM bellbuoy_cache WHERE key = $1', [key])).rows[0]?.value,
    set: (key, text, expires) => query(upsert, [key, text, expires]),
    async prune(maxBytes) {
      const first = Math.floor(Math.random() * prunedParts);
      for (let part = first; part < first + prunedParts; part++) {
        const { rows } = await query('SELECT coalesce(sum(pg_column_size(value)), 0) AS value FROM bellbuoy_cache');
        if (Number(rows[0]?.value) <= maxBytes) return;
        await query(deletePart, [prunedParts, part % prunedParts]);
      }
    },
    async close() {
      clearInterval(clearExpired);
      await pool.end();
    },
  };
}

type Query = (text: string, values?: readonly unknown[]) => Promise<QueryResult<{ value: string }>>;

/** Queries the table, which the first query creates. */
function queryOn(pool: Pool): Query {
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

/** One of ten parts is deleted at once, by the hashes of the keys. */
const prunedParts = 10;
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
