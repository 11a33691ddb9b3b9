import { sql } from 'kysely';
import type { Rate, RateLimiter } from '../lib/rate-limiter.ts';
import type { Database } from './database.ts';
import { put } from './statements.ts';

/** The token bucket of `lib/rate-limiter.ts` in a row of Postgres, shared by processes. It uses the clock of the database. */
export function createSharedRateLimiter(database: Database, name: string, rate: Rate): RateLimiter {
  const spacingMs = 1000 / rate.perSecond;
  const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)`;
  const earliestNextAt = sql<number>`greatest(rate_limits.next_at, ${nowMs} - ${sql.lit(rate.burst * spacingMs)})`;
  let isInserted = false;
  const ensureRow = async (): Promise<void> => {
    if (isInserted) return;
    await put(database, 'rate_limits', { name, next_at: 0 });
    isInserted = true;
  };
  const set = async (next: ReturnType<typeof sql<number>>): Promise<void> => {
    await ensureRow();
    await database.updateTable('rate_limits').set({ next_at: next }).where('name', '=', name).execute();
  };

  return {
    async take(wanted) {
      await ensureRow();
      // One statement reads and writes a row that it locks, so that two processes never take the same token.
      const { rows } = await sql<{ count: number }>`
        with before as (
          select ${earliestNextAt} as next_at, ${nowMs} as now_ms from rate_limits where name = ${name} for update
        ), taken as (
          select next_at, greatest(0, least(${sql.lit(wanted)}, floor((now_ms - next_at) / ${sql.lit(spacingMs)}))) as count
          from before
        )
        update rate_limits
        set next_at = case when taken.count > 0 then taken.next_at + taken.count * ${sql.lit(spacingMs)} else rate_limits.next_at end
        from taken
        where rate_limits.name = ${name}
        returning taken.count::int as count`.execute(database);
      return rows[0]?.count ?? 0;
    },
    consume: (count) => set(sql<number>`${earliestNextAt} + ${sql.lit(count * spacingMs)}`),
    pause: (ms) => set(sql<number>`greatest(rate_limits.next_at, ${nowMs} + ${sql.lit(ms)})`),
  };
}
