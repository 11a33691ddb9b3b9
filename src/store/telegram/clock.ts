import { sql, type RawBuilder } from 'kysely';
import { isPostgres, type Database } from '../database.ts';
import { databaseClockMs } from '../outbox/leases.ts';

const sqliteClockMs = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

/** The clock of the database, UTC ms: processes on several machines compare leases by it. */
export function clockMs(database: Database): RawBuilder<number> {
  return isPostgres(database) ? databaseClockMs : sqliteClockMs;
}
