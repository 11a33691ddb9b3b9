import { sql } from 'kysely';

/** The clock of Postgres, ms: processes on several machines compare leases by it. */
export const databaseClockMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Longer than the timeouts of composing and sending together, 15 s and 10 s. */
export const leaseMs = 30_000;
