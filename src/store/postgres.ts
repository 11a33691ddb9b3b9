import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

/** A request that waits longer for a free connection fails, ms. */
const connectTimeoutMs = 5000;
const maxConnections = 10;
/** OID of `bigint`. The driver returns it as text because it may exceed a double; ours hold milliseconds, which do not. */
const bigintOid = 20;

const nameOfSchema = "select set_config('application_name', 'bellbuoy ' || current_schema(), false)";

/** Kysely's dialect over a pool of Postgres connections. `onError` receives errors of idle connections. */
export function postgresDialect(url: string, onError: (error: unknown) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    // `restore` finds running programs by a connection that stays, with this name.
    min: 1,
    onConnect: async (client) => {
      await client.query(nameOfSchema);
    },
    types: {
      getTypeParser: (oid: number) => (oid === bigintOid ? Number : types.getTypeParser(oid)),
    },
  });
  pool.on('error', onError);
  // Between two statements of a transaction a connection is idle too, but the pool does not listen to it. Without this, a
  // server that stops at that moment would end the process with an unhandled error event.
  pool.on('connect', (client) => client.on('error', onError));
  return new PostgresDialect({ pool });
}
