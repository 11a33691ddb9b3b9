import { sql } from 'kysely';
import type { ShardLeases } from '../adapters/discord/ports.ts';
import type { Lease } from '../adapters/telegram/ports.ts';
import { utcDayMs } from '../domain/time.ts';
import type { Database } from './database.ts';
import { clockMs } from './clock.ts';
import { ms } from './limits.ts';
import { remove, update } from './statements.ts';

/** A role in a row of the database, under a name. `owner` names this process. It uses the clock of the database. */
export function createLease(database: Database, name: string, owner: string): Lease {
  const until = untilOf(database);
  return {
    leaseMs: ms.lease,
    async hold() {
      // One statement, which locks the row: of two processes only one gets it.
      const { numInsertedOrUpdatedRows: held = 0n } = await database
        .insertInto('leases')
        .values({ name, owner, until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ owner, until })
            .where((eb) => eb.or([eb('leases.owner', '=', owner), eb('leases.until', '<', clockMs(database))])),
        )
        .executeTakeFirstOrThrow();
      return held > 0n;
    },
    async release() {
      await remove(database, 'leases', { name, owner }).execute();
    },
  };
}

function untilOf(database: Database) {
  return sql<number>`${clockMs(database)} + ${sql.lit(ms.lease)}`;
}

const prefix = 'discord ';

/** The roles in serving Discord, each as above. `owner` names this process, and has no other roles. */
export function createShardLeases(database: Database, owner: string): ShardLeases {
  const leaseOf = (name: string): Lease => createLease(database, `${prefix}${name}`, owner);
  return {
    leaseMs: ms.lease,
    async renew() {
      const until = untilOf(database);
      await update(database, 'leases', { owner }).set({ until }).execute();
      // Killed processes leave theirs under names that nobody takes again.
      const longAgo = sql<number>`${clockMs(database)} - ${sql.lit(utcDayMs)}`;
      await database.deleteFrom('leases').where('name', 'like', `${prefix}%`).where('until', '<', longAgo).execute();
      const all = database.selectFrom('leases').select(['name', 'owner']).where('name', 'like', `${prefix}%`);
      const live = await all.where('until', '>=', clockMs(database)).orderBy('name').execute();
      return new Map(live.map((row) => [row.name.slice(prefix.length), row.owner === owner]));
    },
    take: (name) => leaseOf(name).hold(),
    release: (name) => leaseOf(name).release(),
  };
}
