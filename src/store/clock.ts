import { sql, type RawBuilder } from 'kysely';
import { isPostgres, type Database } from './database.ts';

const postgresClockMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const sqliteClockMs = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

/** The clock of the database, UTC ms: processes on several machines compare leases by it. */
export function clockMs(database: Database): RawBuilder<number> {
  return isPostgres(database) ? postgresClockMs : sqliteClockMs;
}
