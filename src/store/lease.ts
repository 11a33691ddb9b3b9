import { sql } from 'kysely';
import type { Lease } from '../adapters/telegram/ports.ts';
import type { Database } from './database.ts';
import { clockMs } from './clock.ts';
import { remove } from './statements.ts';

/** Another process takes over so long after one was killed; the holder renews it every third of this. */
const leaseMs = 15_000;

/** A role in a row of the database, under a name. `owner` names this process. It uses the clock of the database. */
export function createLease(database: Database, name: string, owner: string): Lease {
  const now = clockMs(database);
  const until = sql<number>`${now} + ${sql.lit(leaseMs)}`;
  return {
    leaseMs,
    async hold() {
      // One statement, which locks the row: of two processes only one gets it.
      const { numInsertedOrUpdatedRows: held = 0n } = await database
        .insertInto('leases')
        .values({ name, owner, until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ owner, until })
            .where((eb) => eb.or([eb('leases.owner', '=', owner), eb('leases.until', '<', now)])),
        )
        .executeTakeFirstOrThrow();
      return held > 0n;
    },
    async release() {
      await remove(database, 'leases', { name, owner }).execute();
    },
  };
}
