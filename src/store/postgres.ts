import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, types } from 'pg';
import { Problem } from '../problem.ts';
import { most, ms } from './limits.ts';
import { unavailableOr } from './unavailable.ts';

/** OID of `bigint`. The driver returns it as text because it may exceed a double; ours hold milliseconds, which do not. */
const bigintOid = 20;

const nameOfSchema = "select set_config('application_name', 'bellbuoy ' || current_schema(), false)";

/** Queries reject with `store-unavailable` while the server fails; `onError` has the causes, and errors of idle connections. */
export function postgresDialect(url: string, onError: (error: unknown) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: most.connections,
    connectionTimeoutMillis: ms.connect,
    // `restore` finds running programs by a connection that stays, with this name.
    min: 1,
    onConnect: async (client) => {
      await client.query(nameOfSchema);
    },
    query_timeout: ms.query,
    types: { getTypeParser: (oid: number) => (oid === bigintOid ? Number : types.getTypeParser(oid)) },
  });
  pool.on('error', onError);
  // Between two statements of a transaction a connection is idle too, but the pool does not listen to it. Without this, a
  // server that stops at that moment would end the process with an unhandled error event.
  pool.on('connect', (client) => client.on('error', onError));
  return new PostgresDialect({ pool: explainedPool(pool, onError) });
}

function explainedPool(pool: Pool, onError: (error: unknown) => void): PostgresPool {
  const explain = (error: unknown): never => {
    const explained = unavailableOr(error);
    if (explained !== error) onError(error);
    throw explained;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(explain);
      let isBroken = false;
      const query = (text: string, parameters: readonly unknown[]): Promise<unknown> =>
        client.query(text, [...parameters]).catch((error: unknown) => {
          isBroken = unavailableOr(error) instanceof Problem;
          return explain(error);
        });
      return {
        query: query as PostgresPoolClient['query'],
        // A connection that is broken, or busy with a query that hangs, is closed.
        release: () => client.release(isBroken),
      };
    },
  };
}
