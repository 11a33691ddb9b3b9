import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

/** Waiting longer for a free connection helps nobody who asks, ms. */
const connectMs = 5000;
const mostConnections = 10;
/** OID of `bigint`, which the driver gives as text because it may exceed a double: ours hold milliseconds. */
const bigintOid = 20;

/** Kysely's dialect over a pool of Postgres connections. `onError` hears of a connection that broke while it was idle. */
export function postgresDialect(url: string, onError: (error: unknown) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: connectMs,
    types: {
      getTypeParser: (oid: number) => (oid === bigintOid ? Number : types.getTypeParser(oid)),
    },
  });
  pool.on('error', onError);
  // Between two statements of a transaction a connection is idle as well, and its pool does not listen then: without
  // this, a server that goes away at that moment would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return new PostgresDialect({ pool });
}
