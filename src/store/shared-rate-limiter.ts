import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The token bucket of `lane.ts` as a row, for processes that share one platform and token. Its clock is the database's. */
export function createSharedRateLimiter(database: Database, name: string, rate: { perSecond: number; burst: number }) {
  const spacingMs = 1000 / rate.perSecond;
  const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)`;
  const rested = sql<number>`greatest(digest_lanes.next_at, ${nowMs} - ${sql.lit(rate.burst * spacingMs)})`;
  let isMade = false;
  const make = async (): Promise<void> => {
    if (isMade) return;
    await database
      .insertInto('digest_lanes')
      .values({ name, next_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    isMade = true;
  };
  const set = async (next: ReturnType<typeof sql<number>>): Promise<void> => {
    await make();
    await database.updateTable('digest_lanes').set({ next_at: next }).where('name', '=', name).execute();
  };

  return {
    async take(wanted: number): Promise<number> {
      await make();
      // Read and written in one statement, on a row that it locks: two processes never take the same token.
      const { rows } = await sql<{ count: number }>`
        with before as (
          select ${rested} as next_at, ${nowMs} as now_ms from digest_lanes where name = ${name} for update
        ), taken as (
          select next_at, greatest(0, least(${sql.lit(wanted)}, floor((now_ms - next_at) / ${sql.lit(spacingMs)}))) as count
          from before
        )
        update digest_lanes
        set next_at = case when taken.count > 0 then taken.next_at + taken.count * ${sql.lit(spacingMs)} else digest_lanes.next_at end
        from taken
        where digest_lanes.name = ${name}
        returning taken.count::int as count`.execute(database);
      return rows[0]!.count;
    },
    spend: (count: number) => set(sql<number>`${rested} + ${sql.lit(count * spacingMs)}`),
    pause: (ms: number) => set(sql<number>`greatest(digest_lanes.next_at, ${nowMs} + ${sql.lit(ms)})`),
  };
}
