import { sql } from 'kysely';
import type { UpstreamUsage, UsageLimit } from '../sources/upstreams/ports.ts';
import type { Database } from './database.ts';
import { unavailableOr } from './unavailable.ts';

/** Weights are added, then compared, in one transaction: processes that spend at once wait for each other at the first row. */
export function createUpstreamUsage(database: Database): UpstreamUsage {
  return {
    async spend(upstream, weight, limits) {
      if (limits.length === 0) return undefined;
      let exceeded: (typeof limits)[number] | undefined;
      try {
        await database.transaction().execute(async (transaction) => {
          const spent = await add(transaction, upstream, weight, limits);
          exceeded = limits.find(
            ({ limit, spender, begins, ends }) =>
              (spent.find((one) => one.spender === spender && one.length_ms === ends - begins)?.weight ?? 0) >
              limit + rounding,
          );
          if (exceeded) throw new Error('The transaction is undone');
        });
      } catch (error) {
        if (!exceeded) throw unavailableOr(error);
      }
      return exceeded;
    },
  };
}

/** Sums of weights such as 1.1 are not exact. */
const rounding = 1e-6;

/** All rows in one statement, always in the same order, so that two processes never wait for each other in a circle. */
function add(database: Database, upstream: string, weight: number, limits: readonly UsageLimit[]) {
  const rows = limits.map(({ spender, begins, ends }) => ({
    upstream,
    spender,
    length_ms: ends - begins,
    begins,
    weight,
  }));
  // Clocks of machines differ: where another one has begun the next period already, this call counts in that.
  const isSamePeriod = sql<boolean>`upstream_usage.begins between excluded.begins and excluded.begins + excluded.length_ms`;
  return database
    .insertInto('upstream_usage')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['upstream', 'spender', 'length_ms']).doUpdateSet({
        begins: sql<number>`case when ${isSamePeriod} then upstream_usage.begins else excluded.begins end`,
        weight: sql<number>`case when ${isSamePeriod} then upstream_usage.weight else 0 end + excluded.weight`,
      }),
    )
    .returning(['spender', 'length_ms', 'weight'])
    .execute();
}
