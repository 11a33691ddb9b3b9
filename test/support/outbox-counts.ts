import type { Database } from '../../src/store/index.ts';

/** How many deliveries of the outbox are in each state; a state without deliveries is absent. */
export async function outboxCounts(database: Database): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('digest_outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
